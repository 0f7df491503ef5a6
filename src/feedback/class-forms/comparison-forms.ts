import { parseWordList } from '../lexicon/word-list.ts';
import { explain } from '../patterns/learner-rule.ts';
import type { FormRules } from './class-form.ts';

/*
 * Rules for classes about comparing. A pattern reads word by word, and `fix` replaces what `<` and `>`
 * enclose. “[More good → Better] than tea” is found by `<more good> than` with the fix `better`.
 *
 *   a|b    one of these words
 *   %list  a word of the list with this name
 *   x?     x or nothing
 *   x*     x up to four times
 *   ~x     the next word is not x
 *   ^      the sentence begins here
 *   v=x    x, kept as `v` for the fix, where `{v:er}` is its comparative
 *   COMP   a comparative: bigger
 *   SUBJ   a subject pronoun: she
 *   ANY    any word
 *
 * In an explanation, `{right}` is the correction, `{wrong}` the marked words. All of the notation is
 * explained in ../patterns/learner-rule.ts.
 */

/** “Tea is [more good → better] than coffee.” */
export const COMPARISON: FormRules = {
  kind: 'comparison',
  explanation: explain('This word changes when we compare: “{right}”, not “{wrong}”.'),
  rules: [
    { id: 'comparison-more-good', find: '<more good> than ~bad|harm|ill', fix: 'better' },
    { id: 'comparison-more-bad', find: '<more bad> than ~good', fix: 'worse' },
  ],
};

/** Short adjectives, which compare with -er. */
const SHORT = parseWordList(`
cold hot warm cool big small tall short long easy hard cheap old young fast slow high low strong weak dark happy rich poor late
`);

/** “The sooner, the [best → better].” “The older I get, the [good → better] I sleep.” */
export const THE_MORE: FormRules = {
  kind: 'comparison',
  explanation: explain('Both parts compare, so we say “{right}”, not “{wrong}”.'),
  lists: {
    short: SHORT,
    comparatives: ['sooner', 'later', 'earlier', 'more', 'less', 'longer', 'faster', 'fewer'],
  },
  rules: [
    { id: 'the-more-best', find: '^ the COMP|%comparatives , the <best>', fix: 'better' },
    { id: 'the-more-worst', find: '^ the COMP|%comparatives , the <worst>', fix: 'worse' },
    { id: 'the-more-most', find: '^ the <most> SUBJ ANY ANY? ANY? , the more|COMP|most', fix: 'more' },
    {
      id: 'the-more-plain',
      find: '^ the COMP|more|less ANY* , the <a=good|bad|%short> SUBJ',
      fix: '{a:er}',
    },
    { id: 'the-more-double', find: ', the <more c=COMP>', fix: '{c}' },
  ],
};
