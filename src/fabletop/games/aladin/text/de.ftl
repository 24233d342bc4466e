### Aladin und die Wunderlampe: German

## The game

game-name = Aladin und die Wunderlampe
game-line = Wer reibt die Lampe zuerst, und wer wagt noch eine Karte?
game-about = Drei Truhen voller Schätze, und in allen sitzen Skorpione! Wähle heimlich eine Truhe und wie viele Karten du zu ziehen wagst. Zeigen zwei Würfel dasselbe, dann reib die Lampe schneller als die anderen, und der Dschinn erfüllt dir einen Wunsch. Sammle Schmuck und Edelsteine, bevor der Zauberer auftaucht.

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

effect-bronze_gift = Bronzegabe
effect-silver_gift = Silbergabe
effect-gold_gift = Goldgabe
effect-eye = Allsehendes Auge
effect-gem_thief = Edelsteindieb
effect-jewel_thief = Schmuckdieb
effect-tithe = Zehnt der Reichen
effect-bazaar = Basar
effect-lost_found = Fundstück
effect-sandstorm = Sandsturm
effect-charmer = Skorpionbeschwörer
effect-sleight = Taschenspielertrick
effect-carpet = Fliegender Teppich
effect-lid = Schwerer Deckel
effect-heart = Großzügiges Herz
effect-toll = Wüstenzoll
effect-caravan = Karawane
effect-sleep = Der Dschinn schläft

effect-bronze_gift-text = Zieh die oberste Karte der Bronzetruhe und behalte sie, auch wenn Skorpione darauf sind. Ist es aber der Zauberer, endet das Spiel sofort!
effect-silver_gift-text = Zieh die oberste Karte der Silbertruhe und behalte sie, auch wenn Skorpione darauf sind. Ist es aber der Zauberer, endet das Spiel sofort!
effect-gold_gift-text = Zieh die oberste Karte der Goldtruhe und behalte sie, auch wenn Skorpione darauf sind. Ist es aber der Zauberer, endet das Spiel sofort!
effect-eye-text = Schau dir die obersten drei Karten einer Truhe an. Nur du siehst sie, und sie bleiben in ihrer Reihenfolge.
effect-gem_thief-text = Nimm jemand anderem einen Edelstein deiner Wahl weg.
effect-jewel_thief-text = Nimm jemand anderem ein loses Schmuckstück deiner Wahl weg. Fertige Schmucksets sind sicher.
effect-tithe-text = Nimm einen Edelstein oder ein loses Schmuckstück von dem, der von den anderen die meisten Schätze hat. Haben mehrere gleich viele, wählst du.
effect-bazaar-text = Tausche einen deiner Edelsteine oder ein loses Schmuckstück gegen eine solche Karte von jemand anderem. Beide Karten wählst du.
effect-lost_found-text = Nimm einen Edelstein deiner Wahl vom Ablagestapel.
effect-sandstorm-text = Wähle einen Edelstein oder ein loses Schmuckstück von jemand anderem: Der Wind trägt die Karte auf den Ablagestapel.
effect-charmer-text = In dieser Runde verträgst du bei jeder Suche zwei Skorpione mehr. Mehr Karten ziehen darfst du aber nicht.
effect-sleight-text = Dreh einen deiner Würfel um 1 höher oder tiefer. Er muss weiterhin 1 bis 6 zeigen.
effect-carpet-text = Versetze einen deiner Würfel auf eine andere Truhe, mit gleichem Wert. Dort darf noch keiner von dir liegen.
effect-lid-text = Wähle einen Würfel von jemand anderem: In dieser Runde zählt er überhaupt nicht.
effect-heart-text = Schenk jemandem deiner Wahl einen deiner Edelsteine oder ein loses Schmuckstück.
effect-toll-text = Leg einen deiner Edelsteine oder ein loses Schmuckstück auf den Ablagestapel.
effect-caravan-text = Alle wählen heimlich einen eigenen Edelstein oder ein loses Schmuckstück. Dann wandern alle diese Karten gleichzeitig zum nächsten Platz weiter.
effect-sleep-text = Chrrr … Der Dschinn schläft tief und fest. Nichts passiert.

## What the acting player is asked

ask-program = Wähle Truhe und Zahl
ask-program-two = Wähle zwei Truhen und zwei Zahlen
ask-ready = Gleich kommt die Lampe …
ask-countdown = Hände weg von der Lampe … 3, 2, 1!
ask-race = Gleiche Zahl? Reib die Lampe!
ask-name_thief = Wer darf dir eine Karte nehmen?
ask-steal = Nimm dir eine Karte
ask-wish = Nimmst du diesen Wunsch?
ask-wish-3 = Der dritte Wunsch gilt
ask-eye = In welche Truhe schaust du?
ask-gem_thief = Nimm einen Edelstein
ask-jewel_thief = Nimm ein Schmuckstück
ask-tithe = Nimm etwas vom Reichsten
ask-bazaar = Tausche zwei Karten
ask-lost_found = Nimm einen Stein aus der Ablage
ask-sandstorm = Was soll verweht werden?
ask-sleight = Dreh einen Würfel um 1
ask-carpet = Wohin fliegt dein Würfel?
ask-lid = Welcher Würfel zählt nicht?
ask-heart = Verschenke eine Karte
ask-toll = Leg eine Karte ab
ask-caravan = Welche Karte gibst du weiter?
ask-search = Noch eine Karte oder Schluss?
ask-talisman = Wohin mit dem Talisman?
ask-ring = Nimm eine Karte aus der Ablage
ask-over = Das Spiel ist aus

## What the others read meanwhile

wait-program = { $count ->
    [one] { $seats } wählt noch eine Truhe
   *[other] { $seats } wählen noch eine Truhe
}
wait-program-two = { $count ->
    [one] { $seats } wählt noch zwei Truhen
   *[other] { $seats } wählen noch zwei Truhen
}
wait-ready = { $count ->
    [one] { $seats } ist gleich so weit
   *[other] { $seats } sind gleich so weit
}
wait-countdown = Hände weg von der Lampe … 3, 2, 1!
wait-race = Wer reibt die Lampe?
wait-name_thief = { $seats } bestimmt, wer eine Karte nehmen darf
wait-steal = { $seats } nimmt eine Karte
wait-wish = { $seats } überlegt sich den Wunsch
wait-wish-3 = { $seats } muss den dritten Wunsch nehmen
wait-eye = { $seats } wählt eine Truhe zum Hineinschauen
wait-gem_thief = { $seats } nimmt einen Edelstein
wait-jewel_thief = { $seats } nimmt ein Schmuckstück
wait-tithe = { $seats } nimmt eine Karte vom Reichsten
wait-bazaar = { $seats } tauscht auf dem Basar
wait-lost_found = { $seats } wühlt im Ablagestapel
wait-sandstorm = { $seats } ruft den Sandsturm
wait-sleight = { $seats } dreht einen Würfel
wait-carpet = { $seats } versetzt einen Würfel
wait-lid = { $seats } wählt einen Würfel, der nicht zählt
wait-heart = { $seats } verschenkt eine Karte
wait-toll = { $seats } zahlt den Zoll
wait-caravan = { $count ->
    [one] { $seats } wählt noch eine Karte
   *[other] { $seats } wählen noch eine Karte
}
wait-search = { $seats } durchsucht die Truhe
wait-talisman = { $seats } legt einen Talisman an
wait-ring = { $seats } benutzt den Zauberring
wait-over = Das Spiel ist aus

## Buttons

option-program = { $token ->
    [0] Würfel { $value } auf die { $chest }
   *[other] Würfel { $value } auf die { $chest }, Marke { $token }
}
option-program_two = { $token ->
    [0] Würfel { $value } auf die { $chest }, Würfel { $other_value } auf die { $other_chest }
   *[other] Würfel { $value } auf die { $chest }, Würfel { $other_value } auf die { $other_chest }, Marke { $token }
}
option-ready = Ich bin bereit
option-hold = Hände weg von der Lampe
option-slap = Lampe reiben!
option-wait = Die Lampe in Ruhe lassen
option-name_thief = Darf eine Karte nehmen: { $other }
option-steal = Nehmen: { $card }
option-wish_accept = Den Wunsch annehmen
option-wish_refuse = Den Wunsch ablehnen
option-look = In die { $chest } schauen
option-take = Von { $other } nehmen: { $card }
option-swap = Tauschen: { $card } gegen { $other_card } ({ $other })
option-recover = Vom Ablagestapel nehmen: { $card }
option-blow = Von { $other } wegwehen: { $card }
option-turn = { $delta ->
    [1] Um 1 höher drehen: { $chest }
   *[other] Um 1 tiefer drehen: { $chest }
}
option-fly = Von der { $chest } zur { $to_chest } fliegen
option-shut = Die { $chest } für { $other } zuklappen
option-give = An { $other } verschenken: { $card }
option-pay = Ablegen: { $card }
option-caravan_pass = Weitergeben: { $card }
option-draw = Noch eine Karte
option-stop = Aufhören
option-place_talisman = Talisman anlegen: { $gem }
option-ring_take = Vom Ablagestapel nehmen: { $card }

## What happens

event-dealt = { $seat } beginnt mit: { $cards }
event-round = Runde { $round }
event-programmed = { $seat } hat gewählt
event-counting = Hände weg von der Lampe … 3, 2, 1!
event-revealed = { $seat }: Würfel { $value } auf der { $chest }
event-early = Zu früh! { $seat } darf in dieser Runde nicht mehr an die Lampe
event-slapped = { $seat } reibt die Lampe nach { $ms } ms
event-clamped = { $seat }: { $claimed } ms können nicht stimmen, also zählen { $ms } ms
event-late = { $seat } kommt zu spät
event-false_slap = Fehlalarm! { $seat } hat keinen passenden Würfel
event-right = Würfel { $value }: { $seat } darf den Dschinn rufen!
event-margin = { $seat } ist { $ms } ms schneller als { $other }
event-dead_heat = Genau gleichzeitig: { $seats }
event-no_right = Würfel { $value }: Niemand weckt den Dschinn
event-token_shown = { $seat } zeigt Marke { $token }
event-tokens_back = { $seat } bekommt alle fünf Marken zurück
event-drawn_by_lot = Würfel { $value }: Das Los fällt auf { $seat }
event-spared = { $seat } hat nichts, was man nehmen könnte
event-named = { $seat } lässt sich von { $other } eine Karte nehmen
event-stole = { $seat } nimmt von { $other }: { $card }
event-wish = Wunsch { $number } für { $seat }: { $effect }
event-refused = { $seat } lehnt ab: { $effect }
event-granted = Erfüllt für { $seat }: { $effect }
event-nothing = Der Wunsch bringt { $seat } nichts
event-gift = Eine Gabe aus der { $chest } für { $seat }: { $card }
event-looked = { $seat } schaut in die { $chest }
event-peeked = Obenauf in der { $chest }: { $cards }
event-swapped = { $seat } gibt { $other }: { $card } – und bekommt: { $other_card }
event-recovered = { $seat } nimmt vom Ablagestapel: { $card }
event-blown = Der Sandsturm von { $seat } weht { $other } etwas weg: { $card }
event-charmed = { $seat } verträgt in dieser Runde zwei Skorpione mehr
event-turned = { $seat } dreht einen Würfel auf der { $chest }: jetzt { $value }
event-flew = { $seat } fliegt von der { $chest } zur { $to_chest }
event-shut = { $seat } klappt die { $chest } für { $other } zu
event-gave = { $seat } schenkt { $other }: { $card }
event-paid = { $seat } zahlt den Zoll: { $card }
event-passing = { $seat } hat eine Karte für die Karawane gewählt
event-passed = Die Karawane zieht von { $seat } zu { $other }: { $card }
event-searches = { $value ->
    [one] { $seat } durchsucht die { $chest }: höchstens { $value } Karte
   *[other] { $seat } durchsucht die { $chest }: höchstens { $value } Karten
}
event-nobody = Niemand durchsucht die { $chest }
event-drew = { $scorpions ->
    [0] { $seat } zieht: { $card }
    [one] { $seat } zieht: { $card } (bisher { $scorpions } Skorpion)
   *[other] { $seat } zieht: { $card } (bisher { $scorpions } Skorpione)
}
event-sorcerer = Der Zauberer! { $seat } stößt in der { $chest } auf ihn
event-bust = { $scorpions ->
    [one] Autsch, { $scorpions } Skorpion! { $seat } wird gestochen und verliert alle Karten dieser Suche
   *[other] Autsch, { $scorpions } Skorpione! { $seat } wird gestochen und verliert alle Karten dieser Suche
}
event-kept = { $seat } behält: { $cards }
event-empty_handed = { $seat } geht bei der { $chest } leer aus
event-placed = { $seat } legt einen Talisman an: { $gem }
event-alone = { $seat } hat keinen Edelstein, also bleibt dieser Talisman allein
event-orphaned = { $seat } verliert den letzten Stein dieser Sorte ({ $gem }): Die Talismane dort sind jetzt allein
event-set = { $seat } hat ein Schmuckset beisammen: { $metal }!
event-ring = { $seat } gewinnt den Zauberring!
event-ring_from = { $seat } nimmt { $other } den Zauberring ab!
event-ring_took = Der Ring bringt { $seat } eine Karte vom Ablagestapel: { $card }
event-last_round = Der Zauberer ist da: Das ist die letzte Runde!
event-instant_end = Der Wunsch von { $seat } ruft den Zauberer herbei: Das Spiel endet sofort!
event-left = { $seat } verlässt den Tisch
event-ended = { $reason }

## How the game ends

reason-sorcerer = Der Zauberer ist da und die Runde vorbei: Jetzt werden die Schätze gezählt
reason-lamp = Die Lampe hat den Zauberer gerufen: Jetzt werden die Schätze gezählt
reason-rounds = Vierzig Runden sind vorbei: Jetzt werden die Schätze gezählt
reason-walkover = Alle anderen haben den Tisch verlassen

## Why not

refusal-unknown-action = Diesen Zug gibt es hier nicht; wähle einen auf dem Bildschirm.
refusal-game-over = Dieses Spiel ist aus – wie wär’s mit noch einer Partie?
refusal-not-seated = Du schaust hier zu; ziehen darf nur, wer mit am Tisch sitzt.
refusal-stale = Inzwischen ist das Spiel schon weiter – schau noch einmal hin und wähle neu.
refusal-lamp-closed = Die Lampe ruht gerade. Warte auf „3, 2, 1!“ – sobald die Würfel zu sehen sind, darfst du reiben.
refusal-locked-out = Du warst zu früh an der Lampe: Nächste Runde darfst du wieder.
refusal-already-slapped = Deine Hand liegt schon auf der Lampe; gleich siehst du, wer am schnellsten war.
refusal-not-your-decision = Einen Moment, gerade bist du nicht gefragt; jetzt dran: { $seats }.
refusal-wrong-phase = Eins nach dem anderen: Zuerst kommt das, wonach jetzt gefragt wird.
refusal-malformed = Das gibt es in diesem Spiel nicht; wähle bitte etwas auf dem Bildschirm.
refusal-wrong-dice-count = { $count ->
    [1] Leg genau einen Würfel.
   *[other] Leg genau zwei Würfel.
}
refusal-bad-value = Ein Würfel zeigt 1 bis 6; wähle eine dieser Zahlen.
refusal-same-chest-twice = Deine zwei Würfel müssen auf verschiedenen Truhen liegen; leg einen davon um.
refusal-token-spent = Diese Marke hast du schon ausgegeben; nimm eine, die du noch hast.
refusal-third-wish-binding = Der dritte Wunsch muss erfüllt werden: Tipp auf „So sei es“.
refusal-self-target = Wähle jemand anderen, der noch mitspielt.
refusal-not-theirs = Diese Karte liegt dort nicht; wähle eine andere.
refusal-not-yours = Diese Karte hast du nicht; wähle eine von deinen.
refusal-talisman-immune = Einen Talisman kann niemand nehmen, verschenken oder tauschen; wähle eine andere Karte.
refusal-protected-set = Dieses Schmuckstück gehört zu einem fertigen Schmuckset, und das ist für immer sicher; wähle eine andere Karte.
refusal-wrong-card-type = Für diese Karte gilt der Wunsch nicht; wähle eine andere.
refusal-not-richest = Jemand anders hat mehr Schätze; wähle den, der am meisten hat.
refusal-not-in-discard = Diese Karte liegt nicht auf dem Ablagestapel; wähle eine, die du dort siehst.
refusal-no-die-there = Diesen Würfel gibt es nicht; wähle einen, der da liegt.
refusal-die-range = Ein Würfel zeigt nur 1 bis 6; dreh ihn in die andere Richtung.
refusal-chest-taken = Dort liegt schon ein Würfel von dir; wähle eine andere Truhe.
refusal-no-gem-of-type = Von dieser Sorte hast du keinen Stein; leg den Talisman zu Steinen, die du hast.
refusal-bad-player-count = Dieses Spiel ist für 2 bis 5; stell einen Stuhl dazu oder nimm einen weg.
refusal-bad-option = Mit dieser Einstellung kannst du hier nicht spielen: { $option } – { $value }. Wähle einen anderen Wert.

## Settings

setting-lamp_mode = Die Lampe
setting-lamp_mode-help = Zeigen zwei Würfel dasselbe: Wer darf den Dschinn rufen?
setting-lamp_mode-race = Wer am schnellsten ist
setting-lamp_mode-sealed = Die höchste Marke
setting-lamp_mode-lottery = Der Zufall
setting-lamp_mode-race-help = Wer die Lampe zuerst reibt. Wer ohne passenden Würfel reibt, verliert eine Karte.
setting-lamp_mode-sealed-help = Ganz ohne Eile: Zum Würfel setzt du heimlich eine Marke von 1 bis 5, und die höchste gewinnt. Gut für langsame Leitungen und ruhige Tische.
setting-lamp_mode-lottery-help = Ohne Eile und ohne Marken: Das Los entscheidet.

setting-my_precious = Mein Schatz: der Zauberring
setting-my_precious-help = Zieh mit einer Sechs alle sechs Karten, und du gewinnst den Zauberring: 5 Punkte und eine Karte vom Ablagestapel. Bis ihn dir jemand abnimmt!
setting-my_precious-true = Ja
setting-my_precious-false = Nein

setting-odds_hint = Gefahr anzeigen
setting-odds_hint-help = Wer sucht, sieht, wie wahrscheinlich die nächste Karte sticht.
setting-odds_hint-true = Ja
setting-odds_hint-false = Nein

setting-timers = Bedenkzeit
setting-timers-help = Ist deine Zeit um, wird für dich gezogen.
setting-timers-off = Ohne Uhr
setting-timers-relaxed = Gemütlich (dreimal so lang)
setting-timers-standard = Normal
setting-timers-blitz = Schnell (halbe Zeit)

setting-lamp_trust = Messen an der Lampe
setting-lamp_trust-help = Wie weit glaubt man einem Gerät, wenn es meldet, wie schnell du warst?
setting-lamp_trust-strict = Streng
setting-lamp_trust-friends = Unter Freunden
setting-lamp_trust-strict-help = Jede Zeit wird mit der Leitung verglichen, so kann niemand schummeln.
setting-lamp_trust-friends-help = Jedem Gerät wird geglaubt. Gut für Freunde mit wackligen Leitungen.

setting-handicap_ms = Vorsprung an der Lampe
setting-handicap_ms-help = So viele Millisekunden werden von der Zeit abgezogen. Gut für kleine Hände; 500 sind eine halbe Sekunde.
setting-handicap_ms-0 = keiner
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
setting-on_leave-help = Ein Bot kann weiterspielen, oder die Schätze bleiben einfach liegen.
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
outcome-walkover = { $seats } gewinnt: Alle anderen haben den Tisch verlassen
score-line =
    { $points ->
        [one] { $seat }: { $points } Punkt
       *[other] { $seat }: { $points } Punkte
    } (Karten { $cards } + Schmucksets { $sets } + Mehrheiten { $majorities }{ $ring ->
        [0] {""}
       *[other] {" "}+ Ring { $ring }
    })

## Bots

bot-normal = Schatzsucher
bot-normal-help = Wägt Gefahr und Gewinn ab und ist flink an der Lampe.
bot-easy = Träumer
bot-easy-help = Hört früh auf und kommt an der Lampe oft zu spät.
bot-hard = Großwesir
bot-hard-help = Merkt sich jede Karte und hat sehr flinke Finger.
bot-random = Wirbelwind
bot-random-help = Spielt, was der Wind gerade herweht.

## How to play

help-1 = In jeder Runde wählst du heimlich eine der drei Truhen und stellst deinen Würfel ein: So viele Karten darfst du höchstens ziehen. Zu zweit legt jeder zwei Würfel auf zwei verschiedene Truhen. Alle beginnen mit einem Edelstein, zu zweit mit zwei.
help-2 = „3, 2, 1!“ – alle Würfel werden gezeigt. Zeigt deiner dieselbe Zahl wie der von jemand anderem, egal auf welcher Truhe, dann reib die Lampe: Wer am schnellsten ist, darf den Dschinn rufen.
help-3 = Aber Vorsicht: Wer ohne so einen Würfel reibt, nennt jemand anderen, und der nimmt ihm einen Edelstein oder ein loses Schmuckstück weg. Wer zu früh reibt, muss die Lampe in dieser Runde in Ruhe lassen.
help-4 = Der Dschinn bietet bis zu drei Wünsche an, einen nach dem anderen. Den ersten und den zweiten darfst du ablehnen, der dritte wird erfüllt, was immer er bringt.
help-5 = Dann werden die Truhen durchsucht: Bronze, Silber, Gold. Auf jeder Truhe heben sich gleiche Würfel auf, und der niedrigste von den übrigen darf suchen.
help-6 = Zieh Karte um Karte und hör auf, wann du willst. Eine Karte kann bis zu fünf Skorpione tragen oder keinen: Sobald du so viele Skorpione hast, wie dein Würfel zeigt, wirst du gestochen und verlierst alle Karten dieser Suche.
help-7 = Jede Karte zählt 1 Punkt. Armreif, Ring und Kette aus einem Metall sind ein Schmuckset und für immer sicher: Bronze bringt 6 Punkte extra, Silber 8, Gold 10. Wer von einer Sorte die meisten Edelsteine hat, bekommt 5 dazu; bei Gleichstand niemand.
help-8 = Ein Talisman zählt als weiterer Stein der Sorte, zu der du ihn legst. Niemand kann ihn nehmen, aber wenn dort dein letzter Stein verschwindet, ist er allein und nur noch 1 Punkt wert.
help-9 = In jeder Truhe wartet unter 20 Karten der Zauberer. Taucht er bei einer Suche auf, wird die Runde noch zu Ende gespielt; ruft ihn ein Wunsch, ist sofort Schluss. Die meisten Punkte gewinnen!

## On the board: choosing

board-place-die = Leg deinen Würfel auf eine Truhe
board-place-dice = Leg deine zwei Würfel auf zwei verschiedene Truhen
board-choose-value = Wie viele Karten wagst du zu ziehen?
board-choose-two = Zwei Würfel: Wähle zwei Truhen und zwei Zahlen
board-secret-of = Geheime Wahl: { $seat }
board-your-die = Dein Würfel
board-die = Würfel { $value }
board-die-of = { $seat }: Würfel { $value }
board-die-void = zählt in dieser Runde nicht
board-confirm = Fertig!
board-change = Ändern
board-chosen = Gewählt! Du kannst es noch ändern
board-waiting-for = Es fehlt noch: { $seats }
board-round = Runde { $round }
board-last-round = Letzte Runde!
board-token = Marke { $token }
board-tokens = Deine Marken
board-choose-token = Welche Marke setzt du?
board-token-spent = ausgegeben
board-tokens-help = Die höchste Marke gewinnt den Dschinn. Gezeigte Marken sind ausgegeben; sind alle fünf weg, kommen sie zurück.

## On the board: the lamp

board-lamp = Die Wunderlampe: Reib sie, wenn dein Würfel dieselbe Zahl zeigt wie der von jemand anderem
board-lamp-short = Gleiche Zahl wie jemand anderes? Reiben!
board-lamp-closed = Die Lampe ruht
board-hands-off = Hände weg!
board-go = Jetzt!
board-press-key = { $key }: Lampe reiben
board-touch-here = Dein Feld: { $seat }
board-tap-here = Hier tippen
board-own-strip = Tipp auf das Feld mit deinem Namen!
board-your-hand = Deine Hand liegt auf der Lampe
board-too-early = Zu früh! In dieser Runde musst du die Lampe in Ruhe lassen
board-early = zu früh
board-first = zuerst da
board-slow = zu langsam
board-false = Fehlalarm
board-late = zu spät
board-race-order = Wer war wie schnell?
board-reaction = { $ms } ms
board-margin = { $ms } ms Vorsprung
board-faster = { $seat } war { $ms } ms schneller als { $other_seat }
board-clamped = berichtigt: Laut Leitung ging es nicht schneller
board-head-start = Vorsprung { $ms } ms
board-by-rights = Genau gleichzeitig: Wer den Dschinn seltener gerufen hat, darf zuerst
board-by-lot = Das Los hat entschieden
board-by-token = Die höchste Marke gewinnt
board-no-match = Alle Würfel sind verschieden
board-nobody-slapped = Niemand hat die Lampe rechtzeitig gerieben
board-may-call = { $seat } darf den Dschinn rufen
board-next-right = Danach: { $seats }
board-name-thief = Wer darf dir eine Karte nehmen?
board-thief-choose = { $other_seat } nimmt eine Karte von { $seat }

## On the board: the genie

board-wish = Wunsch { $number } von 3
board-accept = Diesen Wunsch nehme ich
board-refuse = Nächster Wunsch
board-third-wish = So sei es
board-third-wish-help = Der dritte Wunsch muss erfüllt werden
board-lamp-pile = { $count ->
    [one] { $count } Lampenkarte
   *[other] { $count } Lampenkarten
}
board-no-effect = Dieser Wunsch würde jetzt nichts ändern
board-choose-player = Wähle jemanden
board-choose-card = Wähle eine Karte
board-choose-chest = Wähle eine Truhe
board-choose-die = Wähle einen Würfel
board-your-card = Deine Karte
board-their-card = Karte von { $seat }
board-die-up = Eins höher
board-die-down = Eins tiefer
board-peek = Das siehst nur du: { $chest }
board-peek-order = Die Karte links wird zuerst gezogen
board-peek-done = Gesehen!
board-caravan-to = Deine Karte wandert zu { $seat }
board-caravan-chosen = { $ready } von { $all } haben gewählt
board-charmed = verträgt zwei Skorpione mehr

## On the board: searching

board-one-more = Noch eine!
board-stop = Aufhören
board-keep = { $count ->
    [0] Mit nichts aufhören
    [one] Aufhören und { $count } Karte behalten
   *[other] Aufhören und { $count } Karten behalten
}
board-lost-at = { $limit ->
    [one] Bei { $limit } Skorpion ist alles weg
   *[other] Bei { $limit } Skorpionen ist alles weg
}
board-scorpions = Skorpione: { $count } von { $limit }
board-card-scorpions = { $count ->
    [0] kein Skorpion
    [one] { $count } Skorpion
   *[other] { $count } Skorpione
}
board-nest = Skorpionnest
board-left = { $count ->
    [0] Keine Karte mehr
    [one] Höchstens noch { $count } Karte
   *[other] Höchstens noch { $count } Karten
}
board-safe = Die nächste Karte ist sicher
board-odds = Gefahr: { $percent } %
board-searching = { $seat } sucht
board-may-search = { $seat } darf hier suchen
board-nobody-searches = Hier sucht niemand
board-cancelled = Gleiche Würfel heben sich auf
board-took = { $count ->
    [0] nichts mitgenommen
    [one] { $count } Karte mitgenommen
   *[other] { $count } Karten mitgenommen
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
    [one] Zauberer: { $count } Karte liegt über ihm
   *[other] Zauberer: { $count } Karten liegen über ihm
}
board-sorcerer-out = Der Zauberer ist schon draußen

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
board-points-now = wenn jetzt Schluss wäre
board-gems = Edelsteine
board-jewels = Schmuck
board-set = Schmuckset
board-set-safe = Schmuckset: für immer sicher
board-sets = { $count ->
    [one] { $count } Schmuckset
   *[other] { $count } Schmucksets
}
board-missing = Es fehlt noch: { $pieces }
board-set-bonus = { $points ->
    [one] Schmuckset: { $points } Punkt extra
   *[other] Schmuckset: { $points } Punkte extra
}
board-leads = Hat die meisten: 5 Punkte extra
board-gem-count = { $gem }: { $count }
board-figure = { $name }: { $count }
board-lone = Einzelner Talisman: bleibt für immer hier
board-talisman-here = Hier anlegen
board-talisman-help = Ein Talisman zählt als weiterer Stein der Sorte, zu der du ihn legst
board-talisman-not-here = Hier nicht: Von dieser Sorte hast du keinen Stein
board-discard = Ablagestapel
board-discard-count = { $count ->
    [one] Ablagestapel: { $count } Karte
   *[other] Ablagestapel: { $count } Karten
}
board-discard-empty = Der Ablagestapel ist leer
board-nothing-yet = Noch nichts
board-ring = Zauberring
board-ring-table = Der Zauberring wartet auf sechs Karten mit einer Sechs
board-ring-yours = Der Zauberring gehört dir: 5 Punkte
board-ring-of = Den Zauberring hat { $seat }
board-frozen = nicht mehr da; die Karten bleiben

## In the lobby

board-key-test = Tastentest: Drückt alle gleichzeitig eure Tasten und haltet sie fest
board-key-of = { $seat }: Taste { $key }
board-key-test-ok = Alle Tasten kommen an: Es kann losgehen!
board-key-test-bad = Diese Tastatur erkennt nicht alle Tasten auf einmal. Tippt auf den Bildschirm oder lasst die Marken entscheiden.
board-propose-sealed = Die Marken entscheiden lassen
board-slow-link = Langsame Leitung: { $seats }. Mit Marken muss sich niemand beeilen.

## The final count

board-final-cards = Karten
board-final-sets = Schmucksets
board-final-majorities = Mehrheiten
board-final-ring = Zauberring
board-final-total = Summe

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
    [one] noch { $count } Skorpion: alles weg
   *[other] noch { $count } Skorpione: alles weg
}
board-keep-short = { $count ->
    [0] nichts nehmen
    [one] { $count } Karte behalten
   *[other] { $count } Karten behalten
}

## The guided first game

guide-welcome = Sammle Edelsteine und Schmuck aus drei Truhen, aber hüte dich vor den Skorpionen! Wer am Ende die meisten Punkte hat, gewinnt.
guide-end = Jede Karte ist 1 Punkt, Schmucksets bringen 6, 8 oder 10 dazu, die meisten Steine einer Sorte 5. Die höchste Summe gewinnt.

guide-ask-program = Wähle eine Truhe und wie viele Karten du wagst. Die niedrigste Zahl darf dort suchen, gleiche heben sich auf.
guide-ask-program-two = Leg deine zwei Würfel auf zwei verschiedene Truhen. Eine niedrige Zahl gewinnt oft, eine hohe bringt mehr Karten.
guide-ask-ready = Alle haben gewählt, gleich werden die Würfel gezeigt. Halt die Hand bereit, aber rühr die Lampe noch nicht an!
guide-ask-countdown = Hände weg, bis die Würfel zu sehen sind! Wer zu früh ist, muss die Lampe in dieser Runde in Ruhe lassen.
guide-ask-race = Vergleiche die Würfel: Zeigt noch jemand deine Zahl? Dann reib schnell die Lampe, sonst lass die Hände weg.
guide-ask-name_thief = Das war ein Fehlalarm, also darf dir jemand eine Karte nehmen. Nenn am besten jemanden mit wenigen Punkten.
guide-ask-steal = Jemand hat falsch gerieben, und du darfst eine Karte nehmen. Am besten ein Stück, das dein Schmuckset fertig macht.
guide-ask-wish = Der Dschinn bietet dir einen Wunsch. Nimm ihn, oder lehn ab und sieh den nächsten – aber den dritten musst du nehmen!
guide-ask-wish-3 = Zwei Wünsche hast du abgelehnt, darum wird dieser dritte erfüllt, ob du willst oder nicht. Tipp auf „So sei es“.
guide-ask-eye = Wähle eine Truhe, und nur du siehst ihre obersten drei Karten. Gut ist die, auf der dein Würfel liegt.
guide-ask-gem_thief = Nimm jemandem einen Edelstein weg. Am besten von einer Sorte, die du schon sammelst.
guide-ask-jewel_thief = Nimm jemandem ein loses Schmuckstück weg. Macht eines davon dein Schmuckset fertig?
guide-ask-tithe = Nimm dem Reichsten einen Edelstein oder ein loses Schmuckstück weg. Wähle, was zu deiner Sammlung passt.
guide-ask-bazaar = Wähle eine deiner Karten und die, die du dafür willst. Gib her, was du am wenigsten brauchst!
guide-ask-lost_found = Auf dem Ablagestapel liegen verlorene Edelsteine. Nimm einen von einer Sorte, die du schon hast.
guide-ask-sandstorm = Wähle eine Karte von jemand anderem, und der Wind trägt sie fort. Am besten eine, die viele Punkte brächte.
guide-ask-sleight = Dreh deinen Würfel um 1: Tiefer gewinnt eher, höher bringt mehr Karten. Oder weich einem gleichen Würfel aus.
guide-ask-carpet = Lass deinen Würfel zu einer anderen Truhe fliegen. Am besten dorthin, wo er der niedrigste ist und kein gleicher liegt.
guide-ask-lid = Wähle einen Würfel von jemand anderem, der nicht zählen soll. Am besten einen, der dir im Weg ist.
guide-ask-heart = Du musst eine Karte verschenken. Wähle eine, die du kaum brauchst, und jemanden, der hinten liegt.
guide-ask-toll = Eine deiner Karten kommt auf den Ablagestapel. Gib die her, die dir am wenigsten wert ist.
guide-ask-caravan = Alle geben gleichzeitig eine Karte an den nächsten Platz weiter. Wähle eine, die du nicht brauchst.
guide-ask-search = Noch eine ziehen, oder aufhören und alles behalten? So viele Skorpione, wie dein Würfel zeigt, und alles ist weg.
guide-ask-talisman = Leg den Talisman zu einer Sorte, die du hast: Er zählt wie ein Stein mehr. Am besten dort, wo du vorn liegen kannst.
guide-ask-ring = Mit dem Zauberring nimmst du eine Karte vom Ablagestapel. Ein Stück für dein Schmuckset wäre ein guter Fang.

guide-wait-wish = Schau, welchen Wunsch der Dschinn anbietet! Die ersten zwei darf man ablehnen, den dritten nicht.
guide-wait-search = Jemand durchsucht eine Truhe. Achte auf die Skorpione: Verlorene Karten kommen offen auf den Ablagestapel.

guide-event-dealt = Jeder Edelstein ist von Anfang an 1 Punkt wert. Wer am Ende von einer Sorte die meisten hat, bekommt 5 dazu.
guide-event-revealed = Jetzt sehen alle die Würfel. Ist eine Zahl zweimal da, egal auf welchen Truhen, geht es um die Lampe!
guide-event-early = Zu früh! Wer die Lampe anfasst, bevor die Würfel zu sehen sind, lässt sie diese Runde in Ruhe, verliert aber keine Karte.
guide-event-false_slap = Ein Fehlalarm: Kein anderer Würfel zeigt diese Zahl. Dafür darf nun jemand anders eine Karte nehmen.
guide-event-right = Gleiche Zahl und die schnellste Hand: Das ruft den Dschinn. Er bietet bis zu drei Wünsche an.
guide-event-no_right = Zwei Würfel waren gleich, aber niemand hat rechtzeitig gerieben. Also gibt es keinen Wunsch.
guide-event-dead_heat = So gut wie gleich schnell! Dann geht vor, wer den Dschinn seltener gerufen hat.
guide-event-clamped = Eine langsame Leitung soll niemandem helfen. Darum wurde die Zeit geprüft und berichtigt.
guide-event-token_shown = Bei gleichen Würfeln ruft die höchste Marke den Dschinn. Gezeigte Marken sind ausgegeben.
guide-event-spared = Hier gibt es nichts zu nehmen: Talismane und Schmucksets sind sicher.
guide-event-refused = Der Wunsch ist abgelehnt und kommt unter den Stapel. Der nächste ist vielleicht besser – oder schlechter.
guide-event-nothing = Für diesen Wunsch gibt es gerade nichts zu tun. Also passiert nichts.
guide-event-gift = Eine Gabe kommt direkt aus der Truhe. Ihre Skorpione stechen nicht.
guide-event-charmed = Zwei Skorpione mehr schaden in dieser Runde nicht. Die Zahl der Karten bleibt gleich.
guide-event-shut = Ein schwerer Deckel: Dieser Würfel zählt in dieser Runde nicht. Er gewinnt nichts und hebt keinen auf.
guide-event-searches = Die niedrigste Zahl, die nur einmal da ist, darf diese Truhe durchsuchen. Sie sagt auch, wie viele Karten es sein dürfen.
guide-event-nobody = Hier liegt kein Würfel, oder alle heben sich auf. Also bleibt diese Truhe in dieser Runde zu.
guide-event-bust = So viele Skorpione, wie der Würfel zeigt: Alle Karten dieser Suche sind weg. Nächstes Mal etwas früher aufhören?
guide-event-kept = Rechtzeitig aufgehört! Vor Skorpionen sind diese Karten sicher, vor Dieben noch nicht alle.
guide-event-alone = Ohne Edelstein liegt der Talisman allein. Er bleibt 1 Punkt wert.
guide-event-orphaned = Der letzte Stein dieser Sorte ist weg, darum zählen die Talismane dort nicht mehr mit. Jeder bleibt 1 Punkt wert.
guide-event-set = Armreif, Ring und Kette aus einem Metall: ein Schmuckset! Es bringt Punkte extra, und niemand kann es mehr nehmen.
guide-event-ring = Alle sechs Karten mit einer Sechs: Das gewinnt den Zauberring. Er bringt 5 Punkte, bis jemand anders dasselbe schafft.
guide-event-last_round = Der Zauberer ist da. Die übrigen Truhen werden noch durchsucht, dann wird gezählt.
guide-event-instant_end = Ein Wunsch hat den Zauberer gerufen, dann ist sofort Schluss. Jetzt werden die Punkte gezählt.

## Characters

bot-zobeide = Sobeide
bot-zobeide-help = Wägt Gefahr und Gewinn ab und ist flink an der Lampe.
bot-maruf = Maruf
bot-maruf-help = Träumt von Karawanen, hört früh auf und kommt an der Lampe oft zu spät.
bot-zumurrud = Smaragda
bot-zumurrud-help = Rechnet jede Truhe durch, merkt sich aber deine Gewohnheiten nicht.
bot-jafar = Dschafar
bot-jafar-help = Der Großwesir: durchschaut deine Würfel und hat sehr flinke Finger.

## Why a bot did it

reason-whim = Einfach so eine Laune.
reason-begun = Ihr Schmuck ist schon angefangen: { $chest }.
reason-usual = Bei so vielen am Tisch bewährt sich eine { $value } oft.
reason-best_dice = Gegen das, was die anderen meist setzen, verspricht das am meisten: { $chest }, { $value }.
reason-two_dice = Zusammen versprechen diese zwei Würfel am meisten.
reason-alike = Zwei Würfel waren gleich, also schnell zur Lampe!
reason-hasty = Das war zu hastig: Es waren keine Würfel gleich.
reason-not_alike = Kein anderer Würfel war gleich, also Hände weg von der Lampe.
reason-asleep = Zwei Würfel waren gleich, und es fiel nicht auf.
reason-good_wish = Das lohnt sich: { $effect }.
reason-poor_wish = Es kann ein besserer Wunsch kommen als dieser: { $effect }.
reason-ending_wish = Das würde das Spiel beenden, also entscheidet, wer führt: { $effect }.
reason-no_danger = Die nächste Karte kann nicht schaden.
reason-little_danger = Noch eine Karte ist eine Gefahr von { $percent } % wert.
reason-danger = Eine Gefahr von { $percent } % ist zu viel für noch eine Karte.
reason-half = Die Hälfte von dem, was der Würfel erlaubt, reicht.
reason-not_half = Noch nicht einmal die Hälfte des Würfels ist verbraucht.
reason-best_card = Das bringt am meisten: { $card }.
reason-hurts = Das tut { $seat } am meisten weh.
reason-least_card = Das fehlt am wenigsten: { $card }.
reason-fewest = { $seat } hat die wenigsten Punkte, also schadet der Raub dort am wenigsten.
reason-majority = Dort ist die Mehrheit am nächsten: { $gem }.
reason-own_chest = Dort wartet ein eigener Würfel: { $chest }.
reason-rich_chest = Dort ist am meisten zu finden: { $chest }.
reason-own_searches = Danach finden die eigenen Würfel am meisten.
reason-enough = Was schon daliegt, nimmt man besser mit nach Hause.
reason-foreseen = Oft in Gedanken weitergespielt: So ging es am besten aus.

## What a content pack may change

kind-bracelet = { piece-bracelet }
kind-ring = { piece-ring }
kind-necklace = { piece-necklace }
content-below-sorcerer = Karten unter jedem Zauberer
content-rounds = Runden höchstens
content-charm = Skorpione, die der Beschwörer erlaubt
content-eye = Karten, die das Auge sieht
content-scorpions = Skorpione, { $chest }: { $kind }
content-lamp = Lampenkarten: { $effect }
content-card = Punkte je Karte
content-majority = Punkte für die meisten eines Edelsteins
content-magic-ring = Punkte für den Zauberring
content-set = Punkte für einen Satz: { $chest }
