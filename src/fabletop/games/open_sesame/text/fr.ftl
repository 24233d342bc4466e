### Ali Baba: French
### The spaces before : ; ! ? and inside « » are no-break spaces (U+00A0).

## The game

game-name = Ali Baba
game-line = Qui se souvient de tout ce qu’Ali Baba emporte de la caverne ?
game-about = Ali Baba pioche trésor après trésor, et chacun disparaît dans sa main. Les voleurs récitent de mémoire, chacun à son tour, tout ce qu’il tient. Ali Baba dira-t-il « Sésame, ouvre-toi ! » à temps, ou sera-t-il trahi par l’alerte ? Rassemble le plus possible de trésors différents.

## Kinds of treasure

kind-cushion = un coussin
kind-book = un livre
kind-vase = un vase
kind-slipper = une babouche
kind-ring = une bague
kind-hourglass = un sablier
kind-scimitar = un cimeterre
kind-carpet = un tapis
kind-lamp = une lampe
kind-turban = un turban
kind-mirror = un miroir
kind-gold_coin = une pièce d’or
kind-crown = une couronne
kind-diamond = un diamant
kind-donkey = un âne
kind-drum = un tambour
kind-parrot = un perroquet
kind-lion = un lion
kind-chest = un coffre
kind-statue = une statue
kind-elephant = un éléphant
kind-chief_thief = le Chef des Voleurs

## Kinds of treasure, short (under small cards)

kind-cushion-short = Coussin
kind-book-short = Livre
kind-vase-short = Vase
kind-slipper-short = Babouche
kind-ring-short = Bague
kind-hourglass-short = Sablier
kind-scimitar-short = Cimeterre
kind-carpet-short = Tapis
kind-lamp-short = Lampe
kind-turban-short = Turban
kind-mirror-short = Miroir
kind-gold_coin-short = Pièce d’or
kind-crown-short = Couronne
kind-diamond-short = Diamant
kind-donkey-short = Âne
kind-drum-short = Tambour
kind-parrot-short = Perroquet
kind-lion-short = Lion
kind-chest-short = Coffre
kind-statue-short = Statue
kind-elephant-short = Éléphant
kind-chief_thief-short = Chef

## Several of a kind

number-word = { $count ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
   *[other] { $count }
}
kinds-cushion = { $count ->
    [1] un coussin
   *[other] { number-word } coussins
}
kinds-book = { $count ->
    [1] un livre
   *[other] { number-word } livres
}
kinds-vase = { $count ->
    [1] un vase
   *[other] { number-word } vases
}
kinds-slipper = { $count ->
    [1] une babouche
   *[other] { number-word } babouches
}
kinds-ring = { $count ->
    [1] une bague
   *[other] { number-word } bagues
}
kinds-hourglass = { $count ->
    [1] un sablier
   *[other] { number-word } sabliers
}
kinds-scimitar = { $count ->
    [1] un cimeterre
   *[other] { number-word } cimeterres
}
kinds-carpet = { $count ->
    [1] un tapis
   *[other] { number-word } tapis
}
kinds-lamp = { $count ->
    [1] une lampe
   *[other] { number-word } lampes
}
kinds-turban = { $count ->
    [1] un turban
   *[other] { number-word } turbans
}
kinds-mirror = { $count ->
    [1] un miroir
   *[other] { number-word } miroirs
}
kinds-gold_coin = { $count ->
    [1] une pièce d’or
   *[other] { number-word } pièces d’or
}
kinds-crown = { $count ->
    [1] une couronne
   *[other] { number-word } couronnes
}
kinds-diamond = { $count ->
    [1] un diamant
   *[other] { number-word } diamants
}
kinds-donkey = { $count ->
    [1] un âne
   *[other] { number-word } ânes
}
kinds-drum = { $count ->
    [1] un tambour
   *[other] { number-word } tambours
}
kinds-parrot = { $count ->
    [1] un perroquet
   *[other] { number-word } perroquets
}
kinds-lion = { $count ->
    [1] un lion
   *[other] { number-word } lions
}
kinds-chest = { $count ->
    [1] un coffre
   *[other] { number-word } coffres
}
kinds-statue = { $count ->
    [1] une statue
   *[other] { number-word } statues
}
kinds-elephant = { $count ->
    [1] un éléphant
   *[other] { number-word } éléphants
}
kinds-chief_thief = { $count ->
    [1] le Chef des Voleurs
   *[other] { number-word } Chefs des Voleurs
}

## Alarms

alarm-shiny = étincelant
alarm-noisy = bruyant
alarm-encumbering = encombrant

## Words of the game

label-ali-baba = Ali Baba
label-thief = Voleur
label-band = La Bande
label-pile = Pioche
label-hand = Main d’Ali Baba
label-tokens = Jetons alerte
label-collection = Butin
label-reciter = Récite
open-sesame-call = Sésame, ouvre-toi !
recital-opening = Dans la caverne, il y a …

## What the acting player is asked

ask-decide = Ali Baba, que fais-tu ?
ask-reveal = Regarde bien !
ask-recite = Que tient Ali Baba ?
ask-tick = Coche ce que tu entends
ask-rule = Est-ce que ça compte ?
ask-claim = Choisis 3 trésors
ask-share = Prends un trésor
ask-spoils = Ali Baba garde tout cela
ask-over = La partie est finie

## What the others read meanwhile

wait-decide = Ali Baba décide : { $seats }
wait-reveal = { $count ->
    [one] { $seats } regarde encore
   *[other] { $seats } regardent encore
}
wait-recite = { $seats } récite les trésors
wait-tick = { $seats } écoute et coche
wait-rule = { $seats } décide si ça compte
wait-claim = { $seats } choisit 3 trésors
wait-share = { $seats } prend un trésor
wait-spoils = { $count ->
    [one] { $seats } regarde encore
   *[other] { $seats } regardent encore
}
wait-over = La partie est finie

## Buttons

option-draw = Piocher une carte
option-open_sesame = Sésame, ouvre-toi !
option-seen = Vu !
option-name = Nommer : { entry }
option-sentence = Dire : { $text }
option-concede = Abandonner
option-rule = { $ok ->
    [true] Ça compte
    [1] Ça compte
   *[other] Ça ne compte pas
}
option-tick = Cocher : { entry }
option-call_mistake = C’est une erreur !
option-claim = Prendre : { $kinds }
option-pick = Prendre : { $kind }

## What happens

event-began = { $seat } commence dans le rôle d’Ali Baba
event-round = Nouvelle manche : Ali Baba, c’est { $seat }
event-drew = { $seat } pioche une carte (reste dans la pioche : { $pile })
event-revealed = Regarde : { $kind } !
event-token = Jeton alerte { $alarm } !
event-captured = { $seat } se fait prendre !
event-last_round = Le Chef des Voleurs apparaît : dernière manche !
event-hid = La carte disparaît dans la main d’Ali Baba
event-reciting = { $cards ->
    [one] { $seat } doit maintenant réciter { $cards } carte
   *[other] { $seat } doit maintenant réciter { $cards } cartes
}
event-named = { $seat } : { entry }
event-again = { $seat } : { $kind } – déjà dit
event-invented = { $seat } invente : { $kind } { $adjective }
event-asked = Ali Baba, est-ce que « { $kind } { $adjective } » compte ?
event-said = Compris : { $entries }
event-listed = { $cards ->
    [one] { $seat } récite la seule carte : c’est juste !
   *[other] { $seat } récite { $cards } cartes : tout est juste !
}
event-wrong = { $kind ->
    [unsaid] { $seat } : { $reason }
   *[other] { $seat } : { entry } – { $reason }
}
event-mistake = { $seat } trébuche : { $reason }
event-stopped = { $seat } s’écrie : Sésame, ouvre-toi !
event-emptied = La pioche est vide : { $seat } sort de la caverne
event-sharing = { $case ->
    [1] { case-1 }
    [2] { case-2 }
   *[other] { case-3 }
}
event-claimed = { $seat } prend 3 cartes de son choix
event-claimed_cards = { $seat } prend : { $kinds }
event-took = { $seat } prend une carte
event-took_card = { $seat } prend { $kind }
event-band_took = La Bande prend une carte
event-band_took_card = La Bande prend { $kind }
event-kept_all = { $cards ->
    [one] { $seat } garde la seule carte
   *[other] { $seat } garde tout : { $cards } cartes
}
event-spoils = { $seat } reçoit tout : { $kinds }
event-round_over = La manche est finie (Ali Baba : { $seat })
event-counted = { $count ->
    [0] { $seat } : { label-points }, { label-unique }
   *[other] { $seat } : { label-points }, { label-unique } – { $kinds }
}
event-aborted = { $seat } quitte la table : la partie s’arrête sans résultat
event-over = { $reason ->
    [aborted] La partie s’arrête sans résultat
   *[scored] { $count ->
        [one] La partie est finie : { $seats } gagne !
       *[other] La partie est finie : { $seats } se partagent la victoire !
    }
}

## How a round ends

case-1 = Ali Baba sort de la caverne : tout le monde partage
case-2 = Une erreur : Ali Baba choisit d’abord
case-3 = Ali Baba est pris : les voleurs partagent

## What was wrong

reason-wrong_kind = Ali Baba n’a pas cela
reason-wrong_count = ce n’est pas le bon nombre
reason-wrong_order = ce n’est pas le bon ordre
reason-wrong_adjective = ce n’est pas le bon adjectif
reason-omission = il manque quelque chose
reason-conceded = abandon, la suite est oubliée
reason-timeout = le temps est écoulé
reason-called = Ali Baba a entendu une erreur

## An entry of a recital
## A kind or an adjective that was not said is “unsaid”: nobody ever reads this word.

kind- = unsaid
adjective- = unsaid
entry = { $kind }{ $count ->
    [1] {""}
   *[other] {" "}× { $count }
}{ $adjective ->
    [unsaid] {""}
    [None] {""}
    [null] {""}
   *[other] {" "}{ $adjective }
}

## Why not

refusal-game-over = Cette partie est finie – on en refait une ?
refusal-not-seated = Tu regardes cette partie : seules les personnes assises à la table peuvent jouer.
refusal-unknown-action = Ce coup n’existe pas dans ce jeu : choisis-en un à l’écran.
refusal-ali-never-recites = Tu es Ali Baba : écoute seulement, ce sont les voleurs qui récitent.
refusal-wrong-phase = Chaque chose en son temps : fais d’abord ce qui est demandé maintenant.
refusal-culprit-excluded = Après ton erreur, tu ne prends pas de carte cette fois – regarde ce que prennent les autres et retiens-le.
refusal-ali-excluded = Ali Baba est pris : cette fois, seuls les voleurs partagent – regarde ce qu’ils prennent et retiens-le.
refusal-not-your-turn = Un peu de patience, ce n’est pas encore à toi : regarde et écoute jusqu’à ce qu’on te le demande.
refusal-must-recite-first = Pioche d’abord une carte : tu pourras dire « Sésame, ouvre-toi ! » dès qu’un voleur aura tout récité sans erreur.
refusal-unknown-treasure = Ce trésor n’existe pas dans ce jeu : choisis-en un à l’écran.
refusal-bad-count = Ce nombre ne va pas : nomme de 1 à 9 trésors d’une sorte ; si tu es Ali Baba, coche ensemble tous ceux d’une sorte.
refusal-one-at-a-time = Carte par carte, s’il te plaît : à cette table, on nomme un seul trésor à la fois.
refusal-adjective-required = Ici, chaque trésor a besoin de son adjectif : dis comment il est.
refusal-adjective-form = Pour l’adjectif, prends un à trois mots gentils, de 2 à 40 lettres en tout et sans chiffres.
refusal-already-started = Tu as déjà nommé un trésor : continue avec les autres, un par un.
refusal-unparsed = Je n’ai pas compris « { $words }… » – essaie encore avec les noms des trésors.
refusal-claim-size = Choisis exactement 3 cartes, s’il te plaît.
refusal-not-in-pool = Ce trésor n’est pas là, ou pas autant de fois : choisis parmi les cartes que tu vois.
refusal-stale = La partie a avancé entre-temps : regarde bien et choisis de nouveau.
refusal-malformed = Cela n’existe pas dans cette caverne : choisis quelque chose à l’écran.
refusal-player-count = Ce jeu se joue de 3 à 5, ou à 2 exactement avec la Bande. Chaises à cette table : { $seats }.
refusal-bad-option = Tu ne peux pas jouer avec ce réglage ici : { $option } – { $value }. Choisis-en un autre.
refusal-muted = Chut ! Pendant qu’on regarde et qu’on récite, personne ne souffle ; tu pourras parler au moment du partage.

## Settings

setting-deck = Cartes trésor
setting-deck-help = La boîte allemande a un livre de moins.
setting-deck-45 = 45 cartes
setting-deck-44 = 44 cartes

setting-young = Avec des plus jeunes
setting-young-help = Les trésors nommés restent visibles jusqu’à la fin de la récitation.
setting-young-true = Oui
setting-young-false = Non

setting-adjectives = Avec des adjectifs
setting-adjectives-help = Chaque trésor reçoit un adjectif qu’il faut retenir aussi. Pour voleurs expérimentés !
setting-adjectives-true = Oui
setting-adjectives-false = Non

setting-ordered = Dans le bon ordre
setting-ordered-help = Il faut réciter les trésors dans l’ordre où ils sont apparus.
setting-ordered-true = Oui
setting-ordered-false = Non

setting-two_player = À deux
setting-two_player-help = À deux exactement, la Bande peut se joindre à vous : elle prend des cartes au hasard et ne marque jamais.
setting-two_player-off = Sans la Bande
setting-two_player-band = Avec la Bande

setting-judge = Qui juge
setting-judge-help = Qui dit si la récitation est juste ?
setting-judge-server = Le jeu
setting-judge-ali_close = Ali Baba, si c’est presque ça
setting-judge-table = Ali Baba
setting-judge-server-help = Le jeu compare tout lui-même.
setting-judge-ali_close-help = Si un adjectif est presque juste, Ali Baba décide s’il compte.
setting-judge-table-help = On récite à voix haute, et Ali Baba coche ce qui est juste. Idéal sur un seul appareil ou si vous vous entendez.

setting-recite_input = Comment réciter
setting-recite_input-help = Touche les trésors l’un après l’autre, ou bien dis ou écris toute la liste.
setting-recite_input-both = Au choix
setting-recite_input-pick = Toucher seulement
setting-recite_input-sentence = Dire ou écrire

setting-reveal_seconds = Secondes pour regarder
setting-reveal_seconds-help = Une nouvelle carte reste visible ce temps-là au plus.

setting-recite_seconds = Secondes pour réciter
setting-recite_seconds-help = Temps écoulé : c’est une erreur. Automatique : plus il y a de cartes, plus tu as de temps.
setting-recite_seconds-auto = Automatique
setting-recite_seconds-off = Sans chrono

setting-decide_seconds = Secondes pour décider
setting-decide_seconds-help = Temps écoulé : Ali Baba sort s’il le peut, sinon il pioche.
setting-decide_seconds-off = Sans chrono

setting-pick_seconds = Secondes pour prendre
setting-pick_seconds-help = Temps écoulé : tu reçois le trésor le plus rare.
setting-pick_seconds-off = Sans chrono

setting-first_ali = Premier Ali Baba
setting-first_ali-help = Qui commence dans le rôle d’Ali Baba ?
setting-first_ali-youngest = Le ou la plus jeune
setting-first_ali-random = Au hasard
setting-first_ali-host = Je choisis la chaise

setting-first_seat = Chaise du premier Ali Baba
setting-first_seat-help = Seulement pour « Je choisis la chaise ».
setting-first_seat-0 = Chaise 1
setting-first_seat-1 = Chaise 2
setting-first_seat-2 = Chaise 3
setting-first_seat-3 = Chaise 4
setting-first_seat-4 = Chaise 5

setting-youngest = Je suis le ou la plus jeune
setting-youngest-help = La personne la plus jeune commence dans le rôle d’Ali Baba. Si vous êtes plusieurs à cocher, le hasard décide.

setting-on_leave = Si quelqu’un s’en va
setting-on_leave-help = Un bot peut jouer à sa place, ou la partie s’arrête sans résultat.
setting-on_leave-bot = Un bot prend le relais
setting-on_leave-abort = La partie s’arrête

setting-chat = Discussion
setting-chat-help = Pendant qu’on regarde et qu’on récite, personne ne souffle.
setting-chat-muted = Silence quand on récite
setting-chat-open = Toujours ouverte

## The result

outcome-scored = { $count ->
    [one] { $seats } gagne !
   *[other] { $seats } se partagent la victoire !
}
outcome-aborted = La partie s’est arrêtée sans résultat
score-line =
    { $seat } : { label-points } ({ label-unique })
ended-scored = La partie est finie
ended-aborted = La partie s’est arrêtée sans résultat

## Bots

bot-weak = Distrait
bot-weak-help = Se perd dans les longues listes.
bot-average = Mémoire ordinaire
bot-average-help = Retient à peu près autant que tout le monde.
bot-good = Bonne mémoire
bot-good-help = Ne bute que sur les listes les plus longues.
bot-strong = Rusé
bot-strong-help = Retient bien et calcule quand s’arrêter.
bot-baseline = Prudent
bot-baseline-help = S’arrête tôt et oublie une chose ou deux.
bot-random = Tourbillon
bot-random-help = Dit et prend ce que le vent apporte.

## On the board

button-draw = Piocher une carte
button-open-sesame = Sésame, ouvre-toi !
button-seen = Vu !
button-all-seen = Tout le monde a vu
button-concede = Abandonner
button-speak = Parler
button-type = Écrire
button-send = Envoyer
button-claim = Prendre ces 3
button-accept = Ça compte
button-reject = Ça ne compte pas
button-call-mistake = Erreur !

label-how-many = Combien ?
label-named = { $named } sur { $cards } déjà dits
label-pool = Étalés sur la table
label-your-hand = Rien que pour tes yeux
label-look = Regarde bien !
label-remember = Retiens-le !
label-understood = { $cards ->
    [one] J’ai compris : { $entries } – { $cards } carte
   *[other] J’ai compris : { $entries } – { $cards } cartes
}
label-warn-size = Cartes que tu as dites : { $named }. Cartes d’Ali Baba : { $cards }.
label-type-here = Dans la caverne, il y a …
label-adjective = Quel adjectif ? Pour la dernière carte, invente-le (1 à 3 mots)
label-adjective-new = Invente un adjectif (1 à 3 mots)
label-adjective-known = Quel était son adjectif ?
label-danger = Encore un comme ça : pris !
label-safe = Encore à l’abri
label-last-round = Dernière manche
label-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
label-unique = { $unique ->
    [one] { $unique } trésor unique
   *[other] { $unique } trésors uniques
}
label-close = Dit : { $kind } « { $adjective } ». Jusqu’ici : « { $in_force } ». Est-ce que ça compte ?
label-seen-by = Vu par { $seen } sur { $thieves }
label-listening = Je t’écoute …
label-nothing-heard = Je n’ai rien entendu. Essaie encore !
label-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
label-count-first = Choisis d’abord combien – ou touche-le encore pour 1
label-send-first = Envoie d’abord ce trésor – ou touche-le encore
label-duplicates = Les cartes grisées sont des doubles : aucun point
label-recites-aloud = { $seat } récite à voix haute ; { $ali_seat } coche
label-caught-three = Trois fois { $alarm } !
label-caught-each = Un jeton de chaque sorte !
label-leave-and-share = sortir et partager
label-excluded = { $seat } ne reçoit rien cette fois
label-in-order = dans l’ordre d’apparition

## How to play

help-1 = L’un de vous est Ali Baba dans la caverne aux trésors ; tous les autres sont des voleurs.
help-2 = Ali Baba pioche une carte et la montre à tout le monde. Puis elle disparaît dans sa main : retiens-la bien !
help-3 = Alors un voleur récite de mémoire tout ce qu’Ali Baba tient, dans l’ordre qu’il veut : « un lion, deux coussins… » À chaque nouvelle carte, c’est au voleur suivant.
help-4 = Si tout est juste, Ali Baba décide : piocher encore une carte, ou dire « Sésame, ouvre-toi ! » et sortir de la caverne.
help-5 = S’il sort, tout le monde partage : Ali Baba commence, et chacun prend une carte à son tour.
help-6 = Si un voleur se trompe, Ali Baba prend 3 cartes de son choix ; puis tout le monde partage le reste, sauf ce voleur.
help-7 = Les trésors étincelants, bruyants ou encombrants donnent l’alerte : avec 3 jetons pareils, ou un de chaque, Ali Baba est pris et seuls les voleurs partagent.
help-8 = Après chaque manche, le rôle d’Ali Baba passe à la personne suivante. Le Chef des Voleurs annonce la dernière manche. Chaque sorte de trésor vaut 1 point, les doubles ne comptent pas ; en cas d’égalité, le plus de trésors uniques l’emporte : ceux qui n’existent qu’une fois.

confirm-concede = Abandonner ? Cela compte comme une erreur.
confirm-mistake = As-tu entendu une erreur ? La récitation s’arrêtera là.
button-go-on = Continuer
button-more-counts = Plus

## The guided first game

guide-welcome = Rassemble le plus possible de trésors différents : chaque sorte vaut 1 point. Retiens bien ce qui disparaît dans la main d’Ali Baba !
guide-end = Chaque sorte valait 1 point, les doubles rien. En cas d’égalité, les trésors uniques décident : ceux qui n’existent qu’une fois.
guide-ask-decide = Pioche une carte. Dès qu’un voleur a tout récité juste, tu peux aussi sortir : plus de cartes, c’est plus à partager, mais plus de danger.
guide-ask-reveal = Regarde bien : cette carte va disparaître, et un voleur devra la dire de mémoire. Touche « Vu ! » quand tu la sais par cœur.
guide-ask-recite = Nomme tout ce que tient Ali Baba : touche un trésor et combien, ou dis toute la liste. Après une erreur, tu ne reçois rien.
guide-ask-tick = Écoute et coche ce que tu entends. S’il y a une erreur ou un oubli, dis-le – et joue franc jeu !
guide-ask-rule = L’adjectif est presque le bon : à toi de dire s’il compte. Si tu ne dis rien, il compte.
guide-ask-claim = Un voleur s’est trompé, alors tu choisis d’abord : prends 3 cartes. Les sortes nouvelles rapportent, les rares aident en cas d’égalité.
guide-ask-share = Prends la carte que tu veux. Le mieux : une sorte que tu n’as pas encore – te rappelles-tu ce qu’il y a dans ton butin ?
guide-ask-spoils = Après une erreur, s’il n’y a que trois cartes ou moins, Ali Baba garde tout. Regarde-les encore avant qu’elles soient cachées.
guide-wait-decide = Ali Baba réfléchit : continuer et risquer l’alerte, ou sortir et partager ? En attendant, repasse ses cartes dans ta tête.
guide-wait-reveal = Certains regardent encore la carte. Personne ne peut presser les autres.
guide-wait-recite = Un voleur récite tout de mémoire, et personne ne souffle. À chaque nouvelle carte, c’est au voleur suivant.
guide-event-began = Le turban montre qui est Ali Baba ; tous les autres sont des voleurs. À chaque manche, il passe à la personne suivante.
guide-event-token = Alerte ! Avec trois jetons pareils, ou un de chaque type, Ali Baba est pris, et les voleurs partagent ses cartes sans lui.
guide-event-captured = Trop d’alertes ! Plus besoin de réciter : les voleurs partagent les cartes, et Ali Baba ne reçoit rien.
guide-event-last_round = Le Chef des Voleurs annonce la dernière manche. C’est aussi un trésor : il faut le réciter, et il vaut 1 point.
guide-event-hid = Maintenant, seul Ali Baba voit cette carte. Combien il en tient n’est pas un secret, le reste est affaire de mémoire.
guide-event-named = C’est juste ! Ce qui est nommé ne se voit qu’un instant, et la main montre combien de cartes sont déjà dites.
guide-event-again = Redire quelque chose de juste ne fait pas de mal. On continue avec ce qui manque.
guide-event-invented = Un nouvel adjectif ! Jusqu’à la fin de la manche, il va avec cette carte, et tout le monde doit dire les deux.
guide-event-asked = L’adjectif était presque juste. Ali Baba décide s’il compte ; s’il ne dit rien, il compte.
guide-event-listed = Tout est juste : Ali Baba peut continuer ou sortir. À la prochaine carte, ce sera au voleur suivant.
guide-event-mistake = Une erreur met fin à la récitation et à la manche. Ali Baba choisit d’abord, et ce voleur ne reçoit rien.
guide-event-stopped = Ali Baba sort avec ses cartes. Tout le monde partage : il prend la première, puis tous les autres à leur tour.
guide-event-emptied = La pioche est vide, donc Ali Baba doit sortir. Tout le monde partage ses cartes, et il prend la première.
guide-event-claimed = Ali Baba a ses 3 cartes. Le reste se partage carte par carte ; on saute seulement le voleur qui s’est trompé.
guide-event-took = Une carte prise reste cachée jusqu’à la fin. Retiens ce que tu as : les doubles ne rapportent rien.
guide-event-band_took = La Bande prend des cartes au hasard. Elle ne marque jamais, mais ce qu’elle prend n’est plus là.
guide-event-round_over = Après chaque manche, la personne suivante devient Ali Baba ; sa main et l’alerte repartent de zéro. Ton butin reste à toi.
guide-event-counted = Tous les butins sont retournés : 1 point par sorte. Une étoile marque les trésors uniques, qui décident en cas d’égalité.

## Characters

bot-mustafa = Baba Moustafa
bot-mustafa-help = Le savetier : retient à peu près autant que tout le monde, et calcule un peu.
bot-cassim = Cassim
bot-cassim-help = Oublie jusqu’au mot magique et préfère rentrer tôt.
bot-nasreddin = Nasreddine
bot-nasreddin-help = Plein de blagues, mais une mémoire d’éléphant.
bot-morgiana = Morgiane
bot-morgiana-help = Fine comme une lame : retient bien et sait exactement quand s’arrêter.

## Why a bot did it

reason-no_danger = La prochaine carte ne peut trahir personne.
reason-little_danger = La prochaine carte vaut bien un danger de { $percent } %.
reason-danger = Un danger de { $percent } %, c’est trop pour une carte de plus.
reason-recalled = C’est encore bien clair en mémoire.
reason-guessed_alarm = Oublié ; mais quelque chose a bien déclenché l’alerte : { $alarm }.
reason-guessed = Oublié : c’était juste une supposition.
reason-gave_up = Trop de choses sont oubliées, même pour deviner.
reason-new_kind = Pas encore dans la collection : { $kind }.
reason-new_kinds = Pas encore dans la collection : { $kinds }.
reason-nothing_new = Rien de nouveau, alors autant prendre le plus rare.
reason-trusted = Dans le doute, on croit celui qui récite.
reason-enough = Ce qu’il y a déjà vaut la peine d’être emporté.
reason-foreseen = Après avoir maintes fois imaginé la suite, c’est ce qui finissait le mieux.

## What a content pack may change

alarm-quiet = silencieux
content-below-chief = Cartes sous le Chef des Voleurs
content-claim = Cartes qu’Ali Baba prend d’abord après une erreur
content-copies = Cartes dans la pioche : { $kind }
content-book = Cartes dans la pioche : { kind-book }
content-alarm = Alarme de : { $kind }
