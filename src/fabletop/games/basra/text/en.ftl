### Basra: English

## The game

game-name = Basra
game-line = Who will get rich before the Caliph’s guards arrive?
game-minutes = 60–90 min
game-age = ages 10+
game-fun = trading and risk
game-about = Collect bandits while they’re cheap and play cards to move Ali Baba through Basra. But whenever he runs into a raid, the dice decide which bandits the Caliph’s guards catch, and ransoms are expensive. Sell in time, haggle at the bazaar and complete your groups: after two laps, the richest player wins.

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
group-pickpockets = Pick­pockets
group-camel_thieves = Camel Thieves
group-burglars = Burglars
group-market_thieves = Market Thieves
group-forgers = Forgers
group-smugglers = Smugglers
group-coin_clippers = Coin Clippers
group-fences = Fences
group-highwaymen = Highway­men
group-river_pirates = River Pirates
group-desert_raiders = Desert Raiders
group-tomb_robbers = Tomb Robbers

## The bandits

card-fortune_tellers = Fortune Teller
card-quacks = Quack
card-card_sharps = Card Sharp
card-false_fakirs = False Fakir
card-pickpockets = Pickpocket
card-camel_thieves = Camel Thief
card-burglars = Burglar
card-market_thieves = Market Thief
card-forgers = Forger
card-smugglers = Smuggler
card-coin_clippers = Coin Clipper
card-fences = Fence
card-highwaymen = Highwayman
card-river_pirates = River Pirate
card-desert_raiders = Desert Raider
card-tomb_robbers = Tomb Robber

## Kinds of squares, and what they do

kind-start = City Gate
kind-blank = Quiet Street
kind-junction = Junction
kind-raid = Raid
kind-raid_choice = The Informer
kind-raid_die = Whim of Fate
kind-raid_all = The Great Raid
kind-dice50 = Lucky Roll
kind-cash200 = Lost Purse
kind-black_die = The Black Die
kind-white_die = The White Die
kind-recruits = New Recruits
kind-bazaar = Bazaar
kind-tribute = Tribute
kind-brisk_trade = Brisk Trade
kind-headcount = Headcount

kind-start-text = The lap ends here. Everyone is paid the value of their bandits, doubled for complete groups, plus 100 P.
kind-blank-text = Buy up to three bandits.
kind-junction-text = Buy up to three bandits. From here, the way on is the main street or the side lane.
kind-raid-text = The guards are after every gang shown here, whoever owns the bandits.
kind-raid_choice-text = Name a gang, and the guards go after it.
kind-raid_die-text = A die decides which gang the guards go after. 1 or 2: Swindlers; 3 or 4: Thieves; 5: Defrauders; 6: Robbers.
kind-raid_all-text = The guards are after all four gangs at once.
kind-dice50-text = Roll a die and get 50 P for each pip.
kind-cash200-text = You find 200 P.
kind-black_die-text = The black die is rolled and waits on the Destiny Table. In the next raid, dropping bandits costs 100 P each, and nobody can sell any, except with the option “Deals after the black die”. If the white die is waiting too, nobody can drop or sell any.
kind-white_die-text = The white die is rolled and waits on the Destiny Table. In the next raid, nobody can drop or sell bandits.
kind-recruits-text = Buy up to two bandits, or up to five with the option “Buy on any square”.
kind-bazaar-text = You may all sell, buy and swap bandits among yourselves.
kind-tribute-text = Everyone else gives you one of their bandits, if they have any.
kind-brisk_trade-text = Everyone is paid the price in this quarter for all their bandits and keeps them. With the option “You may retire them”, you’re only paid for bandits you retire.
kind-headcount-text = Everyone with bandits rolls a die. Each of their bandits earns them 10 P per pip.

## The city

quarter-1 = Harbour Quarter
quarter-2 = Craftsmen’s Quarter
quarter-3 = Caravan Quarter
quarter-4 = Palace Quarter

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
square-m13 = Craftsmen’s Quarter 1
square-m14 = Craftsmen’s Quarter 2
square-m15 = Craftsmen’s Quarter 3
square-m16 = Craftsmen’s Quarter 4
square-m17 = Craftsmen’s Quarter 5 (Copper Junction)
square-m18 = Craftsmen’s Quarter 6 (Copper Street)
square-m19 = Craftsmen’s Quarter 7 (Copper Street)
square-m20 = Craftsmen’s Quarter 8 (Copper Street)
square-m21 = Craftsmen’s Quarter 9
square-m22 = Craftsmen’s Quarter 10
square-m23 = Craftsmen’s Quarter 11
square-m24 = Craftsmen’s Quarter 12
square-m25 = Craftsmen’s Quarter 13
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
square-a18 = Craftsmen’s Quarter 6b (Dyers’ Alley)
square-a19 = Craftsmen’s Quarter 7b (Dyers’ Alley)
square-a20 = Craftsmen’s Quarter 8b (Dyers’ Alley)
square-a31 = Caravan Quarter 6b (Camel Drivers’ Alley)
square-a32 = Caravan Quarter 7b (Camel Drivers’ Alley)
square-a33 = Caravan Quarter 8b (Camel Drivers’ Alley)
square-a44 = Palace Quarter 6b (Moonlight Alley)
square-a45 = Palace Quarter 7b (Moonlight Alley)
square-a46 = Palace Quarter 8b (Moonlight Alley)

## Dice, offers and answers

colour-black = Black die
colour-white = White die

offer = offer { $a }

why-no = No, thank you
why-too_little = That’s too little
why-too_dear = That’s too expensive
why-need_it = I need that myself
why-no_money = I can’t afford that

## What the acting player is asked

ask-turn = Play a movement card
ask-buy = Buy a bandit?
ask-choose_gang = Which gang should the guards go after?
ask-window20 = Raid! Drop bandits, deal or risk it?
ask-window100 = Last chance: drop bandits (100 P each)?
ask-tribute = Which bandit will you give?
ask-bazaar = The bazaar is open: make a deal!
ask-brisk_trade = Which bandits will you retire?
ask-choose_starter = Who starts the next lap?
ask-over = Game over

## What the others read meanwhile

wait-turn = { $seats } is moving Ali Baba
wait-buy = { $seats } is choosing bandits to buy
wait-choose_gang = { $seats } is choosing who the guards go after
wait-window20 = { $count ->
    [one] { $seats } is still deciding about the threatened bandits
   *[other] { $count } players are still deciding about the threatened bandits
}
wait-window100 = { $count ->
    [one] { $seats } is still deciding
   *[other] { $count } players are still deciding
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
    [one] { $seats } is still retiring bandits
   *[other] { $count } players are still retiring bandits
}
wait-choose_starter = { $seats } is choosing who starts
wait-over = Game over

## Buttons

option-retire = Retire: { $cards }
option-move = { $lane ->
    [None] Move { $card }
    [null] Move { $card }
   *[other] Move { $card }, { $lane }
}
option-buy = { $group_card ->
    [None] Buy: { $gang }
    [null] Buy: { $gang }
   *[other] Buy: { $group_card }
}
option-end_buy = Stop buying
option-choose_gang = Send the guards after: { $gang }
option-discard = Drop: { $cards }
option-give = Give: { $card }
option-offer = Make an offer
option-counter = Make a counter-offer
option-accept = Accept: { $offer }
option-decline = Decline: { $offer }
option-withdraw = Withdraw: { $offer }
option-done = Done
option-resume = Wait, I’m not done
option-choose_starter = { $seat } starts

## What happens

event-began = { $seat } is the banker
event-lap = Lap { $lap } begins: { $seat } starts
event-dealt = { $count ->
    [one] { $count } movement card is dealt
   *[other] { $count } movement cards are dealt
}
event-hand = Your movement cards: { $values }
event-turn = { $seat } moves Ali Baba
event-retired = Retired by { $seat } for { $money } P: { $cards }
event-moved = { $lane ->
    [None] { $seat } plays a { $card }, and Ali Baba moves to: { $square }
    [null] { $seat } plays a { $card }, and Ali Baba moves to: { $square }
   *[other] { $seat } plays a { $card }, and Ali Baba takes the { $lane } to: { $square }
}
event-way_chosen = { $seat } chooses the way on: { $lane }
event-bought = { $money ->
    [0] { $seat } gets a bandit for free: { $card }
   *[other] { $seat } buys a bandit for { $money } P: { $card }
}
event-turned_up = Now on top of the pile ({ $gang }): { $card }
event-dice50 = { $seat } rolls a { $die } and gets { $money } P
event-cash200 = { $seat } finds a purse with { $money } P
event-parked = { $colour }: { $die }, waiting for the next raid
event-headcount = { $seat } rolls a { $die } and gets { $money } P in all for their bandits
event-brisk_trade = { $seat } does a brisk trade: { $money } P
event-tribute = Tribute! Everyone else with bandits gives { $seat } one
event-giving = { $seat } has chosen a bandit
event-gave = Tribute from { $seat } to { $other }: { $card }
event-bazaar = The bazaar opens: sell, buy, swap!
event-gang_die = The gang die shows { $die }: the guards go after the { $gang }
event-gang_named = { $seat } sends the guards after the { $gang }
event-raid = Raid! The guards are after: { $gangs }
event-nobody_threatened = Nobody has a threatened bandit, so the guards go home
event-window20 = Quick! Drop threatened bandits for 20 P each, or sell them
event-window100 = Dropping a threatened bandit now costs 100 P
event-raid_over = There are no threatened bandits left: the raid is over
event-rolled = { $colour }: { $die }
event-destiny = Destiny number: { $number }
event-captured = { $count ->
    [one] Caught! { $seat } owes { $money } P in ransom for this bandit: { $cards }
   *[other] Caught! { $seat } owes { $money } P in ransom for these bandits: { $cards }
}
event-ransom = { $seat } pays { $money } P in ransom
event-bankrupt = { $seat } is bankrupt and retires every bandit for { $money } P: { $cards }
event-pardoned = The Caliph is merciful: { $seat } doesn’t have to pay the last { $money } P
event-returned = After the ransom, { $seat } puts back under the piles: { $cards }
event-nobody_caught = Phew! Nobody is caught
event-discarded = { $count ->
    [one] { $seat } pays { $money } P to drop a bandit: { $cards }
   *[other] { $seat } pays { $money } P to drop { $count } bandits: { $cards }
}
event-dealing = { $other ->
    [None] { $seat } makes everyone an offer
    [null] { $seat } makes everyone an offer
   *[other] { $seat } makes { $other } an offer
}
event-offered = { $other ->
    [None] { $seat } offers everyone: { deal-give } for { deal-want }
    [null] { $seat } offers everyone: { deal-give } for { deal-want }
   *[other] { $seat } offers { $other }: { deal-give } for { deal-want }
}
event-countered = { $seat } makes { $other } a counter-offer
event-accepted = It’s a deal! { $other } gives: { deal-give }; { $seat } gives: { deal-want }
event-declined = { $why ->
    [None] { $seat } declines { $offer }
    [null] { $seat } declines { $offer }
   *[other] { $seat } declines { $offer }: “{ $why }”
}
event-withdrawn = { $seat } withdraws { $offer }
event-void = No longer open: { $offer }
event-done = { $seat } is done
event-resumed = { $seat } isn’t done yet
event-payout = { $doubled ->
    [0] { $seat } gets { $money } P at the gate: bandits { $values } P, plus the lap bonus
   *[other] { $seat } gets { $money } P at the gate: bandits { $values } P, complete groups { $doubled } P, plus the lap bonus
}
event-lap_over = Lap { $lap } is over: Ali Baba has reached the gate
event-chooses = Nobody has less money than { $seat }, who chooses who starts the next lap
event-left = { $seat } leaves the table
event-ended = { $reason }

## What is in a deal

deal-give = { $give_cards ->
    [None] { $give_money ->
        [0] nothing
       *[other] { $give_money } P
    }
    [null] { $give_money ->
        [0] nothing
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
        [0] nothing
       *[other] { $want_money } P
    }
    [null] { $want_money ->
        [0] nothing
       *[other] { $want_money } P
    }
   *[other] { $want_cards }{ deal-want-money }
}
deal-want-money = { $want_money ->
    [0] {""}
   *[other] {" "}+ { $want_money } P
}

## How the game ends

reason-laps = Ali Baba has finished his last lap: time to count the money
reason-abandoned = Everyone has left

## Why not

refusal-bad-player-count = This game is for 2 to 6 players.
refusal-bad-option = This setting doesn’t work here: { $option } – { $value }. Choose another one.
refusal-not-seated = You’re a spectator. Only players at the table can make moves.
refusal-game-over = This game is over. How about another one?
refusal-unknown-action = You can’t do that in this game. Choose one of the moves on the screen.
refusal-wrong-phase = You can’t do that right now. Another step comes first: “{ $ask }”.
refusal-not-your-turn = It’s not your turn yet. Wait until you’re asked.
refusal-not-asked = You have nothing to decide right now. Wait until you’re asked.
refusal-stale = The game has moved on. Take another look and choose again.
refusal-bad-params = Something is missing. Choose again on the screen.
refusal-empty-list = Choose at least one bandit.
refusal-unknown-card = There’s no such bandit in Basra. Choose one you can see.
refusal-duplicate-card = You’ve chosen the same bandit twice. Once is enough.
refusal-not-owner = One of these bandits has just changed hands or been dropped. Take another look and choose again.
refusal-card-not-in-hand = You don’t have that movement card. Choose one from your hand.
refusal-lane-required = The road forks here. Choose the main street or the side lane.
refusal-lane-not-allowed = Ali Baba doesn’t leave a junction on this move, so there’s no street to choose. Just play the card.
refusal-lane-chosen = Whoever moved Ali Baba to this junction has already chosen the way. Take that one.
refusal-unknown-gang = There’s no such gang. Choose one of the four.
refusal-pile-empty = This gang’s pile is empty. Choose another gang.
refusal-not-in-pile = This group has no bandits left in the pile. Choose another one.
refusal-insufficient-funds = You don’t have enough money for that. Try fewer bandits or less money.
refusal-not-threatened = The guards aren’t after this bandit. Choose one that’s threatened.
refusal-unknown-seat = There’s no such player. Choose someone at the table.
refusal-self-trade = You can’t make a deal with yourself. Choose someone else.
refusal-bad-amount = Money comes in tens. Choose 0, 10, 20 and so on.
refusal-offer-empty = A deal needs at least one bandit. Add one.
refusal-swap-forbidden = You can’t swap bandits during a raid. Sell them or buy them for money.
refusal-dowry-forbidden = During a raid, nobody can be paid to take bandits. Leave the money out.
refusal-offer-limit = That’s the limit for now. If too many of your offers are open, withdraw one. If you’ve made too many in all, wait for the next raid or bazaar.
refusal-offer-not-found = This offer is no longer open. Choose another offer, or make a new one.
refusal-offer-not-yours = You can’t answer your own offer or one you’ve already declined. And you can only withdraw an offer you made yourself.
refusal-offer-stale = The other player can no longer honour this offer, so it’s withdrawn. Try a new one.

## Settings

setting-laps = Length of the game
setting-laps-help = How many times does Ali Baba go round the city?
setting-laps-2 = Two laps
setting-laps-1 = One lap (short game)

setting-draw_any = Free choice from the piles
setting-draw_any-help = Buy any bandit in a pile, not just the one on top.
setting-draw_any-true = Yes
setting-draw_any-false = No

setting-buy_anywhere = Buy on any square
setting-buy_anywhere-help = On any square but the gate, you may buy up to three bandits; at New Recruits, up to five.
setting-buy_anywhere-true = Yes
setting-buy_anywhere-false = No

setting-recruits_free = Free recruits
setting-recruits_free-help = The two bandits at New Recruits are free.
setting-recruits_free-true = Yes
setting-recruits_free-false = No

setting-brisk_trade = Brisk Trade
setting-brisk_trade-help = What happens to your bandits at Brisk Trade?
setting-brisk_trade-keep = You’re paid for them all
setting-brisk_trade-retire = You may retire them
setting-brisk_trade-keep-help = Everyone is paid the price in that quarter for their bandits and keeps them all.
setting-brisk_trade-retire-help = You may retire bandits, as before a move. You get nothing for those you keep.

setting-freed = Ransomed bandits
setting-freed-help = Where do bandits go once you’ve paid their ransom?
setting-freed-keep = Back to you
setting-freed-return = Under their piles

setting-sell_any = Sell any bandit during a raid
setting-sell_any-help = During a raid, you may also sell bandits that aren’t threatened.
setting-sell_any-true = Yes
setting-sell_any-false = No

setting-dowry = Pay others to take bandits
setting-dowry-help = During a raid, you may add money so that someone takes a bandit off your hands.
setting-dowry-true = Yes
setting-dowry-false = No

setting-deals_in_100 = Deals after the black die
setting-deals_in_100-help = You may still sell bandits after the black die, when dropping one costs 100 P.
setting-deals_in_100-true = Yes
setting-deals_in_100-false = No

setting-drop_any = Drop any bandit during a raid
setting-drop_any-help = During a raid, you may also drop bandits that aren’t threatened.
setting-drop_any-true = Yes
setting-drop_any-false = No

setting-junction = Who chooses at a junction
setting-junction-help = If Ali Baba stops on a junction, who chooses the way on?
setting-junction-leaving = The next player to move him
setting-junction-arriving = Whoever moved him there

setting-short_hand = One card fewer
setting-short_hand-help = With five players, who has only four movement cards in the second lap?
setting-short_hand-last = The last player
setting-short_hand-banker = The banker again

setting-hidden_money = Hidden money
setting-hidden_money-help = Only you see how much money you have. Everyone shows it at the gate.
setting-hidden_money-true = Yes
setting-hidden_money-false = No

setting-timers = Timer speed
setting-timers-help = Only if you play with a timer. If you run out of time, a move is made for you.
setting-timers-normal = Normal
setting-timers-slow = Relaxed (twice as long)
setting-timers-off = Off

setting-on_leave = If a player leaves
setting-on_leave-help = A bot takes over their cards, bandits and money.
setting-on_leave-bot = A bot takes over

## The result

outcome-laps = { $count ->
    [one] { $seats } is the richest in Basra and wins!
   *[other] { $seats } are equally rich and share the victory!
}
outcome-abandoned = Everyone has left: the game ends without a result
score-line =
    { $seat }: { $points } P (bandits { $bandits }, complete groups { $groups }, first lap { $lap1 } P{ $lap2 ->
        [0] {""}
       *[other] , second lap { $lap2 } P
    })

## Bots

bot-baseline = Merchant
bot-baseline-help = Buys what pays and sells what’s risky.
bot-cautious = Money Changer
bot-cautious-help = Sticks to the cheap gangs and sleeps soundly.
bot-bold = Adventurer
bot-bold-help = Wants Robbers, the more the merrier, and laughs at the guards.
bot-strong = Grand Vizier
bot-strong-help = Plans ahead to the gate and drives a hard bargain.

## How to play

help-1 = You all move the same Ali Baba through the four quarters of Basra, two laps from gate to gate. Collect bandits on the way. In the end, only money counts, and the richest player wins.
help-2 = On your turn, you may first retire bandits: the bank pays you the price in this quarter. Then play a movement card, and Ali Baba moves exactly that many squares. When he leaves a junction, choose the main street or the side lane.
help-3 = On a quiet street or a junction, you may buy up to three of the face-up bandits. They’re free in the first quarter, then the prices rise. Bandits of expensive gangs are worth more at the gate, but they’re caught more often.
help-4 = If Ali Baba lands on a raid, all the bandits of every gang shown there are threatened, whoever owns them. First, you may drop threatened bandits for 20 P each, or sell them to other players. You can’t swap during a raid.
help-5 = In a raid, the black die gives the row on the Destiny Table. From then on, dropping a bandit costs 100 P. The white die gives the column. Row and column meet at the destiny number: every threatened bandit with that number is caught. You pay 200 P in ransom for each of yours, but you keep them.
help-6 = If you can’t pay a ransom, you’re bankrupt: all your bandits are retired to raise the money. If it’s still not enough, the Caliph lets you off the rest, and you play on.
help-7 = Other squares bring money, recruits or a tribute. On some, a die is rolled in advance for the next raid. If only the black die is waiting, nobody can sell bandits, and dropping one costs 100 P from the start. If the white die is waiting, nobody can drop or sell bandits.
help-8 = At the bazaar, sell, buy and swap as you like. Make an offer to one player or to everyone. If someone makes you an offer, accept it, decline it or make a counter-offer. Four bandits of a group make it complete, so the last one can be worth a lot.
help-9 = At the gate, everyone is paid the value of their bandits, doubled for complete groups, plus 100 P. You keep your bandits. After the first lap, the poorest player chooses who starts the second.

## On the board: money and prices

board-money = { $money } P
board-money-hidden = hidden
board-price-here = Price here
board-price-next = Next quarter
board-price-free = free
board-value = Value at the gate
board-prices = Prices: { $quarter }
board-payout = Payout at the gate
board-payout-now = Payout at the gate: { $money } P
board-then = Next
board-gate = Gate
board-take-risk = Take the risk
board-likely-ransom = Average ransom: { $money } P
board-offer-from = { $seat } offers you
board-first-turn = You all move the same Ali Baba. Tap a card: he moves that many squares, and the square he stops on decides what happens.
board-first-prices = The figures in each quarter are prices: what a bandit of each gang costs there.
board-first-buy = Take one bandit at a time. Below each card: its price in the next quarter, and what the gate pays for it.
board-prices-row = Prices: here → next quarter
board-payout-sum = Payout at the gate: { $money } P ({ $values } for bandits + { $bonus } for the lap)
board-bankrupt = bankrupt
board-pardoned-money = forgiven: { $money } P

## On the board: Ali Baba’s way

board-city = The city of Basra
board-ali-baba = Ali Baba
board-follow = Follow Ali Baba
board-whole-city = Whole city
board-lap = Lap { $lap } of { $laps }
board-steps-left = { $count ->
    [one] { $count } step to the gate
   *[other] { $count } steps to the gate
}
board-your-cards = Your movement cards
board-card-count = { $count ->
    [one] { $count } movement card
   *[other] { $count } movement cards
}
board-move-card = Movement card { $card }
board-unplayed = Not played yet
board-move = Move { $card }
board-lane-main = Main street
board-lane-side = Side lane

## On the board: bandits and piles

board-bandits = Bandits
board-your-bandits = Your bandits
board-bandits-of = { $seat }’s bandits
board-bandit-count = { $count ->
    [one] { $count } bandit
   *[other] { $count } bandits
}
board-nothing = No bandits
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
board-retire-for = Retire for { $money } P
board-buy-for = Buy ({ $money } P)
board-buy-free = Take (free)
board-stop-buying = Stop buying
board-buys-left = { $count ->
    [one] You may buy { $count } more bandit
   *[other] You may buy { $count } more bandits
}
board-choose-group = Which bandit will you take?
board-choose-gang = Choose a gang
board-hand-over = Hand over
board-hand-over-chosen = Chosen! Wait until everyone has chosen.
board-hand-over-secret = Nobody sees your choice until everyone has chosen
board-to-seat = For { $seat }

## On the board: raids

board-raid = Raid
board-threatened = threatened
board-threatened-count = { $count ->
    [0] none threatened
    [one] { $count } threatened
   *[other] { $count } threatened
}
board-destiny = Destiny Table
board-die-shows = { $colour }: { $die }
board-die-waits = waiting for the next raid
board-number = Number { $number }
board-risk = { $count } of 6
board-safe = safe
board-drop = Drop
board-drop-for = { $count ->
    [one] Drop { $count } bandit and pay { $money } P
   *[other] Drop { $count } bandits and pay { $money } P
}
board-caught = Caught

## On the board: deals

board-deal = It’s a deal!
board-offer = Offer
board-offers = Offers
board-new-offer = Make an offer
board-sell = Sell
board-you-give = You give
board-you-get = You get
board-gives = { $seat } gives
board-wants = { $seat } wants
board-and-money = and money
board-only-money = Money only
board-goods = { $cards }
board-for-nothing = Nothing
board-offer-to = Who is the offer for?
board-to-all = Everyone
board-send = Send the offer
board-accept = Accept
board-decline = Decline
board-declined = Offer declined
board-counter = Counter-offer
board-withdraw = Withdraw
board-done = Done
board-again = Join in
board-is-done = done
board-your-offer = Your offer
board-why-not = Why not?
board-no-offers = No offers yet
board-wares = Tap a bandit you’d like and make an offer. Below him: his value at the gate.
board-offers-left = { $count ->
    [0] No more offers possible right now
    [one] { $count } more offer possible
   *[other] { $count } more offers possible
}
board-less = Less
board-more = More
board-cancel = Cancel

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
board-final-trade = Starting money, trade and luck
board-final-lap-1 = First lap
board-final-lap-2 = Second lap
board-final-money = Money
board-final-place = Place

ending-you = { $rank ->
    [1] You win with { $points } P!
    [2] You came second with { $points } P
    [3] You came third with { $points } P
   *[other] You came { $rank }th with { $points } P
}
moment-leap = { $name } makes { $points } P in one move
moment-margin = Won by { $points } P
evening-place =
    { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    }, { $points } P
postcard-points = Money, move by move
replay-points = Money
replay-chart = Money over time

## The guided first game

guide-welcome = You all move the same Ali Baba through Basra. Collect bandits, get paid for them at the gate and dodge the guards: the most money wins.
guide-end = That was the last payout, and bandits are worth nothing now. The most money wins.
guide-ask-turn = Play a card: Ali Baba moves that far, and his new square decides what happens. Before that, you may retire bandits at the price in this quarter.
guide-ask-buy = Buy face-up bandits one at a time, or stop. The more a bandit is worth at the gate, the more often he’s caught; four of a group count double.
guide-ask-choose_gang = Name the gang the guards go after, ideally one that other players have and you don’t.
guide-ask-window20 = Threatened bandits may be caught, and the ransom is 200 P each. Drop them for 20 P each now, sell them, or take the risk.
guide-ask-window100 = The black die has set the row on the Destiny Table, so you can see how likely each bandit is to be caught. If it looks bad for one of yours, drop him for 100 P: his ransom would cost you 200 P.
guide-ask-tribute = You must give one bandit away, and nobody sees which until everyone has chosen. Keep the ones that build a group.
guide-ask-bazaar = Sell, buy and swap as you like: the fourth bandit of a group is worth a lot. Press “Done” when you’ve finished.
guide-ask-brisk_trade = You may retire bandits at the price in this quarter. Keep the ones that will pay more at the gate.
guide-ask-choose_starter = You have the least money, so you choose who starts the next lap. The starting player gets the first chance at the free bandits.
guide-wait-turn = You all move the same Ali Baba. Watch where he stops: if it’s a raid, the guards may be after your bandits too.
guide-wait-window20 = Not everyone has finished dropping or selling threatened bandits yet. If you dare to buy one cheaply, you can still join in.
guide-wait-window100 = Everyone with threatened bandits is deciding whether to drop them for 100 P each. Then, if any are still threatened, the white die is rolled.
guide-wait-tribute = Everyone who has to give a bandit away is secretly choosing one. Nothing changes hands until all of them have chosen.
guide-event-lap = Every lap begins at the City Gate. In the first quarter bandits are free, so help yourself!
guide-event-dealt = Together, everyone’s movement cards take Ali Baba exactly to the gate. Only you see yours, and you’ll play every one of them.
guide-event-retired = Whoever retires bandits is paid the price in this quarter for them, and they go back under their piles. The guards can’t catch them any more.
guide-event-parked = This die waits for the next raid. If only the black die is waiting, nobody can sell bandits, and dropping one costs 100 P from the start. If the white die is waiting, nobody can drop or sell bandits.
guide-event-headcount = A headcount pays 10 P per pip for each of your bandits. Cheap bandits count as much as expensive ones.
guide-event-brisk_trade = Everyone is paid the price in this quarter for their bandits and keeps them. The more you have, the better.
guide-event-tribute = The player who moved Ali Baba here gets a bandit from everyone else. If you have none, you give none.
guide-event-bazaar = Now bandits change hands for money or for other bandits. Make an offer to one player or to everyone.
guide-event-gang_die = The die chooses the gang. 1–2: Swindlers; 3–4: Thieves; 5: Defrauders; 6: Robbers. All bandits of that gang are threatened, whoever owns them.
guide-event-gang_named = The player who moved Ali Baba here names a gang. All its bandits are now threatened, whoever owns them.
guide-event-raid = If the guards are after a gang, all its bandits are threatened, whoever owns them. Two dice will decide who is caught.
guide-event-nobody_threatened = Nobody has a threatened bandit, so there’s nothing to roll. The game goes on.
guide-event-raid_over = There’s no bandit left to catch, so no more dice are rolled.
guide-event-rolled = The black die gives the row on the Destiny Table, the white die the column.
guide-event-destiny = Row and column meet at this number. Every threatened bandit with this number is caught.
guide-event-captured = Each caught bandit costs 200 P in ransom. Once you’ve paid, he’s free again.
guide-event-bankrupt = Whoever can’t pay the ransom is bankrupt: all their bandits are retired to pay it. But they stay in the game.
guide-event-pardoned = Even the money for all the bandits wasn’t enough, so the Caliph forgives the rest. Nobody stays in debt in Basra.
guide-event-discarded = A dropped bandit goes back under his pile. His owner loses him, but won’t have to pay a ransom for him.
guide-event-dealing = Someone has made an offer. Whoever it’s for may accept it, decline it or make a counter-offer.
guide-event-accepted = A deal takes effect at once: everything has already changed hands.
guide-event-void = An offer ends when one of its bandits is gone, or when the player who made it can’t pay any more.
guide-event-payout = At the gate, you’re paid the value of your bandits, doubled for complete groups, plus 100 P. You keep the bandits.
guide-event-chooses = The player with the least money chooses who starts the next lap. That can help them catch up.

## Characters

bot-abdallah = Abdallah
bot-abdallah-help = An honest merchant: buys what pays and sells what’s risky.
phrase-bot-hello-abdallah = Peace and good trade to you all!
bot-abu_hassan = Abu Hassan
bot-abu_hassan-help = Caliph for a day: buys whatever takes his fancy and never drops a friend.
phrase-bot-hello-abu_hassan = Caliph for a day! Who’s buying?
bot-dalila = Dalila
bot-dalila-help = Crafty Dalila sticks to the cheap gangs and sleeps soundly.
phrase-bot-hello-dalila = Good day. I prefer the quiet streets.
bot-sinbad = Sinbad
bot-sinbad-help = Wants Robbers, the more the merrier, and laughs at the guards.
phrase-bot-hello-sinbad = Ahoy! Seven voyages, and now Basra!
bot-harun = Harun al-Rashid
bot-harun-help = The Caliph in disguise: plans ahead to the gate and drives a hard bargain.
phrase-bot-hello-harun = A simple traveller, nothing more. Shall we begin?

## Why a bot did it

reason-retire = Allowing for likely ransoms, worth more now than at the gate: { $cards }.
reason-keep = The bandits are worth more at the gate than here.
reason-to_buy = Bandits are a good buy on this square: { $square }.
reason-to_raid = A raid on this square threatens opponents more: { $square }.
reason-to_money = There’s something to gain on this square: { $square }.
reason-to_safety = No other square would be better than this one: { $square }.
reason-group = Adds to a group (so far: { $count }): { $card }.
reason-bargain = Worth more than the price: { $card }.
reason-no_bargain = No bandit here is worth having.
reason-gang = { $gang }: a raid on this gang costs opponents most.
reason-least = The bandit that’s easiest to spare: { $card }.
reason-starter = Whoever starts gets the first pick.
reason-good_deal = This deal is worth more than it costs.
reason-bad_deal = Not on those terms: “{ $why }”.
reason-better_price = At a better price, it’s a deal.
reason-sale = Better sold cheaply than caught: { $card }.
reason-completes = This group is nearly complete: { $group }.
reason-drop = Dropping costs less than the likely ransom: { $cards }.
reason-stays = The risk is smaller than the cost of avoiding it.
reason-no_deal = No deal is worth making right now.
reason-whim = Just a whim.
reason-foreseen = Looking ahead, this works best.

## What a content pack may change

content-money = Money at the start
content-steps = Movement cards
content-gang-die = The gang die
content-fee-buy = Bandits you may buy on a quiet street or a junction
content-fee-recruits = Bandits you may buy at { kind-recruits }
content-fee-cash = Money you find at { kind-cash200 }
content-fee-dice = Money per pip at { kind-dice50 }
content-fee-headcount = Money per pip and bandit at { kind-headcount }
content-fee-window20 = Cost of dropping a bandit before the dice
content-fee-window100 = Cost of dropping a bandit after the black die
content-fee-ransom = Ransom for a bandit
content-fee-gate = Lap bonus at the gate
content-value = Value at the gate ({ $gang })
content-price = Prices by quarter ({ $gang })
content-destiny = Destiny numbers ({ $group })
content-square = Square ({ $square })
content-raided = Raid at { $square }
