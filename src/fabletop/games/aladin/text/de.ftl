### Aladin und die Wunderlampe: German

## The game

game-name = Aladin und die Wunderlampe
game-line = Wer reibt zuerst die Lampe, und wer wagt noch eine Karte?
game-minutes = 20 Min.
game-age = ab 7 Jahren
game-fun = Tempo und Mut
game-about = Drei Truhen voller Schätze, und in jeder lauern Skorpione! Wähle heimlich eine Truhe und die Zahl der Karten, die du zu ziehen wagst. Hat noch jemand deine Zahl, reib schnell die Lampe: Wer zuerst da ist, bekommt vom Dschinn einen Wunsch erfüllt. Sammle Edelsteine und Schmuck, bevor der Zauberer auftaucht.

## Chests (in a sentence, and as a label)

chest-bronze = Bronzetruhe
chest-silver = Silbertruhe
chest-gold = Goldtruhe

chest-bronze-short = Bronzetruhe
chest-silver-short = Silbertruhe
chest-gold-short = Goldtruhe

metal-bronze = Bronze
metal-silver = Silber
metal-gold = Gold

piece-bracelet = Armreif
piece-ring = Ring
piece-necklace = Kette

## Kinds of treasure (in a sentence)

kind-emerald = Smaragd
kind-ruby = Rubin
kind-sapphire = Saphir
kind-topaz = Topas
kind-bronze-bracelet = Bronzearmreif
kind-bronze-ring = Bronzering
kind-bronze-necklace = Bronzekette
kind-silver-bracelet = Silberarmreif
kind-silver-ring = Silberring
kind-silver-necklace = Silberkette
kind-gold-bracelet = Goldarmreif
kind-gold-ring = Goldring
kind-gold-necklace = Goldkette
kind-talisman = Talisman
kind-sorcerer = Zauberer

gem-emerald = { kind-emerald }
gem-ruby = { kind-ruby }
gem-sapphire = { kind-sapphire }
gem-topaz = { kind-topaz }

## Kinds of treasure, as labels (under cards and columns)

kind-emerald-short = Smaragd
kind-ruby-short = Rubin
kind-sapphire-short = Saphir
kind-topaz-short = Topas
kind-bronze-bracelet-short = Bronzearmreif
kind-bronze-ring-short = Bronzering
kind-bronze-necklace-short = Bronzekette
kind-silver-bracelet-short = Silberarmreif
kind-silver-ring-short = Silberring
kind-silver-necklace-short = Silberkette
kind-gold-bracelet-short = Goldarmreif
kind-gold-ring-short = Goldring
kind-gold-necklace-short = Goldkette
kind-talisman-short = Talisman
kind-sorcerer-short = Zauberer

## The cards by their numbers

card-B01 = { kind-emerald }
card-B02 = { kind-emerald }
card-B03 = { kind-emerald }
card-B04 = { kind-ruby }
card-B05 = { kind-ruby }
card-B06 = { kind-ruby }
card-B07 = { kind-sapphire }
card-B08 = { kind-sapphire }
card-B09 = { kind-sapphire }
card-B10 = { kind-topaz }
card-B11 = { kind-topaz }
card-B12 = { kind-topaz }
card-B13 = { kind-bronze-bracelet }
card-B14 = { kind-bronze-bracelet }
card-B15 = { kind-bronze-bracelet }
card-B16 = { kind-bronze-ring }
card-B17 = { kind-bronze-ring }
card-B18 = { kind-bronze-ring }
card-B19 = { kind-bronze-necklace }
card-B20 = { kind-bronze-necklace }
card-B21 = { kind-bronze-necklace }
card-B22 = { kind-talisman }
card-B23 = { kind-talisman }
card-B24 = { kind-talisman }
card-B25 = { kind-talisman }
card-B26 = { kind-sorcerer }
card-S01 = { kind-emerald }
card-S02 = { kind-emerald }
card-S03 = { kind-emerald }
card-S04 = { kind-ruby }
card-S05 = { kind-ruby }
card-S06 = { kind-ruby }
card-S07 = { kind-sapphire }
card-S08 = { kind-sapphire }
card-S09 = { kind-sapphire }
card-S10 = { kind-topaz }
card-S11 = { kind-topaz }
card-S12 = { kind-topaz }
card-S13 = { kind-silver-bracelet }
card-S14 = { kind-silver-bracelet }
card-S15 = { kind-silver-bracelet }
card-S16 = { kind-silver-ring }
card-S17 = { kind-silver-ring }
card-S18 = { kind-silver-ring }
card-S19 = { kind-silver-necklace }
card-S20 = { kind-silver-necklace }
card-S21 = { kind-silver-necklace }
card-S22 = { kind-talisman }
card-S23 = { kind-talisman }
card-S24 = { kind-talisman }
card-S25 = { kind-talisman }
card-S26 = { kind-sorcerer }
card-G01 = { kind-emerald }
card-G02 = { kind-emerald }
card-G03 = { kind-emerald }
card-G04 = { kind-ruby }
card-G05 = { kind-ruby }
card-G06 = { kind-ruby }
card-G07 = { kind-sapphire }
card-G08 = { kind-sapphire }
card-G09 = { kind-sapphire }
card-G10 = { kind-topaz }
card-G11 = { kind-topaz }
card-G12 = { kind-topaz }
card-G13 = { kind-gold-bracelet }
card-G14 = { kind-gold-bracelet }
card-G15 = { kind-gold-bracelet }
card-G16 = { kind-gold-ring }
card-G17 = { kind-gold-ring }
card-G18 = { kind-gold-ring }
card-G19 = { kind-gold-necklace }
card-G20 = { kind-gold-necklace }
card-G21 = { kind-gold-necklace }
card-G22 = { kind-talisman }
card-G23 = { kind-talisman }
card-G24 = { kind-talisman }
card-G25 = { kind-talisman }
card-G26 = { kind-sorcerer }
card-ST1 = { kind-emerald }
card-ST2 = { kind-emerald }
card-ST3 = { kind-ruby }
card-ST4 = { kind-ruby }
card-ST5 = { kind-sapphire }
card-ST6 = { kind-sapphire }
card-ST7 = { kind-topaz }
card-ST8 = { kind-topaz }

## The genie’s lamp cards

effect-bronze_gift = Bronzegeschenk
effect-silver_gift = Silbergeschenk
effect-gold_gift = Goldgeschenk
effect-eye = Allsehendes Auge
effect-gem_thief = Edelsteindieb
effect-jewel_thief = Schmuckdieb
effect-tithe = Zehnt der Reichen
effect-bazaar = Basar
effect-lost_found = Fundstück
effect-sandstorm = Sandsturm
effect-charmer = Skorpionbeschwörer
effect-sleight = Fingerfertigkeit
effect-carpet = Fliegender Teppich
effect-lid = Schwerer Deckel
effect-heart = Großzügiges Herz
effect-toll = Wüstenzoll
effect-caravan = Karawane
effect-sleep = Der Dschinn schläft

effect-bronze_gift-text = Zieh die oberste Karte der Bronzetruhe und behalte sie, egal wie viele Skorpione darauf sind. Ist es aber der Zauberer, endet das Spiel sofort!
effect-silver_gift-text = Zieh die oberste Karte der Silbertruhe und behalte sie, egal wie viele Skorpione darauf sind. Ist es aber der Zauberer, endet das Spiel sofort!
effect-gold_gift-text = Zieh die oberste Karte der Goldtruhe und behalte sie, egal wie viele Skorpione darauf sind. Ist es aber der Zauberer, endet das Spiel sofort!
effect-eye-text = Sieh dir die obersten drei Karten einer Truhe an. Nur du siehst sie, und ihre Reihenfolge bleibt gleich.
effect-gem_thief-text = Nimm einem anderen Spieler einen beliebigen Edelstein weg.
effect-jewel_thief-text = Nimm einem anderen Spieler ein beliebiges loses Schmuckstück weg. Fertige Schmucksets sind sicher.
effect-tithe-text = Nimm dem Mitspieler mit den meisten Schätzen einen Edelstein oder ein loses Schmuckstück weg. Bei Gleichstand hast du die Wahl.
effect-bazaar-text = Gib einem Mitspieler einen Edelstein oder ein loses Schmuckstück und nimm dir dafür einen Edelstein oder ein loses Schmuckstück von ihm. Du bestimmst beide Karten.
effect-lost_found-text = Nimm dir einen beliebigen Edelstein vom Ablagestapel.
effect-sandstorm-text = Wähle einen Edelstein oder ein loses Schmuckstück eines anderen Spielers: Der Wind weht die Karte auf den Ablagestapel.
effect-charmer-text = In dieser Runde hältst du bei jeder Suche zwei Skorpione mehr aus. Mehr Karten, als dein Würfel zeigt, darfst du trotzdem nicht ziehen.
effect-sleight-text = Dreh einen eigenen Würfel um 1 höher oder niedriger. Er muss danach eine Zahl von 1 bis 6 zeigen.
effect-carpet-text = Versetze einen eigenen Würfel auf eine Truhe, auf der noch keiner von dir liegt. Er behält seine Zahl.
effect-lid-text = Wähle den Würfel eines anderen Spielers. Dieser Würfel gewinnt in dieser Runde keine Truhe und hebt keinen anderen auf.
effect-heart-text = Schenk einem Mitspieler deiner Wahl einen Edelstein oder ein loses Schmuckstück.
effect-toll-text = Leg einen deiner Edelsteine oder ein loses Schmuckstück auf den Ablagestapel.
effect-caravan-text = Wer kann, wählt heimlich einen eigenen Edelstein oder ein loses Schmuckstück. Dann geben alle ihre Karte gleichzeitig im Uhrzeigersinn weiter.
effect-sleep-text = Chrrr … Der Dschinn schläft tief und fest. Nichts passiert.

## What the acting player is asked

ask-program = Wähle eine Truhe und eine Zahl
ask-program-two = Wähle zwei Truhen und zwei Zahlen
ask-ready = Gleich werden die Würfel aufgedeckt …
ask-countdown = Hände weg von der Lampe … 3, 2, 1!
ask-race = Hat jemand deine Zahl? Reib die Lampe!
ask-name_thief = Wer soll dir eine Karte wegnehmen?
ask-steal = Welche Karte nimmst du weg?
ask-wish = Nimmst du diesen Wunsch an?
ask-wish-3 = Den dritten Wunsch musst du annehmen
ask-eye = In welche Truhe schaust du?
ask-gem_thief = Nimm dir einen Edelstein
ask-jewel_thief = Nimm dir ein loses Schmuckstück
ask-tithe = Nimm dem reichsten Mitspieler etwas weg
ask-bazaar = Welche Karte tauschst du gegen welche?
ask-lost_found = Nimm einen Edelstein vom Ablagestapel
ask-sandstorm = Welche Karte soll davonwehen?
ask-sleight = Dreh einen Würfel höher oder niedriger
ask-carpet = Lass einen Würfel die Truhe wechseln
ask-lid = Welcher Würfel soll nicht zählen?
ask-heart = Wem schenkst du welche Karte?
ask-toll = Leg eine Karte ab
ask-caravan = Welche Karte gibst du weiter?
ask-search = Eine Karte ziehen oder aufhören?
ask-talisman = Zu welcher Sorte kommt der Talisman?
ask-ring = Nimm eine Karte vom Ablagestapel
ask-over = Das Spiel ist zu Ende

## What the others read meanwhile

wait-program = { $count ->
    [one] { $seats } wählt gerade eine Truhe
   *[other] { $seats } wählen gerade eine Truhe
}
wait-program-two = { $count ->
    [one] { $seats } wählt gerade zwei Truhen
   *[other] { $seats } wählen gerade zwei Truhen
}
wait-ready = { $count ->
    [one] { $seats } ist gleich so weit
   *[other] { $seats } sind gleich so weit
}
wait-countdown = Hände weg von der Lampe … 3, 2, 1!
wait-race = Wer reibt die Lampe?
wait-name_thief = { $seats } bestimmt, wer sich eine Karte nehmen darf
wait-steal = { $seats } nimmt sich eine Karte
wait-wish = { $seats } denkt über den Wunsch nach
wait-wish-3 = { $seats } muss jetzt den dritten Wunsch annehmen
wait-eye = { $seats } wählt eine Truhe zum Hineinschauen
wait-gem_thief = { $seats } nimmt sich einen Edelstein
wait-jewel_thief = { $seats } nimmt sich ein Schmuckstück
wait-tithe = { $seats } nimmt dem reichsten Mitspieler eine Karte weg
wait-bazaar = { $seats } tauscht auf dem Basar
wait-lost_found = { $seats } stöbert im Ablagestapel
wait-sandstorm = { $seats } lässt einen Sandsturm aufkommen
wait-sleight = { $seats } dreht einen Würfel
wait-carpet = { $seats } versetzt einen Würfel
wait-lid = { $seats } bestimmt, welcher Würfel nicht zählt
wait-heart = { $seats } verschenkt eine Karte
wait-toll = { $seats } zahlt den Zoll
wait-caravan = { $count ->
    [one] { $seats } wählt gerade eine Karte
   *[other] { $seats } wählen gerade eine Karte
}
wait-search = { $seats } durchsucht die Truhe
wait-talisman = { $seats } legt einen Talisman an
wait-ring = { $seats } benutzt den Zauberring
wait-over = Das Spiel ist zu Ende

## Buttons

option-program = { $token ->
    [0] Eine { $value } auf die { $chest } legen
   *[other] Eine { $value } auf die { $chest } legen (Chip { $token })
}
option-program_two = { $token ->
    [0] Eine { $value } auf die { $chest } und eine { $other_value } auf die { $other_chest } legen
   *[other] Eine { $value } auf die { $chest } und eine { $other_value } auf die { $other_chest } legen (Chip { $token })
}
option-ready = Ich bin bereit
option-hold = Hände weg von der Lampe
option-slap = Lampe reiben!
option-wait = Lampe in Ruhe lassen
option-name_thief = { $other } nimmt eine Karte
option-steal = Nehmen: { $card }
option-wish_accept = Wunsch annehmen
option-wish_refuse = Wunsch ablehnen
option-look = In die { $chest } schauen
option-take = Von { $other } nehmen: { $card }
option-swap = Tauschen: { $card } gegen { $other_card } ({ $other })
option-recover = Vom Ablagestapel nehmen: { $card }
option-blow = Davonwehen lassen: { $card } ({ $other })
option-turn = { $delta ->
    [1] Würfel auf der { $chest } um 1 höher drehen
   *[other] Würfel auf der { $chest } um 1 niedriger drehen
}
option-fly = Von der { $chest } zur { $to_chest } fliegen
option-shut = Würfel von { $other } auf der { $chest } blockieren
option-give = An { $other } verschenken: { $card }
option-pay = Ablegen: { $card }
option-caravan_pass = Weitergeben: { $card }
option-draw = Karte ziehen
option-stop = Aufhören
option-place_talisman = Talisman anlegen: { $gem }
option-ring_take = Vom Ablagestapel nehmen: { $card }

## What happens

event-dealt = { $seat } beginnt mit: { $cards }
event-round = Runde { $round }
event-programmed = { $seat } hat gewählt
event-counting = Hände weg von der Lampe … 3, 2, 1!
event-revealed = { $seat } hat eine { $value } auf der { $chest }
event-early = Zu früh! { $seat } darf in dieser Runde nicht mehr reiben
event-slapped = { $seat } reibt die Lampe nach { $ms } ms
event-clamped = { $seat }: Reaktionszeit von { $claimed } ms auf { $ms } ms angepasst
event-late = { $seat } reibt die Lampe zu spät
event-false_slap = Fehlalarm! { $seat } hat mit niemandem eine Zahl gemeinsam
event-right = Gleiche Würfel ({ $value }): { $seat } ruft den Dschinn!
event-margin = { $seat } ist { $ms } ms schneller als { $other }
event-dead_heat = Gleichauf: { $seats }
event-no_right = Gleiche Würfel ({ $value }), aber niemand ruft den Dschinn
event-token_shown = { $seat } zeigt Chip { $token }
event-tokens_back = { $seat } bekommt alle fünf Chips zurück
event-drawn_by_lot = Gleiche Würfel ({ $value }): Der Zufall entscheidet, { $seat } ruft den Dschinn
event-spared = Bei { $seat } gibt es nichts zu holen
event-named = { $seat } lässt { $other } eine Karte nehmen
event-stole = { $seat } nimmt von { $other }: { $card }
event-wish = Wunsch { $number } für { $seat }: { $effect }
event-refused = { $seat } lehnt ab: { $effect }
event-granted = Der Wunsch von { $seat } wird erfüllt: { $effect }
event-nothing = Der Wunsch bewirkt für { $seat } nichts
event-gift = Ein Geschenk für { $seat } aus der { $chest }: { $card }
event-looked = { $seat } schaut in die { $chest }
event-peeked = Die obersten Karten der { $chest }: { $cards }
event-swapped = { $seat } tauscht mit { $other }: { $card } gegen { $other_card }
event-recovered = { $seat } nimmt vom Ablagestapel: { $card }
event-blown = Der Sandsturm von { $seat } weht { $other } eine Karte weg: { $card }
event-charmed = { $seat } hält in dieser Runde mehr Skorpione aus als sonst
event-turned = { $seat } dreht den Würfel auf der { $chest } auf { $value }
event-flew = Der Würfel von { $seat } fliegt von der { $chest } zur { $to_chest }
event-shut = { $seat } blockiert den Würfel von { $other } auf der { $chest }
event-gave = { $seat } schenkt { $other }: { $card }
event-paid = { $seat } zahlt den Zoll: { $card }
event-passing = { $seat } hat eine Karte für die Karawane gewählt
event-passed = Die Karawane bringt eine Karte von { $seat } zu { $other }: { $card }
event-searches = { $value ->
    [one] { $seat } durchsucht die { $chest }: höchstens { $value } Karte
   *[other] { $seat } durchsucht die { $chest }: bis zu { $value } Karten
}
event-nobody = Niemand durchsucht die { $chest }
event-outdone = Die { $value } von { $seat } verliert gegen die { $die } von { $other }: Die niedrigste übrige Zahl gewinnt
event-struck = Auf der { $chest } liegt die { $value } mehrmals und zählt deshalb nicht
event-drew = { $scorpions ->
    [0] { $seat } zieht: { $card }
    [one] { $seat } zieht: { $card } (bisher { $scorpions } Skorpion)
   *[other] { $seat } zieht: { $card } (bisher { $scorpions } Skorpione)
}
event-sorcerer = Der Zauberer! { $seat } entdeckt ihn in der { $chest }
event-bust = { $scorpions ->
    [one] Autsch, { $scorpions } Skorpion! { $seat } wird gestochen und verliert alle Karten dieser Suche
   *[other] Autsch, { $scorpions } Skorpione! { $seat } wird gestochen und verliert alle Karten dieser Suche
}
event-kept = { $seat } behält: { $cards }
event-empty_handed = { $seat } geht bei der { $chest } leer aus
event-placed = { $seat } legt einen Talisman an diese Sorte an: { $gem }
event-alone = { $seat } hat keinen Edelstein, deshalb liegt dieser Talisman allein
event-orphaned = { $seat } verliert den letzten Edelstein einer Sorte ({ $gem }): Jeder dort angelegte Talisman liegt jetzt allein
event-set = { $seat } hat ein Schmuckset komplett: { $metal }!
event-ring = { $seat } gewinnt den Zauberring!
event-ring_from = { $seat } nimmt { $other } den Zauberring ab!
event-ring_took = Mit dem Ring nimmt { $seat } vom Ablagestapel: { $card }
event-last_round = Der Zauberer ist da: letzte Runde!
event-instant_end = Der Wunsch von { $seat } ruft den Zauberer herbei: Das Spiel endet sofort!
event-left = { $seat } verlässt den Tisch
event-ended = { $reason }

## How the game ends

reason-sorcerer = Der Zauberer ist da und die Runde vorbei: Jetzt werden die Schätze gezählt
reason-lamp = Ein Wunsch hat den Zauberer gerufen: Jetzt werden die Schätze gezählt
reason-rounds = Das war die letzte mögliche Runde: Jetzt werden die Schätze gezählt
reason-walkover = Nur noch ein Spieler ist übrig, damit ist das Spiel vorbei

## Why not

refusal-unknown-action = Das geht in diesem Spiel nicht. Wähle einen der Züge auf dem Bildschirm.
refusal-game-over = Dieses Spiel ist zu Ende. Wie wär’s mit noch einer Partie?
refusal-not-seated = Du schaust zu. Mitspielen darf nur, wer einen Platz am Tisch hat.
refusal-stale = Das Spiel ist schon weiter. Schau noch einmal hin und wähle neu.
refusal-lamp-closed = Die Lampe reagiert gerade nicht. Spielt ihr auf Schnelligkeit, darfst du sie reiben, sobald die Würfel zu sehen sind.
refusal-locked-out = Du warst zu früh an der Lampe. In der nächsten Runde darfst du wieder reiben.
refusal-already-slapped = Du hast die Lampe schon gerieben. Gleich siehst du, wer am schnellsten war.
refusal-not-your-decision = Das entscheidest nicht du. Gerade dran: { $seats }.
refusal-wrong-phase = Das geht jetzt nicht. Zuerst kommt „{ $ask }“.
refusal-malformed = Das gibt es in diesem Spiel nicht. Wähle etwas auf dem Bildschirm.
refusal-wrong-dice-count = { $count ->
    [1] Leg genau einen Würfel auf eine Truhe.
   *[other] Leg genau zwei Würfel auf zwei Truhen.
}
refusal-bad-value = Ein Würfel zeigt 1 bis 6. Wähle eine dieser Zahlen.
refusal-same-chest-twice = Deine zwei Würfel müssen auf verschiedenen Truhen liegen. Leg einen davon woandershin.
refusal-token-spent = Dieser Chip ist schon verbraucht. Nimm einen, den du noch hast.
refusal-third-wish-binding = Den dritten Wunsch musst du annehmen. Tippe auf „So sei es“.
refusal-self-target = Wähle jemand anderen, der noch mitspielt.
refusal-not-theirs = Diese Karte gehört dem anderen Spieler nicht. Wähle eine, die er hat.
refusal-not-yours = Diese Karte hast du nicht. Wähle eine von deinen.
refusal-talisman-immune = Einen Talisman kann niemand wegnehmen, verschenken oder tauschen. Wähle eine andere Karte.
refusal-protected-set = Dieses Schmuckstück gehört zu einem fertigen Schmuckset und ist sicher. Wähle eine andere Karte.
refusal-wrong-card-type = Auf diese Karte wirkt der Wunsch nicht. Wähle eine andere.
refusal-not-richest = Jemand anders hat mehr Schätze. Wähle einen Spieler, der die meisten hat.
refusal-not-in-discard = Diese Karte liegt nicht auf dem Ablagestapel. Wähle eine, die du dort siehst.
refusal-no-die-there = Auf dieser Truhe liegt kein solcher Würfel. Wähle einen, den du siehst.
refusal-die-range = Ein Würfel zeigt nur 1 bis 6. Dreh ihn in die andere Richtung.
refusal-chest-taken = Auf dieser Truhe liegt schon ein Würfel von dir. Wähle eine andere.
refusal-no-gem-of-type = Von dieser Sorte hast du keinen Edelstein. Leg den Talisman an eine Sorte an, die du hast.
refusal-bad-player-count = Dieses Spiel ist für 2 bis 5 Spieler.
refusal-bad-option = Diese Einstellung geht hier nicht: { $option } – { $value }. Wähle eine andere.

## Settings

setting-lamp_mode = Die Lampe
setting-lamp_mode-help = Zwei Würfel zeigen dieselbe Zahl: Was entscheidet, wer den Dschinn ruft?
setting-lamp_mode-race = Die Schnelligkeit
setting-lamp_mode-sealed = Der höchste Chip
setting-lamp_mode-lottery = Der Zufall
setting-lamp_mode-race-help = Von den Spielern mit derselben Zahl ruft den Dschinn, wer zuerst die Lampe reibt. Wer reibt, obwohl niemand sonst seine Zahl hat, verliert eine Karte.
setting-lamp_mode-sealed-help = Ohne Hektik: Wähle zum Würfel heimlich einen Chip von 1 bis 5. Haben mehrere dieselbe Zahl, ruft den Dschinn, wer von ihnen den höchsten Chip gespielt hat. Gut bei langsamer Verbindung und für ruhige Abende.
setting-lamp_mode-lottery-help = Ohne Hektik und ohne Chips: Unter den Spielern mit derselben Zahl entscheidet der Zufall, wer den Dschinn ruft.

setting-my_precious = Mein Schatz: der Zauberring
setting-my_precious-help = Durchsuchst du eine Truhe mit einer 6 und ziehst alle sechs Karten, ohne gestochen zu werden, gewinnst du den Zauberring: 5 Punkte und eine Karte vom Ablagestapel. Aber andere können ihn dir wieder abnehmen!
setting-my_precious-true = Ja
setting-my_precious-false = Nein

setting-odds_hint = Risiko anzeigen
setting-odds_hint-help = Bei der Suche siehst du, mit welcher Wahrscheinlichkeit dich die nächste Karte sticht.
setting-odds_hint-true = Ja
setting-odds_hint-false = Nein

setting-timers = Bedenkzeit
setting-timers-help = Nur wenn ihr mit Zeitlimit spielt. Läuft deine Zeit ab, wird für dich entschieden.
setting-timers-off = Unbegrenzt
setting-timers-relaxed = Gemütlich (dreimal so lang)
setting-timers-standard = Normal
setting-timers-blitz = Schnell (halb so lang)

setting-lamp_trust = Zeitmessung an der Lampe
setting-lamp_trust-help = Sollen die Reaktionszeiten geprüft werden?
setting-lamp_trust-strict = Geprüft
setting-lamp_trust-friends = Auf Vertrauen
setting-lamp_trust-strict-help = Bei jeder Reaktionszeit wird geprüft, ob sie zur Verbindung passt. Schummeln lohnt sich also nicht.
setting-lamp_trust-friends-help = Jede Reaktionszeit gilt so, wie das Gerät sie meldet. Gut unter Freunden mit wackliger Verbindung.

setting-handicap_ms = Vorsprung an der Lampe
setting-handicap_ms-help = So viele Millisekunden werden von der Reaktionszeit dieses Spielers abgezogen. Gut für jüngere Mitspieler; 500 sind eine halbe Sekunde.
setting-handicap_ms-0 = Keiner
setting-handicap_ms-50 = 50 ms
setting-handicap_ms-100 = 100 ms
setting-handicap_ms-150 = 150 ms
setting-handicap_ms-200 = 200 ms
setting-handicap_ms-250 = 250 ms
setting-handicap_ms-300 = 300 ms
setting-handicap_ms-350 = 350 ms
setting-handicap_ms-400 = 400 ms
setting-handicap_ms-450 = 450 ms
setting-handicap_ms-500 = 500 ms
setting-handicap_ms-550 = 550 ms
setting-handicap_ms-600 = 600 ms
setting-handicap_ms-650 = 650 ms
setting-handicap_ms-700 = 700 ms
setting-handicap_ms-750 = 750 ms
setting-handicap_ms-800 = 800 ms

setting-on_leave = Wenn jemand geht
setting-on_leave-help = Entweder spielt ein Bot weiter, oder der Platz bleibt leer, und die Schätze bleiben liegen.
setting-on_leave-bot = Ein Bot spielt weiter
setting-on_leave-freeze = Der Platz bleibt leer

## The result

outcome-sorcerer = { $count ->
    [one] { $seats } gewinnt!
   *[other] { $seats } teilen sich den Sieg!
}
outcome-lamp = { $count ->
    [one] { $seats } gewinnt!
   *[other] { $seats } teilen sich den Sieg!
}
outcome-rounds = { $count ->
    [one] { $seats } gewinnt!
   *[other] { $seats } teilen sich den Sieg!
}
outcome-walkover = { $seats } gewinnt: Sonst ist niemand mehr im Spiel
score-line =
    { $points ->
        [one] { $seat }: { $points } Punkt
       *[other] { $seat }: { $points } Punkte
    } (Karten { $cards } + Schmucksets { $sets } + meiste Edelsteine { $majorities }{ $ring ->
        [0] {""}
       *[other] {" "}+ Ring { $ring }
    })

## Bots

bot-normal = Schatzsucher
bot-normal-help = Wägt Risiko und Gewinn ab und ist flink an der Lampe.
bot-easy = Träumer
bot-easy-help = Hört früh auf und kommt an der Lampe oft zu spät.
bot-hard = Großwesir
bot-hard-help = Merkt sich jede Karte und reagiert blitzschnell.
bot-random = Wirbelwind
bot-random-help = Macht völlig zufällige Züge.

## How to play

help-1 = In jeder Runde wählst du heimlich eine der drei Truhen und stellst deinen Würfel auf die Zahl der Karten, die du zu ziehen wagst. Alle beginnen mit einem Edelstein. Zu zweit beginnt ihr mit je zwei Edelsteinen und legt je zwei Würfel auf verschiedene Truhen.
help-2 = „3, 2, 1!“ Alle Würfel werden aufgedeckt. Hat noch jemand deine Zahl, egal auf welcher Truhe, reib die Lampe: Der Schnellste ruft den Dschinn.
help-3 = Vorsicht! Reibst du, obwohl niemand sonst deine Zahl hat, musst du einen Mitspieler wählen, der dir einen Edelstein oder ein loses Schmuckstück wegnimmt. Reibst du zu früh, darfst du es in dieser Runde nicht noch einmal versuchen.
help-4 = Der Dschinn bietet dir bis zu drei Wünsche an, einen nach dem anderen. Den ersten und den zweiten darfst du ablehnen, den dritten musst du annehmen, ob gut oder schlecht.
help-5 = Nach den Wünschen werden die Truhen durchsucht: Bronze, Silber, Gold. Gleiche Zahlen auf einer Truhe heben sich auf. Wer die niedrigste übrige Zahl hat, darf die Truhe durchsuchen.
help-6 = Zieh eine Karte nach der anderen, höchstens so viele, wie dein Würfel zeigt, und hör auf, wann du willst. Viele Karten zeigen keinen Skorpion, andere bis zu fünf. Zeigen deine Karten zusammen mindestens so viele Skorpione wie dein Würfel Augen, wirst du gestochen und verlierst alle Karten dieser Suche.
help-7 = Jede Karte ist 1 Punkt wert. Armreif, Ring und Kette aus einem Metall bilden ein Schmuckset: Es bringt 6 Extrapunkte bei Bronze, 8 bei Silber und 10 bei Gold, und niemand kann es dir wegnehmen. Für jede Sorte Edelsteine, von der du mehr hast als jeder andere, bekommst du 5 Extrapunkte.
help-8 = Einen Talisman legst du an eine Sorte Edelsteine an, die du hast. Er zählt wie ein weiterer Edelstein dieser Sorte, und niemand kann ihn dir wegnehmen. Verlierst du aber den letzten Edelstein dieser Sorte, liegt der Talisman allein und ist nur noch 1 Punkt wert.
help-9 = In jeder Truhe liegen 20 Karten über dem Zauberer. Taucht er bei einer Suche auf, ist diese Runde die letzte. Ruft ihn ein Wunsch herbei, endet das Spiel sofort. Wer die meisten Punkte hat, gewinnt!

## On the board: choosing

board-place-die = Leg deinen Würfel auf eine Truhe
board-place-dice = Leg deine zwei Würfel auf zwei verschiedene Truhen
board-choose-value = Wie viele Karten wagst du zu ziehen?
board-choose-two = Wähle zwei Truhen und zwei Zahlen
board-secret-of = Geheime Wahl von { $seat }
board-your-die = Dein Würfel
board-die = Würfel: { $value }
board-die-of = Würfel von { $seat }: { $value }
board-die-void = (zählt in dieser Runde nicht)
board-confirm = Fertig!
board-change = Ändern
board-chosen = Gewählt! Du kannst deine Wahl noch ändern.
board-waiting-for = Noch nicht fertig: { $seats }
board-last-round = Letzte Runde!
board-token = Chip { $token }
board-tokens = Noch verfügbare Chips
board-choose-token = Welchen Chip spielst du?
board-token-spent = verbraucht

## On the board: the lamp

board-lamp = Die Wunderlampe: Reib sie, wenn jemand anders dieselbe Zahl hat wie du
board-lamp-short = Hat noch jemand deine Zahl? Dann reib!
board-hands-off = Hände weg!
board-go = Jetzt!
board-press-key = { $key }: Lampe reiben
board-touch-here = Feld von { $seat }
board-tap-here = Tippe hier zum Reiben
board-own-strip = Tippe auf das Feld mit deinem Namen!
board-your-hand = Du hast die Lampe gerieben
board-too-early = Zu früh! In dieser Runde darfst du nicht mehr reiben.
board-slap-early = zu früh
board-slap-first = zuerst da
board-slap-slow = zu langsam
board-slap-false = Fehlalarm
board-slap-late = zu spät
board-race-order = Reaktionszeiten
board-reaction = { $ms } ms
board-faster = { $seat } war { $ms } ms schneller als { $other_seat }
board-clamped = Zeit angepasst
board-head-start = { $ms } ms Vorsprung
board-by-rights = Gleichstand: Den Dschinn ruft, wer ihn bisher seltener gerufen hat
board-by-lot = Der Zufall hat entschieden
board-by-token = Gleiche Zahl: Den Dschinn ruft, wer den höchsten Chip gespielt hat
board-no-match = Keine zwei Würfel sind gleich
board-nobody-slapped = Keiner mit dieser Zahl hat rechtzeitig gerieben
board-may-call = { $seat } ruft den Dschinn
board-next-right = Danach: { $seats }
board-thief-choose = { $other_seat } nimmt eine Karte von { $seat }

## On the board: the genie

board-wish = Wunsch { $number } von 3
board-accept = Wunsch annehmen
board-refuse = Nächster Wunsch
board-third-wish = So sei es
board-third-wish-help = Den dritten Wunsch musst du annehmen
board-choose-player = Wähle einen Spieler
board-choose-card = Wähle eine Karte
board-choose-chest = Wähle eine Truhe
board-choose-die = Wähle einen Würfel
board-your-card = Deine Karte
board-die-up = 1 höher
board-die-down = 1 niedriger
board-peek = Diese Karten siehst nur du: { $chest }
board-peek-order = Die linke Karte wird zuerst gezogen
board-caravan-chosen = Schon gewählt: { $ready } von { $all }
board-charmed = in dieser Runde besser vor Skorpionen geschützt

## On the board: searching

board-one-more = Karte ziehen
board-stop = Aufhören
board-lost-at = { $limit ->
    [one] Ab { $limit } Skorpion ist alles verloren
   *[other] Ab { $limit } Skorpionen ist alles verloren
}
board-scorpions = Skorpione: { $count } von { $limit }
board-card-scorpions = { $count ->
    [0] keine Skorpione
    [one] { $count } Skorpion
   *[other] { $count } Skorpione
}
board-nest = Skorpionnest
board-safe = Die nächste Karte ist sicher
board-odds = Risiko: { $percent } %
board-nobody-searches = Hier sucht niemand
board-took = { $count ->
    [0] nichts genommen
    [one] { $count } Karte genommen
   *[other] { $count } Karten genommen
}
board-drawn = Bisher gezogen
board-bust = Alle Karten dieser Suche sind verloren
board-stung = Gestochen!
board-pile = { $count ->
    [one] { $count } Karte in der Truhe
   *[other] { $count } Karten in der Truhe
}
board-sorcerer-in = { $count ->
    [0] Die nächste Karte ist der Zauberer!
    [one] Noch { $count } Karte bis zum Zauberer
   *[other] Noch { $count } Karten bis zum Zauberer
}
board-sorcerer-out = Der Zauberer ist schon heraus

## On the board: treasures

board-your-treasure = Dein Schatz
board-treasure-of = Schatz von { $seat }
board-treasures = { $count ->
    [one] { $count } Schatz
   *[other] { $count } Schätze
}
board-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
board-points-now = wenn das Spiel jetzt zu Ende wäre
board-set = Schmuckset
board-set-safe = Schmuckset: Niemand kann es wegnehmen
board-set-bonus = { $points ->
    [one] Schmuckset: { $points } Extrapunkt
   *[other] Schmuckset: { $points } Extrapunkte
}
board-leads = Die meisten dieser Sorte: Extrapunkte
board-gem-count = { $gem }: { $count }
board-figure = { $name }: { $count }
board-lone = Dieser Talisman liegt allein und bleibt allein
board-talisman-here = Hier anlegen
board-talisman-help = Ein Talisman zählt wie ein weiterer Edelstein der Sorte, an die du ihn anlegst
board-talisman-not-here = Hier nicht: Von dieser Sorte hast du keinen Edelstein
board-discard = Ablagestapel
board-discard-count = { $count ->
    [one] Ablagestapel: { $count } Karte
   *[other] Ablagestapel: { $count } Karten
}
board-discard-empty = Der Ablagestapel ist leer
board-ring = Zauberring
board-ring-table = Durchsuche eine Truhe mit einer 6 und zieh alle sechs Karten, ohne gestochen zu werden, dann gewinnst du den Zauberring
board-ring-of = { $seat } hat den Zauberring
board-frozen = hat den Tisch verlassen; die Karten bleiben liegen

## In the lobby

board-key-test = Tastentest: Drückt alle gleichzeitig eure Tasten und haltet sie gedrückt
board-key-test-ok = Alle Tasten werden gleichzeitig erkannt. Los geht’s!
board-key-test-bad = Diese Tastatur erkennt nicht alle Tasten gleichzeitig. Tippt stattdessen auf den Bildschirm oder spielt mit Chips.
board-propose-sealed = Mit Chips spielen
board-slow-link = Langsame Verbindung: { $seats }. Mit Chips muss sich niemand beeilen.

## The final count

board-final-cards = Karten
board-final-sets = Schmucksets
board-final-majorities = Meiste Edelsteine
board-final-ring = Zauberring
board-final-total = Gesamt

## On the board: small words

board-letter-emerald = Sm
board-letter-ruby = Ru
board-letter-sapphire = Sa
board-letter-topaz = To
board-letter-bronze = B
board-letter-silver = S
board-letter-gold = G
board-space = Leertaste
board-go-on = Weiter
board-risk = { $count ->
    [one] noch { $count } Skorpion, und alles ist verloren
   *[other] noch { $count } Skorpione, und alles ist verloren
}
board-keep-short = { $count ->
    [0] nichts nehmen
    [one] { $count } Karte behalten
   *[other] { $count } Karten behalten
}

## The guided first game

guide-welcome = Sammle Edelsteine und Schmuck aus drei Truhen, aber hüte dich vor den Skorpionen! Kommt der Zauberer, gewinnt, wer die meisten Punkte hat.
guide-end = Jede Karte ist 1 Punkt wert. Schmucksets bringen 6, 8 oder 10 Punkte dazu, und wer allein die meisten Edelsteine einer Sorte hat, bekommt dafür 5. Wer die meisten Punkte hat, gewinnt.

guide-ask-program = Wähle eine Truhe und die Zahl der Karten, die du zu ziehen wagst. Gleiche Zahlen auf einer Truhe heben sich auf; wer die niedrigste übrige Zahl hat, darf suchen.
guide-ask-program-two = Leg deine zwei Würfel auf verschiedene Truhen. Mit einer niedrigen Zahl gewinnst du die Truhe leichter, mit einer hohen darfst du mehr Karten ziehen.
guide-ask-ready = Gleich werden die Würfel aufgedeckt. Hat noch jemand deine Zahl? Dann reib schnell die Lampe! Sonst: Finger weg. Tippe auf den Haken, wenn du bereit bist.
guide-ask-countdown = Hände weg, bis die Würfel zu sehen sind! Bist du zu früh, darfst du in dieser Runde nicht mehr reiben.
guide-ask-race = Vergleiche die Würfel. Hat noch jemand deine Zahl? Dann reib die Lampe, schnell! Wenn nicht: Hände weg.
guide-ask-name_thief = Fehlalarm! Bestimme, wer dir eine Karte wegnimmt: am besten jemand mit wenigen Punkten.
guide-ask-steal = Ein Mitspieler hat einen Fehlalarm ausgelöst. Dafür nimmst du ihm eine Karte weg, am besten ein Schmuckstück, das dir zu einem Schmuckset fehlt.
guide-ask-wish = Der Dschinn bietet dir einen Wunsch an. Nimm ihn an, oder lehn ihn ab und sieh dir den nächsten an. Aber den dritten musst du annehmen!
guide-ask-wish-3 = Du hast zwei Wünsche abgelehnt, deshalb musst du den dritten annehmen. Tippe auf „So sei es“.
guide-ask-eye = Wähle eine Truhe, am besten eine, auf der ein Würfel von dir liegt. Ihre obersten Karten siehst dann nur du.
guide-ask-gem_thief = Nimm jemandem einen Edelstein weg, am besten von einer Sorte, die du schon sammelst: Vielleicht hast du dann die meisten davon.
guide-ask-jewel_thief = Nimm jemandem ein loses Schmuckstück weg, am besten eines, das dir zu einem Schmuckset fehlt.
guide-ask-tithe = Nimm dem Mitspieler mit den meisten Schätzen einen Edelstein oder ein loses Schmuckstück weg. Wähle, was zu deiner Sammlung passt.
guide-ask-bazaar = Wähle eine deiner Karten und die Karte, die du dafür haben willst. Gib her, was du am wenigsten brauchst!
guide-ask-lost_found = Nimm dir einen Edelstein vom Ablagestapel, am besten von einer Sorte, die du schon hast.
guide-ask-sandstorm = Wähle eine Karte eines anderen Spielers: Der Wind weht sie auf den Ablagestapel. Am besten eine, die ihm viele Punkte bringen würde.
guide-ask-sleight = Dreh einen eigenen Würfel um 1. Mit einer niedrigeren Zahl gewinnst du die Truhe leichter, mit einer höheren darfst du mehr Karten ziehen. Und liegt auf derselben Truhe ein gleicher Würfel, heben sich die beiden dann nicht mehr auf.
guide-ask-carpet = Lass einen eigenen Würfel zu einer Truhe fliegen, auf der noch keiner von dir liegt. Am besten dorthin, wo seine Zahl die niedrigste ist und kein anderer Würfel sie zeigt.
guide-ask-lid = Wähle den Würfel eines anderen Spielers: Er zählt in dieser Runde nicht. Am besten einen, der dir eine Truhe wegschnappen würde.
guide-ask-heart = Du musst eine Karte verschenken. Wähle eine, die du kaum brauchst, und jemanden, der hinten liegt.
guide-ask-toll = Du musst eine Karte ablegen. Wähle die, die du am wenigsten brauchst.
guide-ask-caravan = Alle geben gleichzeitig eine Karte im Uhrzeigersinn weiter. Wähle eine, die du nicht brauchst.
guide-ask-search = Ziehst du eine Karte, oder hörst du auf und behältst, was du gezogen hast? Erreichen die Skorpione auf deinen Karten deine Grenze, meist die Zahl auf deinem Würfel, verlierst du alle Karten dieser Suche.
guide-ask-talisman = Leg den Talisman an eine Sorte an, die du hast: Er zählt wie ein weiterer Edelstein. Am besten an eine, von der du die meisten hast oder bald haben könntest.
guide-ask-ring = Mit dem Zauberring nimmst du dir eine beliebige Karte vom Ablagestapel, am besten ein Schmuckstück, das dir zu einem Schmuckset fehlt.

guide-wait-wish = Schau, welchen Wunsch der Dschinn anbietet! Den ersten und den zweiten darf man ablehnen, den dritten nicht.
guide-wait-search = Jemand durchsucht eine Truhe. Achte auf die Skorpione: Sind es zu viele, kommen alle Karten dieser Suche auf den Ablagestapel, wo jeder sie sieht.

guide-event-dealt = Jeder Edelstein ist 1 Punkt wert. Wer am Ende allein die meisten Edelsteine einer Sorte hat, bekommt 5 Punkte dazu.
guide-event-revealed = Alle Würfel sind aufgedeckt. Zeigen zwei Spieler dieselbe Zahl, egal auf welchen Truhen, geht es um die Lampe!
guide-event-early = Zu früh! Wer die Lampe berührt, bevor man die Würfel gesehen haben kann, darf in dieser Runde nicht mehr reiben. Eine Karte verliert er aber nicht.
guide-event-false_slap = Fehlalarm! Wer die Lampe gerieben hat, hat mit niemandem eine Zahl gemeinsam. Zur Strafe verliert er eine Karte an einen anderen Spieler, falls man ihm eine wegnehmen kann.
guide-event-right = Den Dschinn rufen kann nur, wer dieselbe Zahl hat wie ein anderer Spieler. Der Dschinn bietet dann bis zu drei Wünsche an.
guide-event-no_right = Mehrere hatten dieselbe Zahl, aber keiner von ihnen hat rechtzeitig gerieben. Also gibt es für diese Zahl keinen Wunsch.
guide-event-dead_heat = Gleichauf! Dann gewinnt, wer den Dschinn bisher seltener gerufen hat. Herrscht auch da Gleichstand, entscheidet der Zufall.
guide-event-clamped = Diese Reaktionszeit wurde angepasst: Eine langsame Verbindung soll kein Vorteil sein, und mit „Ohne Zeitdruck“ gilt jede Berührung als durchschnittlich schnell.
guide-event-token_shown = Haben mehrere dieselbe Zahl, ruft den Dschinn, wer von ihnen den höchsten Chip gespielt hat. Aufgedeckte Chips sind vorerst verbraucht.
guide-event-spared = Wer weder Edelsteine noch lose Schmuckstücke hat, verliert nichts: Talismane und Schmucksets sind sicher.
guide-event-refused = Der abgelehnte Wunsch kommt unter den Stapel. Der nächste ist vielleicht besser … oder schlechter.
guide-event-nothing = Es passiert nichts: Entweder schläft der Dschinn, oder dieser Wunsch kann gerade nichts bewirken.
guide-event-gift = Ein Geschenk ist die oberste Karte einer Truhe. Skorpione darauf stechen nicht.
guide-event-charmed = Mit dem Skorpionbeschwörer hält man mehr Skorpione aus als sonst, aber nur in dieser Runde. Mehr Karten ziehen darf man deshalb nicht.
guide-event-shut = Unter dem Schweren Deckel zählt dieser Würfel in dieser Runde nicht: Er gewinnt keine Truhe und hebt keinen anderen auf.
guide-event-searches = Diese Truhe durchsucht, wer die niedrigste Zahl hat, die hier nur einmal liegt. So viele Karten darf er höchstens ziehen.
guide-event-nobody = Auf dieser Truhe liegt kein Würfel, der zählt, oder alle heben sich auf. Also bleibt sie in dieser Runde zu.
guide-event-bust = Mindestens so viele Skorpione, wie der Würfel Augen zeigt: Alle Karten dieser Suche sind verloren. Nächstes Mal etwas früher aufhören?
guide-event-kept = Geschafft! Vor Skorpionen sind diese Karten jetzt sicher, aber Edelsteine und lose Schmuckstücke kann man noch stehlen.
guide-event-alone = Ohne Edelstein liegt der Talisman allein. 1 Punkt ist er trotzdem wert.
guide-event-orphaned = Der letzte Edelstein dieser Sorte ist weg. Jeder Talisman, der dort angelegt war, liegt jetzt allein, ist aber immer noch 1 Punkt wert.
guide-event-set = Armreif, Ring und Kette aus einem Metall: ein Schmuckset! Es bringt Extrapunkte, und niemand kann es mehr wegnehmen.
guide-event-ring = Wer mit einer 6 alle sechs Karten zieht, ohne gestochen zu werden, gewinnt den Zauberring. Am Ende bringt er 5 Punkte. Aber Vorsicht: Gelingt das später jemand anderem, muss der Besitzer ihn hergeben!
guide-event-last_round = Der Zauberer ist da. Diese Runde wird noch zu Ende gespielt, dann werden die Punkte gezählt.
guide-event-instant_end = Ein Wunsch hat den Zauberer gerufen, deshalb endet das Spiel sofort. Jetzt werden die Punkte gezählt.

## Characters

bot-zobeide = Sobeide
bot-zobeide-help = Wägt jedes Risiko klug ab und ist flink an der Lampe.
phrase-bot-hello-zobeide = Guten Abend! Mögen dir die Würfel gewogen sein.
bot-maruf = Maruf
bot-maruf-help = Träumt von Karawanen, hört früh auf und kommt an der Lampe oft zu spät.
phrase-bot-hello-maruf = Hallo! Habe ich schon von meiner Karawane erzählt?
bot-zumurrud = Sumurrud
bot-zumurrud-help = Rechnet für jede Truhe die Chancen aus, merkt sich aber deine Gewohnheiten nicht.
phrase-bot-hello-zumurrud = Hallo. Die Chancen habe ich schon ausgerechnet.
bot-jafar = Dschafar
bot-jafar-help = Der Großwesir: errät aus deinen Gewohnheiten deine Würfel und reagiert blitzschnell.
phrase-bot-hello-jafar = Ah, eine Herausforderung. Die Lampe wird mein sein.

## Why a bot did it

reason-whim = Nur so eine Laune.
reason-begun = { $chest }: Ein Schmuckset daraus ist schon angefangen.
reason-usual = Bei dieser Spielerzahl ist eine { $value } oft eine gute Wahl.
reason-best_dice = { $chest }, { $value }: Das verspricht am meisten, wenn die anderen so wählen wie sonst auch.
reason-two_dice = Zusammen versprechen diese zwei Würfel am meisten.
reason-alike = Noch jemand hat dieselbe Zahl, also schnell zur Lampe!
reason-hasty = Zu hastig: Niemand sonst hat dieselbe Zahl.
reason-not_alike = Niemand sonst hat dieselbe Zahl, also Hände weg von der Lampe.
reason-asleep = Übersehen, dass noch jemand dieselbe Zahl hat.
reason-good_wish = Das lohnt sich: { $effect }.
reason-poor_wish = Der nächste Wunsch ist vielleicht besser als dieser: { $effect }.
reason-ending_wish = { $effect }: Dieser Wunsch würde das Spiel beenden, und das nützt nur dem, der vorn liegt.
reason-no_danger = Die nächste Karte kann nicht gefährlich werden.
reason-little_danger = Die nächste Karte ist das Risiko von { $percent } % wert.
reason-danger = Ein Risiko von { $percent } % ist zu hoch für die nächste Karte.
reason-half = Halb so viele Karten, wie der Würfel erlaubt, sind genug.
reason-not_half = Es ist noch nicht einmal die Hälfte der erlaubten Karten gezogen.
reason-best_card = Die wertvollste Karte: { $card }.
reason-hurts = Das trifft { $seat } am härtesten.
reason-least_card = Am leichtesten zu entbehren: { $card }.
reason-fewest = { $seat } hat die wenigsten Punkte und wird durch eine Karte mehr am wenigsten gefährlich.
reason-majority = { $gem }: Bei dieser Sorte fehlen die wenigsten Karten, um vorn zu liegen.
reason-own_chest = Auf dieser Truhe liegt ein eigener Würfel: { $chest }.
reason-rich_chest = Die reichste Truhe: { $chest }.
reason-own_searches = So lohnt sich das Suchen in dieser Runde am meisten.
reason-enough = Mit diesen Karten lohnt es sich, jetzt aufzuhören.
reason-foreseen = Auf lange Sicht ist das der beste Zug.

## What a content pack may change

kind-bracelet = { piece-bracelet }
kind-ring = { piece-ring }
kind-necklace = { piece-necklace }
content-below-sorcerer = Karten unter jedem Zauberer
content-rounds = Höchstzahl der Runden
content-charm = Skorpione, die man mit dem Skorpionbeschwörer mehr aushält
content-eye = Karten, die das Allsehende Auge zeigt
content-scorpions = Skorpione in der { $chest } ({ $kind })
content-lamp = Anzahl der Lampenkarten ({ $effect })
content-card = Punkte je Karte
content-majority = Punkte für die meisten Edelsteine einer Sorte
content-magic-ring = Punkte für den Zauberring
content-set = Punkte für ein Schmuckset ({ $chest })
