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

new-chairs = Combien de chaises ?
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
lobby-full = Toutes les chaises sont prises. Reste et regarde la partie !
lobby-ready = Tout le monde est là !
options-title = Options
option-chip = { $label } :
setting-true = Oui
setting-false = Non
lobby-waiting = { $count ->
    [one] Encore { $count } chaise libre
   *[other] Encore { $count } chaises libres
}
sit-name = Comment t’appelles-tu ?
sit-name-other = Qui d’autre joue ici ?
chair-number = Chaise { $number }
chair-title = Chaise { $number }
chair-free = libre
chair-empty = Chaise { $number } : libre
chair-person = Ici, c’est { $name }
chair-own = { $name } : c’est toi
chair-bot = { $name }, un bot
chair-yours = Ta chaise
chair-online = est là
chair-offline = pas de connexion pour l’instant
chair-slow = connexion lente
chair-share-help = Vous jouez ensemble sur cet appareil ? Alors la personne suivante prend place ici, et vous vous passez l’appareil.
chair-bot-title = Installe un bot ici
chair-bot-or = Ou installe un bot ici
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

## Inviting

invite-title = Inviter les autres
invite-text = Viens jouer avec nous ! Le code de notre table : { $code }
invite-qr = Code QR du lien vers la table { $code }
invite-copied = Copié !

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
story-empty = Rien encore : l’histoire va commencer.
away-banner = Le pilote automatique joue pour { $name }
stood-in-banner = Un bot joue pour { $name }
back-soon = { $name } reprend dans un instant
line-lost = La connexion est coupée. Ta chaise est gardée, un instant…
why-allowed = Rien ne s’y oppose. Vas-y !

## Talking

talk-title = Dire quelque chose
talk-who = Qui parle ?
talk-said = Ce qui s’est dit
talk-placeholder = Avec tes mots
phrase-hmm = Hmm…
phrase-one-more = Allez, encore !
phrase-well-done = Bien joué !
phrase-oh-no = Oh non !
phrase-thanks = Merci !
phrase-wait = Attends un peu !

## The curtain

curtain-title = Passe l’appareil à { $name }
curtain-text = Les autres, on ne regarde pas !

## Leaving

leave-title = Partir pour de bon ?
leave-text = Ta chaise ne sera pas gardée. Pour une pause, ferme simplement la page et reviens plus tard.

## The menu

menu-title = Menu
menu-sound = Sons
menu-calm = Moins de mouvement

## Nobody there

unknown-title = Il n’y a pas de table « { $code } »
unknown-text = Une lettre s’est peut-être perdue en route. Vérifie le code ou redemande le lien.
away-title = La lampe s’est éteinte
away-text = Le serveur ne répond pas. Nous continuons de frapper ; vérifie ton réseau en attendant.
nogame-title = Cette boîte n’est pas sur l’étagère
nogame-text = Le jeu porte peut-être un autre nom. Jette un œil à l’étagère.
nowhere-title = Perdu dans le désert
nowhere-text = À cette adresse, il n’y a que du sable et des étoiles.

## Credits

credits-title = Crédits
credits-text = Fabletop doit beaucoup à beaucoup de monde. Merci !
credits-house = L’interface est construite avec ces bibliothèques libres :
credits-licences = Leurs licences complètes

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
refusal-too-fast = Un peu moins vite : c’était trop à la fois.
refusal-hello-first = La page ne s’est pas encore présentée. Un instant, puis réessaie.
refusal-no-such-table = Il n’y a pas de table avec ce code.
refusal-no-such-game = Ce jeu n’est pas sur notre étagère.
refusal-too-many-tables = Tu as dressé beaucoup de tables ces derniers temps. Fais une pause, puis dresse la suivante.
refusal-bad-token = Cet appareil n’a plus de chaise à cette table. Reprends simplement place.
refusal-bad-name = Un nom compte de 1 à 20 caractères. Et un plus court ?
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
    [1] Tu gagnes avec { $points } points !
   *[other] Ta place : { $rank }, avec { $points } points
}
