import type { RuleSource } from './rule-source.ts';

/** Plurals that learners make of nouns that have none, with what English says instead. */
const UNCOUNTABLE: Readonly<Record<string, string>> = {
  accommodations: 'accommodation',
  advices: 'advice',
  baggages: 'baggage',
  equipments: 'equipment',
  feedbacks: 'feedback',
  furnitures: 'furniture',
  homeworks: 'homework',
  informations: 'information',
  knowledges: 'knowledge',
  luggages: 'luggage',
  moneys: 'money',
  musics: 'music',
  progresses: 'progress',
  traffics: 'traffic',
  vocabularies: 'vocabulary',
  weathers: 'weather',
};

/** Words after which one of these is a verb: "she progresses". */
const SUBJECT_BEFORE = /\b(?:he|she|it|who|which|that|student|class|story|work)\s+$/i;

const PATTERN = new RegExp(`\\b(?:(an?)\\s+)?(${Object.keys(UNCOUNTABLE).join('|')})\\b`, 'gi');

/** "an informations" and "advices": nouns that have no plural, and no "a" before them. */
export const uncountableNouns: RuleSource = {
  name: 'uncountable nouns',
  async mistakes(text) {
    return [...text.matchAll(PATTERN)]
      .filter(({ index }) => !SUBJECT_BEFORE.test(text.slice(0, index)))
      .map((match) => {
        const [whole, article, noun = ''] = match;
        const right = UNCOUNTABLE[noun.toLowerCase()] ?? noun;
        return {
          start: match.index,
          end: match.index + whole.length,
          correction: article ? `some ${right}` : right,
          reason: `We cannot count "${right}", so it has no plural with -s and no "a" before it. Say "some ${right}".`,
        };
      });
  },
};
