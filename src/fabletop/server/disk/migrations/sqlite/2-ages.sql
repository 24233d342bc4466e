-- Tables of a version that knew no ages begin to age now.
insert into life
select code, iif(kept like '%"started":%true%', 'play', 'lobby'),
       coalesce((select value from house where name = 'open_seconds'), 0)
from tables where code not in (select code from life);
