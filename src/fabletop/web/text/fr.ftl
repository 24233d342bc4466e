### The house: French

## Pages

title-shelf = Jeux de société au pays des contes
title-new = Nouvelle table
skip-link = Aller au jeu
label-loading = Un instant…
label-language = Langue
label-colour = Ta couleur et ta forme
label-own-things = Ce que tu as en main

## Lists

list-and = { $list } et { $last }
list-and-i = { $list } et { $last }
list-times = { $count } × { $thing }
labelled = { $label } : { $value }

## The shelf

shelf-title = Prends place !
shelf-line = Des jeux de société inspirés des contes, à partager en famille ou entre amis. Sans compte : un lien suffit.
shelf-code = Tu as un code de table ?
shelf-tables = Tes tables
shelf-players = { $least } à { $most } joueurs
shelf-step-1 = Choisis un jeu et crée une table.
shelf-step-2 = Partage le lien, le code ou le QR code.
shelf-step-3 = Complète les places libres avec des bots.

## A new table

new-chairs = Combien de joueurs ?
new-chairs-help = Chaque place accueille une personne ou un bot.
new-clock = Temps de réflexion
new-clock-off = Sans chrono
new-clock-on = Avec chrono
new-clock-off-help = Chacun prend son temps. Idéal en famille et entre amis.
new-clock-on-help = Si quelqu’un met trop de temps, le jeu joue à sa place.
new-more = Plus d’options
new-choose = Je choisis
new-chosen = Sélection : { $chosen } sur { $wanted }
number-other = Autre…
number-less = Moins
number-more = Plus

## The lobby

lobby-title = { $game }, table { $code }
lobby-chairs = Autour de la table
lobby-full = Toutes les places sont prises. Reste donc regarder la partie !
lobby-ready = On peut commencer !
options-title = Options
option-chip = { $label } :
setting-true = Oui
setting-false = Non
lobby-waiting = { $count ->
    [one] Encore { $count } place libre
   *[other] Encore { $count } places libres
}
sit-name = Comment t’appelles-tu ?
sit-name-other = Qui d’autre joue sur cet appareil ?
chair-number = Place { $number }
chair-title = Place { $number }
chair-free = libre
chair-empty = Place { $number } : libre
chair-person = Place occupée par { $name }
chair-own = { $name } (toi)
chair-bot = { $name } (bot)
chair-yours = Ta place
chair-online = en ligne
chair-offline = hors ligne
chair-slow = connexion lente
chair-share-help = Vous êtes plusieurs sur cet appareil ? Donne à chacun sa propre place ici : vous vous passerez l’appareil à tour de rôle.
chair-bot-title = Ajouter un bot
chair-share = Quelqu’un d’autre sur cet appareil
seat-colour-0 = bleu ciel, triangle
seat-colour-1 = or, rond
seat-colour-2 = violet, carré
seat-colour-3 = menthe, losange
seat-colour-4 = corail, croix
seat-colour-5 = rose, étoile

## Bots

bot-random = Tourbillon
bot-random-help = Joue complètement au hasard. Parfait pour un premier essai.
bot-easy = Apprenti
bot-easy-help = Joue bien, mais oublie des choses.
bot-greedy = Grand vizir
bot-greedy-help = N’oublie rien et se jette toujours sur le meilleur coup.
bot-level = Niveau { $level } sur 5

## Inviting

invite-title = Inviter du monde
invite-text = Viens jouer avec nous ! Voici le code de notre table : { $code }
invite-qr = QR code de la table { $code }
invite-copied = Copié !
invite-closed = Pour l’instant, le code seul ne permet pas de rejoindre la table. Le lien et le QR code, eux, marchent toujours.
invite-locked = La table est verrouillée : personne ne peut plus la rejoindre tant que l’hôte ne la déverrouille pas.

## At the table

your-turn = À toi de jouer
your-turn-of = { $name }, à toi de jouer
your-turn-together = À vous de jouer
ask-anything = À toi de choisir
wait-anything = { $count ->
    [one] { $seats } réfléchit
   *[other] { $seats } réfléchissent
}
players-count = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
clock-left = { $count ->
    [one] plus que { $count } seconde
   *[other] plus que { $count } secondes
}
clock-soon = Ton temps est presque écoulé !
chip-turn = c’est son tour
chip-you = toi
chip-away = pas là : le pilote automatique joue
chip-stood-in = un bot a pris le relais
who-title = Joueurs
story-title = Le fil de la partie
story-empty = Rien pour l’instant. L’histoire ne fait que commencer…
away-banner = Le pilote automatique joue pour { $name }
stood-in-banner = Un bot joue pour { $name }
back-soon = { $name } reprend la main dans un instant
line-lost = Connexion coupée, mais rien n’est perdu. Reconnexion en cours…
why-allowed = Oui, tu peux !

## Talking

talk-title = Dire quelque chose
talk-who = Qui parle ?
talk-said = Discussion
talk-placeholder = Écris un message
phrase-hmm = Hmm…
phrase-one-more = Allez, encore une !
phrase-well-done = Bien joué !
phrase-oh-no = Oh non !
phrase-thanks = Merci !
phrase-wait = Attends un peu !

## The curtain

curtain-title = Passe l’appareil à { $name }
curtain-text = Les autres, on ne regarde pas !

## Leaving

leave-title = Partir pour de bon ?
leave-text = Tu perdras ta place et toute autre place de cet appareil. Pour une simple pause, ferme la page et reviens plus tard.

## The menu

menu-title = Menu
menu-sound = Son
menu-calm = Réduire les animations
menu-banter = Les bots bavardent

## Nobody there

unknown-title = Aucune table avec le code « { $code } »
unknown-text = Vérifie le code ou demande le lien. Si la partie a commencé, l’hôte peut autoriser de nouveau l’accès par code.
guesses-title = Trop de codes erronés
away-title = Serveur injoignable
away-text = Vérifie ta connexion et réessaie dans un moment.
nogame-title = Jeu introuvable
nogame-text = Nous n’avons aucun jeu de ce nom. Jette un œil à ceux que nous avons.
nowhere-title = Au milieu du désert
nowhere-text = Il n’y a aucune page à cette adresse : rien que du sable et des étoiles.
too-old = Ce navigateur est trop ancien pour nos jeux. Mets-le à jour ou ouvre cette page avec Safari { $safari }, Firefox { $firefox }, Chrome { $chrome } ou une version plus récente.

## Credits

credits-title = Crédits
credits-text = Fabletop s’appuie sur le travail de beaucoup de monde. Merci !
credits-house = Fabletop utilise ces bibliothèques libres :
credits-licences = Textes complets des licences
credits-faces = Les textes sont composés avec ces polices libres :

## Buttons

button-again = Réessayer
button-back = Me revoilà
button-board = Voir le plateau
button-close = Fermer
button-copy = Copier le lien
button-fill = { $count ->
    [one] Ajouter un bot
   *[other] Compléter avec des bots
}
button-forget = Retirer la table { $code } de la liste
button-join = Rejoindre
button-leave = Quitter la table
button-make = Créer la table
button-menu = Menu
button-mine = Je suis { $name }
button-new = Nouvelle table
button-play = Jouer
button-qr = QR code
button-result = Voir le résultat
button-save = Enregistrer
button-say = Envoyer
button-send-away = Retirer le bot
button-share = Partager le lien
button-shelf = Tous les jeux
button-sit = Prendre place
button-sit-here = Prendre cette place
button-stand = Libérer ma place
button-start = Lancer la partie
button-stay = Rester

## Why not

refusal-unknown = Ce n’est pas possible pour l’instant.
refusal-bad-message = Il y a eu un souci. Recharge la page et réessaie.
refusal-too-long = C’est trop long. Fais plus court !
refusal-too-fast = Pas si vite ! Attends un instant et réessaie.
refusal-hello-first = Connexion en cours…
refusal-no-such-table = Aucune table n’a ce code.
refusal-not-saved = La partie ne peut pas être enregistrée pour l’instant. Rien n’est perdu : réessaie dans un moment.
refusal-failed = Un souci de notre côté : la dernière action n’a pas été prise en compte. Réessaie !
refusal-table-damaged = Cette table ne peut pas s’ouvrir pour l’instant. La partie, elle, est bien conservée.
refusal-no-such-game = Nous n’avons pas ce jeu.
refusal-too-many-tables = Tu as créé beaucoup de tables. Attends un peu avant d’en créer une autre.
refusal-too-many-guesses = Trop de codes erronés. Réessaie dans { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}, ou utilise le lien.
refusal-no-room = Le serveur est complet pour l’instant. Réessaie plus tard.
refusal-bad-token = Cet appareil n’a plus de place à cette table. Choisis-en une à nouveau.
refusal-bad-name = Un nom doit avoir de 1 à 20 caractères visibles. Essaie autre chose.
refusal-seat-taken = Cette place est déjà prise. Choisis-en une autre.
refusal-no-such-seat = Cette place n’existe pas à cette table.
refusal-not-your-seat = C’est la place de quelqu’un d’autre.
refusal-game-running = La partie a déjà commencé.
refusal-not-started = La partie n’a pas encore commencé.
refusal-chairs-empty = Il reste au moins une place libre. Attends quelqu’un ou ajoute un bot, puis lance la partie.
refusal-no-such-bot = Ce bot n’existe pas dans ce jeu.
refusal-stood-in = Le bot termine un coup à ta place. Ensuite, c’est de nouveau toi qui joues.
refusal-muted = La discussion est coupée pour l’instant. Attends qu’elle soit rouverte.

## How to play, and how it went for you

menu-help = Comment jouer
ending-you = { $rank ->
    [1] { $points ->
        [one] Tu gagnes avec { $points } point !
       *[other] Tu gagnes avec { $points } points !
    }
   *[other] { $points ->
        [one] Tu termines { $rank }e avec { $points } point
       *[other] Tu termines { $rank }e avec { $points } points
    }
}

## Taking back, and coming back

undo-ask = Annuler le coup
undo-asks = { $name } voudrait annuler son dernier coup
undo-waiting = Ton coup sera annulé dès que tout le monde sera d’accord. On attend encore { $names }.
undo-waits = On attend : { $names }
undo-withdraw = Retirer ma demande
undo-agree = D’accord
undo-refuse = Non
undo-done = Coup annulé
undo-not-done = Rien n’a été annulé
recap-title = Pendant ton absence
recap-skip = Touche l’écran pour passer

## Stickers and silence

phrase-sticker-laugh = éclat de rire
phrase-sticker-cry = en larmes
phrase-sticker-clap = bravo
phrase-sticker-heart = j’adore
phrase-sticker-thumb = pouce levé
phrase-sticker-think = je réfléchis
phrase-sticker-surprise = quelle surprise
phrase-sticker-sleep = je m’endors
mute-title = Mettre un joueur en sourdine
mute-help = À cette table, tu ne verras et n’entendras plus les messages de ce joueur. Personne ne saura que tu l’as mis en sourdine.
mute-person = Mettre { $name } en sourdine

## What bots say

phrase-bot-good-1 = Voilà qui me plaît !
phrase-bot-good-2 = Ça, je prends, merci.
phrase-bot-bad-1 = Aïe. C’est bien ma chance.
phrase-bot-bad-2 = Bon, je l’ai bien cherché.
phrase-bot-praise-1 = Joli coup !
phrase-bot-praise-2 = Eh bien, bravo !
phrase-bot-comfort-1 = Pas de chance !
phrase-bot-comfort-2 = Ça arrive à tout le monde.
phrase-bot-won = C’était chouette ! On remet ça ?
phrase-bot-lost = Dommage ! On réessaie ?
phrase-bot-congratulations = Félicitations, bien joué !

## Help for one chair

help-title = Coups de pouce
help-text = Tu peux modifier ces coups de pouce à tout moment. Tout le monde voit qui en profite.
help-time = Temps de réflexion
help-time-usual = Normal
help-time-double = Double
help-time-endless = Illimité
help-time-usual-help = Le même chrono que tout le monde.
help-time-double-help = Deux fois plus de temps au chrono.
help-time-endless-help = Pas de chrono : les autres attendent.
help-hints = Conseils
help-hints-help = Ajoute un bouton qui montre ce qu’un bot jouerait.
help-large = Texte plus grand
help-large-help = Des lettres plus grosses sur l’appareil de ce joueur.
help-calm = Pas besoin d’aller vite
help-calm-help = Dans les épreuves de rapidité, le jeu compte toujours à ce joueur un temps de réaction moyen, qu’il soit rapide ou lent.
help-has-double = temps double
help-has-endless = temps illimité
help-has-hints = peut demander conseil
help-has-large = texte plus grand
help-has-calm = pas besoin d’aller vite
hint-ask = Un conseil ?
hint-title = Le conseil d’un bot :
hint-do = Je joue ça
hint-thanks = Merci !

## Resting and ending early

rest-title = Partie en pause
rest-text = La partie reprendra quand l’hôte le décidera.
rest-text-host = Relance la partie quand tout le monde sera revenu.
rest-resume = Reprendre
ended-title = Partie interrompue
ended-text = L’hôte a mis fin à la partie. Pas de gagnant, pas de perdant.
refusal-locked = Cette table est verrouillée. Demande à l’hôte de la déverrouiller.
refusal-sent-away = L’hôte préfère jouer sans spectateurs.
refusal-no-such-record = Cette partie n’est plus disponible.
refusal-paused = La partie est en pause. Attends que l’hôte la relance.
refusal-ended = L’hôte a mis fin à cette partie.
refusal-not-over = La partie n’est pas encore terminée.
refusal-damaged = { $move ->
    [none] Ce fichier a été modifié, ou ce n’est pas une partie Fabletop.
    [0] Le début de ce fichier a été modifié.
   *[other] Ce fichier a été modifié au coup { $move }.
}
refusal-host-only = Seul l’hôte peut faire ça.
refusal-no-undo = Il n’y a aucun coup à annuler, ou quelque chose a été révélé depuis ton dernier coup.
refusal-no-hints = Les conseils sont désactivés pour ce joueur. Active-les dans « Coups de pouce ».
refusal-bad-ticket = Ce code n’est plus valable. Affiches-en un nouveau sur l’ancien appareil.
refusal-not-now = Pas tout de suite. Réessaie dans un instant.
refusal-still-here = { $seconds ->
    [0] { $name } est encore là. Tu ne peux libérer une place que si le joueur a quitté la table pour de bon ou s’il est hors ligne depuis deux minutes.
    [one] { $name } n’est hors ligne que depuis peu. Tu pourras libérer sa place dans { $seconds } seconde.
   *[other] { $name } n’est hors ligne que depuis peu. Tu pourras libérer sa place dans { $seconds } secondes.
}
refusal-played-already = Dans cette partie, tu as déjà eu une autre place : celle-ci est réservée à quelqu’un de nouveau. À la prochaine partie, tu pourras t’asseoir où tu veux.
refusal-sit-first = Prends d’abord une place. Tu pourras ensuite ajouter d’autres joueurs.
refusal-name-taken = Quelqu’un a déjà ce nom, ou presque. Choisis-en un autre, sinon on va vous confondre.
refusal-table-full = Il y a trop de spectateurs pour l’instant. Réessaie plus tard.
refusal-long-evening = { $most ->
    [one] On ne peut jouer que { $most } partie à une même table. Crée une nouvelle table pour la suivante.
   *[other] On ne peut jouer que { $most } parties à une même table. Crée une nouvelle table pour la suivante.
}

## The door: television, host, moving, notices

tv-join = Viens jouer !
tv-address = ou ouvre { $address } et saisis le code
tv-late = Rejoins la partie !
tv-touch = Activer le son et le plein écran
tv-full = Plein écran
tv-window = Quitter le plein écran
tv-leave = Jouer plutôt sur cet écran
tv-show = Afficher sur une TV
tv-show-text = Ouvre cette adresse sur la TV : elle montre le plateau à tout le monde. Sur son téléphone, chacun voit ce qu’il a en main.
tv-here = Afficher sur cet écran
host-title = Gérer la table
host-you = Tu es l’hôte
host-locked = Verrouiller la table
host-door = Autoriser l’accès par code
host-dismiss = Exclure les spectateurs
host-dismiss-question = Exclure tous les spectateurs ? La table sera aussi verrouillée : personne d’autre ne pourra la rejoindre.
watchers = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
host-chat = Discussion libre, si le jeu le permet
host-banter = Les bots bavardent de temps en temps
host-slow = Sans chrono, pour jouer sur plusieurs jours
host-clock = Chrono : si quelqu’un met trop de temps, le jeu joue à sa place
host-paused = Mettre la partie en pause
host-swap = Échanger deux places
host-swap-this = Échanger cette place
host-free = Libérer la place
host-free-lobby = Retirer { $name } de la table ? Cette personne pourra revenir, sauf si tu verrouilles la table.
host-free-play = Libérer la place occupée par { $name } ? Un bot jouera en attendant que quelqu’un de nouveau la prenne, sauf si les options disent autre chose. Tout le monde sera prévenu.
host-bot = Faire jouer un bot
host-bot-level = Quel bot jouera pour { $name } ?
host-end = Arrêter la partie
host-end-question = Arrêter la partie pour tout le monde ? C’est définitif.
swap-first = Touche une des deux places à échanger
swap-second = Échange : { $name }. Touche maintenant l’autre place.
chair-host = hôte
chair-free-now = libre pour un nouveau joueur
free-chair = Remplacer { $name }
free-chair-title = Prendre cette place
free-chair-text = Un bot joue pour { $name }. Prends cette place et continue la partie là où elle en est.
move-title = Continuer sur un autre appareil
move-who = Quel joueur change d’appareil ?
move-text = Sur l’autre appareil, scanne ce code ou ouvre le lien. Ta place te suit.
move-once = Ce code ne marche qu’une fois, pendant dix minutes. Ne le montre à personne d’autre.
move-qr = QR code pour changer d’appareil
move-failed = Ça n’a pas marché. Vérifie ta connexion.
seat-moved = { $name } joue maintenant sur un autre appareil. Sa place n’est plus sur celui-ci.
seat-freed = L’hôte a libéré la place occupée par { $name }, qui peut toujours regarder la partie.
notice-chair-freed = { $by } a libéré la place occupée par { $name }. Un bot joue en attendant que quelqu’un la prenne.
notice-chair-left = { $by } a libéré la place occupée par { $name }, qui ne joue plus dans cette partie.
notice-chair-taken = { $by } joue désormais pour { $name }.
notice-clock-answered = Le temps est écoulé : le jeu a joué pour { $name }.
notice-turn = Me prévenir quand c’est à moi
notice-none = Ce navigateur ne peut pas afficher de notifications ici : il faut un navigateur qui le permette et une adresse sécurisée (https).
notice-refused = Ton navigateur bloque les notifications. Tu peux les autoriser dans ses réglages, pour ce site.
locked-title = Cette table est verrouillée
locked-text = Demande à l’hôte de déverrouiller la table, puis réessaie.
sent-away-title = Les joueurs préfèrent rester entre eux
sent-away-text = L’hôte n’accepte plus de spectateurs à cette table. Merci d’avoir regardé !
full-title = Cette table est complète
full-text = Il y a trop de spectateurs pour l’instant. Réessaie plus tard.
shelf-seen = dernière visite : { $ago }
shelf-over = partie terminée
button-no = Non
button-cancel = Annuler
button-move-here = Passer à cette place
button-move-name = Placer { $name } ici

## Les règles, et une première partie avec un guide

rules-title = Règles
rules-of = { $game } : les règles
rules-short = Le jeu en une minute
rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-places = { $count ->
    [0] Aucun résultat. Essaie un autre mot.
    [one] { $count } résultat
   *[other] { $count } résultats
}
rules-print = Imprimer
rules-page = Ouvrir les règles dans un nouvel onglet
rules-clause = Règle
rules-english = Ces règles ne sont pas encore traduites. Les voici en anglais.
rules-none = Les règles ne peuvent pas s’afficher pour l’instant.
learn-button = Apprendre en jouant
learn-text = Ta première partie, avec des bots et sans chrono. Un guide t’explique tout au fur et à mesure.
learn-begin = C’est parti !
learn-name = Robin
learn-afresh = Tout réexpliquer depuis le début
guide-title = Guide
guide-next = Compris !
guide-play = Tu sais jouer : à toi !
guide-close = Fermer le guide. Tu peux le rouvrir depuis le menu.
guide-switch = Expliquer le jeu en cours de partie

## Après la partie, la soirée, une image à garder, statistiques, la maison sur son appareil

after-links = Et maintenant ?
again-button = Rejouer
again-wait = C’est à { $name } de lancer la partie suivante
again-starts = La prochaine partie commencera quand tout le monde sera là. On attend encore { $names }.
again-nobody = Il n’y a personne pour lancer la partie suivante
course-title = Le fil de la partie
again-other = Un autre jeu
again-other-title = À quoi joue-t-on maintenant ?
again-other-text = Les mêmes joueurs, la même table.
again-seats = De { $least } à { $most } joueurs. Places à cette table : { $chairs }.
evening-title = Les parties déjà jouées
evening-person = Joueur
evening-wins = Victoires
evening-leads = { $count ->
    [one] { $names } est en tête
   *[other] { $names } sont en tête à égalité
}
evening-nobody = Personne n’a encore gagné
evening-place =
    { $rank ->
        [1] 1re place,
       *[other] { $rank }e place,
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
evening-won = victoire
evening-lost = défaite
evening-ended = partie interrompue
evening-absent = n’a pas joué
postcard-button = Créer une image
postcard-title = Ta partie en image
postcard-alt = Image d’une partie ({ $game }) : joueurs, résultats et meilleurs moments
postcard-drawing = Ton image se prépare…
postcard-failed = Ce navigateur n’a pas pu créer l’image.
postcard-save = Enregistrer
postcard-share = Partager
postcard-copy = Copier
postcard-copied = Copiée !
postcard-moments = Meilleurs moments
postcard-points = Les points, coup par coup
moment-leap = { $points ->
    [one] { $name } marque { $points } point en un seul coup
   *[other] { $name } marque { $points } points en un seul coup
}
moment-turn = { $name } prend la tête pour de bon au coup { $move } sur { $moves }
moment-always = { $name } mène du début à la fin
moment-wait = La plus longue réflexion : { $name }, { $time }
moment-margin = { $points ->
    [one] Un seul petit point fait la différence
   *[other] Victoire avec { $points } points d’avance
}
moment-tie = Si serré que la victoire est partagée
moment-moves = { $moves ->
    [one] Partie pliée en { $moves } coup
   *[other] { $moves } coups, du premier au dernier
}
stats-link = Statistiques
stats-title = Parties sur cet appareil
stats-private = Ces statistiques ne quittent pas cet appareil.
stats-empty = Rien pour l’instant. Termine une partie et elle apparaîtra ici.
stats-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
stats-wins = { $count ->
    [one] { $count } victoire
   *[other] { $count } victoires
}
stats-best = record : { $points }
stats-last = dernière partie : { $ago }
stats-rate = { $share } de victoires
stats-streak = { $count ->
    [one] { $count } victoire d’affilée
   *[other] { $count } victoires d’affilée
}
stats-recent = Dernières parties
stats-reaction = Réaction la plus rapide
stats-usual = En moyenne
stats-memory = { $share } de bonnes réponses de mémoire
stats-trend = Points d’une partie à l’autre
stats-forget = Effacer les statistiques
stats-forget-question = Effacer toutes les statistiques de cet appareil ? C’est définitif.
install-button = Installer Fabletop
closed-title = Serveur injoignable
closed-text = Nous continuons d’essayer. Tes places sont gardées.

## Revoir la partie, et le sceau

replay-title = Revoir la partie
replay-of = { $game } : le replay
replay-eyes = Point de vue
replay-eyes-of = Point de vue : { $name }
replay-eyes-tv = TV
replay-eyes-all = Tout à découvert
replay-move = Coup { $number } sur { $count }
replay-start = Avant le premier coup
replay-slider = Coup
replay-first = Au début
replay-back = Coup précédent
replay-play = Lecture
replay-pause = Pause
replay-next = Coup suivant
replay-last = À la fin
replay-speed = Vitesse
replay-speed-slow = lente
replay-speed-usual = normale
replay-speed-quick = rapide
replay-speed-very-quick = très rapide
replay-keys = Au clavier : les flèches passent d’un coup à l’autre, Début et Fin vont au premier et au dernier coup, Espace lance la lecture ou la met en pause.
replay-show = Afficher
replay-board = Plateau
replay-hands = En main
replay-points = Points
replay-chart = Les points au fil de la partie
replay-told = Visible seulement par { $names }
replay-gone = annulé par la suite
replay-why = Pourquoi : { $why }
told-no-options = options standard
told-by-bot = bot
told-by-clock = temps écoulé
told-by-house = automatique
told-leave = quitte la table
told-here = Autour de la table : { $names }
told-undo = Coup annulé
coach-title = Chance et décisions
coach-win = Chances de victoire
coach-points = Points
coach-start = Départ moyen
coach-luck = Chance
coach-own = Ses décisions
coach-others = Décisions des autres
coach-result = Résultat
coach-best = Meilleures décisions
coach-costly = Décisions les plus coûteuses
coach-lucky = Coups de chance
coach-unlucky = Coups de malchance
coach-move = Coup { $n }
coach-player = Joueur
coach-better = Mieux : { $action }
coach-none = Rien de marquant
coach-sum = Le résultat est le départ moyen, plus la chance et les décisions de tous. Le nombre après ± est l’erreur type.
coach-course = Chances de victoire au fil de la partie
coach-all = Toutes les décisions
coach-decision = Décision
coach-worth = Par rapport au jeu habituel
coach-lost = Laissé échapper
coach-game = Partie
coach-games =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
coach-each = Moyenne par partie
coach-verdict-best = Meilleur choix
coach-verdict-fine = Bien
coach-verdict-slip = Imprécision
coach-verdict-mistake = Erreur
coach-memory-remembered = Bien retenu
coach-memory-forgotten = Oublié
coach-memory-guessed = Deviné
coach-memory-unknown = Impossible à savoir
replay-lost = Ces coups n’ont pas pu être chargés. Réessaie.
replay-save = Enregistrer la partie
replay-saved = Enregistrée !
replay-table = Retour à la table
replay-running-title = Cette partie n’est pas terminée
replay-running-text = Tu pourras revoir la partie dès qu’elle sera finie, et voir ce que chacun avait en main.
replay-gone-title = Partie introuvable
replay-gone-text = Le lien est peut-être incomplet, ou la table a été supprimée. Demande le lien à un autre joueur.
replay-file-title = Revoir une partie à partir d’un fichier
replay-file-text = Choisis le fichier d’une partie terminée ou dépose-le ici. Nous commençons par le vérifier.
replay-choose = Choisir un fichier
replay-bad-title = Impossible d’afficher ce fichier
replay-bad-text = Ce fichier n’est pas une partie Fabletop.
seal-title = Sceau de fair-play
seal-means = Tous les mélanges et les lancers de dés de cette partie sont fixés avant le premier coup. Ce sceau prouvera que personne n’y a touché.
seal-later = Après la partie, il suffit de toucher un bouton sur cet appareil pour vérifier tous les mélanges et lancers de dés.
seal-whole = Sceau complet
seal-copy = Copier le sceau
seal-copied = Copié !
seal-check = Vérifier les mélanges
seal-checking = Vérification : { $done } sur { $count }…
seal-good = { $count ->
    [0] Cette partie s’est jouée sans mélange ni lancer de dés, et rien n’a été modifié.
    [one] Le seul mélange ou lancer de dés de la partie est bien conforme au sceau.
   *[other] Les { $count } mélanges et lancers de dés sont tous conformes au sceau.
}
seal-good-seen = Le sceau { $seal } est bien celui que cet appareil a vu avant la partie. Aucun coup n’a été modifié.
seal-good-unseen = Le sceau est { $seal }, et aucun coup n’a été modifié. Cet appareil n’a pas vu le sceau avant la partie : demande à quelqu’un qui l’a vu si c’est bien le même.
seal-verify = Envie de vérifier la partie par toi-même ? Enregistre le fichier et contrôle-le avec « fabletop verify ».
seal-helpless = Cette page ne peut pas vérifier le sceau : les navigateurs ne l’autorisent que sur les pages https. Enregistre plutôt le fichier et contrôle-le avec « fabletop verify ».
seal-failed = La partie n’a pas pu être chargée. Réessaie.
seal-save-failed = Échec. Réessayer ?
seal-bad = Ce n’est pas la partie qui a été scellée.
seal-bad-record = Ce fichier n’est pas une partie Fabletop complète.
seal-bad-unsealed = Ce fichier n’a ni sceau ni clé : impossible de vérifier ses mélanges.
seal-bad-key = La clé ne correspond pas au sceau.
seal-bad-seal = Ce n’est pas le sceau que cet appareil a vu avant la partie.
seal-bad-outcome-setup = Avant le premier coup, le mélange ou le lancer n° { $outcome } ne correspond pas au sceau.
seal-bad-outcome-move = Au coup { $move }, le mélange ou le lancer n° { $outcome } ne correspond pas au sceau.
seal-bad-changed-beginning = Le début de la partie a été modifié : les joueurs, les options ou la mise en place.
seal-bad-changed-move = Le coup { $move } a été modifié.
seal-bad-checksum = Le fichier a été modifié : sa somme de contrôle ne correspond pas.

## Content packs

pack-title = Tes propres cartes
pack-none = Jeu de base
pack-help = Joue avec des cartes, des cases, des nombres et des noms à toi, grâce à un petit fichier.
pack-file = Charger un fichier…
pack-by = par { $author }, { $licence }
pack-differs = Ce qui change
pack-difference = { $what } : { $now } au lieu de { $usual }
pack-only-names = Seuls des noms changent.
pack-nothing = Rien ne change par rapport au jeu de base.
pack-names = { $count ->
    [one] Un nom change : { $names }
   *[other] { $count } noms changent : { $names }
}
pack-signs = { $what } : « { $signs } » s’affichera tel quel.
pack-note = Les règles et l’aide décrivent le jeu de base. Cette liste montre ce qui change.
pack-wrong-title = Ce fichier a besoin de quelques retouches :
pack-line = Ligne { $line } : { $wrong }
pack-yes = oui
pack-no = non
pack-sort = { $sort ->
    [number] un nombre entier
    [truth] true ou false
    [list] une liste entre crochets
    [table] une table
   *[text] un texte entre guillemets
}
pack-wrong-large = Le fichier dépasse { $most } Ko.
pack-wrong-syntax = Ce n’est pas du TOML valide. L’erreur : « { $reason } ».
pack-wrong-unending = La valeur qui commence ici s’étend sur plus de 100 lignes.
pack-wrong-deep = { $most ->
    [one] Ici, l’imbrication dépasse { $most } niveau.
   *[other] Ici, l’imbrication dépasse { $most } niveaux.
}
pack-wrong-parts = { $most ->
    [one] Ici, un nom ne doit pas contenir de point.
   *[other] Ici, un nom compte plus de { $most } parties séparées par des points.
}
pack-wrong-digits = { $most ->
    [one] Ici, un nombre a plus de { $most } chiffre.
   *[other] Ici, un nombre a plus de { $most } chiffres.
}
pack-wrong-lines = { $most ->
    [one] Le fichier a plus de { $most } ligne.
   *[other] Le fichier a plus de { $most } lignes.
}
pack-wrong-no-game = Il manque une ligne game = "…", avec l’un de ces noms : { $games }.
pack-wrong-game = Ce jeu n’existe pas. Choisis parmi ceux-ci : { $games }.
pack-wrong-missing = Il manque une ligne { $name } = "…".
pack-wrong-part = Il n’y a pas de section { $what }. Tu peux utiliser : { $parts }.
pack-wrong-sort = { $what } doit être { pack-sort }.
pack-wrong-words = { $most ->
    [one] { $what } doit avoir exactement { $most } caractère.
   *[other] { $what } doit avoir de 1 à { $most } caractères, sur une seule ligne.
}
pack-wrong-unknown = Rien ne s’appelle { $what } dans ce jeu.
pack-wrong-near = Rien ne s’appelle { $what } dans ce jeu. Voulais-tu dire { $near } ?
pack-wrong-nameless = { $what } ne peut pas être renommé.
pack-wrong-language = { $what } ne fait pas partie de nos langues : { $languages }.
pack-wrong-fixed = { $what } ne peut pas être modifié.
pack-wrong-choice = { $what } vaut « { $value } ». Choisis parmi ces valeurs : { $choices }.
pack-wrong-written = { $what } vaut « { $value } ». Suis ce modèle : « { $usual } ».
pack-wrong-range = { $what } vaut { $value }. Il faut une valeur de { $least } à { $most }.
pack-wrong-step = { $what } vaut { $value }. Il faut un multiple de { $step }.
pack-wrong-length = { $count ->
    [one] { $what } a { $count } élément. Il en faut de { $least } à { $most }.
   *[other] { $what } a { $count } éléments. Il en faut de { $least } à { $most }.
}
pack-wrong-length-exactly = { $count ->
    [one] { $what } a { $count } élément. Il en faut { $least }.
   *[other] { $what } a { $count } éléments. Il en faut { $least }.
}
pack-wrong-rising = Dans { $what }, aucun nombre ne peut être plus petit que le précédent.
pack-wrong-twice = { $what } contient deux fois la même valeur.
pack-wrong-sum = { $what } et les valeurs du même genre font { $total } en tout. Il faut un total de { $least } à { $most }.
pack-wrong-sum-exactly = Les nombres de { $what } font { $total } en tout. Il faut un total de { $least }.
pack-wrong-order = Ces nombres doivent aller en augmentant : { $order }.
refusal-out-of-bounds = Ce fichier ne peut pas venir de Fabletop : il est trop long ou trop compliqué, ou il contient un nombre trop grand.
refusal-too-much-work = C’est trop pour le serveur. Essaie quelque chose de plus petit.
refusal-busy = Le serveur est débordé. Réessaie dans un instant.
refusal-too-slow = L’envoi a pris trop de temps. Réessaie avec une meilleure connexion.
refusal-too-many-replays = Tu as revu beaucoup de parties. Attends un peu avant la suivante.
refusal-too-many-packs = Tu as chargé beaucoup de fichiers. Réessaie dans un moment.
refusal-no-such-pack = Le serveur n’a plus ce fichier. Charge-le de nouveau.
refusal-pack-of-another-game = Ce fichier est fait pour un autre jeu.

## Sur cet appareil

device-play = Jouer sur cet appareil
device-line = Des jeux de société inspirés des contes, à partager en famille ou entre amis. Ils tournent sur cet appareil, même sans internet.
device-step-1 = Choisis un jeu.
device-step-2 = Ajoute tous ceux qui jouent sur cet appareil.
device-step-3 = Il reste des places ? Ajoute des bots.
device-tables = Sur cet appareil
device-going = partie en cours
device-delete = Supprimer la partie { $code }
device-delete-title = Supprimer cette partie ?
device-delete-text = Elle n’existe que sur cet appareil. Tu ne pourras pas la récupérer.
device-delete-yes = Supprimer la partie
device-broken = Ta dernière partie a été interrompue. Rien n’est perdu : continue là où tu en étais.
device-continue = Continuer
device-loading = Le jeu se prépare
device-loading-once = La première fois, c’est un peu long. Ensuite, tu pourras jouer sans internet.
device-loaded = { $done } sur { $all } Mo
device-starting = C’est presque prêt…
device-flight = Tu peux maintenant jouer sans internet.
device-here = Tous sur le même appareil
device-here-text = Touche une place libre pour ajouter un joueur ou un bot. Ensuite, fais passer l’appareil.
device-carry = Continuer en ligne
device-carry-text = Continue à une table du serveur : d’autres pourront t’y rejoindre grâce à un lien. La partie sur cet appareil, elle, ne change pas.
device-carry-back = Continuer hors ligne
device-carry-back-text = Emporte une copie de cette partie sur cet appareil et continue sans internet. La table du serveur, elle, ne change pas.
device-carry-failed = Ça n’a pas marché. Vérifie ta connexion et réessaie.
device-cannot-title = Impossible sur cet appareil
device-cannot-old-browser = Ce navigateur est trop ancien pour faire tourner le jeu. Mets-le à jour, ou utilise un autre navigateur.
device-cannot-no-memory = Il n’y a pas assez de mémoire pour le moment. Ferme d’autres onglets et applications, puis réessaie.
device-cannot-too-slow = Le jeu n’a pas démarré à temps. Réessaie, ou utilise un autre appareil.
device-cannot-no-files = Le jeu n’est pas encore sur cet appareil. Connecte-toi une fois à internet : ensuite, tu pourras jouer sans connexion.
device-cannot-saved = Les parties déjà enregistrées ne sont pas perdues.
device-elsewhere-title = Déjà ouvert dans un autre onglet
device-elsewhere-text = Les parties de cet appareil ne s’ouvrent que dans un onglet à la fois. Continue dans l’autre onglet, ou ferme-le et joue ici.
device-take = Jouer plutôt ici
device-cannot-no-storage = Ce navigateur empêche le jeu d’enregistrer quoi que ce soit. C’est souvent le cas en navigation privée.
device-cannot-crashed = Le jeu s’est arrêté sans prévenir. Réessaie, ou utilise un autre navigateur.
