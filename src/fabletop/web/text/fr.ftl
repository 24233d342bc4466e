### The house: French

## Pages

title-shelf = Jeux de société de contes de fées
title-new = Nouvelle table
skip-link = Aller à la table
label-loading = Un instant…
label-language = Langue
label-colour = Ta couleur et ta forme
label-own-things = Tes affaires

## The shelf

shelf-title = Prends place
shelf-line = Des jeux de contes de fées en famille et entre amis. Pas de compte, juste un lien.
shelf-code = J’ai un code
shelf-tables = Tes tables
shelf-players = { $least } à { $most } joueurs
shelf-step-1 = Choisis un jeu et dresse une table.
shelf-step-2 = Envoie le lien, dis le code ou montre le code QR.
shelf-step-3 = Les bots prennent les chaises restées libres.

## A new table

new-chairs = Combien de chaises ?
new-chairs-help = Chaque chaise est pour une personne ou pour un bot.
new-more = Plus d’options
new-choose = Je choisis
new-chosen = { $chosen } sur { $wanted }
number-other = Autre…
number-less = Moins
number-more = Plus

## The lobby

lobby-title = { $game }, table { $code }
lobby-chairs = Les chaises autour de la table
lobby-full = Toutes les chaises sont prises. Reste et regarde la partie !
lobby-ready = Tout le monde est là !
options-title = Options
option-chip = { $label } :
setting-true = Oui
setting-false = Non
lobby-waiting = { $count ->
    [one] Encore { $count } chaise libre
   *[other] Encore { $count } chaises libres
}
sit-name = Comment t’appelles-tu ?
sit-name-other = Qui d’autre joue ici ?
chair-number = Chaise { $number }
chair-title = Chaise { $number }
chair-free = libre
chair-empty = Chaise { $number } : libre
chair-person = Ici, c’est { $name }
chair-own = { $name } : c’est toi
chair-bot = { $name }, un bot
chair-yours = Ta chaise
chair-online = est là
chair-offline = pas de connexion pour l’instant
chair-slow = connexion lente
chair-share-help = Vous jouez ensemble sur cet appareil ? Alors la personne suivante prend place ici, et vous vous passez l’appareil.
chair-bot-title = Installe un bot ici
chair-share = Quelqu’un sur cet appareil
seat-colour-0 = bleu ciel, triangle
seat-colour-1 = or, rond
seat-colour-2 = violet, carré
seat-colour-3 = menthe, losange
seat-colour-4 = corail, croix
seat-colour-5 = rose, étoile

## Bots

bot-random = Tourbillon
bot-random-help = Joue au gré du vent. Parfait pour un premier essai.
bot-easy = Apprenti
bot-easy-help = Joue bien, mais oublie une chose ou deux.
bot-greedy = Vizir
bot-greedy-help = N’oublie rien et rafle le meilleur.
bot-level = Niveau { $level } sur 5

## Inviting

invite-title = Inviter les autres
invite-text = Viens jouer avec nous ! Le code de notre table : { $code }
invite-qr = Code QR du lien vers la table { $code }
invite-copied = Copié !
invite-closed = Le lien et le QR code marchent toujours. Le code seul ne marche que si l’hôte laisse entrer avec.
invite-locked = La table est fermée : plus personne n’entre tant que l’hôte ne l’ouvre pas.

## At the table

your-turn = À toi
your-turn-of = { $name }, à toi
your-turn-together = Tous ensemble
ask-anything = Choisis
wait-anything = { $count ->
    [one] { $seats } réfléchit
   *[other] { $seats } réfléchissent
}
players-count = { $count ->
    [one] { $count } personne
   *[other] { $count } personnes
}
clock-left = { $count ->
    [one] encore { $count } seconde
   *[other] encore { $count } secondes
}
chip-turn = c’est son tour
chip-you = c’est toi
chip-away = pas là, le pilote automatique joue
chip-stood-in = un bot a pris la relève
who-title = Qui est qui
story-title = Ce qui s’est passé
story-empty = Rien encore : l’histoire va commencer.
away-banner = Le pilote automatique joue pour { $name }
stood-in-banner = Un bot joue pour { $name }
back-soon = { $name } reprend dans un instant
line-lost = La connexion est coupée. Ta chaise est gardée, un instant…
why-allowed = Rien ne s’y oppose. Vas-y !

## Talking

talk-title = Dire quelque chose
talk-who = Qui parle ?
talk-said = Ce qui s’est dit
talk-placeholder = Avec tes mots
phrase-hmm = Hmm…
phrase-one-more = Allez, encore !
phrase-well-done = Bien joué !
phrase-oh-no = Oh non !
phrase-thanks = Merci !
phrase-wait = Attends un peu !

## The curtain

curtain-title = Passe l’appareil à { $name }
curtain-text = Les autres, on ne regarde pas !

## Leaving

leave-title = Partir pour de bon ?
leave-text = Ta chaise ne sera pas gardée. Pour une pause, ferme simplement la page et reviens plus tard.

## The menu

menu-title = Menu
menu-sound = Sons
menu-calm = Moins de mouvement

## Nobody there

unknown-title = Il n’y a pas de table « { $code } »
unknown-text = Vérifie le code ou demande le lien. Si la partie a commencé, l’hôte peut de nouveau laisser entrer avec le code.
guesses-title = Trop de codes faux
away-title = La lampe s’est éteinte
away-text = Le serveur ne répond pas. Nous continuons de frapper ; vérifie ton réseau en attendant.
nogame-title = Cette boîte n’est pas sur l’étagère
nogame-text = Le jeu porte peut-être un autre nom. Jette un œil à l’étagère.
nowhere-title = Perdu dans le désert
nowhere-text = À cette adresse, il n’y a que du sable et des étoiles.

## Credits

credits-title = Crédits
credits-text = Fabletop doit beaucoup à beaucoup de monde. Merci !
credits-house = L’interface est construite avec ces bibliothèques libres :
credits-licences = Leurs licences complètes
credits-faces = Les textes sont composés avec ces polices libres :

## Buttons

button-again = Réessayer
button-back = Je suis de retour
button-board = Voir le plateau
button-close = Fermer
button-copy = Copier le lien
button-fill = { $count ->
    [one] Y mettre un bot
   *[other] Compléter avec des bots
}
button-forget = Retirer la table { $code } de la liste
button-join = Entrer
button-leave = Quitter la table
button-make = Dresser la table
button-menu = Menu
button-mine = C’est moi, { $name }
button-new = Nouvelle table
button-play = Jouer
button-qr = Code QR
button-result = Voir le résultat
button-save = Enregistrer
button-say = Dire
button-send-away = Renvoyer le bot
button-share = Partager le lien
button-shelf = Retour à l’étagère
button-sit = Prendre place
button-sit-here = S’asseoir ici
button-stand = Se lever
button-start = Commencer la partie
button-stay = Je reste

## Why not

refusal-unknown = Ce n’est pas possible maintenant.
refusal-bad-message = Le serveur n’a pas compris. Recharge la page et réessaie.
refusal-too-long = C’était trop long. Essaie plus court.
refusal-too-fast = Un peu moins vite : c’était trop à la fois.
refusal-hello-first = La page ne s’est pas encore présentée. Un instant, puis réessaie.
refusal-no-such-table = Il n’y a pas de table avec ce code.
refusal-not-saved = La table ne peut pas être enregistrée pour l’instant. Rien n’est perdu : réessaie dans un moment.
refusal-failed = Quelque chose a échoué de notre côté. La table est comme avant ; réessaie.
refusal-table-damaged = Cette table ne s’ouvre pas pour l’instant. Ce qui a été joué est conservé.
refusal-no-such-game = Ce jeu n’est pas sur notre étagère.
refusal-too-many-tables = Tu as dressé beaucoup de tables ces derniers temps. Fais une pause, puis dresse la suivante.
refusal-too-many-guesses = Trop de codes faux sont venus d’ici. Réessaie dans { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}, ou prends le lien.
refusal-no-room = La maison est pleine en ce moment. Réessaie plus tard.
refusal-bad-token = Cet appareil n’a plus de chaise à cette table. Reprends simplement place.
refusal-bad-name = Il faut de 1 à 20 caractères visibles. Et si tu en prenais un autre ?
refusal-seat-taken = Cette chaise est déjà prise. Choisis-en une autre.
refusal-no-such-seat = Cette table n’a pas cette chaise.
refusal-not-your-seat = Cette chaise est à quelqu’un d’autre.
refusal-game-running = La partie a déjà commencé.
refusal-not-started = La partie n’a pas encore commencé.
refusal-chairs-empty = Une chaise est encore libre. Installe quelqu’un ou un bot, puis commence.
refusal-no-such-bot = Ce bot n’existe pas dans ce jeu.
refusal-stood-in = Le bot termine une réponse pour toi. Ensuite, ta chaise est de nouveau à toi.
refusal-muted = Chut, on ne parle pas en ce moment. Attends que ce soit de nouveau permis.

## How to play, and how it went for you

menu-help = Comment jouer
ending-you = { $rank ->
    [1] { $points ->
        [one] Tu gagnes avec { $points } point !
       *[other] Tu gagnes avec { $points } points !
    }
   *[other] { $points ->
        [one] Ta place : { $rank }, avec { $points } point
       *[other] Ta place : { $rank }, avec { $points } points
    }
}

## Taking back, and coming back

undo-ask = Reprendre
undo-asks = { $name } aimerait reprendre son dernier coup
undo-waiting = Ton coup sera repris dès que tout le monde est d’accord. On attend : { $names }
undo-waits = On attend : { $names }
undo-withdraw = Laisse tomber
undo-agree = D’accord
undo-refuse = Non
undo-done = Des coups ont été repris
undo-not-done = Rien n’a été repris
recap-title = Pendant ton absence
recap-skip = Touche pour passer

## Stickers and silence

phrase-sticker-laugh = éclat de rire
phrase-sticker-cry = larmes
phrase-sticker-clap = applaudissements
phrase-sticker-heart = de tout cœur
phrase-sticker-thumb = pouce levé
phrase-sticker-think = réflexion
phrase-sticker-surprise = surprise
phrase-sticker-sleep = sommeil
mute-title = Ne plus entendre quelqu’un
mute-help = Tu ne verras ni n’entendras plus ce que cette personne dit, à cette table. Personne n’en sait rien.
mute-person = Ne plus entendre { $name }

## Help for one chair

help-title = Coups de pouce
help-text = Ils peuvent changer à tout moment, et tout le monde voit qui en a.
help-time = Temps de réflexion
help-time-usual = Normal
help-time-double = Double
help-time-endless = Illimité
help-time-usual-help = Le chrono est le même que pour les autres.
help-time-double-help = Le chrono laisse deux fois plus de temps à cette chaise.
help-time-endless-help = Pas de chrono pour cette chaise : les autres attendent.
help-hints = Conseils
help-hints-help = Un bouton qui dit ce qu’un bot ferait.
help-large = Grands caractères
help-large-help = Des lettres plus grandes sur l’appareil de cette chaise.
help-calm = Sans réflexes
help-calm-help = Quand il faut être rapide, même un geste lent compte comme un geste normal.
help-has-double = temps double
help-has-endless = temps illimité
help-has-hints = peut demander conseil
help-has-large = grands caractères
help-has-calm = sans réflexes
hint-ask = Un conseil ?
hint-title = Conseil d’un bot :
hint-do = Je fais ça
hint-thanks = Merci !

## Resting and ending early

rest-title = La partie fait une pause
rest-text = Elle reprend dès que l’hôte le dit.
rest-text-host = Reprends dès que tout le monde est là.
rest-resume = On reprend
ended-title = Partie arrêtée
ended-text = L’hôte a mis fin à la partie. Personne n’a gagné, personne n’a perdu.
refusal-locked = Cette table est fermée. Demande à l’hôte de t’ouvrir.
refusal-sent-away = L’hôte a renvoyé ceux qui ne font que regarder.
refusal-no-such-record = Cette partie n’est plus ici.
refusal-paused = La partie fait une pause. Attends que l’hôte la relance.
refusal-ended = L’hôte a mis fin à cette partie.
refusal-not-over = La partie n’est pas encore finie.
refusal-damaged = { $move ->
    [none] Cet enregistrement a été modifié, ou n’en a jamais été un.
    [0] Cet enregistrement a été modifié : son début n’est pas vrai.
   *[other] Cet enregistrement a été modifié : le coup { $move } n’est pas vrai.
}
refusal-host-only = Seul l’hôte peut faire cela.
refusal-no-undo = Il n’y a rien à reprendre, ou quelque chose de nouveau s’est révélé depuis.
refusal-no-hints = Pas de conseils pour cette chaise en ce moment. On les active dans « Coups de pouce ».
refusal-bad-ticket = Ce ticket n’est plus valable. Affiche-en un nouveau sur l’ancien appareil.
refusal-not-now = Pas en ce moment précis. Réessaie dans un instant.
refusal-still-here = { $seconds ->
    [0] { $name } est encore là. Une chaise se libère seulement si la personne s’en va, ou après deux minutes d’absence.
    [one] { $name } vient de partir. Tu pourras libérer la chaise dans { $seconds } seconde.
   *[other] { $name } vient de partir. Tu pourras libérer la chaise dans { $seconds } secondes.
}
refusal-played-already = Tu as déjà vu des cartes de cette partie : cette chaise est pour quelqu’un de nouveau. À la prochaine, assieds-toi où tu veux.
refusal-sit-first = Assieds-toi d’abord, tu pourras ensuite choisir qui joue avec toi.
refusal-name-taken = Quelqu’un ici porte déjà un nom qui ressemble à celui-ci. Prends-en un autre, pour qu’on ne vous confonde pas.
refusal-table-full = Il y a tant de monde qui regarde qu’il ne reste plus de place. Réessaie dans un moment.
refusal-long-evening = { $most ->
    [one] Cette table est complète après { $most } partie. Crée une nouvelle table pour la suivante.
   *[other] Cette table est complète après { $most } parties. Crée une nouvelle table pour la suivante.
}

## The door: television, host, moving, notices

tv-join = Viens jouer !
tv-address = ou ouvre { $address } et saisis le code
tv-late = En retard ? Entre !
tv-touch = Touche l’écran pour le son et le plein écran
tv-full = Plein écran
tv-window = Revenir à une fenêtre
tv-leave = Plutôt jouer sur cet écran
tv-show = Montrer sur une télévision
tv-show-text = Ouvre cette adresse sur le grand écran. Il devient le plateau de tous, et les téléphones deviennent des mains.
tv-here = Montrer sur cet écran
host-title = La main de l’hôte
host-you = C’est toi qui reçois
host-locked = Plus personne n’entre
host-door = On peut entrer avec le code
host-dismiss = Renvoyer le public
host-dismiss-question = Renvoyer tous ceux qui ne font que regarder ? La table sera aussi fermée : plus personne n’entrera.
watchers = { $count ->
    [one] { $count } appareil regarde
   *[other] { $count } appareils regardent
}
host-chat = Discussion libre, là où le jeu le permet
host-slow = Sans horloge : une partie sur plusieurs jours
host-paused = Mettre la partie en pause
host-swap = Échanger deux chaises
host-swap-this = Échanger les places
host-free = Libérer la chaise
host-free-lobby = Renvoyer { $name } ? Cette personne peut se rasseoir, sauf si tu fermes la table.
host-free-play = Libérer la chaise de { $name } ? Un bot continue, et quelqu’un de nouveau peut s’y asseoir. Tout le monde en est informé.
host-bot = Un bot remplace
host-bot-level = Quel bot joue pour { $name } ?
host-end = Terminer la partie
host-end-question = Terminer la partie pour tout le monde ? On ne pourra pas la reprendre.
swap-first = Touche la première des deux chaises
swap-second = { $name } : touche maintenant l’autre chaise
chair-host = reçoit les autres
chair-free-now = libre pour quelqu’un de nouveau
free-chair = La chaise de { $name } est libre : assieds-toi
free-chair-title = Prends la suite
free-chair-text = Un bot joue pour { $name } en ce moment. Assieds-toi, et le jeu est à toi.
move-title = Passer ma place à un autre appareil
move-who = La place de qui ?
move-text = Scanne ceci avec l’autre appareil, ou ouvres-y le lien. Ta place te suit.
move-once = Valable une seule fois, pendant dix minutes. Ne le montre à personne d’autre.
move-qr = Code QR qui déplace ta place
move-failed = Ça n’a pas marché. La ligne est peut-être coupée.
seat-moved = La place de { $name } est passée à un autre appareil. Ici, tu regardes maintenant.
seat-freed = La chaise de { $name } a été libérée. Ici, tu regardes maintenant.
notice-chair-freed = { $by } a libéré la chaise de { $name }. Un bot continue jusqu’à ce que quelqu’un s’y installe.
notice-chair-taken = { $by } prend la suite de { $name }.
notice-turn = Me prévenir quand c’est mon tour
notice-none = Notifications hors de la page : ce navigateur ne peut pas en montrer ici. Il faut une adresse sécurisée (https).
notice-refused = Ton navigateur bloque les notifications de cette page. Tu peux les autoriser dans ses réglages pour ce site.
locked-title = Cette table est fermée
locked-text = La porte est verrouillée. Demande qu’on t’ouvre, puis réessaie.
sent-away-title = On joue entre nous
sent-away-text = L’hôte a fermé la table au public. Merci d’avoir regardé !
full-title = Cette table est pleine
full-text = Il y a tant de monde qui regarde qu’il ne reste plus de place. Réessaie dans un moment.
shelf-seen = vue { $ago }
shelf-over = la partie est finie
button-no = Non, on laisse
button-cancel = Annuler
button-move-here = M’installer ici
button-move-name = Installer { $name } ici

## Les règles, et une première partie avec un guide

rules-title = Les règles
rules-of = { $game } : les règles
rules-short = En bref
rules-contents = Chapitres
rules-search = Chercher dans les règles
rules-places = { $count ->
    [0] Nulle part. Essaie un autre mot.
    [one] { $count } endroit
   *[other] { $count } endroits
}
rules-print = Imprimer
rules-page = Ouvrir les règles sur leur propre page
rules-clause = Règle
rules-english = Ces règles ne sont pas encore traduites. Les voici en anglais.
rules-none = Les règles de ce jeu ne peuvent pas être affichées pour le moment.
learn-button = Apprendre en jouant
learn-text = Une première partie contre des bots, sans chronomètre. Un guide explique chaque chose quand elle arrive pour la première fois.
learn-begin = C’est parti
learn-name = Robin
learn-afresh = Tout expliquer depuis le début
guide-title = Le guide
guide-next = Compris
guide-close = Fermer le guide. Le menu le fait revenir.
guide-switch = Un guide explique le jeu

## Après la partie, la soirée, une image à garder, statistiques, la maison sur son appareil

after-links = Et maintenant ?
again-button = Encore !
again-wait = En attendant que { $name } dise « Encore ! »
again-nobody = Il n’y a personne ici pour dire « Encore ! »
again-other = Un autre jeu
again-other-title = À quoi jouer ensuite ?
again-other-text = Les mêmes personnes, la même table.
again-seats = De { $least } à { $most } joueurs ; places à votre table : { $chairs }.
evening-title = La soirée jusqu’ici
evening-person = Qui
evening-wins = Victoires
evening-leads = { $count ->
    [one] { $names } mène la soirée
   *[other] { $names } mènent la soirée
}
evening-nobody = Personne n’a encore gagné
evening-place = { $points ->
    [one] place { $rank }, { $points } point
   *[other] place { $rank }, { $points } points
}
evening-won = gagné ensemble
evening-lost = perdu ensemble
evening-ended = arrêté avant la fin
evening-absent = n’y était pas
postcard-button = Une image à garder
postcard-title = Une image de la partie
postcard-alt = Image de la partie { $game } : joueurs, places et meilleurs moments
postcard-drawing = L’image se dessine …
postcard-failed = Ce navigateur n’a pas pu dessiner l’image.
postcard-save = Enregistrer
postcard-share = Envoyer
postcard-copy = Copier
postcard-copied = Copié !
postcard-won = Gagné ensemble !
postcard-lost = Perdu ensemble
postcard-moments = Meilleurs moments
postcard-points = Les points, coup par coup
moment-leap = { $points ->
    [one] { $name } marque { $points } point en un seul coup
   *[other] { $name } marque { $points } points en un seul coup
}
moment-turn = { $name } prend la tête pour de bon au coup { $move } sur { $moves }
moment-always = { $name } mène du début à la fin
moment-wait = { $name } réfléchit le plus longtemps : { $time }
moment-margin = { $points ->
    [one] Un seul point fait la différence
   *[other] Gagné avec { $points } points d’avance
}
moment-tie = Si serré que la victoire est partagée
moment-moves = { $moves ->
    [one] Fini en un seul coup
   *[other] { $moves } coups du premier au dernier
}
stats-link = Statistiques
stats-title = Joué sur cet appareil
stats-private = Ces chiffres restent sur cet appareil. Ils n’en sortent jamais.
stats-empty = Rien encore. Joue une partie jusqu’au bout, et elle sera comptée ici.
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
stats-forget = Tout oublier
stats-forget-question = Oublier tous les chiffres de cet appareil ? Ils ne reviendront pas.
install-button = Installer Fabletop
closed-title = La maison est fermée en ce moment
closed-text = Le serveur est injoignable. Nous réessayons sans cesse, et ta place t’attend.

## Revoir la partie, et le sceau

replay-title = Revoir la partie
replay-of = { $game }, la partie revue
replay-eyes = Par les yeux de qui
replay-eyes-of = Par les yeux de { $name }
replay-eyes-tv = Télévision
replay-eyes-all = Toutes les mains
replay-move = Coup { $number } sur { $count }
replay-start = Avant le premier coup
replay-slider = Coup
replay-first = Au début
replay-back = Un coup en arrière
replay-play = Lire
replay-pause = Pause
replay-next = Un coup plus loin
replay-last = À la fin
replay-speed = Vitesse
replay-speed-slow = lente
replay-speed-usual = normale
replay-speed-quick = rapide
replay-speed-very-quick = très rapide
replay-keys = Au clavier : les flèches vont coup par coup, Début et Fin aux deux bouts, la barre d’espace lance et arrête la lecture.
replay-show = Ce qui est montré
replay-board = Plateau
replay-hands = Mains
replay-points = Points
replay-chart = Les points au fil de la partie
replay-told = Seulement pour { $names }
replay-gone = repris ensuite
replay-why = Pourquoi : { $why }
told-no-options = sans options
told-by-bot = bot
told-by-clock = temps écoulé
told-by-house = la maison
told-leave = quitte la table
told-here = Maintenant à la table : { $names }
told-undo = Des coups sont repris
replay-lost = Ces coups ne sont pas arrivés. Essaie encore.
replay-save = Enregistrer le fichier
replay-saved = Enregistré !
replay-table = Retour à la table
replay-running-title = Cette partie se joue encore
replay-running-text = Tu pourras la revoir, toutes les mains ouvertes, dès qu’elle sera finie.
replay-gone-title = Cette partie n’est pas ici
replay-gone-text = Le lien est peut-être incomplet, ou la table a été rangée. Demande le lien à quelqu’un qui a joué.
replay-file-title = Revoir une partie depuis un fichier
replay-file-text = Choisis le fichier d’une partie finie ou dépose-le ici. Il est d’abord vérifié.
replay-choose = Choisir un fichier
replay-bad-title = Ce fichier ne peut pas être montré
replay-bad-text = Ce n’est pas l’enregistrement d’une partie Fabletop.
seal-title = Sceau de loyauté
seal-means = Tous les mélanges et les jets de dés de cette partie étaient fixés avant le premier coup, et ce sceau prouve ensuite que personne n’y a touché.
seal-later = La partie finie, il suffit d’un geste pour que cet appareil les vérifie tous.
seal-whole = Le sceau entier
seal-copy = Copier le sceau
seal-copied = Copié !
seal-check = Vérifier les mélanges
seal-checking = Vérification : { $done } sur { $count }…
seal-good = { $count ->
    [0] Rien n’a dépendu du hasard dans cette partie, et rien n’a été changé.
    [one] Le seul tirage est celui qui était scellé avant la partie.
   *[other] Les { $count } mélanges et jets de dés sont ceux qui étaient scellés avant la partie.
}
seal-good-seen = Le sceau { $seal } est celui que cet appareil a vu avant la partie, et aucun coup n’a été changé.
seal-good-unseen = Le sceau est { $seal }, et aucun coup n’a été changé. Cet appareil n’a pas vu le sceau avant la partie : compare-le avec quelqu’un qui était là.
seal-verify = Tu ne veux pas croire cette page sur parole ? Enregistre le fichier et vérifie-le avec « fabletop verify ».
seal-helpless = Cette page ne peut pas vérifier le sceau : les navigateurs ne le permettent qu’en https. Enregistre le fichier et vérifie-le avec « fabletop verify ».
seal-failed = L’enregistrement n’est pas arrivé.
seal-bad = Ce n’est pas la partie qui a été scellée.
seal-bad-record = Ce n’est pas l’enregistrement complet d’une partie Fabletop.
seal-bad-unsealed = Cet enregistrement n’a ni sceau ni clé : son hasard ne peut pas être vérifié.
seal-bad-key = La clé ne correspond pas au sceau.
seal-bad-seal = Le sceau n’est pas celui que cet appareil a vu avant la partie.
seal-bad-outcome-setup = Le tirage numéro { $outcome }, avant le premier coup, n’est pas celui qui était scellé.
seal-bad-outcome-move = Le tirage numéro { $outcome }, au coup { $move }, n’est pas celui qui était scellé.
seal-bad-changed-beginning = Le début de l’enregistrement a été changé : les joueurs, les options ou la mise en place.
seal-bad-changed-move = Le coup { $move } a été changé.
seal-bad-checksum = L’enregistrement a été changé : sa somme de contrôle ne correspond pas.

## Content packs

pack-title = Paquet de contenu
pack-none = Comme dans la boîte
pack-help = Tes propres cartes, cases et noms, dans un petit fichier.
pack-file = Un paquet depuis un fichier …
pack-by = de { $author }, { $licence }
pack-differs = Ce qui change
pack-difference = { $what } : { $now } au lieu de { $usual }
pack-only-names = Seuls des noms changent.
pack-nothing = Rien ne change : c’est comme dans la boîte.
pack-names = { $count ->
    [one] Un nom change : { $names }
   *[other] { $count } noms changent : { $names }
}
pack-signs = { $what } : « { $signs } » s’affiche tel quel.
pack-note = Les règles et l’aide parlent de la boîte ; ce qui change est indiqué ici.
pack-wrong-title = Ce paquet n’est pas encore jouable :
pack-line = Ligne { $line } : { $wrong }
pack-yes = oui
pack-no = non
pack-sort = { $sort ->
    [number] un nombre entier
    [truth] true ou false
    [list] une liste, entre crochets
    [table] une table
   *[text] un texte, entre guillemets
}
pack-wrong-large = Le fichier dépasse { $most } Ko.
pack-wrong-syntax = Ce n’est pas du TOML ({ $reason }).
pack-wrong-unending = Ce qui commence ici dépasse 100 lignes.
pack-wrong-deep = { $most ->
    [one] Ici, l’imbrication dépasse { $most } niveau.
   *[other] Ici, l’imbrication dépasse { $most } niveaux.
}
pack-wrong-parts = { $most ->
    [one] Ici, un nom a plus de { $most } partie entre ses points.
   *[other] Ici, un nom a plus de { $most } parties entre ses points.
}
pack-wrong-digits = { $most ->
    [one] Ici, un nombre a plus de { $most } chiffre.
   *[other] Ici, un nombre a plus de { $most } chiffres.
}
pack-wrong-lines = { $most ->
    [one] Le fichier a plus de { $most } ligne.
   *[other] Le fichier a plus de { $most } lignes.
}
pack-wrong-no-game = Il faut une ligne game = "…" avec l’un de ces noms : { $games }.
pack-wrong-game = Ce jeu n’existe pas ; il y a { $games }.
pack-wrong-missing = Il faut une ligne { $name } = "…".
pack-wrong-part = Un paquet n’a pas de { $what } ; il a { $parts }.
pack-wrong-sort = { $what } doit être { pack-sort }.
pack-wrong-words = { $most ->
    [one] { $what } doit avoir { $most } caractère, sur une seule ligne.
   *[other] { $what } doit avoir de 1 à { $most } caractères, sur une seule ligne.
}
pack-wrong-unknown = Le jeu n’a rien qui s’appelle { $what }.
pack-wrong-near = Le jeu n’a rien qui s’appelle { $what } ; s’agit-il de { $near } ?
pack-wrong-nameless = Rien de ce qu’on peut renommer ne s’appelle { $what }.
pack-wrong-language = { $what } n’est pas une langue de la maison ; il y a { $languages }.
pack-wrong-fixed = { $what } reste tel quel : un paquet ne peut pas le changer.
pack-wrong-choice = { $what } vaut « { $value } » ; il faut l’un de ceux-ci : { $choices }.
pack-wrong-written = { $what } vaut « { $value } » ; il faut l’écrire comme « { $usual } ».
pack-wrong-range = { $what } vaut { $value } ; il faut de { $least } à { $most }.
pack-wrong-step = { $what } vaut { $value } ; il faut un multiple de { $step }.
pack-wrong-length = { $count ->
    [one] { $what } a { $count } élément ; il en faut de { $least } à { $most }.
   *[other] { $what } a { $count } éléments ; il en faut de { $least } à { $most }.
}
pack-wrong-length-exactly = { $count ->
    [one] { $what } a { $count } élément ; il en faut { $least }.
   *[other] { $what } a { $count } éléments ; il en faut { $least }.
}
pack-wrong-rising = Dans { $what }, aucun nombre ne peut être plus petit que le précédent.
pack-wrong-twice = { $what } contient deux fois le même élément.
pack-wrong-sum = Avec les autres du même genre, { $what } fait { $total } ; il faut en tout de { $least } à { $most }.
pack-wrong-sum-exactly = En tout, { $what } fait { $total } ; il faut { $least }.
pack-wrong-order = Ces nombres doivent croître : { $order }.
refusal-out-of-bounds = Ce fichier n’est pas des nôtres : il est trop long, trop imbriqué, ou contient un nombre trop grand.
refusal-too-much-work = C’est trop de travail pour la maison. Essaie avec quelque chose de plus petit.
refusal-busy = La maison a les mains pleines. Réessaie dans un instant.
refusal-too-slow = C’est arrivé trop lentement. Réessaie quand la connexion sera meilleure.
refusal-too-many-replays = On a beaucoup revu de parties d’ici ces derniers temps. Fais une pause, puis continue.
refusal-too-many-packs = Beaucoup de paquets sont venus d’ici récemment. Réessaie un peu plus tard.
refusal-no-such-pack = La maison n’a plus ce paquet. Choisis de nouveau son fichier.
refusal-pack-of-another-game = Ce paquet est pour un autre jeu.
