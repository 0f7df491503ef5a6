/**
 * Days, months, languages and places, in lower case: names also where a learner leaves out the capital
 * letter. Without "may" and "march", which are other words as well.
 */
export const CAPITAL_NOUNS: ReadonlySet<string> = new Set(
  `monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays
january february april june july august september october november december christmas easter halloween
english french german spanish italian portuguese chinese japanese korean arabic russian turkish dutch greek swedish
polish ukrainian vietnamese thai hindi indian american british canadian australian mexican brazilian european african asian
england france germany spain italy portugal china japan korea russia turkey america britain canada australia mexico brazil
india europe africa asia london paris rome madrid berlin tokyo ireland scotland argentina chile peru colombia poland ukraine
mars venus jupiter athens wales cyprus brussels naples texas illinois buenos aires
egypt morocco greece vietnam thailand`.match(/\S+/g) ?? [],
);
