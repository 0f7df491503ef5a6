/* Reasons that several files of rules about verb patterns share. */

export const GERUND_EXPLANATION = {
  simple: 'After “{before}” the verb has -ing: “{right}”.',
  full: '“{before}” is followed by the -ing form, not by the infinitive: “{right}”.',
};
/** Where the infinitive is possible with another meaning: "stop to eat". */
export const GERUND_HERE_EXPLANATION = {
  simple: 'After “{before}” the verb has -ing here: “{right}”.',
  full: '“{before}” takes the -ing form here, not the infinitive: “{right}”.',
};
export const INFINITIVE_EXPLANATION = {
  simple: 'After “{before}” the verb needs “to”: “{right}”.',
  full: '“{before}” is followed by the infinitive with “to”: “{right}”.',
};
export const PREPOSITION_EXPLANATION = {
  simple: 'After “{before}” the verb has -ing: “{right}”.',
  full: 'After a preposition the verb has -ing: “{before} {right}”.',
};
export const BARE_INFINITIVE_EXPLANATION = {
  simple: 'After “{before}” the verb has no “to”: “{right}”.',
  full: '“{before}” is followed by the base form without “to”: “{right}”.',
};
