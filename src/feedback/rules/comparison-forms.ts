import { SHORT_ADJECTIVES } from '../lexicon/adjectives.ts';
import { toComparative, toSuperlative } from '../lexicon/inflection.ts';
import { parseWordList } from '../lexicon/word-list.ts';
import type { LearnerRule, RuleExplanation } from '../patterns/learner-rule.ts';

/** Words that take “more” and “most”, but that learners compare with -er and -est. Wrong: “beautifuler”. */
const COMPARED_WITH_MORE = parseWordList(
  'interesting beautiful important expensive difficult dangerous comfortable popular famous careful useful intelligent modern boring exciting tired bored special often delicious wonderful handsome helpful crowded normal correct honest active',
);
/** Wrong forms, and after the slash their corrections, with a hyphen for a space. */
const IRREGULAR_FORMS = parseWordList(
  'gooder/better goodest/best badder/worse baddest/worst worser/worse worsest/worst bestest/best betterer/better littler/smaller bigger-er/bigger farer/farther farest/farthest funner/more-fun funnest/most-fun moderner/more-modern hardlier/harder betters/better',
);
/** Right forms that would be listed as misspelt: “dryer” beside “drier”, “fewer”. */
const RIGHT_FORMS = new Set(['dryer', 'shyer', 'shyest', 'slyer', 'flyer', 'fewer', 'fewest']);

/** Wrong forms of long words with their corrections: “beautifuler”, “more beautiful”. */
function listLongForms(): readonly (readonly [string, string])[] {
  return COMPARED_WITH_MORE.flatMap((word) => [
    [`${word}er`.replace(/eer$/, 'er'), `more ${word}`],
    [`${word}est`, `most ${word}`],
  ]);
}

/** The irregular forms as pairs: “gooder”, “better”. */
function listIrregularForms(): readonly (readonly [string, string])[] {
  return IRREGULAR_FORMS.map((pair) => {
    const [wrong = '', right = ''] = pair.split('/');
    return [wrong, right.replace('-', ' ')];
  });
}

/** Misspelt forms of short adjectives with their corrections: “biger”, “bigger”; “happyer”, “happier”. */
function listMisspeltForms(): readonly (readonly [string, string])[] {
  return SHORT_ADJECTIVES.flatMap((word) => {
    const endings = [
      ['er', toComparative(word)],
      ['est', toSuperlative(word)],
    ] as const;
    return endings
      .map(([ending, right]) => [`${word}${ending}`.replace(/ee(r|st)$/, 'e$1'), right] as const)
      .filter(([wrong, right]) => wrong !== right && !RIGHT_FORMS.has(wrong));
  });
}

/** Why a comparative or superlative is formed in this way. */
function explainForm(wrong: string, right: string): RuleExplanation {
  const ending = wrong.endsWith('st') ? '-est' : '-er';
  const degree = ending === '-est' ? 'superlative' : 'comparative';
  const [, long] = /^(?:more|most) (.+)$/.exec(right) ?? [];
  if (long)
    return {
      simple: `“${long}” does not take ${ending}. We say “{right}”.`,
      full: `“${long}” has no form in ${ending}: its ${degree} is “{right}”.`,
    };
  const [base] = /^(?:good|bad|far)(?=d?er|d?est)/.exec(wrong) ?? [];
  if (base)
    return {
      simple: `“${base}” changes when we compare: “{right}”.`,
      full: `The ${degree} of “${base}” is irregular: “{right}”.`,
    };
  if (/^(?:better|best|worse|worst)$/.test(right))
    return {
      simple: 'This word compares already, without another ending: “{right}”.',
      full: `The ${degree} is irregular and takes no other ending: “{right}”.`,
    };
  if (right.endsWith(`i${ending.slice(1)}`))
    return {
      simple: `Before ${ending}, -y changes to -i here: “{right}”.`,
      full: `After a consonant, -y becomes -i before ${ending}: “{right}”.`,
    };
  if (/(.)\1e(?:r|st)$/.test(right) && right.length === wrong.length + 1)
    return {
      simple: `Before ${ending}, we write the last letter two times here: “{right}”.`,
      full: `After one short vowel, the last letter is doubled before ${ending}: “{right}”.`,
    };
  return {
    simple: 'When we compare, we say “{right}”, not “{wrong}”.',
    full: `The ${degree} here is “{right}”, not “{wrong}”.`,
  };
}

/**
 * Rules for comparatives and superlatives that do not exist: “[gooder → better]”. The pattern is the word.
 */
export const COMPARISON_FORM_RULES: readonly LearnerRule[] = [
  ...new Map([...listLongForms(), ...listIrregularForms(), ...listMisspeltForms()]),
].map(([wrong, right]) => ({
  id: `comparison-form/${wrong}`,
  find: `<${wrong}>`,
  fix: right,
  explanation: explainForm(wrong, right),
}));
