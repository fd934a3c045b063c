/**
 * What people write to an order of 2 "Notebook A5" and 1 "Bookmark". After `=>`: the lines that it may
 * change, the new ones and, with a minus, those that go; without it, none.
 */
export const ENGLISH = `
# Questions, prices, asides and unclear wishes.
how much is the notebook
how much for 2 notebooks
price of 3 bookmarks
what does a fountain pen cost
do you have 2 notebooks
do you have moby dick
is moby dick in stock
are there any bookmarks left
got any notebooks
can i get 2 notebooks
could you add a bookmark
would 2 notebooks fit in one box
$20 of wrapping paper
i want $15 of tea bags
US$ 30 in notebooks
a notebook for 5
a notebook for my son
notebooks for 4
moby dick at 12
i want moby dick at 10
2 or 3 notebooks
maybe 2 notebooks
not 2 notebooks
i do not want a bookmark
don't remove the notebook
can i remove the notebook
how do i remove the bookmark
what if i remove the notebook
i already have 2 notebooks
yesterday i bought 2 notebooks
i got 1 notebook broken
my sister wants 2 bookmarks
and 2 notebooks
2 notebooks?
change the notebook to 3
swap 2 notebooks for a pen
when do you open
what time do you close
where are you located
do you deliver to queens
how much is delivery
do you take cards
any discount on 3 notebooks
i'll tell you in 20 minutes
tomorrow at 8
we are 4 people
please wait a minute
don't finish yet
where is my order
nice
notebook
one half notebook
300 notebooks
a moby dick and 2 fountain pens
right, 2 notebooks
yes, 2 notebooks
that's all, 2 notebooks
that's right, 2 notebooks
ok 3 notebooks
great, 3 notebooks
cool, 2 notebooks
sure, a bookmark
just 2 notebooks
only 2 notebooks please
so 2 notebooks and a bookmark
2 notebooks, that's it
two moby dick and a notebook
i want 2 notebooks
i'd like a bookmark
give me 2 notebooks
add 2 notebooks
i don't want moby dick
no moby dick please
never mind the notebook
forget the bookmark
without the notebook
no thanks
my mistake
oops wrong one
i want 2 moby dick, no, 3
sorry, 3 notebooks
make it 2 or 3 notebooks
i want 2 moby dick and how much is delivery
i want a moby dick for my son
i want 2 moby dick signed
i want 2 plus 1 moby dick
i want to know about moby dick
if i want 2 moby dick is it cheaper
he said i want 2 moby dick
i added 2 moby dick
can you add a moby dick
half a kilo of coffee beans
moby dick x 2
mobi dick
i wnat 2 moby dick
haha
let me think
thx, bye
# Clear instructions.
i want two moby dick => 2 Moby Dick
add a fountain pen please => 1 Fountain pen
hi, i'd like 3 metres of wrapping paper => 3 Wrapping paper
actually make that 4 notebooks => 4 Notebook A5; - 2 Notebook A5
remove the bookmark => - 1 Bookmark
one more notebook => 3 Notebook A5; - 2 Notebook A5
add another bookmark => 2 Bookmark; - 1 Bookmark
2 more notebooks please => 4 Notebook A5; - 2 Notebook A5
i want two moby dick and a fountain pen => 2 Moby Dick; 1 Fountain pen
i want 3 notebooks in total => 3 Notebook A5; - 2 Notebook A5
no, make it 3 notebooks => 3 Notebook A5; - 2 Notebook A5
ok, i'll take a moby dick, thanks => 1 Moby Dick
`;
