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
  simple: 'After “{last}” comes -ing.',
  full: '“{last}” is followed by the -ing form (gerund), not by the infinitive.',
};
export const INFINITIVE_EXPLANATION = {
  simple: 'After “{last}” comes "to".',
  full: '“{last}” is followed by the infinitive with "to".',
};
export const OBJECT_INFINITIVE_EXPLANATION = {
  simple: 'First comes the person, then “to” and the verb: I want you to come.',
  full: 'After want, would like and expect: object + infinitive (want somebody to do something), no "that".',
};
export const PREPOSITION_EXPLANATION = {
  simple: 'After “{last}” the verb has -ing.',
  full: 'After a preposition, here “{last}”, a verb takes the -ing form.',
};
export const PURPOSE_EXPLANATION = {
  simple: 'To say why, use "to": I went to the shop to buy milk.',
  full: 'A purpose is the infinitive with "to", not "for".',
};
export const BARE_INFINITIVE_EXPLANATION = {
  simple: 'After let and make there is no "to": Let me go.',
  full: 'After "let" and "make" the object is followed by the base form without "to".',
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
