game-name = A Thousand Nights
game-line = Tell the tales in your hand and win the most applause

setting-nights = Nights
setting-nights-help = How many tales are told in all, one a night.
setting-nights-60 = 60
setting-nights-1001 = 1001
setting-nights-endless = Until you end the game

option-tell = Tell tale { $tale }

ask-tell = Choose a tale to tell.
wait-tell = { $seats } is choosing a tale.
wait-over = The game is over.

event-dealt = You got the tales { $tales }.
event-told = { $seat } told tale { $tale }.
event-drew = You drew tale { $tale }.
event-shuffled = The tales in the box were shuffled: they are the new deck.

refusal-bad-seats = A Thousand Nights is for three players.
refusal-bad-option = { $value } is no { $option } of this game.
refusal-not-now = That is not possible now.
refusal-no-tale = Choose one of the tales in your hand.

outcome-scored = { $seats } { $count ->
    [one] wins
   *[other] win
}!
outcome-ended = The game ended early. { $seats } had the most applause.

view-hand = Your tales: { $value }
view-told = Tales told: { $value }
view-left = Left in the deck: { $value }
view-carpet = Told last: { $value }
