### Ali Baba: French
### The spaces before : ; ! ? and inside « » are no-break spaces (U+00A0).

## The game

game-name = Ali Baba
game-line = Sauras-tu retenir tout ce qu’Ali Baba prend dans la caverne ?
game-minutes = 15 min
game-age = dès 8 ans
game-fun = mémoire
game-about = Ali Baba pioche trésor sur trésor, et chaque carte disparaît dans sa main. Les voleurs récitent de mémoire, chacun son tour, tout ce qu’il tient. Criera-t-il « Sésame, ouvre-toi ! » à temps, ou l’alerte va-t-elle le trahir ? Rassemble le plus possible de trésors différents !

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
label-band = La Bande
label-pile = Pioche
label-hand = Main d’Ali Baba
label-tokens = Jetons Alerte
label-collection = Butin
open-sesame-call = Sésame, ouvre-toi !
recital-opening = Dans la caverne, il y a…

## What the acting player is asked

ask-decide = Tu es Ali Baba : que fais-tu ?
ask-reveal = Regarde bien !
ask-recite = Récite ce que tient Ali Baba
ask-tick = Coche ce que tu entends
ask-rule = Acceptes-tu cet adjectif ?
ask-claim = Choisis tes trésors en premier
ask-share = Prends un trésor
ask-spoils = Regarde : Ali Baba garde ces cartes
ask-over = Partie terminée

## What the others read meanwhile

wait-decide = Ali Baba ({ $seats }) réfléchit
wait-reveal = { $count ->
    [one] { $seats } regarde encore la carte
   *[other] { $seats } regardent encore la carte
}
wait-recite = { $seats } récite
wait-tick = { $seats } écoute et coche
wait-rule = { $seats } décide si l’adjectif est accepté
wait-claim = { $seats } choisit ses trésors en premier
wait-share = { $seats } prend un trésor
wait-spoils = { $count ->
    [one] { $seats } regarde encore les cartes
   *[other] { $seats } regardent encore les cartes
}
wait-over = Partie terminée

## Buttons

option-draw = Piocher une carte
option-open_sesame = Sésame, ouvre-toi !
option-seen = Vu !
option-name = Nommer : { entry }
option-sentence = Dire : { $text }
option-concede = Donner ma langue au chat
option-rule = { $ok ->
    [true] Accepter l’adjectif
    [1] Accepter l’adjectif
   *[other] Refuser l’adjectif
}
option-tick = Cocher : { entry }
option-call_mistake = C’est une erreur !
option-claim = Prendre : { $kinds }
option-pick = Prendre : { $kind }

## What happens

event-began = { $seat } joue Ali Baba en premier
event-round = Nouvelle manche : { $seat } devient Ali Baba
event-drew = { $seat } pioche une carte (reste dans la pioche : { $pile })
event-revealed = Regarde : { $kind } !
event-token = Alerte ! Ce trésor est { $alarm }
event-captured = { $seat } se fait prendre !
event-last_round = Le Chef des Voleurs apparaît : dernière manche !
event-hid = La carte disparaît dans la main d’Ali Baba
event-reciting = { $cards ->
    [one] { $seat } a { $cards } carte à réciter
   *[other] { $seat } a { $cards } cartes à réciter
}
event-named = { $seat } : { entry }
event-again = { $seat } : { $kind } – déjà dit
event-invented = { $seat } invente un adjectif : { $kind } { $adjective }
event-asked = Ali Baba, acceptes-tu « { $kind } { $adjective } » ?
event-said = { $entries ->
   *[other] Ta liste attend la décision d’Ali Baba
}
event-listed = { $cards ->
    [one] { $seat } récite l’unique carte : c’est juste !
   *[other] { $seat } récite les { $cards } cartes : tout est juste !
}
event-wrong = { $kind ->
    [unsaid] { $seat } : { $reason }
   *[other] { $seat } : { entry } – { $reason }
}
event-mistake = C’est raté pour { $seat } : { $reason }
event-stopped = { $seat } s’écrie : « Sésame, ouvre-toi ! »
event-emptied = La pioche est vide : { $seat } sort de la caverne
event-sharing = { $case ->
    [1] { case-1 }
    [2] { case-2 }
   *[other] { case-3 }
}
event-claimed = { $seat } se sert en premier
event-claimed_cards = { $seat } prend : { $kinds }
event-took = { $seat } prend une carte
event-took_card = { $seat } prend { $kind }
event-band_took = La Bande prend une carte
event-band_took_card = La Bande prend { $kind }
event-kept_all = { $cards ->
    [one] { $seat } garde l’unique carte
   *[other] { $seat } garde les { $cards } cartes
}
event-spoils = { $seat } rafle tout : { $kinds }
event-round_over = Fin de la manche : { $seat } n’est plus Ali Baba
event-counted = { $count ->
    [0] { $seat } : { label-points }, { label-unique }
   *[other] { $seat } : { label-points }, { label-unique }. Butin : { $kinds }
}
event-aborted = { $seat } quitte la table : la partie s’arrête là, sans résultat
event-over = { $reason ->
    [aborted] La partie s’arrête là, sans résultat
   *[scored] { $count ->
        [one] Partie terminée : { $seats } gagne !
       *[other] Partie terminée : { $seats } se partagent la victoire !
    }
}

## How a round ends

case-1 = Ali Baba sort de la caverne : tout le monde se sert
case-2 = Une erreur ! Ali Baba se sert en premier
case-3 = Ali Baba est pris : seuls les voleurs se servent

## What was wrong

reason-wrong_kind = mauvais trésor
reason-wrong_count = mauvais nombre
reason-wrong_order = mauvais ordre
reason-wrong_adjective = mauvais adjectif
reason-omission = il manque au moins une carte
reason-conceded = trou de mémoire
reason-timeout = temps écoulé
reason-called = Ali Baba a entendu une erreur

## An entry of a recital
## A kind or an adjective that was not said is “unsaid”: nobody ever reads this word.

kind- = unsaid
adjective- = unsaid
entry = { $kind }{ $adjective ->
    [unsaid] {""}
    [None] {""}
    [null] {""}
   *[other] {" "}{ $adjective }
}

## Why not

refusal-game-over = La partie est terminée. On en refait une ?
refusal-not-seated = Tu regardes cette partie : seuls les joueurs autour de la table peuvent jouer.
refusal-unknown-action = Ce coup n’existe pas dans ce jeu. Choisis un des coups proposés à l’écran.
refusal-ali-never-recites = Tu es Ali Baba : contente-toi d’écouter. Ce sont les voleurs qui récitent.
refusal-wrong-phase = Tu ne peux pas faire ça maintenant. Regarde à l’écran ce qui vient d’abord.
refusal-culprit-excluded = L’erreur vient de toi : tu ne prends aucune carte cette fois. Regarde bien ce que prennent les autres !
refusal-ali-excluded = On t’a pris : cette fois, les voleurs se partagent les cartes sans toi. Regarde bien ce qu’ils emportent !
refusal-not-your-turn = Ce n’est pas encore à toi. Regarde et écoute en attendant.
refusal-must-recite-first = Pioche d’abord une carte. Tu pourras crier « Sésame, ouvre-toi ! » dès qu’un voleur aura tout récité sans se tromper.
refusal-unknown-treasure = Ce trésor n’est pas dans le jeu. Choisis-en un à l’écran.
refusal-bad-count = Ce nombre ne va pas. Nomme de 1 à 9 trésors d’une même sorte ; si tu es Ali Baba, coche d’un coup tous ceux de la même sorte.
refusal-one-at-a-time = Une carte à la fois : ici, chaque trésor se nomme séparément.
refusal-adjective-required = Ici, chaque trésor a son adjectif. Dis comment il est !
refusal-adjective-form = Utilise un à trois mots gentils, de 2 à 40 lettres en tout, sans chiffres.
refusal-already-started = Tu as commencé à nommer les trésors un par un : continue ainsi.
refusal-unparsed = Je n’ai pas compris : { $words }… Réessaie en disant le nom des trésors.
refusal-claim-size = Choisis autant de cartes que l’indique le bouton.
refusal-not-in-pool = Il n’y a pas autant de cartes de cette sorte ici. Choisis parmi celles que tu vois.
refusal-stale = La partie a avancé entre-temps. Regarde bien et choisis de nouveau.
refusal-malformed = Ça ne se trouve pas dans cette caverne. Choisis quelque chose à l’écran.
refusal-player-count = Ce jeu se joue de 3 à 5 joueurs, ou bien à 2 avec la Bande. Places à cette table : { $seats }.
refusal-bad-option = Cette option n’est pas possible ici : { $option } – { $value }. Choisis-en une autre.
refusal-muted = Chut ! On ne souffle pas pendant que les voleurs regardent et récitent. Tu pourras parler au moment du partage.

## Settings

setting-deck = Cartes Trésor
setting-deck-help = Avec 44 cartes, il y a un livre de moins, comme dans l’édition allemande.
setting-deck-45 = 45 cartes
setting-deck-44 = 44 cartes

setting-young = Avec de jeunes enfants
setting-young-help = Une fois nommés sans erreur, les trésors restent visibles jusqu’à la fin de la liste.
setting-young-true = Oui
setting-young-false = Non

setting-adjectives = Avec des adjectifs
setting-adjectives-help = Chaque trésor reçoit un adjectif, qu’il faut retenir aussi. Pour les as de la mémoire !
setting-adjectives-true = Oui
setting-adjectives-false = Non

setting-ordered = Dans le bon ordre
setting-ordered-help = Récite les trésors dans l’ordre où ils sont apparus.
setting-ordered-true = Oui
setting-ordered-false = Non

setting-two_player = À deux joueurs
setting-two_player-help = À deux, vous jouez avec la Bande. Elle prend des cartes au hasard et ne marque jamais de points.
setting-two_player-off = Non
setting-two_player-band = Oui, avec la Bande

setting-judge = Arbitre
setting-judge-help = Qui dit si la liste récitée est juste ?
setting-judge-server = Le jeu
setting-judge-ali_close = Ali Baba, si c’est presque ça
setting-judge-table = Ali Baba
setting-judge-server-help = Le jeu vérifie tout.
setting-judge-ali_close-help = Si un adjectif est presque juste, c’est Ali Baba qui décide de l’accepter ou non.
setting-judge-table-help = On récite à voix haute, et Ali Baba coche ce qui est juste. Idéal sur un seul appareil, ou si vous pouvez tous vous entendre.

setting-recite_input = Comment réciter
setting-recite_input-help = Touche les trésors un par un, ou bien dis ou écris toute la liste.
setting-recite_input-both = Au choix
setting-recite_input-pick = Toucher seulement
setting-recite_input-sentence = Dire ou écrire seulement

setting-reveal_seconds = Secondes pour regarder
setting-reveal_seconds-help = Temps maximum pour regarder une nouvelle carte.

setting-recite_seconds = Secondes pour réciter
setting-recite_seconds-help = Dépasser le temps imparti compte comme une erreur. En automatique, plus il y a de cartes, plus tu as de temps ; si l’arbitre est Ali Baba, il n’y a pas de chrono.
setting-recite_seconds-auto = Automatique
setting-recite_seconds-off = Sans chrono

setting-decide_seconds = Secondes pour décider
setting-decide_seconds-help = Quand le temps est écoulé, Ali Baba sort s’il le peut ; sinon, il pioche.
setting-decide_seconds-off = Sans chrono

setting-pick_seconds = Secondes pour prendre une carte
setting-pick_seconds-help = Quand le temps est écoulé, le jeu prend pour toi ce qu’il y a de plus rare.
setting-pick_seconds-off = Sans chrono

setting-first_ali = Premier Ali Baba
setting-first_ali-help = Qui sera le premier Ali Baba ?
setting-first_ali-youngest = Le plus jeune
setting-first_ali-random = Au hasard
setting-first_ali-host = L’hôte choisit

setting-first_seat = Place du premier Ali Baba
setting-first_seat-help = Seulement si l’hôte choisit le premier Ali Baba.
setting-first_seat-0 = Place 1
setting-first_seat-1 = Place 2
setting-first_seat-2 = Place 3
setting-first_seat-3 = Place 4
setting-first_seat-4 = Place 5

setting-youngest = Personne n’est plus jeune que moi
setting-youngest-help = Seulement avec l’option « Le plus jeune ». Si plusieurs joueurs cochent cette case, le hasard choisit parmi eux ; si personne ne la coche, il choisit parmi tous les joueurs.

setting-on_leave = Si un joueur s’en va
setting-on_leave-help = Un bot prend le relais, ou la partie s’arrête sans résultat.
setting-on_leave-bot = Un bot prend le relais
setting-on_leave-abort = La partie s’arrête

setting-chat = Discussion
setting-chat-help = On ne souffle pas pendant que les voleurs regardent et récitent.
setting-chat-muted = Coupée jusqu’au partage
setting-chat-open = Toujours ouverte

## The result

outcome-scored = { $count ->
    [one] { $seats } gagne !
   *[other] { $seats } se partagent la victoire !
}
outcome-aborted = La partie s’est arrêtée sans résultat
score-line =
    { $seat } : { label-points } ({ label-unique })
ended-scored = Partie terminée
ended-aborted = La partie s’est arrêtée sans résultat

## Bots

bot-weak = Tête en l’air
bot-weak-help = Se perd dans les longues listes.
bot-average = Mémoire moyenne
bot-average-help = Retient à peu près autant que tout le monde.
bot-good = Bonne mémoire
bot-good-help = Ne bute que sur les plus longues listes.
bot-strong = Rusé
bot-strong-help = Retient bien et sait calculer quand s’arrêter.
bot-baseline = Prudent
bot-baseline-help = Sort tôt et oublie des choses.
bot-random = Tourbillon
bot-random-help = Dit et prend n’importe quoi, au hasard.

## On the board

button-draw = Piocher une carte
button-open-sesame = Sésame, ouvre-toi !
button-seen = Vu !
button-all-seen = On a tous vu
button-concede = Donner ma langue au chat
button-speak = Parler
button-type = Écrire
button-send = Envoyer
button-claim = Prendre ces cartes
button-accept = Accepter
button-reject = Refuser
button-call-mistake = Erreur !

label-how-many = Combien ?
label-named = Nommées : { $named } sur { $cards }
label-pool = Sur la table
label-your-hand = Rien que pour tes yeux
label-look = Regarde bien !
label-understood = { $cards ->
    [one] Compris : { $entries } ({ $cards } carte)
   *[other] Compris : { $entries } ({ $cards } cartes)
}
label-warn-size = Cartes nommées : { $named }. Cartes dans la main d’Ali Baba : { $cards }.
label-type-here = Dans la caverne, il y a…
label-adjective = Quel adjectif ? Si c’est la nouvelle carte, inventes-en un (1 à 3 mots).
label-adjective-new = Invente un adjectif (1 à 3 mots)
label-adjective-known = Quel était son adjectif ?
label-danger = Encore une alerte de ce type, et Ali Baba est pris !
label-safe = Pas de danger pour l’instant
label-copies = { $count ->
    [one] une seule carte dans le jeu
   *[other] { $count } cartes dans le jeu
}
label-last-round = Dernière manche
label-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
label-unique = { $unique ->
    [one] { $unique } trésor unique
   *[other] { $unique } trésors uniques
}
label-close = « { $adjective } » au lieu de « { $in_force } » pour { $kind } : tu acceptes ?
label-seen-by = Prêts : { $seen } sur { $thieves }
label-listening = Je t’écoute…
label-nothing-heard = Je n’ai rien entendu. Réessaie !
label-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
label-count-first = Choisis d’abord combien, ou touche encore une fois le trésor pour n’en nommer qu’un.
label-send-first = Envoie ce trésor avant d’en choisir un autre.
label-duplicates = Les cartes grisées sont des doublons : zéro point
label-recites-aloud = { $seat } récite à voix haute, { $ali_seat } coche ce qui est juste
label-caught-three = Trois alertes du même type : { $alarm } !
label-caught-each = Une alerte de chaque type !
label-leave-and-share = sortir et partager
label-excluded = { $seat } n’a rien cette fois
label-in-order = dans l’ordre d’apparition

## How to play

help-1 = L’un de vous est Ali Baba, en plein pillage de la caverne aux trésors. Les autres sont les voleurs.
help-2 = Ali Baba pioche une carte, tout le monde la voit, puis elle disparaît dans sa main. Retiens-la bien !
help-3 = Un voleur récite alors de mémoire tout ce que tient Ali Baba, dans n’importe quel ordre : « un lion, deux coussins… » S’il y a d’autres voleurs, le suivant prend le relais à la prochaine carte.
help-4 = Si la liste est juste, Ali Baba décide : piocher encore une carte, ou crier « Sésame, ouvre-toi ! » et sortir de la caverne.
help-5 = Si Ali Baba sort, tout le monde se partage ses cartes : il prend la première, puis chacun en prend une à son tour, lui compris, jusqu’à la dernière.
help-6 = Une erreur met fin à la manche. Ali Baba commence par prendre 3 cartes (ou toutes, s’il y en a moins), et le reste se partage autour de la table. Le voleur qui s’est trompé n’a rien.
help-7 = Les trésors étincelants, bruyants et encombrants donnent l’alerte. Trois alertes du même type, ou une de chaque, et Ali Baba est pris : les voleurs se partagent les cartes sans lui.
help-8 = À chaque manche, le joueur suivant devient Ali Baba. Quand le Chef des Voleurs apparaît, c’est la dernière manche. Chaque sorte de ton butin vaut 1 point ; les doublons ne valent rien. À égalité, on compte les trésors uniques, ceux qui n’existent qu’en un exemplaire.

confirm-concede = Donner ta langue au chat ? Ça compte comme une erreur.
confirm-mistake = Tu as entendu une erreur ? La manche s’arrêtera là.
button-go-on = Continuer
button-more-counts = Autres nombres

## The guided first game

guide-welcome = Rassemble le plus possible de trésors différents : chaque sorte vaut 1 point. Retiens bien ce qui disparaît dans la main d’Ali Baba !
guide-end = Chaque sorte différente rapporte 1 point, et les doublons ne rapportent rien. En cas d’égalité, on compte les trésors uniques : ceux qui n’existent qu’en un seul exemplaire.
guide-ask-decide = Pioche une carte. Dès qu’un voleur a tout récité sans erreur, tu peux aussi sortir. Plus tu en pioches, plus il y a à partager, mais plus c’est risqué.
guide-ask-reveal = Regarde bien ! Cette carte va disparaître, et un voleur devra la nommer de mémoire, sauf si Ali Baba est pris. Touche « Vu ! » quand tu l’as en tête.
guide-ask-recite = Nomme tout ce que tient Ali Baba : touche un trésor et indique combien il y en a, ou dis toute la liste. L’ordre ne compte qu’avec l’option « Dans le bon ordre ». Si tu te trompes, tu n’auras rien pour cette manche.
guide-ask-tick = Écoute et coche les cartes que tu entends. Une erreur, un oubli ? Touche « Erreur ! ». Joue franc jeu !
guide-ask-rule = L’adjectif est presque juste. L’acceptes-tu ? Si tu ne réponds pas à temps, c’est oui.
guide-ask-claim = Un voleur s’est trompé : tu choisis tes cartes avant tout le monde. Les sortes nouvelles rapportent des points, et les trésors uniques font la différence en cas d’égalité.
guide-ask-share = Prends la carte que tu veux sur la table. Le mieux, c’est une sorte que tu n’as pas encore. Te souviens-tu de ton butin ?
guide-ask-spoils = Après une erreur, s’il y a trois cartes ou moins, Ali Baba les garde toutes. Jette un dernier coup d’œil avant qu’on les retourne.
guide-wait-decide = Ali Baba décide : piocher ou, si un voleur a déjà tout récité sans erreur, sortir et partager. Repasse ses cartes dans ta tête.
guide-wait-reveal = La carte reste visible jusqu’à ce que tout le monde l’ait bien regardée, ou que le temps soit écoulé. Ensuite, elle disparaît dans la main d’Ali Baba, sauf s’il est pris.
guide-wait-recite = Un voleur récite tout de mémoire, et personne ne souffle. S’il y a d’autres voleurs, le suivant prend le relais à la prochaine carte.
guide-event-began = Le turban montre qui est Ali Baba, et il change de tête à chaque manche. Les autres sont les voleurs.
guide-event-token = Alerte ! Trois alertes du même type, ou une de chaque, et Ali Baba est pris : les voleurs se partagent alors ses cartes sans lui.
guide-event-captured = Trop d’alertes ! Plus besoin de réciter : les voleurs se partagent les cartes, et Ali Baba n’a rien.
guide-event-last_round = Le Chef des Voleurs annonce la dernière manche. C’est aussi un trésor : il se récite comme les autres et vaut 1 point.
guide-event-hid = Maintenant, seul Ali Baba voit cette carte. Tout le monde sait combien il en tient ; aux voleurs de retenir lesquelles.
guide-event-named = Juste ! Le compteur indique combien de cartes ont déjà été nommées. Retiens bien celles que tu as entendues.
guide-event-again = Répéter une bonne réponse n’est pas une erreur. On continue avec ce qui manque encore.
guide-event-invented = Un nouvel adjectif ! Jusqu’à la fin de la manche, il faudra nommer cette carte avec son adjectif.
guide-event-asked = L’adjectif était presque juste. C’est Ali Baba qui décide de l’accepter ou non ; s’il ne répond pas à temps, c’est oui.
guide-event-listed = Tout est juste ! Maintenant, Ali Baba peut piocher encore une carte ou sortir. Si la pioche est vide, il doit sortir.
guide-event-mistake = Une seule erreur, et la manche est finie. Ali Baba se sert en premier, et le voleur qui s’est trompé n’a rien.
guide-event-stopped = Ali Baba sort avec ses cartes, et tout le monde se les partage : il prend la première, puis chacun en prend une à son tour, lui compris, jusqu’à la dernière.
guide-event-emptied = La pioche est vide : Ali Baba doit sortir. Tout le monde se partage ses cartes, et il se sert en premier.
guide-event-claimed = Ali Baba a pris ses cartes. Le reste se partage carte par carte ; seul le voleur qui s’est trompé n’a rien.
guide-event-took = Les cartes que tu prends restent face cachée jusqu’à la fin. Retiens-les bien : les doublons ne valent rien.
guide-event-band_took = La Bande prend des cartes au hasard. Elle ne marque jamais de points, mais ce qu’elle prend est perdu.
guide-event-round_over = À chaque nouvelle manche, le joueur suivant devient Ali Baba, sans cartes et sans alertes. Ton butin reste à toi.
guide-event-counted = Tous les butins sont dévoilés : 1 point par sorte. Une étoile marque les trésors uniques, qui font la différence en cas d’égalité.

## Characters

bot-mustafa = Baba Moustafa
bot-mustafa-help = Le savetier : retient à peu près autant que tout le monde et calcule un peu ses chances.
phrase-bot-hello-mustafa = Bonjour ! Des babouches à réparer ?
bot-cassim = Cassim
bot-cassim-help = Oublie jusqu’à la formule magique et préfère rentrer tôt.
phrase-bot-hello-cassim = Bonjour ! C’était comment, déjà ? Orge, ouvre-toi ?
bot-nasreddin = Nasreddine
bot-nasreddin-help = Un farceur, mais avec une mémoire d’éléphant.
phrase-bot-hello-nasreddin = Bonjour ! Mon âne te salue.
bot-morgiana = Morgiane
bot-morgiana-help = Fine comme une lame : retient bien et sait exactement quand sortir.
phrase-bot-hello-morgiana = Je garde l’œil ouvert. Bonne chance, les voleurs !

## Why a bot did it

reason-no_danger = La prochaine carte ne peut pas trahir Ali Baba.
reason-little_danger = Une carte de plus vaut bien un risque de { $percent } %.
reason-danger = Un risque de { $percent } %, c’est trop pour une carte de plus.
reason-recalled = Le souvenir est encore bien net.
reason-guessed_alarm = La carte est oubliée, mais pas son alerte ({ $alarm }) : autant deviner.
reason-guessed = La carte est oubliée : il ne reste qu’à deviner.
reason-gave_up = Trop d’oublis : inutile de deviner.
reason-new_kind = Une nouvelle sorte pour le butin : { $kind }.
reason-new_kinds = De nouvelles sortes pour le butin : { $kinds }.
reason-nothing_new = Il n’y a plus de sorte nouvelle, alors autant prendre ce qu’il y a de plus rare.
reason-trusted = Dans le doute, on fait confiance à celui qui récite.
reason-enough = Avec ces cartes, ça vaut la peine de sortir.
reason-foreseen = À plus long terme, c’est le meilleur choix.

## What a content pack may change

alarm-quiet = aucune alerte
content-below-chief = Cartes sous le Chef des Voleurs
content-claim = Cartes qu’Ali Baba prend en premier après une erreur
content-copies = Cartes de la pioche qui montrent { $kind }
content-book = Cartes de la pioche qui montrent { kind-book } (une de moins dans la petite pioche)
content-alarm = Alerte donnée par { $kind }
