/**
 * Corrects wrong prepositions by patterns of words, which also find them where a sentence can't be read as
 * groups: “they insisted for a refund” → “they insisted on a refund”. Where both tables have a pair, the
 * other one, word-group-table.ts, wins; a new pair belongs there.
 *
 * A row has cells between bars: `@insist | for to:a in | on`
 *   1. the words before the preposition
 *   2. the prepositions that learners put there, each with what may follow it
 *   3. the right preposition, or `-` for none
 *   4. after `!`, words before which the wrong preposition is right: `! kin` in “next of kin”
 *
 * Words of the first cell:
 *   @depend    any form of the verb: depends, depended …
 *   #member    a noun
 *   money|time one of these words
 *   OBJ NOUN   kinds of words, as in ../patterns/learner-rule.ts: “me, him …”, “dog”
 *   -as        not after “as”, which is no part of the words
 *   +SUBJ      only after one of these, “I, you …”, which the reason does not quote
 *
 * What follows a preposition of the second cell. It is wrong only there, because the same preposition can
 * begin a time, a place, a means or an agent: “popular in summer”, “laughed on the phone”, “decorated by my
 * sister”.
 *   :p  a person      :s  one person   :N  a name      :t  a thing
 *   :a  an -ing form  :l  a place      :n  a number    :pt one of several
 *   :%exams   a noun of the list `exams` in ../rules/preposition-table.ts
 *   (nothing) what ../rules/preposition-table.ts has for the preposition
 */
export const PREPOSITION_TABLE = `
@allow|@permit | to:p | -
+BE written|directed|painted|composed|designed|invented | from:p | by
consistent | to | with
@depend|dependent | of:pNtalc from:ptac in at with | on
@rely | of in at to | on
@insist | for to:a in | on
@concentrate|@focus | in at to about for:a | on
@congratulate OBJ | about | on
@spend money|time|hours|euros|dollars|pounds|DIGITS | for:t | on | ! rent
@consist | on from with | of
@accuse OBJ|NAME | for with:t about | of
@apologise|@apologize | about of | for
@listen | at:p | to
@arrive | to:ptlN | at
+SUBJ|to|MODAL|NAME @marry | with:s to:s | - | ! music
@discuss | about | - | ! two three four five six seven eight nine ten twelve twenty thirty
+SUBJ|MODAL|to @approach | to:pl | -
@resemble | to with | -
+SUBJ|MODAL|to @contact | to:p with:p | -
@mention | about | -
@emphasise|@emphasize | on | -
@attend | to:%events | -
@obey | to | -
+SUBJ|MODAL|to @phone|@telephone | to:p | -
@greet | to:p | -
thank|thanked|thanking | to:p | -
+SUBJ @accompany | with:p | -
+SUBJ @regret | of about | -
+it|MODAL|to suit|suits | to:p | -
+SUBJ|MODAL|to @visit | to:pl | -
@enjoy | of | -
+SUBJ|MODAL lack | of | -
lacks|lacked|lacking | of | -
+SUBJ|MODAL|to|please @answer | to:%questions | -
+SUBJ|MODAL|to @kiss|@hug | to:p | -
@invite OBJ | in:%events at:%events | to
@participate | on:%events at:%events to of | in
@succeed | on:a to:a | in
@believe | on:pt | in
@specialise|@specialize | on | in
@laugh | of:pt on:p | at
@stare | on:pt to:p | at
@dream | with:pa | about
@think | to:pa | about
+SUBJ|MODAL|to @dream | from:ptal | about
+don't|doesn't|didn't|not care | of with:p | about
+SUBJ|MODAL|BE|to @search | of | for
@wait | to:p | for
@pay OBJ | of:t | for
@suffer | of | from
@prevent OBJ|NAME | of | from
@protect OBJ|NAME | of | from
@divide OBJ|NOUN | in:%parts | into
@translate OBJ|NOUN | at:%languages in:%languages | into
@agree | to:p | with
@disagree | to | with
@provide OBJ | of:t | with
@remind OBJ | on:t | of
@describe | about | -
@remember | of | -
@forget | of | -
@smell | to:t | of
@shout | on:p | at
pointing|pointed | on:p | at
@knock | in:%door to:%door | on
@help OBJ | for:%tasks on:%tasks at:%tasks in:%tasks | with
@introduce OBJ | with:p | to
@reply | for:%questions at:%questions on:%questions | to
@respond | for:%questions at:%questions on:%questions | to
@object | against | to
@compete | to:p | with
@borrow OBJ|NOUN | of:p | from
@steal OBJ|NOUN | to:p of:p | from
@buy OBJ|NOUN | to:p | for
@vote | to:p | for
@prepare | to:%exams | for
@graduate | of | from
@retire | of | from
increased|decreased | of:n | by
afraid|scared|frightened|terrified | from | of
proud | for:ta on | of
aware | about | of
jealous|envious | with:p from:p on:p to:p | of
capable | for to:a in:a | of
full | with:t | of
surprised|shocked|amazed | from of | at
rich | of | in
-as identical | as:pt like:pt | to
rude|polite|cruel|unkind | at:p | to
accustomed | with of | to
allergic | with:t of for:t from on:t at:t against | to
opposed | with against | to
-as different | of as:pt | from
responsible | of about from | for
famous | of about | for
ready | of | for
grateful | of | for
sorry | of | about
excited|enthusiastic | of | about
crazy|mad | of | about
curious | of | about
satisfied|pleased|delighted | of from:t | with
happy | of | with
angry|furious|annoyed | to:p on:p of:p from:p | with
popular | between:p to:p | with
busy | of | with
familiar | of about | with
covered | of | with
filled|decorated | of | with
keen | of about for:ta with:ta in:a at:a | on
impressed | from of about | by
+BE|'s worth | of for:a | -
-the near | from of:pl | - | ! here there
despite | of | -
-the|a behind|under | of | -
-the|an|exact|very|polar|complete|direct|total opposite | of:l | -
close | from:pl | to
next | from:l of:pl | to | ! kin
according | with of as:pt | to
instead | from:a | of
#answer | of:%questions | to
#attitude | with:p | towards
#interest | for:a about | in
#congratulations | about | on
#member | in:%groups | of
#photo|photograph | about | of
`;
