/**
 * Rows of words, wrong prepositions and the right one, "-" for none. `@depend` stands for all forms of a
 * verb. A fourth cell lists exceptions; after `!`, words before which the preposition is right.
 */
export const PREPOSITION_TABLE = `
@depend|dependent | of from in by at with | on
@rely | of in at to with | on
@insist | in for to at | on
@concentrate|@focus | in at to for about | on
@congratulate OBJ | for about with | on
@spend money|time|hours|euros|dollars|pounds|DIGITS | for at to | on | ! rent
@consist | in on from with by | of
@accuse OBJ|NAME | for with about | of
@apologise|@apologize | about of on | for
@belong | for at of with | to
@listen | at on | to
@arrive|arrival | to | at
-@be|@get|happily|newly|already|just @marry | with to | -
@discuss | about on over of | -
@approach | to at | -
@resemble | to with | -
@contact | to | -
@mention | about of | -
@emphasise|@emphasize | on | -
@attend | to at in | -
@obey | to | -
@phone|@telephone | to with | - | to
@greet | to | -
thank|thanked|thanking | to | -
@accompany | with to | -
@regret | of about | -
@suit | to for with | -
@visit | to | -
@enjoy | of | -
@enter | to at | -
@lack | of | -
@answer|answering | to | - | ! be
@kiss|@hug | to with | -
@divorce | from with | -
@invite OBJ | in at | to
@participate | on at to of | in
@succeed | on to at | in
@believe | on to | in
@specialise|@specialize | on at | in
@invest | on to at | in
@laugh | of on | at
@smile | on | at
@stare | on to | at
@dream | with on | about | ! a
@think | to with on | about
@worry | for of on with | about
@complain | for on from | about
-@take @care | of on with | about
-in @search | of after | for
@wait | to | for | to
@look | to | at | to
@pay OBJ | of | for
@pay attention | on | to | ! monday mondays tuesday tuesdays wednesday wednesdays thursday thursdays friday fridays saturday saturdays sunday sundays weekends
@ask OBJ | of | for
@suffer | of with by for | from
@recover | of with | from
@escape | of to | from | ! the
@prevent OBJ|NAME | of to | from
@protect OBJ|NAME | of | from
@divide OBJ|NOUN | in by | into
@translate OBJ|NOUN | at in on | into
@agree | to | with | to the a an
@disagree | to | with
@provide OBJ | of by | with
@remind OBJ | on for | of
@explain | about on | -
@describe | about | -
@understand | about | -
@remember | about of | -
@forget | of | -
@smell | to | of
@shout | on | at | ! every
pointing|pointed | on | at
@knock | in to | on
@help OBJ | on at for | with | ! home school the my free
@introduce OBJ | with for | to
@lead | into at | to
@reply | for at on | to
@respond | for at on | to
@object | against on for | to
@compete | to | with
@borrow OBJ|NOUN | to of by | from
@steal OBJ|NOUN | to of | from
@buy OBJ|NOUN | to | for | ! the take
@apply | to | for | ! university the college to
@vote | to | for
@prepare | to at | for | to
@differ | of to than | from
@graduate | of at on in | from | ! 2010 2015 2020 june may july
@retire | of | from
@result | to on | in
@increase|@decrease | of | by
afraid|scared|frightened|terrified | from about for with to on | of | to ! to
proud | on for with about in to | of | to
tired | about for to | of | to ! the
fond | for on about with at in to | of
aware | about for on with in to | of
jealous|envious | with about from on to for | of
ashamed | for with about on from in | of
capable | for to in on at with | of
guilty | for | of
full | with from by in | of
typical | for to in | of
independent | of on | from | ! each
tired|bored|sick | from | of
good|bad|brilliant|excellent|terrible|great|clever | in on with | at | %skills ! numbers children people animals comedy
surprised|shocked|amazed | from with on of | at
interested | on for about at of with to | in
rich | of with on from | in
experienced | on at with | in
married|engaged | with by of | to
similar | with as like than of from at | to
identical | with as like | to
related | with of | to
kind|nice|rude|polite|cruel|unkind | for at | to | ! the
accustomed | with of at | to
addicted | with of in on from at | to
allergic | with of for from on at against by | to
opposed | with against of | to
different | of with to as at | from | to
separate | of with | from
responsible | of about on in to with | for
famous | of about by with from because | for
suitable | to at with on | for
ready | of | for
late | at in | for | %late ! peace
qualified | to on in | for | to
grateful | of at with on | for
sorry | of with | about
worried | for of on with at in | about
excited|enthusiastic | for of on to with at in | about | to
nervous | for of on with in at | about | ! the
crazy|mad | of for on in with to | about
curious | of for on with in to at | about | to
optimistic|pessimistic|serious|sure|certain | for on with in to at | about | to ! the
confident | on of at with for | about | ! himself herself themselves
bored|satisfied|pleased|delighted|happy | of from by at for in on | with | %happy
disappointed | of from on for to | with
angry|furious|annoyed | to on of from for at-all in | with
popular | between by at to in for on | with | %popular
busy | in at by for | with | %busy
familiar | of about on in to at | with
crowded | of by from | with
covered | of from | with
filled|decorated | of from in by | with
keen | of in for about at with to | on | to
based | at of to | on
impressed | from of for to on about | by
worth | of for to | - | to
near | from of to | - | ! here there
despite | of | -
-the outside|behind|under|above | from of | -
opposite | from of with to | - | ! direction
close | from of | to
next | from of with at | to
according | with of for as on | to
instead | from that for to | of
because | from for | of
because | to | of | to
#reason | of to about | for | to ! this the
#solution | of for about on | to
#answer | of for | to | ! free now
#reply | of about on | to
#key | of for | to | ! the
#damage | of on in at for | to | %damage
#attitude | with about for on at | towards
#relationship | to | with
#advantage | to for | of
#example | from for about to | of
#cause | for to about | of | to
#opinion | for to at | of
#interest | for on about to at | in
#increase|decrease | at about | in
#difference | of from in with | between | ! opinion size price age temperature wording
#demand | of to on about | for
#need | on | for
#invitation | for at in on | to
#visit | in at | to
#access | in at on for of | to
#exception | from of for in | to
#belief | to at on about | in
#experience | on about | of | ! the my
#congratulations | for at about with | on | ! you
#member | in at from on to | of | ! the this my our
#fear | from to about on at | of
#photo|photograph|picture|map | from about | of | ! the my your
#lack | in for on at | of
#shortage | in for on at | of
`;
