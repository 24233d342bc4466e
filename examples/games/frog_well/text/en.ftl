game-name = The Frog’s Well
game-line = Draw golden balls, and stop before the second frog

setting-goal = Goal
setting-goal-help = The game ends with the round in which somebody reaches so many points.
setting-goal-10 = 10 points
setting-goal-20 = 20 points
setting-goal-30 = 30 points

option-draw = Draw from the well
option-keep = Keep what is in the bucket

ask-draw = Draw, or keep what you have.
wait-draw = { $seats } is at the well.
wait-over = The game is over.

thing-frog = a frog
thing-ball-1 = a ball worth 1
thing-ball-2 = a ball worth 2
thing-ball-3 = a ball worth 3

event-drew = { $seat } drew { $thing }.
event-spilled = { $seat } met a second frog and lost { $points } points.
event-kept = { $seat } kept { $points } points.

refusal-not-now = That is not possible now.
refusal-bad-seats = The Frog’s Well is for two to four players.
refusal-bad-option = { $value } is no { $option } of this game.

outcome-scored = { $seats } { $count ->
    [one] wins
   *[other] win
}!

view-in_bucket = In the bucket: { $value }
view-frogs = Frogs on the rim: { $value }
view-left = Left in the well: { $value }
