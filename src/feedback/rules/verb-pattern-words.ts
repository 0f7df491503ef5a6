import { parseWordList } from '../lexicon/word-list.ts';

export const VERBS_WITH_GERUND = parseWordList(
  'enjoy avoid finish mind miss suggest practise practice dislike imagine admit deny consider recommend risk keep fancy postpone appreciate delay involve quit detest resist discuss',
);
export const VERBS_WITH_INFINITIVE = parseWordList(
  'want decide hope plan promise refuse agree offer learn manage afford expect wish seem pretend arrange fail choose threaten need intend',
);
export const VERBS_WITH_OBJECT_INFINITIVE = parseWordList(
  'want ask tell allow advise encourage invite teach persuade force expect order warn remind help need convince',
);

export const GERUND_EXPLANATION = {
  simple: 'After “{before}” the verb has -ing: “{right}”.',
  full: '“{before}” is followed by the -ing form, not by the infinitive: “{right}”.',
};
export const INFINITIVE_EXPLANATION = {
  simple: 'After “{before}” the verb needs “to”: “{right}”.',
  full: '“{before}” is followed by the infinitive with “to”: “{right}”.',
};
export const OBJECT_INFINITIVE_EXPLANATION = {
  simple: 'After “{last}” comes the person, then “to” and the verb: “{right}”.',
  full: '“{last}” takes an object and the infinitive with “to”, not a clause: “{right}”.',
};
export const PREPOSITION_EXPLANATION = {
  simple: 'After “{before}” the verb has -ing: “{right}”.',
  full: 'After a preposition the verb has -ing: “{before} {right}”.',
};
export const PURPOSE_EXPLANATION = {
  simple: '“In order” needs “to” before the verb: “{right}”.',
  full: '“In order” is followed by the infinitive with “to”: “{right}”.',
};
export const BARE_INFINITIVE_EXPLANATION = {
  simple: 'After “{before}” the verb has no “to”: “{right}”.',
  full: '“{before}” is followed by the base form without “to”: “{right}”.',
};

export function explainUsedTo() {
  return {
    simple: 'For a habit in the past: I used to play. With "did": did you use to play?',
    full: '"Used to" with the base form is a past habit; "be used to" with -ing means "be accustomed to".',
  };
}

/** The explanation of rules without one of their own. */
export const DEFAULT_EXPLANATION = GERUND_EXPLANATION;

/** The word lists that the patterns use as `%name`. */
export const WORD_LISTS = {
  ing: VERBS_WITH_GERUND,
  to: VERBS_WITH_INFINITIVE,
  personto: VERBS_WITH_OBJECT_INFINITIVE,
};
