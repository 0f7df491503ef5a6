import type { RuleSet } from '../patterns/learner-rule.ts';
import { getWordAfterMark, getWordBeforeMark } from '../patterns/marked-words.ts';
import { DEFAULT_EXPLANATION, POSSESSIVE_EXPLANATION, WORD_LISTS } from './pronoun-words.ts';

/** The notation of the patterns is explained in ../patterns/learner-rule.ts. */
export const PRONOUN_POSSESSIVE_RULES: RuleSet = {
  kind: 'pronoun',
  explanation: DEFAULT_EXPLANATION,
  lists: WORD_LISTS,
  rules: [
    {
      id: 'pronoun-possessive-01',
      find: ['<mine> NOUN|NOUNS', '<mine> ADJ NOUN|NOUNS'],
      fix: 'my',
      explanation: POSSESSIVE_EXPLANATION,
    },
    {
      id: 'pronoun-possessive-02',
      find: ['<yours> NOUN|NOUNS', '<yours> ADJ NOUN|NOUNS'],
      fix: 'your',
      explanation: POSSESSIVE_EXPLANATION,
      when: (match, sentence) => !/^(?:sincerely|truly|faithfully)$/.test(getWordAfterMark(match, sentence)),
    },
    {
      id: 'pronoun-possessive-03',
      find: ['<p=hers|theirs|ours> NOUN|NOUNS'],
      fix: '{p:adjective}',
      explanation: POSSESSIVE_EXPLANATION,
    },
    {
      id: 'pronoun-possessive-04',
      find: [
        '^c <he> name|brother|sister|mother|father|house|car|dog|friend|friends|hair|eyes|job|wife|family',
        'of|with|in|to|for|is|love|loves|and|like|likes <he> name|brother|sister|mother|father|house|car|dog|friend|friends|hair|eyes|job|wife|family|parents',
      ],
      fix: 'his',
      explanation: POSSESSIVE_EXPLANATION,
    },
    {
      id: 'pronoun-possessive-05',
      find: [
        '^c <she> name|brother|sister|mother|father|house|car|dog|friend|friends|hair|eyes|job|husband|family',
        'of|with|in|to|for|is|love|loves|and|like|likes <she> name|brother|sister|mother|father|house|car|dog|friend|friends|hair|eyes|job|husband|family|parents',
      ],
      fix: 'her',
      explanation: POSSESSIVE_EXPLANATION,
    },
    {
      id: 'pronoun-possessive-06',
      find: [
        '^c <they> names|house|parents|children|car|dog|family|friends|teacher',
        'of|with|in|to|for|love|and|like <they> names|house|parents|children|car|dog|family|friends|teacher',
      ],
      fix: 'their',
      explanation: POSSESSIVE_EXPLANATION,
    },
    {
      id: 'pronoun-possessive-07',
      find: [
        '^c <you> name|house|brother|sister|mother|father|car|dog|parents is|are|was|has',
        "is|what's <you> name|house|brother|sister|mother|father|car|dog",
        "'s <you> name",
      ],
      fix: 'your',
      explanation: POSSESSIVE_EXPLANATION,
    },
    {
      id: 'pronoun-possessive-08',
      find: [
        '^c <i> name|brother|sister|mother|father|house|hobby|family|parents|favourite|favorite is|are|was|has|live|works|ADJ',
        '<me> name|brother|sister|mother|father|house|family|parents|friend|friends|dog|car|job is|are|was|has|and|$',
      ],
      fix: 'my',
      explanation: POSSESSIVE_EXPLANATION,
    },
    {
      id: 'pronoun-possessive-09',
      find: [
        'i VERB|PAST ADV? <me|my> $',
        'i @hurt|@cut|@wash|@enjoy|@introduce|@call|@teach|@burn|@dress <me> ~that',
      ],
      fix: 'myself',
      explanation: {
        simple: '“I” and “me” are the same person here, so we say “myself”.',
        full: 'Subject and object are the same person, so the object is “myself”.',
      },
      when: (match, sentence) =>
        /^(?:hurt|cut|wash|washed|enjoy|enjoyed|introduce|teach|taught|burnt|burned|dress|dressed)$/.test(
          getWordBeforeMark(match, sentence),
        ),
    },
    {
      id: 'pronoun-possessive-10',
      find: ['he @hurt|@cut|@wash|@enjoy|@introduce|@teach|@burn <him> $', '<hisself>'],
      fix: 'himself',
      explanation: {
        simple: 'The word that goes with “he” is “himself”.',
        full: 'The reflexive pronoun of “he” is “himself”.',
      },
    },
    {
      id: 'pronoun-possessive-11',
      find: [
        'they @hurt|@cut|@wash|@enjoy|@introduce|@teach|@burn <them> $',
        '<theirselves|theirself|themself>',
      ],
      fix: 'themselves',
      explanation: {
        simple: 'For “they”, more than one person, the word is “themselves”.',
        full: 'The reflexive pronoun of “they” is “themselves”, with the plural -selves.',
      },
    },
    {
      id: 'pronoun-possessive-12',
      find: ['<ourself>', 'we @hurt|@cut|@wash|@enjoy|@introduce|@teach <us> $'],
      fix: 'ourselves',
      explanation: {
        simple: 'For “we”, more than one person, the word is “ourselves”.',
        full: 'The reflexive pronoun of “we” is “ourselves”, with the plural -selves.',
      },
    },
    {
      id: 'pronoun-possessive-13',
      find: ['<meself|myselfs>', 'by|with|to <my self>', '<my self> ~-'],
      fix: 'myself',
      explanation: {
        simple: 'We write it as one word, and with “my”: “myself”.',
        full: 'The reflexive pronoun of “I” is one word: “myself”.',
      },
    },
    {
      id: 'pronoun-possessive-14',
      find: [
        '@feel|@concentrate|@relax|@meet|@hurry|@marry <myself|himself|herself|ourselves|themselves> ADJ|ADV|$|on|to',
      ],
      fix: '',
      explanation: {
        simple: 'After “{last}” there is no “{wrong}”.',
        full: '“{last}” is not reflexive in English, so “{wrong}” is left out.',
      },
      when: (match, sentence) => !/^(?:be)$/.test(getWordAfterMark(match, sentence)),
    },
    {
      id: 'pronoun-possessive-15',
      find: [
        'a|an? friend|friends|cousin|colleague|neighbour of <me>',
        'a|an|some|two friend|friends of <me>',
      ],
      fix: 'mine',
      explanation: POSSESSIVE_EXPLANATION,
    },
    {
      id: 'pronoun-possessive-16',
      find: ['friend|friends|cousin of <him> $'],
      fix: 'his',
      explanation: POSSESSIVE_EXPLANATION,
    },
    {
      id: 'pronoun-possessive-17',
      find: ['friend|friends|cousin of <her> $'],
      fix: 'hers',
      explanation: POSSESSIVE_EXPLANATION,
    },
    {
      id: 'pronoun-possessive-18',
      find: ['friend|friends|cousin of <us> $'],
      fix: 'ours',
      explanation: POSSESSIVE_EXPLANATION,
    },
    {
      id: 'pronoun-possessive-19',
      find: ['friend|friends|cousin of <them> $'],
      fix: 'theirs',
      explanation: POSSESSIVE_EXPLANATION,
    },
    {
      id: 'pronoun-possessive-20',
      find: 'my|the sister|mother|aunt|grandmother|girlfriend|daughter|mum|mom @love|@like|@have|@visit|@live|@help|@call|@clean with|in|to? <his> NOUN',
      fix: 'her',
      explanation: {
        simple: 'For a woman say "her", for a man say "his".',
        full: 'The possessive follows the owner: her for a woman, his for a man.',
      },
    },
    {
      id: 'pronoun-possessive-21',
      find: [
        'my|the brother|father|uncle|grandfather|boyfriend|son|dad @love|@like|@have|@visit|@help|@call|@clean <her> house|car|dog|cat|job|room|bike|work|friends|phone|wife',
      ],
      fix: 'his',
      explanation: {
        simple: 'For a woman say "her", for a man say "his".',
        full: 'The possessive follows the owner: her for a woman, his for a man.',
      },
    },
    {
      id: 'pronoun-possessive-22',
      find: [
        '<the n=house|car|dog|cat|name|birthday|bike|room|book|bag|phone|job|friend|friends|family|brother|sister|mother|father of p=my|your|his|her|our o=%persons>',
        '<the n=house|car|dog|cat|name|birthday|bike|room|book|bag|phone|job|friend|brother|sister|mother|father of o=NAME>',
      ],
      fix: "{p} {o}'s {n}",
      explanation: {
        simple: "For people say 's: my brother's car.",
        full: "Possession by a person takes the genitive with 's: my brother's car.",
      },
      when: (match, sentence) =>
        /^(?:car|dog|cat|birthday|bike|room|bag|phone|house|brother|sister|mother|father)$/.test(
          sentence[match.marked.from + 1]?.lower ?? '',
        ) &&
        sentence[match.marked.to]?.lower !== "'s" &&
        !/^\p{Lu}/u.test(sentence[match.marked.from + 1]?.text ?? '') &&
        !sentence[match.marked.to]?.tags.has('NAME') &&
        getWordAfterMark(match, sentence) !== 'who',
    },
    {
      id: 'pronoun-possessive-23',
      find: 'my|your|his|her|our ~NOUNS <n=%persons> name|car|house|birthday|bike|phone|room|bag is|was',
      fix: "{n}'s",
      explanation: {
        simple: "For people say 's: my brother's car.",
        full: "Possession by a person takes the genitive with 's: my brother's car.",
      },
    },
  ],
};
