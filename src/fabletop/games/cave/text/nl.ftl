### De schattengrot: Dutch

## The game

game-name = De schattengrot
game-line = Wie komt met de mooiste buit uit de betoverde grot?
game-about = Pak tegel na tegel van een berg vol schatten: elke tegel heeft zijn eigen magie en legt misschien nieuwe rijkdommen bloot. Verzamel veel schatten van dezelfde soort, gebruik de magie slim en win met de meeste punten.

## Kinds of treasure

kind-lamp = Lamp van Aladdin
kind-carpet = Magisch tapijt
kind-sword = Zwaard
kind-crown = Kroon
kind-ring = Ring
kind-statue = Gouden beeld
kind-chest = Muntenkist
kind-ruby = Robijn
kind-diamond = Diamant
kind-necklace = Halsketting

## Kinds of treasure, short (for phones)

kind-lamp-short = Lamp
kind-carpet-short = Tapijt
kind-sword-short = Zwaard
kind-crown-short = Kroon
kind-ring-short = Ring
kind-statue-short = Beeld
kind-chest-short = Kist
kind-ruby-short = Robijn
kind-diamond-short = Diamant
kind-necklace-short = Ketting

## Colours and their magic

colour-pink = Roze
colour-blue = Blauw
colour-brown = Bruin
colour-green = Groen
colour-yellow = Geel
colour-white = Wit

effect-pink = Meevaller
effect-blue = Blootleggen
effect-brown = Hamsteren
effect-green = Dubbele greep
effect-yellow = Tribuut
effect-white = Taboe

effect-pink-help = Je krijgt 5 punten.
effect-blue-help = Je krijgt 2 punten voor elke tegel die je omdraait, of 2 voor een vakje dat je vrijmaakt op de bodem van de grot.
effect-brown-help = Je krijgt 2 punten voor elke schat van deze soort achter je scherm, deze meegeteld.
effect-green-help = Je pakt ook een open tegel er vlak naast in dezelfde laag, maar zonder de magie ervan.
effect-yellow-help = Alle anderen die tegels hebben, laten er één zien, en jij kiest er één uit, zonder de magie ervan.
effect-white-help = Je noemt een soort of een kleur: tot je volgende beurt mag niemand anders die uit de grot pakken.

## Tiles

tile-lamp-pink = roze lamp van Aladdin
tile-lamp-blue = blauwe lamp van Aladdin
tile-lamp-brown = bruine lamp van Aladdin
tile-lamp-green = groene lamp van Aladdin
tile-lamp-yellow = gele lamp van Aladdin
tile-lamp-white = witte lamp van Aladdin

tile-carpet-pink = roze magisch tapijt
tile-carpet-blue = blauw magisch tapijt
tile-carpet-brown = bruin magisch tapijt
tile-carpet-green = groen magisch tapijt
tile-carpet-yellow = geel magisch tapijt
tile-carpet-white = wit magisch tapijt

tile-sword-pink = roze zwaard
tile-sword-blue = blauw zwaard
tile-sword-brown = bruin zwaard
tile-sword-green = groen zwaard
tile-sword-yellow = geel zwaard
tile-sword-white = wit zwaard

tile-crown-pink = roze kroon
tile-crown-blue = blauwe kroon
tile-crown-brown = bruine kroon
tile-crown-green = groene kroon
tile-crown-yellow = gele kroon
tile-crown-white = witte kroon

tile-ring-pink = roze ring
tile-ring-blue = blauwe ring
tile-ring-brown = bruine ring
tile-ring-green = groene ring
tile-ring-yellow = gele ring
tile-ring-white = witte ring

tile-statue-pink = roze gouden beeld
tile-statue-blue = blauw gouden beeld
tile-statue-brown = bruin gouden beeld
tile-statue-green = groen gouden beeld
tile-statue-yellow = geel gouden beeld
tile-statue-white = wit gouden beeld

tile-chest-pink = roze muntenkist
tile-chest-blue = blauwe muntenkist
tile-chest-brown = bruine muntenkist
tile-chest-green = groene muntenkist
tile-chest-yellow = gele muntenkist
tile-chest-white = witte muntenkist

tile-ruby-pink = roze robijn
tile-ruby-blue = blauwe robijn
tile-ruby-brown = bruine robijn
tile-ruby-green = groene robijn
tile-ruby-yellow = gele robijn
tile-ruby-white = witte robijn

tile-diamond-pink = roze diamant
tile-diamond-blue = blauwe diamant
tile-diamond-brown = bruine diamant
tile-diamond-green = groene diamant
tile-diamond-yellow = gele diamant
tile-diamond-white = witte diamant

tile-necklace-pink = roze halsketting
tile-necklace-blue = blauwe halsketting
tile-necklace-brown = bruine halsketting
tile-necklace-green = groene halsketting
tile-necklace-yellow = gele halsketting
tile-necklace-white = witte halsketting

## Variants

variant-standard = Gewone grot
variant-lamp = Variant ‘Lamp van Aladdin’
variant-equal = Gelijke schatten
variant-small = Kleinere grot

## Labels

label-screen = Achter je scherm
label-display = Uitstalling
label-ban = Verbod
label-waiver = Verbod geldt deze beurt niet
label-last-round = Laatste ronde
label-unused = { $count ->
    [one] { $count } tegel apart, niemand kent hem
   *[other] { $count } tegels apart, niemand kent ze
}
label-track = Punten tot nu toe
label-groups = Punten voor groepen
label-turn = Beurt { $turn }
cell = laag { $a }, rij { $b }, kolom { $c }
label-face-up = laag { $layer }, rij { $row }, kolom { $column }: { $tile }
label-face-down = { $covers ->
    [one] laag { $layer }, rij { $row }, kolom { $column }: onder { $covers } tegel
   *[other] laag { $layer }, rij { $row }, kolom { $column }: onder { $covers } tegels
}
label-locked = Geblokkeerd door een verbod: { $bans }
label-ban-until = Verbod: { $ban } – tot { $seat } weer aan de beurt is

## What the acting player is asked

ask-take = Pak een tegel
ask-lamp = Houd de lamp of ruil hem
ask-extra = Pak een tweede tegel er vlak naast
ask-offer = Kies een tegel om te laten zien
ask-pick = Pak een van de getoonde tegels
ask-ban = Verbied een soort of een kleur
ask-over = Het spel is afgelopen

## What the others read meanwhile

wait-take = { $seats } pakt een tegel
wait-lamp = { $seats } beslist wat er met de lamp gebeurt
wait-extra = { $seats } pakt een tweede tegel
wait-offer = { $count ->
    [one] { $seats } kiest een tegel om te laten zien
   *[other] { $seats } kiezen een tegel om te laten zien
}
wait-pick = { $seats } pakt een van de getoonde tegels
wait-ban = { $seats } kiest een verbod
wait-over = Het spel is afgelopen

## Buttons

option-take = Pakken: { $cell }
option-lamp_keep = Lamp houden
option-lamp_swap = Ruilen voor: { $tile }
option-take_adjacent = Ook pakken: { $cell }
option-offer = Laten zien: { $tile }
option-pick = Van { $seat } pakken
option-ban = Verbieden: { $value }

## What happens

event-began = { $variant }: { $seat } begint
event-removed = Niet in dit spel: { $kinds }
event-displayed = In de uitstalling: { $tiles }
event-turn = Beurt { $turn }: { $seat }
event-ban_over = Het verbod van { $seat } is voorbij: { $value }
event-waiver = Verbod geldt deze beurt niet: { $seat } mag elke open tegel pakken
event-took = { $seat } pakt: { $tile }
event-turned_up = Nu open: { $tiles }
event-kept_lamp = { $seat } houdt: { $tile }
event-swapped = { $seat } ruilt: { $given_tile } voor { $tile }
event-scored_pink = { $points ->
    [one] Meevaller! { $seat } krijgt { $points } punt
   *[other] Meevaller! { $seat } krijgt { $points } punten
}
event-scored_blue =
    { $turned ->
        [one] { $seat } legt { $turned } tegel bloot
       *[other] { $seat } legt { $turned } tegels bloot
    } { $points ->
        [one] en krijgt { $points } punt
       *[other] en krijgt { $points } punten
    }
event-scored_square = { $points ->
    [one] { $seat } maakt een vakje vrij op de bodem van de grot en krijgt { $points } punt
   *[other] { $seat } maakt een vakje vrij op de bodem van de grot en krijgt { $points } punten
}
event-scored_brown = { $points ->
    [one] { $seat } krijgt { $points } punt voor: { $tiles }
   *[other] { $seat } krijgt { $points } punten voor: { $tiles }
}
event-nothing = { $seat }: { $colour } – deze keer levert de magie niets op
event-took_extra = { $seat } pakt ook nog: { $tile }
event-tribute = { $seat } eist tribuut! Wie een tegel moet laten zien: { $seats }
event-chose = { $seat } heeft een tegel gekozen
event-shown = Getoond door { $seats }: { $tiles }
event-picked = { $seat } pakt van { $other_seat }: { $tile }
event-banned = { $seat } stelt een verbod in: { $value }
event-last_round = { $seat } draait de laatste dichte tegel om: laatste ronde!
event-left = { $seat } gaat van tafel
event-skipped = { $seat } is er niet meer, deze beurt wordt overgeslagen
event-laid_open = Verborgen tot het einde: { $tiles }
event-over = { $reason ->
    [walkover] { $seats } wint: alle anderen zijn van tafel gegaan
   *[scored] { $count ->
        [one] Het spel is afgelopen: { $seats } wint!
       *[other] Het spel is afgelopen: { $seats } delen de overwinning!
    }
}

## Why not

refusal-unknown-action = Die zet bestaat niet in dit spel; in je beurt pak je altijd een tegel.
refusal-game-over = Het spel is afgelopen, je kunt niets meer pakken – nog een potje?
refusal-not-seated = Je kijkt mee; alleen wie aan tafel zit, mag een zet doen.
refusal-stale = Het spel is intussen verdergegaan – kijk nog eens goed en kies opnieuw.
refusal-already-offered = Je hebt al een tegel gekozen om te laten zien, en daar blijft het bij. Wacht nu op de anderen.
refusal-not-your-decision = Nog even geduld, deze keuze is niet aan jou, maar aan { $seats }.
refusal-wrong-step = Eén ding tegelijk: doe eerst wat je nu gevraagd wordt.
refusal-malformed = Dat bestaat niet in deze grot; kies iets wat op tafel ligt.
refusal-not-adjacent = Je tweede tegel moet zij aan zij met de eerste liggen, in dezelfde laag.
refusal-empty-cell = Hier ligt geen tegel meer: { $cell }. Pak er een die nog open ligt.
refusal-face-down = { $covers ->
    [one] Je mag alleen pakken wat vrij ligt, en hier ligt nog { $covers } tegel bovenop.
   *[other] Je mag alleen pakken wat vrij ligt, en hier liggen nog { $covers } tegels bovenop.
}
refusal-banned = Deze tegel mag je nu niet pakken, want er geldt een verbod: { $bans } ({ $seats }). Pak er een zonder slot.
refusal-not-your-tile = Deze tegel ligt niet achter je scherm: { $tile }. Laat er een van jezelf zien.
refusal-nothing-offered-by = { $seat } laat geen tegel zien. Pak een van de tegels die wel getoond worden.
refusal-kind-not-in-play = Deze schat doet niet mee: { $kind }. Verbied een kleur, of een soort die wel meedoet.
refusal-not-beside-board = Deze tegel ligt niet in de uitstalling: { $tile }. Kies er een die er wel ligt, of houd de lamp.
refusal-bad-player-count = Dit spel kun je met zijn tweeën, drieën of vieren spelen.
refusal-bad-option = Met deze instelling kun je hier niet spelen: { $option } – { $value }. Kies een andere.
refusal-small-needs-two = De kleinere grot is voor precies twee spelers. Kies een andere grot, of speel met zijn tweeën.

## Settings

setting-variant = Variant
setting-variant-help = Welke grot wil je verkennen?
setting-variant-standard = { variant-standard }
setting-variant-lamp = { variant-lamp }
setting-variant-equal = { variant-equal }
setting-variant-small = { variant-small }

setting-removed_kind = Soort die niet meedoet
setting-removed_kind-help = Alleen bij ‘Gelijke schatten’: één soort schat blijft in de doos.
setting-removed_kind-random = Laat het toeval kiezen

setting-removed_kinds = Drie soorten die niet meedoen
setting-removed_kinds-help = Alleen bij ‘Kleinere grot’: drie soorten schatten blijven in de doos.
setting-removed_kinds-random = Laat het toeval kiezen

setting-first_player = Wie begint
setting-first_player-help = Aan de keukentafel begint de jongste: kies die stoel of laat het toeval kiezen.
setting-first_player-random = Laat het toeval kiezen
setting-first_player-seat-0 = Stoel 1
setting-first_player-seat-1 = Stoel 2
setting-first_player-seat-2 = Stoel 3
setting-first_player-seat-3 = Stoel 4

setting-screens = Schermen
setting-screens-help = Met gesloten schermen moet je onthouden wat de anderen pakken; met open schermen ziet iedereen alles.
setting-screens-closed = Gesloten
setting-screens-open = Open

setting-timers = Bedenktijd
setting-timers-help = Is je tijd om, dan wordt de zet voor je gedaan.
setting-timers-off = Zonder klok
setting-timers-relaxed = Rustig (drie keer zo lang)
setting-timers-standard = Normaal
setting-timers-blitz = Snel (halve tijd)

setting-on_leave = Als iemand weggaat
setting-on_leave-help = Een bot kan verderspelen, of de beurten worden overgeslagen.
setting-on_leave-bot = Een bot speelt verder
setting-on_leave-skip = De stoel blijft leeg

## The result

outcome-scored = { $count ->
    [one] { $seats } wint!
   *[other] { $seats } delen de overwinning!
}
outcome-walkover = { $seats } wint: alle anderen zijn van tafel gegaan
score-line =
    { $points ->
        [one] { $seat }: { $points } punt
       *[other] { $seat }: { $points } punten
    } { $tiles ->
        [one] (magie { $track } + groepen { $groups }; { $tiles } tegel)
       *[other] (magie { $track } + groepen { $groups }; { $tiles } tegels)
    }
score-tie-tiles = Evenveel punten? Dan wint wie de minste tegels heeft.

## Tips for newcomers

why-take = Elke volgende schat van een soort is meer waard dan de vorige – maar kijk wat je blootlegt voor de volgende speler.
why-lamp = Je mag de lamp houden met zijn eigen magie, of een van de zes schatten aantikken om hem te ruilen voor die schat en zijn magie.
why-extra = De tweede tegel heeft geen magie: ga dus voor een soort die je verzamelt.
why-offer = Laat een schat zien die je maar één keer hebt: die kun je het best missen.
why-pick = Kies de soort waarvan je al de meeste hebt: hoe groter de groep, hoe meer elke nieuwe schat oplevert.
why-ban = Bedenk wat de volgende speler graag zou pakken, en verbied precies dat.

## The variants in a sentence, and how groups count

setting-variant-standard-help = De grote grot. Zes tegels blijven erbuiten en niemand weet welke.
setting-variant-lamp-help = Naast de grot liggen zes schatten open. Pak je een lamp, dan mag je die ruilen voor een daarvan.
setting-variant-equal-help = Eén soort schat blijft erbuiten en iedereen weet welke. Alle andere tegels liggen in de grot.
setting-variant-small-help = Een snellere grot voor twee, met zeven soorten schatten.
help-pink = Roze: { effect-pink-help }
help-blue = Blauw: { effect-blue-help }
help-brown = Bruin: { effect-brown-help }
help-green = Groen: { effect-green-help }
help-yellow = Geel: { effect-yellow-help }
help-white = Wit: { effect-white-help }
help-groups = Aan het eind tellen gelijke schatten samen: één tot zes van een soort leveren 1, 3, 6, 10, 15 of 21 punten op. De meeste punten winnen.

## Things a ban can name

ban-kind-lamp = { kind-lamp }
ban-kind-carpet = { kind-carpet }
ban-kind-sword = { kind-sword }
ban-kind-crown = { kind-crown }
ban-kind-ring = { kind-ring }
ban-kind-statue = { kind-statue }
ban-kind-chest = { kind-chest }
ban-kind-ruby = { kind-ruby }
ban-kind-diamond = { kind-diamond }
ban-kind-necklace = { kind-necklace }
ban-colour-pink = { colour-pink }
ban-colour-blue = { colour-blue }
ban-colour-brown = { colour-brown }
ban-colour-green = { colour-green }
ban-colour-yellow = { colour-yellow }
ban-colour-white = { colour-white }

## The guided first game

guide-welcome = Haal schatten uit de grot, tegel na tegel. Veel van dezelfde soort zijn het meest waard, en de meeste punten winnen.
guide-end = De punten van de magie en van de groepen worden opgeteld, de meeste winnen. Bij gelijke stand wint wie minder tegels heeft.
guide-ask-take = Tik een tegel aan die oplicht, en nog eens om hem te pakken. Zijn kleur is de magie, zijn soort telt aan het eind.
guide-ask-lamp = Houd de lamp met zijn eigen magie, of ruil hem voor een open schat die je verzamelt: dan werkt de magie daarvan.
guide-ask-extra = Bij groen pak je een tweede tegel naast het gat. Die heeft geen magie, dus kies een soort die je verzamelt.
guide-ask-offer = Iemand eist tribuut: kies een tegel om te laten zien. Misschien ben je hem kwijt, dus toon er een die je kunt missen.
guide-ask-pick = Pak een van de getoonde tegels: die is nu van jou. De soort waarvan je de meeste hebt, levert het meest op.
guide-ask-ban = Noem een soort of een kleur: tot je volgende beurt mag niemand anders die pakken. Bescherm wat je zelf wilt.
guide-wait-take = Nu kiest iemand anders. Onthoud welke soorten er worden gepakt: straks liggen ze achter het scherm.
guide-wait-offer = De anderen kiezen in het geheim welke tegel ze tonen. Is iedereen klaar, dan draaien alle tegels tegelijk om.
guide-event-removed = Deze schatten zitten niet in dit spel. Wacht er niet op: er komt er geen tevoorschijn.
guide-event-displayed = Deze zes schatten liggen open naast de grot. Wie een lamp pakt, mag die ruilen voor een daarvan.
guide-event-took = De tegel gaat achter het scherm en telt aan het eind. Nu werkt de magie van zijn kleur.
guide-event-turned_up = Op deze tegels ligt niets meer, dus worden ze omgedraaid. Wie nu aan de beurt komt, mag ze pakken.
guide-event-kept_lamp = De lamp blijft, dus werkt de magie van zijn eigen kleur.
guide-event-swapped = De lamp ligt nu in de uitstalling. De magie van de nieuwe tegel werkt.
guide-event-scored_pink = Roze is een meevaller: meteen 5 punten.
guide-event-scored_blue = Blauw levert 2 punten op voor elke tegel die net is omgedraaid.
guide-event-scored_square = Deze blauwe tegel lag op de bodem van de grot. Het vrije vakje levert 2 punten op.
guide-event-scored_brown = Bruin levert 2 punten op voor elke tegel van zijn soort achter het scherm. Hoe groter de verzameling, hoe beter!
guide-event-nothing = Soms heeft de magie niets te doen. De tegel zelf telt aan het eind toch mee.
guide-event-took_extra = Groen geeft een tweede tegel, vlak naast het gat. De magie daarvan werkt niet.
guide-event-tribute = Geel eist tribuut: alle anderen laten een tegel zien, en een daarvan wordt meegenomen.
guide-event-shown = Alle gekozen tegels draaien tegelijk om. Eén ervan krijgt een nieuwe eigenaar, de andere gaan terug.
guide-event-picked = De tegel heeft een nieuwe eigenaar. De andere getoonde tegels liggen weer achter hun scherm.
guide-event-banned = Wit stelt een verbod in: tegels met een slot zijn geblokkeerd tot wie het instelde weer aan de beurt is.
guide-event-ban_over = Een verbod duurt tot de volgende beurt van wie het instelde. Nu is het voorbij en zijn de sloten weg.
guide-event-waiver = Elke open tegel was verboden. Daarom gelden de verboden deze beurt niet en mag elke open tegel worden gepakt.
guide-event-last_round = Er ligt geen tegel meer dicht. De ronde wordt uitgespeeld, zodat iedereen even vaak aan de beurt is geweest.
guide-event-laid_open = Het spel is afgelopen, dus wordt omgedraaid wat dicht bleef. Niemand krijgt er punten voor.

## Characters

bot-sinbad = Sinbad
bot-sinbad-help = Pakt het beste wat er ligt en onthoudt ongeveer evenveel als jij.
bot-dunyazad = Dunyazade
bot-dunyazad-help = Het kleine zusje: houdt van mooie plaatjes en alles wat roze is, en vergeet de rest.
bot-qasim = Qasim
bot-qasim-help = Grijpt snel toe, wil alles en vergeet bijna nooit wat jij hebt.
bot-scheherazade = Sheherazade
bot-scheherazade-help = Denkt vooruit en laat je zo weinig mogelijk over.

## Why a bot did it

n-points = { $points ->
    [one] één punt
   *[other] { $points } punten
}
reason-group = { $kind }: eentje erbij, naast { $count } van die soort, levert { n-points } op.
reason-pink = Roze levert meteen { n-points } op.
reason-blue = Blauw levert hier { n-points } op.
reason-brown = Bruin levert { n-points } op voor tegels van die soort.
reason-green = Met groen mag er ook een tegel ernaast mee.
reason-yellow = Bij geel moeten de anderen een tegel laten zien, en daarvan mag je er een pakken.
reason-white = Wit geeft een verbod, en dat zit de anderen dwars.
reason-denied = { $seat } is hierna aan de beurt en had er nog meer aan gehad: { $kind }.
reason-nothing_better = Er was niets beters.
reason-pretty = Die was het mooist.
reason-keep_lamp = Niets in de uitstalling is meer waard dan de lamp.
reason-swap_lamp = Meer waard dan de lamp: { $tile }.
reason-useless = { $seat } heeft er weinig aan, en je mist het nauwelijks: { $kind }.
reason-cheap = Van alle eigen tegels wordt deze het minst gemist.
reason-ban = { $seat } is hierna aan de beurt en zou hier het meest aan hebben.
reason-foreseen = Vaak in gedachten verder gespeeld: zo liep het het best af.

## What a content pack may change

content-layers = { $cave ->
    [small] Lagen van de kleinere grot: rijen, kolommen, plaats
   *[other] Lagen van de grote grot: rijen, kolommen, plaats
}
content-wrong-written = { $what } is ‘{ $value }’; een laag schrijf je als ‘{ $usual }’: rijen en kolommen van 1 tot 5, dan de plaats, twee getallen van 0 tot 8.
content-wrong-layers = { $what }: de bodem moet een vierkant vanaf 3x3+0+0 zijn, en elke laag moet op die eronder rusten.
content-wrong-tiles = { $what }: te veel plaatsen ({ $cells }) voor het aantal tegels ({ $most }).
content-display = Tegels naast de grot, met de lamp
content-groups = Punten voor 0 tot 6 tegels van een soort
content-pink = Punten voor roze
content-blue-turned = Punten per tegel die blauw omdraait
content-blue-square = Punten voor een vak dat blauw vrijmaakt
content-brown = Punten voor bruin, per tegel van die soort
