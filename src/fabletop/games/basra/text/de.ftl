### Basra: German

## The game

game-name = Basra
game-line = Wer wird reich, bevor die Wachen des Kalifen kommen?
game-minutes = 60–90 Min.
game-age = ab 10 Jahren
game-fun = Handeln und Wagen
game-about = Sammle Banditen, solange sie billig sind, und zieh mit Ali Baba Karte für Karte durch Basra. Gerät er in eine Razzia, entscheiden die Würfel, welche Banditen die Wachen des Kalifen erwischen, und das Lösegeld ist hoch. Verkaufe rechtzeitig, feilsche auf dem Basar und mach deine Gruppen komplett: Wer nach zwei Runden am reichsten ist, gewinnt.

## Gangs

gang-swindlers = Schwindler
gang-thieves = Diebe
gang-defrauders = Betrüger
gang-robbers = Räuber

## Groups

group-fortune_tellers = Wahr­sager
group-quacks = Quack­salber
group-card_sharps = Falsch­spieler
group-false_fakirs = Falsche Fakire
group-pickpockets = Taschen­diebe
group-camel_thieves = Kamel­diebe
group-burglars = Ein­brecher
group-market_thieves = Markt­diebe
group-forgers = Fälscher
group-smugglers = Schmuggler
group-coin_clippers = Münz­be­schnei­der
group-fences = Hehler
group-highwaymen = Wege­lagerer
group-river_pirates = Fluss­piraten
group-desert_raiders = Wüsten­räuber
group-tomb_robbers = Grab­räuber

## The bandits

card-fortune_tellers = Wahrsager
card-quacks = Quacksalber
card-card_sharps = Falschspieler
card-false_fakirs = Falscher Fakir
card-pickpockets = Taschendieb
card-camel_thieves = Kameldieb
card-burglars = Einbrecher
card-market_thieves = Marktdieb
card-forgers = Fälscher
card-smugglers = Schmuggler
card-coin_clippers = Münzbeschneider
card-fences = Hehler
card-highwaymen = Wegelagerer
card-river_pirates = Flusspirat
card-desert_raiders = Wüstenräuber
card-tomb_robbers = Grabräuber

## Kinds of squares, and what they do

kind-start = Stadttor
kind-blank = Stille Gasse
kind-junction = Gabelung
kind-raid = Razzia
kind-raid_choice = Der Spitzel
kind-raid_die = Laune des Schicksals
kind-raid_all = Die große Razzia
kind-dice50 = Glückswurf
kind-cash200 = Verlorene Börse
kind-black_die = Der schwarze Würfel
kind-white_die = Der weiße Würfel
kind-recruits = Neue Komplizen
kind-bazaar = Basar
kind-tribute = Tribut
kind-brisk_trade = Gute Geschäfte
kind-headcount = Zählappell

kind-start-text = Hier endet die Runde. Alle bekommen den Wert ihrer Banditen ausgezahlt, für komplette Gruppen doppelt, und 100 P dazu.
kind-blank-text = Kaufe bis zu drei Banditen.
kind-junction-text = Kaufe bis zu drei Banditen. Von hier geht es auf der Hauptstraße oder durch die Nebengasse weiter.
kind-raid-text = Die Wachen suchen jede Bande, die auf dem Feld abgebildet ist, egal wem die Banditen gehören.
kind-raid_choice-text = Nenne eine Bande: Nach ihr suchen die Wachen.
kind-raid_die-text = Ein Würfel entscheidet, welche Bande die Wachen suchen. 1 oder 2: Schwindler, 3 oder 4: Diebe, 5: Betrüger, 6: Räuber.
kind-raid_all-text = Die Wachen suchen alle vier Banden auf einmal.
kind-dice50-text = Würfle! Für jedes Auge bekommst du 50 P.
kind-cash200-text = Du findest 200 P.
kind-black_die-text = Der schwarze Würfel wird geworfen und wartet auf der Schicksalstafel. Die nächste Razzia beginnt gleich mit der letzten Chance: Banditen kann man nur für je 100 P fallen lassen, nicht verkaufen (außer mit der Option „Auch nach dem schwarzen Würfel handeln“). Wartet auch der weiße Würfel, geht beides nicht.
kind-white_die-text = Der weiße Würfel wird geworfen und wartet auf der Schicksalstafel. Bei der nächsten Razzia kann niemand Banditen fallen lassen oder verkaufen.
kind-recruits-text = Kaufe bis zu zwei Banditen. Mit der Option „Überall kaufen“ sind es fünf.
kind-bazaar-text = Alle dürfen untereinander Banditen verkaufen, kaufen und tauschen.
kind-tribute-text = Jeder andere Spieler, der Banditen hat, gibt dir einen davon.
kind-brisk_trade-text = Die Bank zahlt euch allen für eure Banditen den Preis in diesem Viertel, und ihr behaltet sie. Mit der Option „Einlösen erlaubt“ gibt es nur für Banditen Geld, die ihr einlöst.
kind-headcount-text = Alle, die Banditen haben, würfeln und bekommen für jeden ihrer Banditen 10 P pro Auge.

## The city

quarter-1 = Hafenviertel
quarter-2 = Handwerkerviertel
quarter-3 = Karawanenviertel
quarter-4 = Palastviertel

lane-main = Hauptstraße
lane-side = Nebengasse

square-m00 = Stadttor
square-m01 = Hafenviertel 2
square-m02 = Hafenviertel 3
square-m03 = Hafenviertel 4
square-m04 = Hafenviertel 5
square-m05 = Hafenviertel 6
square-m06 = Hafenviertel 7
square-m07 = Hafenviertel 8
square-m08 = Hafenviertel 9
square-m09 = Hafenviertel 10
square-m10 = Hafenviertel 11
square-m11 = Hafenviertel 12
square-m12 = Hafenviertel 13
square-m13 = Handwerkerviertel 1
square-m14 = Handwerkerviertel 2
square-m15 = Handwerkerviertel 3
square-m16 = Handwerkerviertel 4
square-m17 = Handwerkerviertel 5 (Kupfergabelung)
square-m18 = Handwerkerviertel 6 (Kupferstraße)
square-m19 = Handwerkerviertel 7 (Kupferstraße)
square-m20 = Handwerkerviertel 8 (Kupferstraße)
square-m21 = Handwerkerviertel 9
square-m22 = Handwerkerviertel 10
square-m23 = Handwerkerviertel 11
square-m24 = Handwerkerviertel 12
square-m25 = Handwerkerviertel 13
square-m26 = Karawanenviertel 1
square-m27 = Karawanenviertel 2
square-m28 = Karawanenviertel 3
square-m29 = Karawanenviertel 4
square-m30 = Karawanenviertel 5 (Brunnengabelung)
square-m31 = Karawanenviertel 6 (Brunnenstraße)
square-m32 = Karawanenviertel 7 (Brunnenstraße)
square-m33 = Karawanenviertel 8 (Brunnenstraße)
square-m34 = Karawanenviertel 9
square-m35 = Karawanenviertel 10
square-m36 = Karawanenviertel 11
square-m37 = Karawanenviertel 12
square-m38 = Karawanenviertel 13
square-m39 = Palastviertel 1
square-m40 = Palastviertel 2
square-m41 = Palastviertel 3
square-m42 = Palastviertel 4
square-m43 = Palastviertel 5 (Gartengabelung)
square-m44 = Palastviertel 6 (Gartenstraße)
square-m45 = Palastviertel 7 (Gartenstraße)
square-m46 = Palastviertel 8 (Gartenstraße)
square-m47 = Palastviertel 9
square-m48 = Palastviertel 10
square-m49 = Palastviertel 11
square-m50 = Palastviertel 12
square-m51 = Palastviertel 13
square-a18 = Handwerkerviertel 6b (Färbergasse)
square-a19 = Handwerkerviertel 7b (Färbergasse)
square-a20 = Handwerkerviertel 8b (Färbergasse)
square-a31 = Karawanenviertel 6b (Kameltreibergasse)
square-a32 = Karawanenviertel 7b (Kameltreibergasse)
square-a33 = Karawanenviertel 8b (Kameltreibergasse)
square-a44 = Palastviertel 6b (Mondscheingasse)
square-a45 = Palastviertel 7b (Mondscheingasse)
square-a46 = Palastviertel 8b (Mondscheingasse)

## Dice, offers and answers

colour-black = Schwarzer Würfel
colour-white = Weißer Würfel

offer = Angebot { $a }

why-no = Nein, danke
why-too_little = Das ist zu wenig
why-too_dear = Das ist zu teuer
why-need_it = Das brauche ich selbst
why-no_money = Das kann ich mir nicht leisten

## What the acting player is asked

ask-turn = Spiel eine Bewegungskarte
ask-buy = Kaufst du einen Banditen?
ask-choose_gang = Welche Bande sollen die Wachen suchen?
ask-window20 = Fallen lassen, handeln oder riskieren?
ask-window100 = Letzte Chance: fallen lassen (je 100 P)?
ask-tribute = Welchen Banditen gibst du her?
ask-bazaar = Der Basar ist offen: Feilsche!
ask-brisk_trade = Welche Banditen löst du ein?
ask-choose_starter = Wer beginnt die nächste Runde?
ask-over = Das Spiel ist zu Ende

## What the others read meanwhile

wait-turn = { $seats } zieht mit Ali Baba
wait-buy = { $seats } sucht sich Banditen aus
wait-choose_gang = { $seats } nennt den Wachen eine Bande
wait-window20 = { $count ->
    [one] { $seats } entscheidet noch über die bedrohten Banditen
   *[other] { $count } Spieler entscheiden noch über die bedrohten Banditen
}
wait-window100 = { $count ->
    [one] { $seats } überlegt noch
   *[other] { $count } Spieler überlegen noch
}
wait-tribute = { $count ->
    [one] { $seats } wählt gerade einen Banditen
   *[other] { $count } Spieler wählen gerade je einen Banditen
}
wait-bazaar = { $count ->
    [one] { $seats } feilscht noch
   *[other] { $count } Spieler feilschen noch
}
wait-brisk_trade = { $count ->
    [one] { $seats } löst noch Banditen ein
   *[other] { $count } Spieler lösen noch Banditen ein
}
wait-choose_starter = { $seats } bestimmt, wer beginnt
wait-over = Das Spiel ist zu Ende

## Buttons

option-retire = Einlösen: { $cards }
option-move = { $lane ->
    [None] Um { $card } weiterziehen
    [null] Um { $card } weiterziehen
   *[other] Um { $card } weiterziehen: { $lane }
}
option-buy = { $group_card ->
    [None] Kaufen: { $gang }
    [null] Kaufen: { $gang }
   *[other] Kaufen: { $group_card }
}
option-end_buy = Nichts mehr kaufen
option-choose_gang = Den Wachen nennen: { $gang }
option-discard = Fallen lassen: { $cards }
option-give = Hergeben: { $card }
option-offer = Angebot machen
option-counter = Gegenangebot machen
option-accept = Annehmen: { $offer }
option-decline = Ablehnen: { $offer }
option-withdraw = Zurückziehen: { $offer }
option-done = Fertig
option-resume = Mitmachen
option-choose_starter = { $seat } beginnt

## What happens

event-began = Bankhalter ist { $seat }
event-lap = Runde { $lap } beginnt: { $seat } fängt an
event-dealt = { $count ->
    [one] { $count } Bewegungskarte wird ausgeteilt
   *[other] { $count } Bewegungskarten werden ausgeteilt
}
event-hand = Deine Bewegungskarten: { $values }
event-turn = { $seat } zieht mit Ali Baba
event-retired = { $seat } löst für { $money } P ein: { $cards }
event-moved = { $lane ->
    [None] { $seat } spielt eine { $card }. Ali Baba steht jetzt hier: { $square }
    [null] { $seat } spielt eine { $card }. Ali Baba steht jetzt hier: { $square }
   *[other] { $seat } spielt eine { $card } ({ $lane }). Ali Baba steht jetzt hier: { $square }
}
event-way_chosen = { $seat } wählt, wo es weitergeht: { $lane }
event-bought = { $money ->
    [0] { $seat } bekommt gratis: { $card }
   *[other] { $seat } kauft für { $money } P: { $card }
}
event-turned_up = Jetzt obenauf im Stapel ({ $gang }): { $card }
event-dice50 = { $seat } würfelt eine { $die } und bekommt dafür { $money } P
event-cash200 = { $seat } findet eine Börse mit { $money } P
event-parked = { $colour }: { $die } (wartet auf die nächste Razzia)
event-headcount = { $seat } würfelt eine { $die } und bekommt für die eigenen Banditen zusammen { $money } P
event-brisk_trade = { $seat } macht gute Geschäfte und bekommt { $money } P
event-tribute = Tribut! { $seat } bekommt einen Banditen von jedem anderen, der welche hat
event-giving = { $seat } hat einen Banditen zum Hergeben gewählt
event-gave = { $seat } gibt { $other }: { $card }
event-bazaar = Der Basar öffnet: verkaufen, kaufen, tauschen!
event-gang_die = Bandenwürfel: { $die }. Die Wachen suchen: { $gang }
event-gang_named = { $seat } verrät den Wachen eine Bande: { $gang }
event-raid = Razzia! Die Wachen suchen: { $gangs }
event-nobody_threatened = Die Wachen gehen wieder: Niemand hat Banditen, die sie suchen
event-window20 = Lasst bedrohte Banditen für je 20 P fallen oder verkauft sie
event-window100 = Einen bedrohten Banditen fallen zu lassen, kostet jetzt 100 P
event-raid_over = Es gibt keine bedrohten Banditen mehr: Die Razzia ist vorbei
event-rolled = { $colour }: { $die }
event-destiny = Schicksalszahl: { $number }
event-captured = { $count ->
    [one] Erwischt! { $seat } schuldet { $money } P Lösegeld für diesen Banditen: { $cards }
   *[other] Erwischt! { $seat } schuldet { $money } P Lösegeld für diese Banditen: { $cards }
}
event-ransom = { $seat } zahlt { $money } P Lösegeld
event-bankrupt = { $seat } ist bankrott und löst alle Banditen für { $money } P ein: { $cards }
event-pardoned = Der Kalif ist gnädig und erlässt { $seat } die fehlenden { $money } P
event-returned = Nach dem Lösegeld legt { $seat } unter die Stapel zurück: { $cards }
event-nobody_caught = Puh! Niemand wird erwischt
event-discarded = { $count ->
    [one] { $seat } zahlt { $money } P und lässt einen Banditen fallen: { $cards }
   *[other] { $seat } zahlt { $money } P und lässt { $count } Banditen fallen: { $cards }
}
event-dealing = { $other ->
    [None] { $seat } macht allen ein Angebot
    [null] { $seat } macht allen ein Angebot
   *[other] { $seat } macht { $other } ein Angebot
}
event-offered = { $other ->
    [None] Angebot von { $seat } an alle: { deal-give } gegen { deal-want }
    [null] Angebot von { $seat } an alle: { deal-give } gegen { deal-want }
   *[other] Angebot von { $seat } an { $other }: { deal-give } gegen { deal-want }
}
event-countered = { $seat } macht { $other } ein Gegenangebot
event-accepted = Abgemacht! { $other } gibt: { deal-give }; { $seat } gibt: { deal-want }
event-declined = { $why ->
    [None] { $seat } lehnt ab ({ $offer })
    [null] { $seat } lehnt ab ({ $offer })
   *[other] { $seat } lehnt ab ({ $offer }): „{ $why }“
}
event-withdrawn = { $seat } zieht { $offer } zurück
event-void = Dieses Angebot gilt nicht mehr: { $offer }
event-done = { $seat } ist fertig
event-resumed = { $seat } ist doch noch nicht fertig
event-payout = { $doubled ->
    [0] { $seat } bekommt am Tor { $money } P: Banditen { $values } P, dazu das Extrageld für die Runde
   *[other] { $seat } bekommt am Tor { $money } P: Banditen { $values } P, komplette Gruppen { $doubled } P, dazu das Extrageld für die Runde
}
event-lap_over = Runde { $lap } ist zu Ende: Ali Baba ist am Tor
event-chooses = Niemand hat weniger Geld als { $seat }: { $seat } bestimmt, wer beginnt
event-left = { $seat } verlässt den Tisch
event-ended = { $reason }

## What is in a deal

deal-give = { $give_cards ->
    [None] { $give_money ->
        [0] nichts
       *[other] { $give_money } P
    }
    [null] { $give_money ->
        [0] nichts
       *[other] { $give_money } P
    }
   *[other] { $give_cards }{ deal-give-money }
}
deal-give-money = { $give_money ->
    [0] {""}
   *[other] {" "}+ { $give_money } P
}
deal-want = { $want_cards ->
    [None] { $want_money ->
        [0] nichts
       *[other] { $want_money } P
    }
    [null] { $want_money ->
        [0] nichts
       *[other] { $want_money } P
    }
   *[other] { $want_cards }{ deal-want-money }
}
deal-want-money = { $want_money ->
    [0] {""}
   *[other] {" "}+ { $want_money } P
}

## How the game ends

reason-laps = Ali Baba ist zum letzten Mal am Tor: Jetzt wird das Geld gezählt
reason-abandoned = Alle sind gegangen

## Why not

refusal-bad-player-count = Dieses Spiel ist für 2 bis 6 Spieler.
refusal-bad-option = Diese Einstellung geht hier nicht: { $option } – { $value }. Wähle eine andere.
refusal-not-seated = Du schaust zu. Mitspielen darf nur, wer einen Platz am Tisch hat.
refusal-game-over = Dieses Spiel ist zu Ende. Wie wär’s mit noch einer Partie?
refusal-unknown-action = Das geht in diesem Spiel nicht. Wähle einen der Züge auf dem Bildschirm.
refusal-wrong-phase = Das geht jetzt nicht. Zuerst kommt „{ $ask }“.
refusal-not-your-turn = Du bist noch nicht dran. Warte, bis du gefragt wirst.
refusal-not-asked = Du musst gerade nichts entscheiden. Warte, bis es weitergeht.
refusal-stale = Das Spiel ist schon weiter. Schau noch einmal hin und wähle neu.
refusal-bad-params = Deine Wahl ist noch nicht vollständig. Wähle noch einmal auf dem Bildschirm.
refusal-empty-list = Wähle mindestens einen Banditen.
refusal-unknown-card = Diesen Banditen gibt es in Basra nicht. Wähle einen, den du siehst.
refusal-duplicate-card = Du hast denselben Banditen zweimal gewählt. Einmal genügt.
refusal-not-owner = Einer dieser Banditen hat gerade den Besitzer gewechselt oder wurde fallen gelassen. Schau noch einmal hin und wähle neu.
refusal-card-not-in-hand = Diese Bewegungskarte hast du nicht. Wähle eine aus deiner Hand.
refusal-lane-required = Hier gabelt sich der Weg. Wähle die Hauptstraße oder die Nebengasse.
refusal-lane-not-allowed = Du kannst hier keinen Weg wählen: Ali Baba verlässt in diesem Zug keine Gabelung. Spiel einfach die Karte.
refusal-lane-chosen = Wer auf dieser Gabelung gelandet ist, hat den Weg schon gewählt. Nimm diesen.
refusal-unknown-gang = Diese Bande gibt es nicht. Wähle eine der vier.
refusal-pile-empty = Der Stapel dieser Bande ist leer. Wähle eine andere.
refusal-not-in-pile = Von dieser Gruppe liegt kein Bandit mehr im Stapel. Wähle eine andere.
refusal-insufficient-funds = Dafür reicht dein Geld nicht. Versuch es mit weniger Banditen oder weniger Geld.
refusal-not-threatened = Diesen Banditen suchen die Wachen nicht. Wähle einen bedrohten.
refusal-unknown-seat = Diesen Spieler gibt es nicht. Wähle jemanden am Tisch.
refusal-self-trade = Mit dir selbst kannst du nicht handeln. Wähle jemand anderen.
refusal-bad-amount = Geld gibt es nur in Zehnern. Wähle 0, 10, 20 und so weiter.
refusal-offer-empty = Zu einem Handel gehört mindestens ein Bandit. Nimm einen dazu.
refusal-swap-forbidden = Während einer Razzia wird nicht getauscht. Kaufe oder verkaufe Banditen gegen Geld.
refusal-dowry-forbidden = Während einer Razzia bekommt niemand Geld dafür, dass er Banditen nimmt. Lass das Geld weg.
refusal-offer-limit = Mehr Angebote gehen gerade nicht. Sind zu viele zugleich offen, zieh eines zurück. Hast du insgesamt schon zu viele gemacht, warte bis zur nächsten Razzia oder zum nächsten Basar.
refusal-offer-not-found = Dieses Angebot gilt nicht mehr. Wähle ein anderes oder mach selbst eines.
refusal-offer-not-yours = Antworten kannst du nur auf Angebote anderer, die du noch nicht abgelehnt hast, und zurückziehen nur deine eigenen.
refusal-offer-stale = Der Anbieter kann nicht mehr zahlen, deshalb gilt dieses Angebot nicht mehr. Mach ihm ein neues.

## Settings

setting-laps = Spieldauer
setting-laps-help = Wie oft zieht Ali Baba durch die Stadt?
setting-laps-2 = Zwei Runden
setting-laps-1 = Eine Runde (kurzes Spiel)

setting-draw_any = Freie Wahl aus den Stapeln
setting-draw_any-help = Du darfst jeden Banditen eines Stapels kaufen, nicht nur den obersten.
setting-draw_any-true = Ja
setting-draw_any-false = Nein

setting-buy_anywhere = Überall kaufen
setting-buy_anywhere-help = Du darfst auf jedem Feld außer dem Tor bis zu drei Banditen kaufen, bei „Neue Komplizen“ sogar bis zu fünf.
setting-buy_anywhere-true = Ja
setting-buy_anywhere-false = Nein

setting-recruits_free = Gratis-Komplizen
setting-recruits_free-help = Die zwei Banditen bei „Neue Komplizen“ sind gratis.
setting-recruits_free-true = Ja
setting-recruits_free-false = Nein

setting-brisk_trade = Gute Geschäfte
setting-brisk_trade-help = Was passiert bei „Gute Geschäfte“ mit deinen Banditen?
setting-brisk_trade-keep = Kassieren und behalten
setting-brisk_trade-retire = Einlösen erlaubt
setting-brisk_trade-keep-help = Die Bank zahlt allen für ihre Banditen den Preis im jeweiligen Viertel, und alle behalten ihre Banditen.
setting-brisk_trade-retire-help = Du darfst Banditen einlösen wie zu Beginn deines Zuges. Für Banditen, die du behältst, bekommst du nichts.

setting-freed = Freigekaufte Banditen
setting-freed-help = Wohin kommen erwischte Banditen, wenn das Lösegeld bezahlt ist?
setting-freed-keep = Zurück zum Besitzer
setting-freed-return = Unter ihre Stapel

setting-sell_any = Auch unbedrohte Banditen verkaufen
setting-sell_any-help = Während einer Razzia darfst du auch Banditen verkaufen, die nicht bedroht sind.
setting-sell_any-true = Ja
setting-sell_any-false = Nein

setting-dowry = Draufzahlen erlaubt
setting-dowry-help = Während einer Razzia darfst du jemandem Geld dafür geben, dass er dir einen Banditen abnimmt.
setting-dowry-true = Ja
setting-dowry-false = Nein

setting-deals_in_100 = Auch nach dem schwarzen Würfel handeln
setting-deals_in_100-help = Auch bei der letzten Chance einer Razzia, nach dem schwarzen Würfel, darfst du noch Banditen verkaufen.
setting-deals_in_100-true = Ja
setting-deals_in_100-false = Nein

setting-drop_any = Auch unbedrohte Banditen fallen lassen
setting-drop_any-help = Während einer Razzia darfst du auch Banditen fallen lassen, die nicht bedroht sind.
setting-drop_any-true = Ja
setting-drop_any-false = Nein

setting-junction = Wer an der Gabelung wählt
setting-junction-help = Ali Baba bleibt auf einer Gabelung stehen. Wer wählt, wo es weitergeht?
setting-junction-leaving = Wer als Nächstes mit Ali Baba zieht
setting-junction-arriving = Wer mit Ali Baba dort gelandet ist

setting-short_hand = Eine Karte weniger
setting-short_hand-help = Wer hat zu fünft in der zweiten Runde nur vier Bewegungskarten?
setting-short_hand-last = Wer zuletzt an der Reihe ist
setting-short_hand-banker = Wieder der Bankhalter

setting-hidden_money = Verdecktes Geld
setting-hidden_money-help = Wie viel Geld du hast, siehst nur du. Erst am Tor zeigen es alle.
setting-hidden_money-true = Ja
setting-hidden_money-false = Nein

setting-timers = Bedenkzeit
setting-timers-help = Nur wenn ihr mit Zeitlimit spielt. Läuft deine Zeit ab, wird für dich entschieden.
setting-timers-normal = Normal
setting-timers-slow = Gemütlich (doppelt so lang)
setting-timers-off = Unbegrenzt

setting-on_leave = Wenn jemand geht
setting-on_leave-help = Ein Bot übernimmt Karten, Banditen und Geld dieses Spielers.
setting-on_leave-bot = Ein Bot spielt weiter

## The result

outcome-laps = { $count ->
    [one] { $seats } hat das meiste Geld in ganz Basra und gewinnt!
   *[other] { $seats } haben gleich viel Geld und teilen sich den Sieg!
}
outcome-abandoned = Alle sind gegangen: Das Spiel endet ohne Ergebnis
score-line =
    { $seat }: { $points } P (Banditen { $bandits }, komplette Gruppen { $groups }, erste Runde { $lap1 } P{ $lap2 ->
        [0] {""}
       *[other] , zweite Runde { $lap2 } P
    })

## Bots

bot-baseline = Händler
bot-baseline-help = Kauft, was sich lohnt, und verkauft, was brenzlig wird.
bot-cautious = Geldwechsler
bot-cautious-help = Hält sich an die billigen Banden und schläft ruhig.
bot-bold = Abenteurer
bot-bold-help = Kann von Räubern nie genug bekommen und lacht über die Wachen.
bot-strong = Großwesir
bot-strong-help = Plant bis zum Tor voraus und feilscht hart.

## How to play

help-1 = Ihr zieht alle mit demselben Ali Baba durch die vier Viertel von Basra, zwei Runden von Tor zu Tor. Unterwegs sammelst du Banditen. Am Ende zählt nur das Geld, und wer am reichsten ist, gewinnt.
help-2 = In deinem Zug darfst du zuerst Banditen einlösen: Die Bank zahlt dir den Preis in diesem Viertel. Dann spielst du eine Bewegungskarte, und Ali Baba zieht genau so viele Felder weiter. Verlässt er dabei eine Gabelung, wählst du Hauptstraße oder Nebengasse.
help-3 = In einer stillen Gasse oder auf einer Gabelung darfst du bis zu drei der offenen Banditen kaufen. Im ersten Viertel sind sie gratis, danach steigen die Preise. Banditen aus teuren Banden sind am Tor mehr wert, werden aber öfter erwischt.
help-4 = Gerät Ali Baba in eine Razzia, sind alle Banditen der gesuchten Banden bedroht, egal wem sie gehören. Zuerst darfst du bedrohte Banditen für je 20 P fallen lassen oder an andere verkaufen. Getauscht wird während einer Razzia nicht.
help-5 = Bei einer Razzia bestimmt der schwarze Würfel die Zeile der Schicksalstafel. Danach kostet es 100 P, einen Banditen fallen zu lassen. Der weiße Würfel bestimmt die Spalte und damit die Schicksalszahl: Jeder bedrohte Bandit mit dieser Zahl wird erwischt. Für jeden deiner erwischten Banditen zahlst du 200 P Lösegeld, aber er bleibt bei dir.
help-6 = Kannst du das Lösegeld nicht zahlen, bist du bankrott: Alle deine Banditen werden eingelöst, um das Geld aufzubringen. Reicht auch das nicht, erlässt dir der Kalif den Rest, und du spielst weiter.
help-7 = Andere Felder bringen Geld, Komplizen oder Tribut. Auf manchen wird schon ein Würfel für die nächste Razzia geworfen. Wartet nur der schwarze, kann man dann keine Banditen verkaufen, sondern sie nur für je 100 P fallen lassen. Wartet der weiße, kann man sie weder verkaufen noch fallen lassen.
help-8 = Auf dem Basar darfst du nach Lust und Laune verkaufen, kaufen und tauschen. Mach einem Spieler oder allen ein Angebot; nimm an, lehn ab oder mach ein Gegenangebot. Erst mit dem vierten Banditen ist eine Gruppe komplett, deshalb kann er viel wert sein.
help-9 = Am Tor bekommen alle den Wert ihrer Banditen ausgezahlt, für komplette Gruppen doppelt, und 100 P dazu. Eure Banditen behaltet ihr. Wer nach der ersten Runde am wenigsten Geld hat, bestimmt, wer die zweite beginnt.

## On the board: money and prices

board-money = { $money } P
board-money-hidden = verdeckt
board-price-here = Preis hier
board-price-next = Preis im nächsten Viertel
board-price-free = gratis
board-value = Wert am Tor
board-prices = Preise: { $quarter }
board-payout = Auszahlung am Tor
board-payout-now = Auszahlung am Tor: { $money } P
board-then = Dann
board-gate = Tor
board-take-risk = Risiko eingehen
board-likely-ransom = Im Schnitt { $money } P Lösegeld
board-offer-from = { $seat } bietet dir an
board-first-turn = Ihr zieht alle mit demselben Ali Baba. Tippe eine Karte an: So viele Felder geht er weiter, und sein neues Feld bestimmt, was passiert.
board-first-prices = Die Zahlen in jedem Viertel sind Preise: So viel kostet dort ein Bandit jeder Bande.
board-first-buy = Nimm einen oder mehrere Banditen. Unter jeder Karte stehen ihr Preis im nächsten Viertel und ihr Wert am Tor.
board-prices-row = Preise: hier → nächstes Viertel
board-payout-sum = Auszahlung am Tor: { $money } P ({ $values } für Banditen + { $bonus } für die Runde)
board-bankrupt = bankrott
board-pardoned-money = erlassen: { $money } P

## On the board: Ali Baba’s way

board-city = Die Stadt Basra
board-ali-baba = Ali Baba
board-follow = Ali Baba folgen
board-whole-city = Ganze Stadt
board-lap = Runde { $lap } von { $laps }
board-steps-left = { $count ->
    [one] { $count } Schritt bis zum Tor
   *[other] { $count } Schritte bis zum Tor
}
board-your-cards = Deine Bewegungskarten
board-card-count = { $count ->
    [one] { $count } Bewegungskarte
   *[other] { $count } Bewegungskarten
}
board-move-card = Bewegungskarte { $card }
board-unplayed = Noch nicht gespielte Karten
board-move = Um { $card } weiterziehen
board-lane-main = Hauptstraße
board-lane-side = Nebengasse

## On the board: bandits and piles

board-bandits = Banditen
board-your-bandits = Deine Banditen
board-bandits-of = Banditen von { $seat }
board-bandit-count = { $count ->
    [one] { $count } Bandit
   *[other] { $count } Banditen
}
board-nothing = Keine Banditen
board-pile = { $count ->
    [0] Der Stapel ist leer
    [one] { $count } Bandit im Stapel
   *[other] { $count } Banditen im Stapel
}
board-in-pile = Im Stapel
board-top = Obenauf: { $card }
board-group-count = { $group }: { $count } von 4
board-group-complete = Komplette Gruppe: zählt doppelt
board-complete = komplett
board-destiny-numbers = Schicksalszahlen: { $numbers }
board-retire = Einlösen
board-retire-for = Für { $money } P einlösen
board-buy-for = Kaufen ({ $money } P)
board-buy-free = Nehmen (gratis)
board-stop-buying = Nichts mehr kaufen
board-buys-left = { $count ->
    [one] Du darfst noch { $count } Banditen kaufen
   *[other] Du darfst noch { $count } Banditen kaufen
}
board-choose-group = Welchen Banditen nimmst du?
board-choose-gang = Wähle eine Bande
board-hand-over = Hergeben
board-hand-over-chosen = Deine Wahl steht. Warte, bis alle gewählt haben.
board-hand-over-secret = Niemand sieht deine Wahl, bis alle gewählt haben
board-to-seat = Für { $seat }

## On the board: raids

board-raid = Razzia
board-threatened = bedroht
board-threatened-count = { $count ->
    [0] keiner bedroht
    [one] { $count } bedroht
   *[other] { $count } bedroht
}
board-destiny = Schicksalstafel
board-die-shows = { $colour }: { $die }
board-die-waits = für die nächste Razzia
board-number = Zahl { $number }
board-risk = { $count } von 6
board-safe = sicher
board-drop = Fallen lassen
board-drop-for = { $count ->
    [one] { $count } Banditen fallen lassen (−{ $money } P)
   *[other] { $count } Banditen fallen lassen (−{ $money } P)
}
board-caught = Erwischt

## On the board: deals

board-deal = Abgemacht!
board-offer = Angebot
board-offers = Angebote
board-new-offer = Angebot machen
board-sell = Verkaufen
board-you-give = Du gibst
board-you-get = Du bekommst
board-gives = { $seat } gibt
board-wants = { $seat } möchte
board-and-money = und Geld
board-only-money = Nur Geld
board-goods = { $cards }
board-for-nothing = Nichts
board-offer-to = An wen geht das Angebot?
board-to-all = An alle
board-send = Angebot abschicken
board-accept = Annehmen
board-decline = Ablehnen
board-declined = Angebot abgelehnt
board-counter = Gegenangebot
board-withdraw = Zurückziehen
board-done = Fertig
board-again = Mitmachen
board-is-done = fertig
board-your-offer = Dein Angebot
board-why-not = Warum lehnst du ab?
board-no-offers = Noch keine Angebote
board-wares = Tippe einen Banditen an, den du möchtest, und mach ein Angebot. Darunter steht sein Wert am Tor.
board-offers-left = { $count ->
    [0] Gerade ist kein weiteres Angebot möglich
    [one] Noch { $count } Angebot möglich
   *[other] Noch { $count } Angebote möglich
}
board-less = Weniger
board-more = Mehr
board-cancel = Abbrechen

## On the board: where to look

board-tab-city = Stadt
board-tab-court = Schicksal
board-tab-piles = Stapel
board-tab-people = Spieler
board-tab-deals = Handel

## The final count

board-final-player = Spieler
board-final-bandits = Banditen
board-final-groups = Komplette Gruppen
board-final-trade = Startgeld, Handel und Glück
board-final-lap-1 = Erste Runde
board-final-lap-2 = Zweite Runde
board-final-money = Geld
board-final-place = Platz

ending-you = { $rank ->
    [1] Du gewinnst mit { $points } P!
   *[other] { $rank }. Platz für dich mit { $points } P
}
moment-leap = { $name } verdient { $points } P in einem Zug
moment-margin = Sieg mit { $points } P Vorsprung
evening-place = { $rank }. Platz, { $points } P
postcard-points = Geld, Zug für Zug
replay-points = Geld
replay-chart = Geldverlauf

## The guided first game

guide-welcome = Ihr zieht alle mit demselben Ali Baba durch Basra. Sammle Banditen, kassiere für sie am Tor und weich den Wachen aus. Wer am Ende das meiste Geld hat, gewinnt.
guide-end = Das war die letzte Auszahlung, Banditen sind jetzt nichts mehr wert. Wer das meiste Geld hat, gewinnt.
guide-ask-turn = Spiel eine Karte. Ihre Zahl sagt, wie viele Felder Ali Baba weiterzieht; sein neues Feld bestimmt, was passiert. Vorher darfst du Banditen zum Preis in diesem Viertel einlösen.
guide-ask-buy = Kaufe offene Banditen, einen nach dem anderen, oder hör auf. Je mehr ein Bandit am Tor wert ist, desto öfter wird er erwischt. Vier aus derselben Gruppe zählen doppelt.
guide-ask-choose_gang = Nenne die Bande, die die Wachen suchen sollen, am besten eine, von der nur Mitspieler Banditen haben.
guide-ask-window20 = Für jeden deiner Banditen, der erwischt wird, zahlst du 200 P Lösegeld. Lass bedrohte jetzt für je 20 P fallen, verkaufe sie, oder geh das Risiko ein.
guide-ask-window100 = Der schwarze Würfel hat die Zeile der Schicksalstafel bestimmt. Jetzt siehst du, wie leicht jeder Bandit erwischt wird. Ist die Gefahr für einen deiner Banditen groß, lass ihn für 100 P fallen: Das Lösegeld wäre doppelt so hoch.
guide-ask-tribute = Einen Banditen musst du hergeben. Bis alle gewählt haben, sieht niemand, welchen. Behalte die, mit denen du eine Gruppe sammelst.
guide-ask-bazaar = Verkaufe, kaufe und tausche, wie du magst: Der vierte Bandit einer Gruppe ist viel wert. Tippe auf „Fertig“, wenn du nicht mehr handeln willst.
guide-ask-brisk_trade = Du darfst Banditen zum Preis in diesem Viertel einlösen. Behalte die, die am Tor mehr bringen.
guide-ask-choose_starter = Du hast am wenigsten Geld, also bestimmst du, wer die nächste Runde beginnt. Wer beginnt, kommt als Erster an die Gratis-Banditen.
guide-wait-turn = Ihr zieht alle mit demselben Ali Baba. Schau, wo er stehen bleibt: Eine Razzia kann auch deine Banditen treffen.
guide-wait-window20 = Noch haben nicht alle entschieden, ob sie bedrohte Banditen fallen lassen oder verkaufen. Traust du dich, günstig einen zu kaufen? Dann kannst du noch mitmachen.
guide-wait-window100 = Wer bedrohte Banditen hat, entscheidet jetzt, ob er sie für je 100 P fallen lässt. Sind danach noch welche bedroht, wird der weiße Würfel geworfen.
guide-wait-tribute = Wer einen Banditen hergeben muss, wählt ihn heimlich. Dann wechseln alle diese Banditen gleichzeitig den Besitzer.
guide-event-lap = Jede Runde beginnt am Stadttor. Im ersten Viertel sind Banditen gratis, also greif zu!
guide-event-dealt = Alle Karten zusammen führen genau bis zum Tor. Deine Karten siehst nur du, und bis zum Tor spielst du sie alle aus.
guide-event-retired = Für eingelöste Banditen zahlt die Bank den Preis in diesem Viertel. Die Banditen kommen zurück unter ihre Stapel, und die Wachen können sie nicht mehr erwischen.
guide-event-parked = Dieser Würfel wartet auf die nächste Razzia. Wartet nur der schwarze, kann man dann keine Banditen verkaufen, sondern sie nur für je 100 P fallen lassen. Wartet der weiße, kann man sie weder verkaufen noch fallen lassen.
guide-event-headcount = Ein Zählappell bringt für jeden Banditen 10 P pro Auge. Billige Banditen zählen dabei so viel wie teure.
guide-event-brisk_trade = Die Bank zahlt allen für ihre Banditen den Preis in diesem Viertel, und alle behalten sie. Je mehr du hast, desto besser.
guide-event-tribute = Wer mit Ali Baba auf diesem Feld landet, bekommt von allen anderen je einen Banditen. Hast du keinen, gibst du keinen.
guide-event-bazaar = Jetzt wechseln Banditen den Besitzer, gegen Geld oder andere Banditen. Mach einem Spieler oder allen ein Angebot.
guide-event-gang_die = Der Würfel bestimmt die Bande. 1–2: Schwindler, 3–4: Diebe, 5: Betrüger, 6: Räuber. Alle Banditen dieser Bande sind bedroht, egal wem sie gehören.
guide-event-gang_named = Wer mit Ali Baba auf diesem Feld landet, nennt eine Bande. Alle ihre Banditen sind jetzt bedroht, egal wem sie gehören.
guide-event-raid = Alle Banditen, die die Wachen suchen, sind bedroht, egal wem sie gehören. Zwei Würfel entscheiden, welche erwischt werden.
guide-event-nobody_threatened = Niemand hat Banditen, die die Wachen suchen, also wird nicht gewürfelt. Das Spiel geht weiter.
guide-event-raid_over = Es gibt keinen bedrohten Banditen mehr, also wird nicht weiter gewürfelt.
guide-event-rolled = Der schwarze Würfel bestimmt die Zeile der Schicksalstafel, der weiße die Spalte.
guide-event-destiny = Zeile und Spalte treffen sich bei dieser Zahl. Jeder bedrohte Bandit mit dieser Zahl wird erwischt.
guide-event-captured = Das Lösegeld für jeden erwischten Banditen beträgt 200 P. Ist es bezahlt, ist er wieder frei.
guide-event-bankrupt = Wer das Lösegeld nicht zahlen kann, ist bankrott: Alle seine Banditen werden eingelöst. Er spielt aber weiter mit.
guide-event-pardoned = Auch die eingelösten Banditen haben nicht fürs Lösegeld gereicht, also erlässt der Kalif den Rest. In Basra hat niemand Schulden.
guide-event-discarded = Ein fallen gelassener Bandit kommt unter seinen Stapel. Sein Besitzer hat ihn nicht mehr, zahlt für ihn aber auch kein Lösegeld.
guide-event-dealing = Ein Angebot! Wer es bekommt, nimmt es an, lehnt es ab oder macht ein Gegenangebot.
guide-event-accepted = Ein Handel gilt sofort: Alles hat schon den Besitzer gewechselt.
guide-event-void = Ein Angebot gilt nicht mehr, wenn einer der Banditen nicht mehr zu haben ist oder der Anbieter nicht mehr zahlen kann.
guide-event-payout = Am Tor bekommst du den Wert deiner Banditen ausgezahlt, für komplette Gruppen doppelt, und 100 P dazu. Die Banditen behältst du.
guide-event-chooses = Wer am wenigsten Geld hat, bestimmt, wer die nächste Runde beginnt. So kann er leichter aufholen.

## Characters

bot-abdallah = Abdallah
bot-abdallah-help = Ein ehrlicher Händler: kauft, was sich lohnt, und verkauft, was brenzlig wird.
phrase-bot-hello-abdallah = Frieden und gute Geschäfte euch allen!
bot-abu_hassan = Abu Hassan
bot-abu_hassan-help = Kalif für einen Tag: kauft, wonach ihm der Sinn steht, und lässt nie einen Freund fallen.
phrase-bot-hello-abu_hassan = Kalif für einen Tag! Wer gibt einen aus?
bot-dalila = Dalila
bot-dalila-help = Die listige Dalila hält sich an die billigen Banden und schläft ruhig.
phrase-bot-hello-dalila = Guten Tag. Ich mag die stillen Gassen.
bot-sinbad = Sindbad
bot-sinbad-help = Kann von Räubern nie genug bekommen und lacht über die Wachen.
phrase-bot-hello-sinbad = Ahoi! Sieben Reisen, und jetzt Basra!
bot-harun = Harun al-Raschid
bot-harun-help = Der Kalif in Verkleidung: plant bis zum Tor voraus und feilscht hart.
phrase-bot-hello-harun = Nur ein einfacher Reisender. Fangen wir an?

## Why a bot did it

reason-retire = { $cards }: Einlösen bringt jetzt mehr, als bis zum Tor zu warten und ein Lösegeld zu riskieren.
reason-keep = Am Tor sind diese Banditen mehr wert.
reason-to_buy = { $square }: Auf diesem Feld lohnt es sich, Banditen zu kaufen.
reason-to_raid = { $square }: Eine Razzia auf diesem Feld trifft die Konkurrenz härter.
reason-to_money = { $square }: Auf diesem Feld ist etwas zu holen.
reason-to_safety = Kein anderes Feld wäre besser als dieses: { $square }.
reason-group = Passt zu einer Gruppe (schon { $count } von 4): { $card }.
reason-bargain = Mehr wert, als er kostet: { $card }.
reason-no_bargain = Hier lohnt sich kein Bandit.
reason-gang = { $gang }: Eine Razzia gegen diese Bande kostet die Konkurrenz am meisten.
reason-least = Am leichtesten zu entbehren: { $card }.
reason-starter = Wer beginnt, hat die erste Wahl.
reason-good_deal = Dieser Handel bringt mehr, als er kostet.
reason-bad_deal = So kommt kein Handel zustande: „{ $why }“.
reason-better_price = Zu einem besseren Preis lohnt sich der Handel.
reason-sale = Lieber billig verkauft als erwischt: { $card }.
reason-completes = { $group }: Zu dieser Gruppe fehlt nicht mehr viel.
reason-drop = { $cards }: Fallenlassen kostet weniger als das wahrscheinliche Lösegeld.
reason-stays = Das Risiko kostet im Schnitt weniger als das Fallenlassen.
reason-no_deal = Gerade lohnt sich kein Handel.
reason-whim = Nur so eine Laune.
reason-foreseen = Auf lange Sicht ist das der beste Zug.

## What a content pack may change

content-money = Geld am Anfang
content-steps = Bewegungskarten
content-gang-die = Bandenwürfel
content-fee-buy = Banditen, die man in stillen Gassen und auf Gabelungen kaufen darf
content-fee-recruits = Banditen bei „{ kind-recruits }“
content-fee-cash = Geld bei „{ kind-cash200 }“
content-fee-dice = Geld pro Auge bei „{ kind-dice50 }“
content-fee-headcount = Geld pro Auge und Bandit bei „{ kind-headcount }“
content-fee-window20 = Fallenlassen bei der ersten Chance kostet
content-fee-window100 = Fallenlassen bei der letzten Chance kostet
content-fee-ransom = Lösegeld für einen Banditen
content-fee-gate = Extrageld am Tor, pro Runde
content-value = Wert eines Banditen ({ $gang })
content-price = Preise nach Vierteln ({ $gang })
content-destiny = Schicksalszahlen ({ $group })
content-square = Feld { $square }
content-raided = Gesuchte Banden auf Feld { $square }
