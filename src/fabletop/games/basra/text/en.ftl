### Basra: English

## The game

game-name = Basra
game-line = Who gets rich with bandits before the Caliph's guards come?
game-about = Collect bandits, the cheaper the better, and steer Ali Baba through Basra with your cards. But whenever he runs into a raid, the dice decide whom the Caliph's guards catch, and ransom is dear. Sell in time, haggle at the bazaar, complete your groups: the richest after two laps wins.

## Gangs

gang-swindlers = Swindlers
gang-thieves = Thieves
gang-defrauders = Defrauders
gang-robbers = Robbers

## Groups

group-fortune_tellers = Fortune Tellers
group-quacks = Quacks
group-card_sharps = Card Sharps
group-false_fakirs = False Fakirs
group-pickpockets = Pickpockets
group-camel_thieves = Camel Thieves
group-burglars = Burglars
group-market_thieves = Market Thieves
group-forgers = Forgers
group-smugglers = Smugglers
group-coin_clippers = Coin Clippers
group-fences = Fences
group-highwaymen = Highwaymen
group-river_pirates = River Pirates
group-desert_raiders = Desert Raiders
group-tomb_robbers = Tomb Robbers

## The bandits

card-fortune_tellers-1 = Fortune Tellers 1
card-fortune_tellers-2 = Fortune Tellers 2
card-fortune_tellers-3 = Fortune Tellers 3
card-fortune_tellers-4 = Fortune Tellers 4
card-quacks-1 = Quacks 1
card-quacks-2 = Quacks 2
card-quacks-3 = Quacks 3
card-quacks-4 = Quacks 4
card-card_sharps-1 = Card Sharps 1
card-card_sharps-2 = Card Sharps 2
card-card_sharps-3 = Card Sharps 3
card-card_sharps-4 = Card Sharps 4
card-false_fakirs-1 = False Fakirs 1
card-false_fakirs-2 = False Fakirs 2
card-false_fakirs-3 = False Fakirs 3
card-false_fakirs-4 = False Fakirs 4
card-pickpockets-1 = Pickpockets 1
card-pickpockets-2 = Pickpockets 2
card-pickpockets-3 = Pickpockets 3
card-pickpockets-4 = Pickpockets 4
card-camel_thieves-1 = Camel Thieves 1
card-camel_thieves-2 = Camel Thieves 2
card-camel_thieves-3 = Camel Thieves 3
card-camel_thieves-4 = Camel Thieves 4
card-burglars-1 = Burglars 1
card-burglars-2 = Burglars 2
card-burglars-3 = Burglars 3
card-burglars-4 = Burglars 4
card-market_thieves-1 = Market Thieves 1
card-market_thieves-2 = Market Thieves 2
card-market_thieves-3 = Market Thieves 3
card-market_thieves-4 = Market Thieves 4
card-forgers-1 = Forgers 1
card-forgers-2 = Forgers 2
card-forgers-3 = Forgers 3
card-forgers-4 = Forgers 4
card-smugglers-1 = Smugglers 1
card-smugglers-2 = Smugglers 2
card-smugglers-3 = Smugglers 3
card-smugglers-4 = Smugglers 4
card-coin_clippers-1 = Coin Clippers 1
card-coin_clippers-2 = Coin Clippers 2
card-coin_clippers-3 = Coin Clippers 3
card-coin_clippers-4 = Coin Clippers 4
card-fences-1 = Fences 1
card-fences-2 = Fences 2
card-fences-3 = Fences 3
card-fences-4 = Fences 4
card-highwaymen-1 = Highwaymen 1
card-highwaymen-2 = Highwaymen 2
card-highwaymen-3 = Highwaymen 3
card-highwaymen-4 = Highwaymen 4
card-river_pirates-1 = River Pirates 1
card-river_pirates-2 = River Pirates 2
card-river_pirates-3 = River Pirates 3
card-river_pirates-4 = River Pirates 4
card-desert_raiders-1 = Desert Raiders 1
card-desert_raiders-2 = Desert Raiders 2
card-desert_raiders-3 = Desert Raiders 3
card-desert_raiders-4 = Desert Raiders 4
card-tomb_robbers-1 = Tomb Robbers 1
card-tomb_robbers-2 = Tomb Robbers 2
card-tomb_robbers-3 = Tomb Robbers 3
card-tomb_robbers-4 = Tomb Robbers 4

## Kinds of squares, and what they do

kind-start = City Gate
kind-blank = Quiet Street
kind-junction = Junction
kind-raid = Raid
kind-raid_choice = The Informer
kind-raid_die = Whim of Fate
kind-raid_all = The Great Raid
kind-dice50 = Lucky Throw
kind-cash200 = Lost Purse
kind-black_die = The Black Die
kind-white_die = The White Die
kind-recruits = New Recruits
kind-bazaar = Bazaar
kind-tribute = Tribute
kind-brisk_trade = Brisk Trade
kind-headcount = Headcount

kind-start-text = The lap is over: everybody is paid the value of their bandits and 100 P more.
kind-blank-text = Whoever moved here may buy up to three bandits.
kind-junction-text = Whoever moved here may buy up to three bandits, and the next move goes along the main street or the side lane.
kind-raid-text = The guards are after the gangs shown here, whoever their bandits belong to.
kind-raid_choice-text = Whoever moved here names one gang, and the guards go after it.
kind-raid_die-text = A die decides which gang the guards go after: 1 or 2 Swindlers, 3 or 4 Thieves, 5 Defrauders, 6 Robbers.
kind-raid_all-text = The guards are after all four gangs at once.
kind-dice50-text = Whoever moved here rolls a die and gets 50 P for each pip.
kind-cash200-text = Whoever moved here finds 200 P.
kind-black_die-text = The black die is rolled and waits on the Destiny Table: in the next raid dropping a bandit costs 100 P from the start.
kind-white_die-text = The white die is rolled and waits on the Destiny Table: in the next raid nobody can drop bandits at all.
kind-recruits-text = Whoever moved here may buy up to two bandits.
kind-bazaar-text = All of you may sell, buy and swap bandits among yourselves.
kind-tribute-text = Every other player gives one of their bandits to whoever moved here.
kind-brisk_trade-text = Everybody gets today's price for each of their bandits and keeps them.
kind-headcount-text = Everybody rolls a die for their bandits and gets 10 P for each pip and each bandit.

## The city

quarter-1 = Harbour Quarter
quarter-2 = Craftsmen's Quarter
quarter-3 = Caravan Quarter
quarter-4 = Palace Quarter

street-copper_junction = Copper Junction
street-copper = Copper Street
street-dyers = Dyers' Alley
street-well_junction = Well Junction
street-well = Well Street
street-drivers = Camel Drivers' Alley
street-garden_junction = Garden Junction
street-garden = Garden Street
street-moonlight = Moonlight Alley

lane-main = main street
lane-side = side lane

square-m00 = City Gate
square-m01 = Harbour Quarter 2
square-m02 = Harbour Quarter 3
square-m03 = Harbour Quarter 4
square-m04 = Harbour Quarter 5
square-m05 = Harbour Quarter 6
square-m06 = Harbour Quarter 7
square-m07 = Harbour Quarter 8
square-m08 = Harbour Quarter 9
square-m09 = Harbour Quarter 10
square-m10 = Harbour Quarter 11
square-m11 = Harbour Quarter 12
square-m12 = Harbour Quarter 13
square-m13 = Craftsmen's Quarter 1
square-m14 = Craftsmen's Quarter 2
square-m15 = Craftsmen's Quarter 3
square-m16 = Craftsmen's Quarter 4
square-m17 = Craftsmen's Quarter 5 (Copper Junction)
square-m18 = Craftsmen's Quarter 6 (Copper Street)
square-m19 = Craftsmen's Quarter 7 (Copper Street)
square-m20 = Craftsmen's Quarter 8 (Copper Street)
square-m21 = Craftsmen's Quarter 9
square-m22 = Craftsmen's Quarter 10
square-m23 = Craftsmen's Quarter 11
square-m24 = Craftsmen's Quarter 12
square-m25 = Craftsmen's Quarter 13
square-m26 = Caravan Quarter 1
square-m27 = Caravan Quarter 2
square-m28 = Caravan Quarter 3
square-m29 = Caravan Quarter 4
square-m30 = Caravan Quarter 5 (Well Junction)
square-m31 = Caravan Quarter 6 (Well Street)
square-m32 = Caravan Quarter 7 (Well Street)
square-m33 = Caravan Quarter 8 (Well Street)
square-m34 = Caravan Quarter 9
square-m35 = Caravan Quarter 10
square-m36 = Caravan Quarter 11
square-m37 = Caravan Quarter 12
square-m38 = Caravan Quarter 13
square-m39 = Palace Quarter 1
square-m40 = Palace Quarter 2
square-m41 = Palace Quarter 3
square-m42 = Palace Quarter 4
square-m43 = Palace Quarter 5 (Garden Junction)
square-m44 = Palace Quarter 6 (Garden Street)
square-m45 = Palace Quarter 7 (Garden Street)
square-m46 = Palace Quarter 8 (Garden Street)
square-m47 = Palace Quarter 9
square-m48 = Palace Quarter 10
square-m49 = Palace Quarter 11
square-m50 = Palace Quarter 12
square-m51 = Palace Quarter 13
square-a18 = Craftsmen's Quarter 6b (Dyers' Alley)
square-a19 = Craftsmen's Quarter 7b (Dyers' Alley)
square-a20 = Craftsmen's Quarter 8b (Dyers' Alley)
square-a31 = Caravan Quarter 6b (Camel Drivers' Alley)
square-a32 = Caravan Quarter 7b (Camel Drivers' Alley)
square-a33 = Caravan Quarter 8b (Camel Drivers' Alley)
square-a44 = Palace Quarter 6b (Moonlight Alley)
square-a45 = Palace Quarter 7b (Moonlight Alley)
square-a46 = Palace Quarter 8b (Moonlight Alley)

## Dice, offers and answers

colour-black = Black die
colour-white = White die

offer = offer { $a }

why-no = No, thank you
why-too_little = That is too little
why-too_dear = That is too dear
why-need_it = I need it myself
why-no_money = I cannot pay that

## What the acting player is asked

ask-turn = Play a card (or retire first)
ask-buy = Will you buy a bandit?
ask-choose_gang = Whom do the guards go after?
ask-window20 = Raid! Drop, sell or take the risk?
ask-window100 = Last chance: drop for 100 P?
ask-tribute = Which bandit will you give?
ask-bazaar = The bazaar is open: make a deal!
ask-brisk_trade = Whom will you retire?
ask-choose_starter = Who starts the next lap?
ask-over = The game is over

## What the others read meanwhile

wait-turn = { $seats } is leading Ali Baba
wait-buy = { $seats } is looking for bandits to buy
wait-choose_gang = { $seats } whispers a name to the guards
wait-window20 = { $count ->
    [one] { $seats } is still thinking and dealing
   *[other] { $count } players are still thinking and dealing
}
wait-window100 = { $count ->
    [one] { $seats } is still trembling
   *[other] { $count } players are still trembling
}
wait-tribute = { $count ->
    [one] { $seats } is still choosing a bandit
   *[other] { $count } players are still choosing a bandit
}
wait-bazaar = { $count ->
    [one] { $seats } is still haggling
   *[other] { $count } players are still haggling
}
wait-brisk_trade = { $count ->
    [one] { $seats } is still doing business
   *[other] { $count } players are still doing business
}
wait-choose_starter = { $seats } chooses who starts
wait-over = The game is over

## Buttons

option-retire = Retire: { $cards }
option-move = { $lane ->
    [None] Move { $card }
    [null] Move { $card }
   *[other] Move { $card }, { $lane }
}
option-buy = { $group ->
    [None] Buy: { $gang }
    [null] Buy: { $gang }
   *[other] Buy: { $group }
}
option-end_buy = Buy nothing more
option-choose_gang = The guards go after: { $gang }
option-discard = Drop: { $cards }
option-give = Give: { $card }
option-offer = Make an offer
option-counter = Make a counter-offer
option-accept = Accept: { $offer }
option-decline = Decline: { $offer }
option-withdraw = Withdraw: { $offer }
option-done = Done
option-resume = Wait, I want to join in again
option-choose_starter = Starts: { $seat }

## What happens

event-began = The banker is { $seat }
event-lap = Lap { $lap } begins, and { $seat } starts
event-dealt = { $count ->
    [one] { $count } movement card is dealt
   *[other] { $count } movement cards are dealt
}
event-hand = Your movement cards: { $values }
event-turn = { $seat } leads Ali Baba
event-retired = { $seat } retires for { $money } P: { $cards }
event-moved = { $lane ->
    [None] { $seat } plays a { $card } – Ali Baba is here: { $square }
    [null] { $seat } plays a { $card } – Ali Baba is here: { $square }
   *[other] { $seat } plays a { $card }, { $lane } – Ali Baba is here: { $square }
}
event-bought = { $money ->
    [0] { $seat } gets for nothing: { $card }
   *[other] { $seat } buys for { $money } P: { $card }
}
event-turned_up = { $gang }, now on top: { $card }
event-dice50 = { $seat } rolls a { $die } and gets { $money } P
event-cash200 = { $seat } finds a purse with { $money } P
event-parked = { $colour }: { $die }. It waits for the next raid
event-headcount = { $seat } rolls a { $die } and gets { $money } P for all bandits
event-brisk_trade = { $seat } does good business: { $money } P
event-tribute = Tribute! Everybody else gives a bandit to { $seat }
event-giving = { $seat } has chosen a bandit
event-gave = { $seat } gives { $other }: { $card }
event-bazaar = The bazaar opens: sell, buy, swap!
event-gang_die = Gang die: { $die }. The guards go after: { $gang }
event-gang_named = { $seat } names a gang: { $gang }
event-raid = Raid! The guards are after: { $gangs }
event-nobody_threatened = Nobody has such bandits: the guards go home again
event-window20 = Quick! Drop threatened bandits for 20 P each, or sell them
event-window100 = Now dropping a threatened bandit costs 100 P
event-raid_over = All threatened bandits are gone: the raid is over
event-rolled = { $colour }: { $die }
event-destiny = The Destiny Table says: { $number }
event-captured = { $count ->
    [one] Caught! { $seat } owes { $money } P ransom for this bandit: { $cards }
   *[other] Caught! { $seat } owes { $money } P ransom for these bandits: { $cards }
}
event-ransom = { $seat } pays { $money } P ransom
event-bankrupt = { $seat } is bankrupt and retires all bandits for { $money } P: { $cards }
event-pardoned = The Caliph is merciful: { $seat } need not pay the last { $money } P
event-returned = { $seat } sends these back under their piles: { $cards }
event-nobody_caught = Phew! Nobody is caught
event-discarded = { $count ->
    [one] { $seat } pays { $money } P and drops a bandit: { $cards }
   *[other] { $seat } pays { $money } P and drops bandits: { $cards }
}
event-dealing = { $other ->
    [None] { $seat } makes everybody an offer
    [null] { $seat } makes everybody an offer
   *[other] { $seat } makes { $other } an offer
}
event-offered = { $other ->
    [None] { $seat } to everybody: I give { deal-give } and want { deal-want }
    [null] { $seat } to everybody: I give { deal-give } and want { deal-want }
   *[other] { $seat } to { $other }: I give { deal-give } and want { deal-want }
}
event-countered = { $seat } makes { $other } a counter-offer
event-accepted = A deal! { $other } gives { deal-give }, { $seat } gives { deal-want }
event-declined = { $why ->
    [None] { $seat } declines ({ $offer })
    [null] { $seat } declines ({ $offer })
   *[other] { $seat } declines ({ $offer }): “{ $why }”
}
event-withdrawn = { $seat } withdraws an offer ({ $offer })
event-void = This offer no longer stands: { $offer }
event-done = { $seat } is done
event-resumed = { $seat } joins in again
event-payout = { $doubled ->
    [0] { $seat } gets { $money } P at the gate: bandits { $values } P and 100 P more
   *[other] { $seat } gets { $money } P at the gate: bandits { $values } P, complete groups { $doubled } P and 100 P more
}
event-lap_over = Lap { $lap } is over: Ali Baba is at the gate
event-chooses = { $seat } has the least money and chooses who starts
event-left = { $seat } leaves the table
event-ended = { $reason }

## What is in a deal

deal-give = { $give_cards ->
    [None] { $give_money } P
    [null] { $give_money } P
   *[other] { $give_cards }{ deal-give-money }
}
deal-give-money = { $give_money ->
    [0] {""}
   *[other] {" "}+ { $give_money } P
}
deal-want = { $want_cards ->
    [None] { $want_money } P
    [null] { $want_money } P
   *[other] { $want_cards }{ deal-want-money }
}
deal-want-money = { $want_money ->
    [0] {""}
   *[other] {" "}+ { $want_money } P
}

## How the game ends

reason-laps = Ali Baba has walked his last lap: now the money is counted
reason-abandoned = Everybody has left the table

## Why not

refusal-bad-player-count = This game is for 2 to 6 players.
refusal-bad-option = You cannot play with this setting here: { $option } – { $value }.
refusal-not-seated = You are watching this game; only the players at the table can make moves.
refusal-game-over = This game is over – how about another one?
refusal-unknown-action = There is no such move in this game; choose one of those on the screen.
refusal-wrong-phase = One thing at a time: first do what is being asked right now.
refusal-not-your-turn = Just a moment, it is not your turn yet.
refusal-not-asked = There is nothing for you to decide just now: wait for the others.
refusal-stale = The game has moved on in the meantime – have another look and choose again.
refusal-bad-params = Something is missing there; please choose again on the screen.
refusal-empty-list = Choose at least one bandit.
refusal-unknown-card = There is no such bandit in Basra; choose one that you see.
refusal-duplicate-card = You have chosen the same bandit twice; once is enough.
refusal-not-owner = One of these bandits belongs to somebody else now: look who has him, and choose again.
refusal-card-not-in-hand = You do not hold such a movement card; choose one from your hand.
refusal-lane-required = The road forks here: choose the main street or the side lane.
refusal-lane-not-allowed = This move passes no fork, so there is no lane to choose: just play the card.
refusal-unknown-gang = There is no such gang; choose one of the four.
refusal-pile-empty = No bandit of this gang is left; choose another gang.
refusal-not-in-pile = No bandit of this group is left in the pile; choose another one.
refusal-insufficient-funds = You do not have enough piastres for that: choose something that costs less.
refusal-not-threatened = The guards are not after this bandit: choose one who is threatened.
refusal-unknown-seat = There is no such player; choose somebody at the table.
refusal-self-trade = You cannot make a deal with yourself; choose somebody else.
refusal-bad-amount = Money comes in tens: choose 0, 10, 20 and so on.
refusal-offer-empty = A deal needs at least one bandit: add one.
refusal-swap-forbidden = During a raid bandits are not swapped: sell them or buy them for money.
refusal-dowry-forbidden = During a raid whoever hands over bandits cannot add money: leave the money out.
refusal-offer-limit = That is enough offers for now: withdraw one, or wait for the next time.
refusal-offer-not-found = This offer is no longer open: look which ones there are, or make a new one.
refusal-offer-not-yours = You cannot answer this offer: choose one that was made to you.
refusal-offer-stale = The other side cannot keep this offer any more, so it is off the table: try a new one.

## Settings

setting-laps = Length of the game
setting-laps-help = How often does Ali Baba walk through the city?
setting-laps-2 = Two laps
setting-laps-1 = One lap (short game)

setting-draw_any = Free choice from the piles
setting-draw_any-help = You may buy any bandit of a pile, not only the one lying on top.
setting-draw_any-true = Yes
setting-draw_any-false = No

setting-buy_anywhere = Buy on every square
setting-buy_anywhere-help = After each square you may buy up to three bandits, not only on quiet streets.
setting-buy_anywhere-true = Yes
setting-buy_anywhere-false = No

setting-recruits_free = Recruits for nothing
setting-recruits_free-help = The two bandits of the New Recruits cost nothing.
setting-recruits_free-true = Yes
setting-recruits_free-false = No

setting-brisk_trade = Brisk Trade
setting-brisk_trade-help = What happens to your bandits when the trade is brisk?
setting-brisk_trade-keep = Paid and kept
setting-brisk_trade-retire = You may retire them
setting-brisk_trade-keep-help = You get the price of each of your bandits and keep them all.
setting-brisk_trade-retire-help = Everybody may retire bandits there, as before a move. Those who keep theirs get nothing.

setting-freed = Ransomed bandits
setting-freed-help = Where do bandits go once their ransom is paid?
setting-freed-keep = Back to you
setting-freed-return = Under their piles

setting-sell_any = Sell any bandit during a raid
setting-sell_any-help = During a raid you may also sell bandits that are not threatened.
setting-sell_any-true = Yes
setting-sell_any-false = No

setting-dowry = Money on top
setting-dowry-help = During a raid you may add money, so that somebody takes a bandit off your hands.
setting-dowry-true = Yes
setting-dowry-false = No

setting-deals_in_100 = Deals after the black die
setting-deals_in_100-help = You may still sell bandits when dropping one already costs 100 P.
setting-deals_in_100-true = Yes
setting-deals_in_100-false = No

setting-short_hand = One card fewer
setting-short_hand-help = With five players: who has only four movement cards in the second lap?
setting-short_hand-last = Whoever plays last
setting-short_hand-banker = The banker again

setting-hidden_money = Hidden money
setting-hidden_money-help = Only you see how much money you have; at the gate everybody shows it.
setting-hidden_money-true = Yes
setting-hidden_money-false = No

setting-timers = Time to think
setting-timers-help = If your time runs out, the move is made for you.
setting-timers-normal = Normal
setting-timers-slow = Relaxed (twice as long)
setting-timers-off = No clock

setting-on_leave = If someone leaves
setting-on_leave-help = A bot takes over the cards, the bandits and the money.
setting-on_leave-bot = A bot plays on

## The result

outcome-laps = { $count ->
    [one] { $seats } is the richest in Basra and wins!
   *[other] { $seats } are equally rich and share the victory!
}
outcome-abandoned = Everybody has left the table: the game ends without a result
score-line =
    { $seat }: { $points } P (bandits { $bandits }, complete groups { $groups }, first lap { $lap1 } P{ $lap2 ->
        [0] {""}
       *[other] , second lap { $lap2 } P
    })

## Bots

bot-baseline = Merchant
bot-baseline-help = Buys what pays and sells what burns.
bot-cautious = Money changer
bot-cautious-help = Keeps to the cheap gangs and sleeps soundly.
bot-bold = Adventurer
bot-bold-help = Wants Robbers, the more the merrier, and laughs at the guards.
bot-strong = Grand Vizier
bot-strong-help = Reckons ahead to the gate and haggles hard.

## How to play

help-1 = You all lead the same Ali Baba through the four quarters of Basra, two laps from gate to gate. Collect bandits on the way: after the last lap only money counts, and the richest wins.
help-2 = When it is your turn, you may first retire bandits: the bank pays today's price of the quarter. Then play a movement card, and Ali Baba walks exactly so many squares. At a junction you choose the main street or the side lane.
help-3 = On a quiet street you may buy up to three bandits from the open cards. In the first quarter they cost nothing, later more and more. The dear gangs are worth most at the gate, but they are caught most often too.
help-4 = If Ali Baba runs into a raid, the bandits of that gang are threatened, whoever owns them. First you may drop threatened bandits for 20 P each or sell them to others. Swapping is not allowed here.
help-5 = Then the black die shows the row on the Destiny Table: now dropping costs 100 P. The white die shows the column, and so the number. Every threatened bandit with this number is caught: 200 P ransom each, but it stays with you.
help-6 = If you cannot pay, you are bankrupt: you retire all your bandits and pay with that money. If it is still not enough, the Caliph pardons the rest, and you simply play on.
help-7 = Other squares bring money, new recruits or a tribute. If a die is rolled there in advance, it counts in the next raid: with the black one you can only drop for 100 P, with the white one not at all.
help-8 = At the bazaar you sell, buy and swap as you like: make somebody or everybody an offer, and accept, decline or answer with your own. Four bandits of one group make it complete, so the missing one may be worth a good deal.
help-9 = At the gate everybody is paid the value of their bandits, twice for complete groups, and 100 P more. You keep your bandits. After the first lap the poorest chooses who starts the second one.

## On the board: money and prices

board-money = { $money } P
board-balance = Money
board-balance-of = { $seat }: { $money } P
board-money-hidden = hidden
board-price-here = Price here
board-price-next = In the next quarter
board-price-free = free
board-value = Value at the gate
board-prices = Prices: { $quarter }
board-payout = Payout at the gate
board-payout-now = At the gate now: { $money } P
board-ransom = Ransom
board-ransom-due = Ransom: { $money } P
board-bankrupt = bankrupt
board-pardoned = pardoned
board-pardoned-money = pardoned: { $money } P
board-bank = Bank
board-banker = Banker

## On the board: Ali Baba's way

board-city = The city of Basra
board-ali-baba = Ali Baba
board-follow = Follow Ali Baba
board-whole-city = Whole city
board-ali-baba-here = Ali Baba is here: { $square }
board-lap = Lap { $lap } of { $laps }
board-steps-left = { $count ->
    [one] { $count } step to the gate
   *[other] { $count } steps to the gate
}
board-cards = Movement cards
board-your-cards = Your movement cards
board-card-count = { $count ->
    [one] { $count } movement card
   *[other] { $count } movement cards
}
board-move-card = Movement card { $card }
board-unplayed = Not played yet
board-played = Played
board-leads-to = { $card } leads to: { $square }
board-move = Move { $card }
board-main = Main street
board-side = Side lane
board-choose-lane = Which way?
board-choose-starter = Choose who starts
board-to-move = leads Ali Baba

## On the board: bandits and piles

board-bandits = Bandits
board-your-bandits = Your bandits
board-bandits-of = Bandits of { $seat }
board-bandit-count = { $count ->
    [one] { $count } bandit
   *[other] { $count } bandits
}
board-nothing = Nothing here yet
board-pile = { $count ->
    [0] The pile is empty
    [one] { $count } bandit in the pile
   *[other] { $count } bandits in the pile
}
board-in-pile = In the pile
board-top = On top: { $card }
board-group-count = { $group }: { $count } of 4
board-group-complete = Complete group: doubled
board-complete = complete
board-destiny-numbers = Destiny numbers: { $numbers }
board-retire = Retire
board-retire-for = Retire for { $money } P
board-buy = Buy
board-buy-for = Buy ({ $money } P)
board-buy-free = Take (free)
board-stop-buying = Stop buying
board-buys-left = { $count ->
    [one] You may buy { $count } more bandit
   *[other] You may buy { $count } more bandits
}
board-free-left = Of these for nothing: { $count }
board-choose-group = Which one will you take?
board-choose-bandits = Choose bandits
board-choose-gang = Choose a gang
board-hand-over = Hand over
board-hand-over-chosen = Chosen. Now the others choose
board-hand-over-secret = Nobody sees it until all have chosen
board-to-seat = For { $seat }

## On the board: raids

board-raid = Raid
board-raid-on = Raid: { $gangs }
board-threatened = threatened
board-threatened-count = { $count ->
    [0] none threatened
    [one] { $count } threatened
   *[other] { $count } threatened
}
board-not-threatened = not threatened
board-destiny = Destiny Table
board-black-die = Black die
board-white-die = White die
board-die-shows = { $colour }: { $die }
board-die-waits = waits for the next raid
board-number = Number { $number }
board-risk = { $count } of 6
board-risk-help = So many faces of the white die would catch it
board-safe = safe
board-drop = Drop
board-drop-20 = Drop for 20 P
board-drop-100 = Drop for 100 P
board-drop-for = { $count ->
    [one] Drop { $count } bandit for { $money } P
   *[other] Drop { $count } bandits for { $money } P
}
board-no-drop = The white die is on the table: nobody can drop bandits
board-caught = Caught
board-caught-count = { $count ->
    [one] { $count } bandit caught
   *[other] { $count } bandits caught
}
board-paid = paid: { $money } P
board-nobody-caught = Nobody caught
board-last-raid = The last raid

## On the board: deals

board-deal = A deal!
board-offer = Offer
board-offers = Offers
board-new-offer = Make an offer
board-sell = Sell
board-buy-from = Buy
board-swap = Swap
board-you-give = You give
board-you-get = You get
board-gives = { $seat } gives
board-gets = { $seat } gets
board-wants = { $seat } wants
board-and-money = and money
board-only-money = Money only
board-for-nothing = For nothing
board-offer-to = To whom?
board-to-all = To everybody
board-from = From { $seat }
board-send = Send the offer
board-accept = Accept
board-decline = Decline
board-declined = Offer declined
board-counter = Counter-offer
board-withdraw = Withdraw
board-done = Done
board-again = Join in again
board-is-done = done
board-your-offer = Your offer
board-why-not = Why not?
board-no-offers = No offers yet
board-offers-left = { $count ->
    [0] No more offers this time
    [one] { $count } more offer possible
   *[other] { $count } more offers possible
}
board-bazaar = The bazaar is open
board-time-left = Time left
board-less = Less
board-more = More
board-cancel = Cancel
board-reset = Start over

## On the board: where to look

board-tab-city = City
board-tab-court = Destiny
board-tab-piles = Piles
board-tab-people = Players
board-tab-deals = Deals

## The final count

board-final-player = Player
board-final-bandits = Bandits
board-final-groups = Complete groups
board-final-trade = Trade and luck
board-final-lap-1 = First lap
board-final-lap-2 = Second lap
board-final-money = Money
board-final-place = Place

# the end, for whoever holds the device
ending-you = { $rank ->
    [1] You win with { $points } P!
   *[other] Your place: { $rank }, with { $points } P
}

## The guided first game

guide-welcome = You all lead one Ali Baba through Basra. Collect bandits, get paid for them at the gate and dodge the guards: in the end the most money wins.
guide-end = That was the last payout, and bandits count for nothing now. Whoever has the most money wins.
guide-ask-turn = Play a card: Ali Baba walks that far, and his square decides what happens. Before that you may retire bandits for today's price.
guide-ask-buy = Buy open bandits, one at a time, or stop. Dear ones bring the most at the gate but are caught most often; four of a group count double.
guide-ask-choose_gang = Name the gang the guards shall go after. Best is one that the others have and you do not.
guide-ask-window20 = Every threatened bandit may be caught, and that costs 200 P. Drop him for 20 P now, sell him, or press Done and take the risk.
guide-ask-window100 = Now the row is known, and you see how likely each bandit is to be caught. If it looks bad, drop him for 100 P: the ransom is 200 P.
guide-ask-tribute = You have to give one bandit away, and nobody sees which until all have chosen. Keep those that make up a group.
guide-ask-bazaar = Sell, buy and swap as you like: the fourth of a group is worth a lot. Press Done when you want nothing more.
guide-ask-brisk_trade = You may retire bandits for today's price. Keep those who will bring you more at the gate.
guide-ask-choose_starter = You have the least money, so you choose who starts. Whoever starts is the first to reach the free bandits.
guide-wait-turn = All of you move the same Ali Baba. Watch where he stops: a raid may be after your bandits too.
guide-wait-window20 = The others are dropping and selling threatened bandits. You may buy one cheaply, if you dare.
guide-wait-window100 = Whoever has threatened bandits now decides whether to pay 100 P. Then the white die is rolled.
guide-wait-tribute = The others choose in secret which bandit to give. When all have chosen, the bandits change hands together.
guide-event-lap = Every lap begins at the City Gate. In the first quarter bandits cost nothing, so help yourself!
guide-event-dealt = All the cards together lead exactly to the gate. Only you see yours, and you will play every one of them.
guide-event-retired = Whoever retires bandits gets today's price, and they go back under their piles. Nobody can catch them any more.
guide-event-turned_up = The next card of this pile is open now. Whoever buys next may take it.
guide-event-parked = This die waits for the next raid. With the black one dropping costs 100 P at once, with the white one nobody can drop at all.
guide-event-headcount = A headcount pays 10 P for each pip and each bandit. Here cheap bandits count as much as dear ones.
guide-event-brisk_trade = Everybody gets today's price for their bandits and keeps them. So it pays to have many.
guide-event-tribute = Everybody else gives one bandit to whoever moved here. If you have none, you give none.
guide-event-bazaar = Now bandits change hands for money or for other bandits. An offer goes to one player or to everybody.
guide-event-gang_die = The die has chosen the gang: 1–2 Swindlers, 3–4 Thieves, 5 Defrauders, 6 Robbers. Its bandits are threatened, whoever has them.
guide-event-gang_named = Whoever moved here names the gang. All its bandits are threatened now, whoever has them.
guide-event-raid = The guards are after these gangs, whoever has their bandits. Two dice will decide who is caught.
guide-event-nobody_threatened = The guards find nobody of this gang. So there is nothing to roll, and the game goes on.
guide-event-raid_over = Nobody is left to be caught. So no more dice are rolled.
guide-event-rolled = The black die shows the row of the Destiny Table, the white one the column.
guide-event-destiny = Row and column meet at this number. Every threatened bandit who has it is caught.
guide-event-captured = Each bandit who is caught costs 200 P ransom. Then he is free again.
guide-event-bankrupt = The ransom was more than the purse held. So all bandits are retired to pay for it, and the game goes on.
guide-event-pardoned = Even that was not enough, so the Caliph pardons the rest. Nobody has debts in Basra.
guide-event-discarded = A dropped bandit goes back under his pile. He is lost, but he will cost no ransom.
guide-event-dealing = Somebody has made an offer. If it is for you, accept it, decline it, or answer with one of your own.
guide-event-accepted = A deal is carried out at once: bandits and money have changed hands.
guide-event-void = An offer is off as soon as one of its bandits is gone or whoever made it can no longer pay.
guide-event-payout = At the gate you get the value of your bandits, twice for complete groups, and 100 P more. You keep the bandits.
guide-event-chooses = Whoever has the least money may choose who starts the next lap. That can be a help in catching up.

## Characters

bot-abdallah = Abdallah
bot-abdallah-help = An honest merchant: buys what pays and sells what burns.
bot-abu_hassan = Abu Hassan
bot-abu_hassan-help = Caliph for a day: buys as the mood takes him and never drops a friend.
bot-dalila = Dalila
bot-dalila-help = Crafty Dalila keeps to the cheap gangs and sleeps soundly.
bot-sinbad = Sinbad
bot-sinbad-help = Wants Robbers, the more the merrier, and laughs at the guards.
bot-harun = Harun al-Rashid
bot-harun-help = The Caliph in disguise: reckons ahead to the gate and haggles hard.

## Why a bot did it

reason-retire = They bring more now than at the gate, ransoms reckoned in: { $cards }.
reason-keep = They are worth more at the gate.
reason-to_buy = There bandits can be had for a good price: { $square }.
reason-to_raid = A raid there threatens the others more: { $square }.
reason-to_money = There is something to be gained there: { $square }.
reason-to_safety = Everything else would be worse: { $square }.
reason-group = It brings a group nearer (already there: { $count }): { $card }.
reason-bargain = Worth more than the price: { $card }.
reason-no_bargain = Nobody here is worth the price.
reason-gang = A raid on them costs the others most: { $gang }.
reason-least = Missed least of all: { $card }.
reason-starter = Whoever starts has the first choice of the way.
reason-good_deal = That deal is worth more than it costs.
reason-bad_deal = No deal at those terms: { $why }.
reason-better_price = At a better price it would be a deal.
reason-sale = Better sold for a little than caught: { $card }.
reason-completes = Only a little is missing there: { $group }.
reason-drop = The ransom would be dearer than they are worth: { $cards }.
reason-stays = The danger is smaller than what it costs to avoid it.
reason-no_deal = There is no deal worth making just now.
reason-whim = Just a whim.
reason-foreseen = Played on in the mind again and again, this came out best.

## What a content pack may change

content-money = Money at the start
content-steps = Movement cards
content-gang-die = The gang die
content-fee-buy = Bandits one may buy
content-fee-recruits = Bandits: { kind-recruits }
content-fee-cash = Money found: { kind-cash200 }
content-fee-dice = Money for each pip: { kind-dice50 }
content-fee-headcount = Money for each pip and bandit: { kind-headcount }
content-fee-window20 = Cost of dropping a bandit before the dice
content-fee-window100 = Cost of dropping a bandit after the black die
content-fee-ransom = Ransom for a bandit
content-fee-gate = Money for a lap, at the gate
content-value = Value of a bandit: { $gang }
content-price = Prices by quarter: { $gang }
content-destiny = Destiny numbers: { $group }
content-square = Square { $square }
content-raided = Raid on { $square }
