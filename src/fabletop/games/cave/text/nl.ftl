### De schattengrot: Dutch

## The game

game-name = De schattengrot
game-line = Wie sleept de rijkste buit uit de grot?
game-minutes = 20 min
game-age = vanaf 8 jaar
game-fun = verzamelen en tactiek
game-about = Pak tegels van een berg vol schatten. Elke tegel heeft zijn eigen magie en legt misschien nieuwe rijkdommen vrij. Verzamel schatten van dezelfde soort, benut de magie en haal de meeste punten.

## Kinds of treasure

kind-lamp = Lamp van Aladdin
kind-carpet = Vliegend tapijt
kind-sword = Zwaard
kind-crown = Kroon
kind-ring = Ring
kind-statue = Gouden beeld
kind-chest = Geldkist
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
effect-blue = Ontdekking
effect-brown = Verzamelwoede
effect-green = Dubbelslag
effect-yellow = Tribuut
effect-white = Taboe

effect-pink-help = Je krijgt 5 punten.
effect-blue-help = Je krijgt 2 punten voor elke tegel die je vrijlegt. Lag de tegel die je pakte op de bodem van de grot? Dan krijg je 2 punten voor het lege vak.
effect-brown-help = Je krijgt 2 punten voor elke tegel achter je scherm van dezelfde soort als de bruine; die telt zelf ook mee.
effect-green-help = Als dat kan, pak je nog een open tegel, direct naast het gat dat je hebt gemaakt en in dezelfde laag. Die tweede tegel heeft geen magie.
effect-yellow-help = Elke andere speler met tegels laat er een zien. Je pakt een getoonde tegel; die heeft geen magie.
effect-white-help = Je verbiedt een soort of een kleur. Tot je volgende beurt mag niemand anders zo’n tegel uit de grot pakken.
board-ban-lasts = Tot je volgende beurt mag niemand anders zo’n tegel pakken.

## Tiles

tile-lamp-pink = roze lamp
tile-lamp-blue = blauwe lamp
tile-lamp-brown = bruine lamp
tile-lamp-green = groene lamp
tile-lamp-yellow = gele lamp
tile-lamp-white = witte lamp

tile-carpet-pink = roze tapijt
tile-carpet-blue = blauw tapijt
tile-carpet-brown = bruin tapijt
tile-carpet-green = groen tapijt
tile-carpet-yellow = geel tapijt
tile-carpet-white = wit tapijt

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

tile-statue-pink = roze beeld
tile-statue-blue = blauw beeld
tile-statue-brown = bruin beeld
tile-statue-green = groen beeld
tile-statue-yellow = geel beeld
tile-statue-white = wit beeld

tile-chest-pink = roze kist
tile-chest-blue = blauwe kist
tile-chest-brown = bruine kist
tile-chest-green = groene kist
tile-chest-yellow = gele kist
tile-chest-white = witte kist

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

tile-necklace-pink = roze ketting
tile-necklace-blue = blauwe ketting
tile-necklace-brown = bruine ketting
tile-necklace-green = groene ketting
tile-necklace-yellow = gele ketting
tile-necklace-white = witte ketting

## Variants

variant-standard = Gewone grot
variant-lamp = Lamp van Aladdin
variant-equal = Complete soorten
variant-small = Kleine grot

## Labels

label-screen = Achter je scherm
label-display = Aanbod naast de grot
label-waiver = Verboden gelden deze beurt niet
label-last-round = Laatste ronde
label-unused = { $count ->
    [one] { $count } tegel ongezien weggelegd
   *[other] { $count } tegels ongezien weggelegd
}
label-track = Punten voor magie
label-groups = Punten voor groepen
cell = laag { $a }, rij { $b }, kolom { $c }
label-face-up = laag { $layer }, rij { $row }, kolom { $column }: { $tile }
label-face-down = { $covers ->
    [one] laag { $layer }, rij { $row }, kolom { $column }: gedekt, onder { $covers } tegel
   *[other] laag { $layer }, rij { $row }, kolom { $column }: gedekt, onder { $covers } tegels
}
label-locked = Verboden: { $bans }
label-ban-until = Verbod: { $ban } (tot de volgende beurt van { $seat })

## What the acting player is asked

ask-take = Pak een tegel
ask-lamp = Lamp houden of ruilen?
ask-extra = Pak een tegel naast het gat
ask-offer = Kies een tegel om te laten zien
ask-pick = Pak een getoonde tegel
ask-ban = Verbied een soort of een kleur
ask-over = Het spel is afgelopen

## What the others read meanwhile

wait-take = { $seats } pakt een tegel
wait-lamp = { $seats } beslist over de lamp
wait-extra = { $seats } pakt een tweede tegel
wait-offer = { $count ->
    [one] { $seats } kiest een tegel om te laten zien
   *[other] { $seats } kiezen een tegel om te laten zien
}
wait-pick = { $seats } pakt een getoonde tegel
wait-ban = { $seats } kiest wat er verboden wordt
wait-over = Het spel is afgelopen

## Buttons

option-take = Pak: { $cell }
option-lamp_keep = Houd de lamp
option-lamp_swap = Ruil voor: { $tile }
option-take_adjacent = Pak ook: { $cell }
option-offer = Toon: { $tile }
option-pick = Pak de tegel van { $seat }
option-ban = Verbied: { $value }

## What a tile brings here and now

gain-points = { $points ->
    [0] geen punten
    [one] { $points } punt
   *[other] { $points } punten
}
gain-pink = Meteen { gain-points }.
gain-blue = { $count ->
    [0] { $points ->
        [0] Legt geen tegel vrij, dus geen punten.
       *[other] Maakt een vak leeg: { gain-points }.
    }
    [one] Legt { $count } tegel vrij: { gain-points }.
   *[other] Legt { $count } tegels vrij: { gain-points }.
}
gain-brown = { $count ->
    [1] Je eerste van deze soort: { gain-points }.
   *[other] Dan heb je er { $count } van deze soort: { gain-points }.
}
gain-green = { $count ->
    [0] Geen tweede tegel: ernaast ligt er geen die je mag pakken.
    [1] Daarna pak je ook de tegel ernaast.
   *[other] Daarna pak je ook een van de { $count } tegels ernaast.
}
gain-yellow = { $count ->
    [0] Nog niemand anders heeft een tegel, dus je krijgt er geen.
    [one] { $count } speler laat je een tegel zien, en die pak je.
   *[other] { $count } spelers laten je elk een tegel zien: pak er één.
}
gain-white = Je verbiedt een soort of een kleur tot je volgende beurt.
gain-group = Aan het eind levert de gekozen tegel { gain-points } op voor je groepen.
lack-blue = blauw legde geen tegel vrij
lack-yellow = niemand anders heeft een tegel om te laten zien
lack-green = naast het gat valt er geen tegel te pakken

## What happens

event-began = { $variant }: { $seat } begint
event-removed = Niet in het spel: { $kinds }
event-displayed = Aanbod naast de grot: { $tiles }
event-turn = Beurt { $turn }: { $seat }
event-ban_over = Het verbod van { $seat } is voorbij: { $value }
event-waiver = Alle open tegels zijn verboden, dus gelden de verboden nu niet: { $seat } mag elke open tegel pakken
event-took = { $seat } pakt een { $tile }
event-turned_up = Omgedraaid: { $tiles }
event-kept_lamp = { $seat } houdt: { $tile }
event-swapped = { $seat } ruilt een { $given_tile } voor een { $tile }
event-scored_pink = { $points ->
    [one] Meevaller! { $seat } krijgt { $points } punt
   *[other] Meevaller! { $seat } krijgt { $points } punten
}
event-scored_blue =
    { $turned ->
        [one] { $seat } legt { $turned } tegel vrij
       *[other] { $seat } legt { $turned } tegels vrij
    } { $points ->
        [one] en krijgt { $points } punt
       *[other] en krijgt { $points } punten
    }
event-scored_square = { $points ->
    [one] { $seat } maakt een vak op de bodem van de grot leeg en krijgt { $points } punt
   *[other] { $seat } maakt een vak op de bodem van de grot leeg en krijgt { $points } punten
}
event-scored_brown = { $points ->
    [one] { $seat } krijgt { $points } punt voor: { $tiles }
   *[other] { $seat } krijgt { $points } punten voor: { $tiles }
}
event-nothing = { $seat } krijgt er niets bij: { $lack }
event-took_extra = { $seat } pakt ook nog een { $tile }
event-tribute = { $seat } eist tribuut van { $seats }!
event-chose = { $seat } heeft een tegel gekozen
event-shown = Getoond door { $seats }: { $tiles }
event-picked = { $seat } pakt een { $tile } van { $other_seat }
event-banned = { $seat } verbiedt: { $value }
event-last_round = { $seat } legt de laatste gedekte tegel vrij: laatste ronde!
event-left = { $seat } verlaat de tafel
event-skipped = { $seat } is weg, dus deze beurt wordt overgeslagen
event-laid_open = Tot het einde gedekt gebleven: { $tiles }
event-over = { $reason ->
    [walkover] { $seats } wint: er speelt niemand anders meer mee
   *[scored] { $count ->
        [one] Het spel is afgelopen: { $seats } wint!
       *[other] Het spel is afgelopen: { $seats } delen de overwinning!
    }
}

## Why not

refusal-unknown-action = Dat kan in dit spel niet. Pak in je beurt een tegel.
refusal-game-over = Dit spel is afgelopen. Zin in nog een potje?
refusal-not-seated = Je bent toeschouwer. Alleen de spelers aan tafel mogen een zet doen.
refusal-stale = Het spel is al verder. Kijk nog eens en kies opnieuw.
refusal-already-offered = Je hebt al een tegel gekozen om te laten zien. Wacht nu tot iedereen heeft gekozen.
refusal-not-your-decision = Deze keuze is niet aan jou. We wachten op { $seats }.
refusal-wrong-step = Dat kan nu niet: ‘{ $ask }’ komt eerst.
refusal-malformed = Dat ligt niet in deze grot. Kies iets wat je op tafel ziet.
refusal-not-adjacent = Je tweede tegel moet direct naast het gat liggen: zijde aan zijde, in dezelfde laag.
refusal-empty-cell = Hier ligt geen tegel meer: { $cell }. Kies een open tegel.
refusal-face-down = { $covers ->
    [one] Op deze tegel ligt nog { $covers } andere. Je mag alleen vrije tegels pakken.
   *[other] Op deze tegel liggen nog { $covers } andere. Je mag alleen vrije tegels pakken.
}
refusal-banned = Deze tegel is verboden: { $bans } (door { $seats }). Kies er een zonder slotje.
refusal-not-your-tile = Deze tegel heb je niet: { $tile }. Laat er een van jezelf zien.
refusal-nothing-offered-by = { $seat } laat geen tegel zien. Pak een getoonde tegel.
refusal-kind-not-in-play = Deze schat doet niet mee: { $kind }. Verbied een andere soort of een kleur.
refusal-not-beside-board = Deze tegel ligt niet in het aanbod: { $tile }. Kies een tegel uit het aanbod of houd de lamp.
refusal-bad-player-count = Dit spel is voor twee tot vier spelers.
refusal-bad-option = Deze instelling kan hier niet: { $option } – { $value }. Kies een andere.
refusal-small-needs-two = De kleine grot is voor precies twee spelers. Kies een andere grot of speel met z’n tweeën.

## Settings

setting-variant = Variant
setting-variant-help = Welke grot ga je verkennen?
setting-variant-standard = { variant-standard }
setting-variant-lamp = { variant-lamp }
setting-variant-equal = { variant-equal }
setting-variant-small = { variant-small }

setting-removed_kind = Soort die niet meedoet
setting-removed_kind-help = Alleen bij ‘Complete soorten’: één soort schat blijft in de doos.
setting-removed_kind-random = Willekeurig

setting-removed_kinds = Drie soorten die niet meedoen
setting-removed_kinds-help = Alleen bij ‘Kleine grot’: drie soorten schatten blijven in de doos.
setting-removed_kinds-random = Willekeurig

setting-first_player = Wie begint?
setting-first_player-help = Meestal begint de jongste. Je kunt ook een plek kiezen of het spel laten kiezen.
setting-first_player-youngest = De jongste speler
setting-first_player-random = Willekeurig
setting-first_player-seat-0 = Plek 1
setting-first_player-seat-1 = Plek 2
setting-first_player-seat-2 = Plek 3
setting-first_player-seat-3 = Plek 4

setting-youngest = Ik ben de jongste
setting-youngest-help = Telt alleen als de optie ‘Wie begint?’ op ‘De jongste speler’ staat. Vinken meerdere spelers dit aan, dan wordt een van hen willekeurig gekozen; doet niemand het, dan een van alle spelers.

setting-screens = Schermen
setting-screens-help = Dicht: je moet onthouden wat de anderen pakken. Open: iedereen ziet de tegels achter de schermen.
setting-screens-closed = Dicht
setting-screens-open = Open

setting-timers = Timersnelheid
setting-timers-help = Alleen als jullie met timer spelen. Is je tijd om, dan wordt er een zet voor je gedaan.
setting-timers-off = Uit
setting-timers-relaxed = Rustig (drie keer zo lang)
setting-timers-standard = Normaal
setting-timers-blitz = Snel (half zo lang)

setting-on_leave = Als een speler weggaat
setting-on_leave-help = Gaat een speler weg, dan speelt een bot verder of vervallen de beurten van die speler.
setting-on_leave-bot = Een bot speelt verder
setting-on_leave-skip = De beurten vervallen

## The result

outcome-scored = { $count ->
    [one] { $seats } wint!
   *[other] { $seats } delen de overwinning!
}
outcome-walkover = { $seats } wint: er speelt niemand anders meer mee
score-line =
    { $points ->
        [one] { $seat }: { $points } punt
       *[other] { $seat }: { $points } punten
    } { $tiles ->
        [one] (magie { $track } + groepen { $groups }; { $tiles } tegel)
       *[other] (magie { $track } + groepen { $groups }; { $tiles } tegels)
    }
score-tie-tiles = Bij gelijke stand gaat de speler met minder tegels voor.

## Tips for newcomers

why-take = Elke extra tegel van een soort levert meer op dan de vorige. Maar let op wat je vrijlegt voor de volgende speler!
why-lamp = Houd de lamp om zijn eigen magie te gebruiken, of tik op een schat uit het aanbod om te ruilen. Dan werkt de magie van je nieuwe tegel.
why-extra = De tweede tegel heeft geen magie, dus neem een soort die je verzamelt.
why-offer = Laat een soort zien waarvan je er maar één hebt: die kun je het best missen.
why-pick = Pak de soort waarvan je er al de meeste hebt: in een grote groep levert een nieuwe tegel het meest op.
why-ban = Wat zou de volgende speler het liefst pakken? Verbied precies dat.

## The variants in a sentence, and how groups count

setting-variant-standard-help = De grote grot. Zes tegels doen niet mee, en niemand weet welke.
setting-variant-lamp-help = Naast de grot liggen zes schatten open. Pak je een lamp, dan mag je die voor een van deze schatten ruilen.
setting-variant-equal-help = Eén soort schat doet niet mee, en iedereen weet welke. Alle andere tegels liggen in de grot.
setting-variant-small-help = Een snellere grot voor twee spelers, met zeven soorten schatten.
help-pink = Roze is een meevaller. { effect-pink-help }
help-blue = Blauw is een ontdekking. { effect-blue-help }
help-brown = Bruin beloont je verzamelwoede. { effect-brown-help }
help-green = Groen is een dubbelslag. { effect-green-help }
help-yellow = Geel eist tribuut. { effect-yellow-help }
help-white = Wit legt een taboe op. { effect-white-help }
help-groups = Aan het eind leveren één tot zes tegels van een soort 1, 3, 6, 10, 15 of 21 punten op. Wie de meeste punten heeft, wint.

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

guide-welcome = Haal schatten uit de grot, tegel voor tegel. Verzamel tegels van dezelfde soort: samen leveren ze de meeste punten op.
guide-end = De punten voor magie en groepen worden bij elkaar opgeteld, en wie de meeste heeft, wint. Bij gelijke stand wint wie de minste tegels heeft.
guide-ask-take = Tik op een tegel die oplicht, en nog een keer om hem te pakken. De magie van zijn kleur werkt meteen; zijn soort telt aan het eind.
guide-ask-lamp = Houd de lamp en gebruik zijn eigen magie, of ruil hem voor een schat uit het aanbod: dan werkt de magie van die schat.
guide-ask-extra = Met groen pak je een tweede tegel, direct naast het gat van de eerste. Die tweede heeft geen magie, dus kies een soort die je verzamelt.
guide-ask-offer = Iemand eist tribuut: kies een tegel om te laten zien. Misschien raak je hem kwijt, dus neem er een die je kunt missen.
guide-ask-pick = Pak een getoonde tegel; die is dan van jou. De soort waarvan je de meeste hebt, levert het meest op.
guide-ask-ban = Verbied een soort of een kleur. Tot je volgende beurt mag niemand anders zulke tegels uit de grot pakken, dus bescherm wat je zelf wilt hebben.
guide-wait-take = Een andere speler kiest. Let op welke soort het wordt: zijn de schermen dicht, dan moet je dat onthouden.
guide-wait-offer = Wie tribuut moet geven, kiest in het geheim een tegel om te laten zien. Heeft iedereen gekozen, dan zie je alles tegelijk.
guide-event-removed = Wat niet in het spel zit, ligt ook niet in de grot. Wacht er dus niet op!
guide-event-displayed = Deze schatten vormen het aanbod. Pak je een lamp, dan mag je die voor een van deze schatten ruilen.
guide-event-took = De tegel gaat achter het scherm en telt aan het eind mee. Nu werkt de magie van zijn kleur.
guide-event-turned_up = Ligt er niets meer op een tegel, dan wordt hij omgedraaid. Vanaf nu mag je zo’n tegel pakken als je aan de beurt bent, tenzij hij verboden is.
guide-event-kept_lamp = De lamp blijft, dus de magie van zijn eigen kleur werkt.
guide-event-swapped = De lamp ligt nu in het aanbod, en de magie van de nieuwe tegel werkt.
guide-event-scored_pink = Roze is een meevaller: meteen 5 punten.
guide-event-scored_blue = Blauw levert 2 punten op voor elke tegel die net is omgedraaid.
guide-event-scored_square = De gepakte tegel lag op de bodem van de grot. Dan levert blauw 2 punten op voor het lege vak.
guide-event-scored_brown = Bruin levert 2 punten op voor elke tegel van dezelfde soort achter het scherm, in welke kleur dan ook. Hoe meer je er hebt, hoe beter!
guide-event-nothing = Soms levert de magie niets op. De tegel telt aan het eind gewoon mee.
guide-event-took_extra = Met groen pak je een tweede tegel, direct naast het gat van de eerste. Die tweede heeft geen magie.
guide-event-tribute = Geel eist tribuut: elke andere speler met tegels laat er een zien. Wie aan de beurt is, pakt een getoonde tegel.
guide-event-shown = Nu zie je wat er gekozen is. Eén tegel krijgt een nieuwe eigenaar; wat overblijft, gaat terug.
guide-event-picked = De tegel heeft een nieuwe eigenaar. Is er nog meer getoond, dan gaat dat terug achter het scherm.
guide-event-banned = Wit legt een verbod op een soort of een kleur. Tot de speler die het oplegde weer aan de beurt is, mag niemand anders zulke tegels uit de grot pakken. De anderen zien er een slotje op.
guide-event-ban_over = Een verbod geldt tot de volgende beurt van de speler die het oplegde. Nu is het voorbij en zijn de slotjes van dit verbod weg.
guide-event-waiver = Alle open tegels waren verboden, dus gelden de verboden deze beurt niet. Nu mag elke open tegel worden gepakt.
guide-event-last_round = Er ligt geen tegel meer gedekt. De ronde wordt nog uitgespeeld, zodat iedereen even vaak aan de beurt komt – tenzij de grot eerder leeg is.
guide-event-laid_open = Het spel is afgelopen, dus de tegels die nog gedekt in de grot liggen, worden omgedraaid. Niemand krijgt er punten voor.

## Characters

bot-sinbad = Sinbad
bot-sinbad-help = Pakt de beste tegel die er ligt en onthoudt ongeveer evenveel als jij.
phrase-bot-hello-sinbad = Ahoi! Eens zien wat deze grot verbergt.
bot-dunyazad = Dunyazade
bot-dunyazad-help = Het kleine zusje: is dol op mooie plaatjes en alles wat roze is, en vergeet de rest.
phrase-bot-hello-dunyazad = Hallo! Ik vind de roze het mooist.
bot-qasim = Qasim
bot-qasim-help = Graait er meteen op los, wil alles hebben en vergeet bijna nooit wat jij hebt.
phrase-bot-hello-qasim = Opzij, het is allemaal van mij!
bot-scheherazade = Sheherazade
bot-scheherazade-help = Denkt vooruit en laat zo min mogelijk voor je over.
phrase-bot-hello-scheherazade = Goedenavond. Zal ik vertellen hoe het afloopt?

## Why a bot did it

n-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
reason-group = { $kind } (al in bezit: { $count }): één erbij levert { n-points } op.
reason-pink = Roze levert meteen { n-points } op.
reason-blue = Blauw levert hier { n-points } op.
reason-brown = Bruin levert { n-points } op voor tegels van dezelfde soort, in welke kleur dan ook.
reason-green = Met groen komt er nog een tegel bij.
reason-yellow = Met geel komt er een tegel van een andere speler bij.
reason-white = Wit legt een verbod op dat andere spelers dwarszit.
reason-denied = { $kind }: { $seat } is hierna aan de beurt en zou er nog meer aan hebben.
reason-nothing_better = Iets beters is er niet.
reason-pretty = Dit is het mooist.
reason-keep_lamp = Niets in het aanbod is meer waard dan de lamp.
reason-swap_lamp = Meer waard dan de lamp: { $tile }.
reason-useless = { $kind }: goed te missen, en { $seat } heeft er weinig aan.
reason-cheap = Deze tegel is het best te missen.
reason-ban = { $seat } is hierna aan de beurt en zou hier het meest aan hebben.
reason-foreseen = Op langere termijn pakt dit het best uit.

## What a content pack may change

content-layers = { $cave ->
    [small] Lagen van de kleine grot (rijen, kolommen, positie)
   *[other] Lagen van de grote grot (rijen, kolommen, positie)
}
content-wrong-written = { $what } is ‘{ $value }’. Schrijf een laag als ‘{ $usual }’: rijen en kolommen van 1 tot en met 5, en dan de positie als twee getallen van 0 tot en met 8.
content-wrong-layers = { $what }: de onderste laag moet een vierkant van minstens 3x3 op positie +0+0 zijn, en elke laag moet op de laag eronder rusten.
content-wrong-tiles = { $what }: te veel plaatsen ({ $cells }) voor het aantal tegels ({ $most }).
content-display = Tegels in het aanbod bij ‘{ variant-lamp }’
content-groups = Punten voor 0 tot en met 6 tegels van een soort
content-pink = Punten voor roze
content-blue-turned = Punten voor blauw, per tegel die je vrijlegt
content-blue-square = Punten voor blauw, als je een vak leegmaakt
content-brown = Punten voor bruin, per tegel van dezelfde soort
