import type { RuleSet } from '../patterns/learner-rule.ts';
import { getFirstMarkedWord, getWordBeforeMark } from '../patterns/marked-words.ts';
import type { Sentence } from '../patterns/sentences.ts';
import { DEFAULT_EXPLANATION, WORD_LISTS } from './preposition-words.ts';

/**
 * A pattern reads word by word; `fix` replaces what `<` and `>` enclose (see ../patterns/learner-rule.ts).
 * `@go|@travel|@come to? ANY? <with> the|a %transport ~NOUN|NOUNS`: “I went there [with] the bus”.
 * `@be` any form of it; `%transport` a word of the list; CAPITALS kinds of words (NOUNS plural noun, ANY any
 * word, NUM “two”); `x?` x or nothing; `~x` x does not follow; `-x` x does not precede; `$` sentence end.
 */
export const PREPOSITION_PLACE_RULES: RuleSet = {
  kind: 'preposition',
  explanation: DEFAULT_EXPLANATION,
  lists: WORD_LISTS,
  rules: [
    // I saw it [in → on] TV.
    {
      id: 'preposition-place-01',
      find: [
        'NOUN|NOUNS|it|OBJ|@be|@put|@sit|@lie|@stand <in> the|POSS n=table|floor|roof|ceiling|beach|street-corner|ground|shelf|sofa|desk|farm|page|left|right|internet|phone|radio|television|tv|screen|island|coast ~NOUN|NOUNS|-|hand',
        '<in> n=tv|television|facebook|instagram|youtube|page|board|fire',
        '<in> the n=internet|tv|radio|phone',
        '<in> an n=island',
        '<at> the n=internet|tv $',
        '@sit|@lie <at> the n=floor|ground|grass|sofa',
      ],
      fix: 'on',
      explanation: {
        simple: '“{n}” goes with “on”, not with “{wrong}”.',
        full: '“{n}” takes “on” here, not “{wrong}”.',
      },
      unless: [
        'in the left|right ANY',
        'hole|pain|crack|speaker|sand|phone|mistake|number|seed in',
        'in the right|left direction|place|hands|time|way|order|hand',
        'in page',
        'in the|POSS ground|wall|screen|desk|shelf $',
        'in the|POSS roof|phone|television',
      ],
    },
    // She is [on → in] bed.
    {
      id: 'preposition-place-02',
      find: [
        "<on|at> the|a|this n=picture|photo|photograph|sky|middle|world|newspaper|countryside|mirror|garden|park|kitchen|bathroom|bedroom|forest|city-centre|hall|rain|sun|dark ~NOUN|NOUNS|-|'s|ING",
        '<on> the|a|this n=car|taxi|room|house|building|office|hospital|street $',
        '<on|at> n=bed',
        '<on|at> the n=rain|snow|sun|shade',
        '<on|at> n=danger|fact|particular',
        '<on|at> n=winter|summer|spring|autumn ~evenings|nights|mornings|days|afternoons|coats|NOUNS',
      ],
      fix: 'in',
      explanation: {
        simple: '“{n}” goes with “in”, not with “{wrong}”.',
        full: '“{n}” takes “in” here, not “{wrong}”.',
      },
      unless: [
        'on the sun',
        '@look|@smile|@laugh|@aim|@stare|good up? at the|a|this|POSS',
        '@click on',
        'at the park|kitchen|city-centre|mirror',
        'work|working|works|worked|focus|depend|depends|based|turn on|at',
        'dirt|paint|mark|snow on the|a car',
        'write on|at',
        'attack|effect|impact|damage on',
        'on the street|house|building',
      ],
    },
    // We went [on → by] train.
    {
      id: 'preposition-place-03',
      find: [
        '<with> %transport',
        '@go|@come|@travel|@get|@arrive ANY? ANY? ANY? <with|in> the? %transport $',
        '<on> car|taxi|plane|train|bus $',
        '@go|@travel|@come to? ANY? <with> the|a %transport ~NOUN|NOUNS',
        '@go|@come|@travel to ANY <in> train|bus|plane|bicycle|bike|tram|metro|boat',
      ],
      fix: 'by',
      explanation: {
        simple: 'How we travel goes with “by”, without “the” or “a”.',
        full: 'A way to travel takes “by” without an article, not “{wrong}”.',
      },
      unless: [
        'in|on a|the|his|her|my|our',
        'play|plays|playing|fill|filled with',
        'with bikes|cars|buses|boats',
        'with ADJ? bike|car|boat',
      ],
    },
    // I go to school [by → on] foot.
    {
      id: 'preposition-place-04',
      find: [
        '<by|with|in> foot|feet $',
        '@go|@come|@walk ANY? ANY? ANY? <by|with> foot',
        '@go|@come <with> my feet',
      ],
      fix: 'on',
      explanation: {
        simple: '“Foot” goes with “on”, not with “{wrong}”.',
        full: '“Foot” goes with “on”: it is no vehicle, which would take “by”.',
      },
      unless: 'on foot',
    },
    // I work [in → on] Monday.
    {
      id: 'preposition-place-05',
      find: [
        '<in|at> WEEKDAY',
        '<in|at> POSS birthday ~NOUN|NOUNS|party|cake|dinner',
        '<in|at> the? weekend|weekends ~is',
        '<in|at> the DIGITS|first|second|third|fourth|fifth|tenth|twelfth|fifteenth|twentieth of? MONTH',
        '<in|at> MONTH DIGITS $',
        '<in|at> WEEKDAY morning|evening|afternoon|night',
        "<in|at> new year's|christmas eve|day",
        '<in|at> DIGITS MONTH',
        '<in|at> the DIGITS of MONTH',
        "<in|at> valentine's day",
        '<in|at> POSS wedding|first|last|free|birth day',
        '<in|at> that|this day',
      ],
      fix: 'on',
      explanation: {
        simple: 'A day or a date goes with “on”, not with “{wrong}”.',
        full: 'Days and dates take “on”, not “{wrong}”.',
      },
      when: (match, sentence) => {
        const [preposition, next, second] = [0, 1, 2].map(
          (offset) => sentence[match.marked.from + offset]?.lower ?? '',
        );
        if (/weekend/.test(`${next}${second}`))
          return preposition === 'in' && !/^(?:a|one|this|next|last)$/.test(next ?? '');
        if (/\d{4}/.test(second ?? '') || /^\d{4}$/.test(next ?? '')) return false;
        if (preposition === 'in' && second === 'birth') return false;
        return !(/^\d+$/.test(next ?? '') && /^(?:of)$/.test(second ?? ''));
      },
    },
    // We met [on → in] May.
    {
      id: 'preposition-place-06',
      find: [
        '<on|at> MONTH ~DIGITS|NUM',
        '<on|at> DIGITS $',
        '<on|at> the morning|afternoon|evening ~of|before|after|when|that|market|flight|train|news|bus|shift',
        '<on|at> SEASON ~evenings|nights|mornings|days|afternoons|NOUNS',
        '<on|at> the summer|winter|spring|autumn ~NOUN|NOUNS|ADJ|-|and|or',
        '<on|at> the past|future|nineties|eighties|1990s|1980s',
        '<on|at> the NOUN century',
        '<at> the year DIGITS',
        '<on|at> nowadays',
      ],
      fix: 'in',
      explanation: {
        simple: '“{after}” is a longer time, not a point, so we say “in”.',
        full: '“{after}” is a longer time, so it takes “in”, not “{wrong}”.',
      },
      when: (match, sentence) => {
        const [preposition, next] = [0, 1].map((offset) => sentence[match.marked.from + offset]?.lower ?? '');
        const before = getWordBeforeMark(match, sentence);
        if (/^\d/.test(next ?? ''))
          return (
            /^(?:19|20)\d\d$/.test(next ?? '') &&
            preposition === 'on' &&
            /^(?:born|was|were|it|there|here|school|started|ended|died|moved|met|married)$/.test(before)
          );
        if (next === 'fall' || next === 'march' || next === 'may')
          return /^\p{Lu}/u.test(sentence[match.marked.from + 1]?.text ?? '');
        return !/^(?:look|looking|depends|depend|based|spend|spring|focus|effect|impact)$/.test(before);
      },
    },
    // It is cold [in → at] night.
    {
      id: 'preposition-place-07',
      find: [
        '-NOUN|NOUNS|@wake|@sleep <in|on> night $',
        '<on> the night $',
        '<in|on> night',
        "<in|on> NUM|DIGITS o'clock",
        "<in|on> the? NUM|DIGITS o'clock",
        '<in|on> midnight|noon|midday',
        '<in|on> the end of the NOUN',
        '<on|in> the moment $',
        '<on|in> lunchtime|dinnertime|bedtime',
        '<in|on> half past',
        '@be|@start|@begin|@finish|@end|@wake|@leave|@arrive|@open|@close <in|on> NUM|DIGITS $',
        '<in|on> DIGITS am|pm|a.m|p.m',
        '<in|on> what time',
        '<in|on> christmas $',
        '<in|on> the age of DIGITS|NUM',
        '<in|on> the beginning of',
      ],
      fix: 'at',
      explanation: {
        simple: '“{after}” goes with “at”, as clock times do.',
        full: '“{after}” takes “at”, as clock times do, not “{wrong}”.',
      },
      when: (match, sentence) => {
        const next = sentence[match.marked.from + 1];
        const text = sentence
          .slice(match.marked.from + 1, match.marked.from + 6)
          .map(({ lower }) => lower)
          .join(' ');
        if (next && /^(?:19|20)\d\d$/.test(next.text)) return false;
        if (/^the end of/.test(text)) return getFirstMarkedWord(match, sentence) === 'in';
        if (/^the beginning of/.test(text)) return false;
        if (
          next?.isWord &&
          /^(?:two|three|four|five|six|seven|eight|nine|ten)$/.test(next.lower) &&
          !/o'clock/.test(text)
        )
          return /^(?:six|seven|eight|nine|ten)/.test(text);
        if (/^the night$/.test(text)) return true;
        return true;
      },
    },
    // I run [in → ] every morning.
    {
      id: 'preposition-place-08',
      find: [
        '<in|on|at> last|next|every|this week|month|year|WEEKDAY|summer|winter|spring|autumn|night|morning|evening|afternoon|day|weekend|time|sunday',
        '<in|on|at> yesterday|tomorrow ~-',
        '<on|in|at> every day|morning|evening|night|week|year',
      ],
      fix: '',
      // Right: "The song is on every day", "joining us on this evening's walk".
      unless: ["is|'s|are|was|were on every", "this morning|evening|afternoon|week|year|month 's"],
      explanation: {
        simple: '“{next}” already tells when, so there is no “{wrong}” before it.',
        full: 'A time with “{next}” takes no preposition, so “{wrong}” is left out.',
      },
      when: (match, sentence) =>
        !/^(?:look|looked|depends|depend|focus|based|working|work|ideas|live|interested|happened|at|fit|fitting|turn|turned|go|went|come|came|prize|stand|pulled|pull|remember)$/.test(
          getWordBeforeMark(match, sentence),
        ) &&
        !isParticle(sentence, match.marked.from) &&
        !/^(?:time)$/.test(sentence[match.marked.to + 1]?.lower ?? '') &&
        // "On this day every week".
        !(getFirstMarkedWord(match, sentence) === 'on' && sentence[match.marked.to]?.lower === 'this') &&
        // "In last year of school" lacks "the"; "on every day of the week" is right.
        !(
          /^(?:last|next|every)$/.test(sentence[match.marked.to]?.lower ?? '') &&
          sentence[match.marked.to + 2]?.lower === 'of'
        ) &&
        !/^(?:world|today's|tomorrow's|yesterday's)$/.test(sentence[match.marked.to + 1]?.lower ?? '') &&
        // "In tomorrow's paper", "in last week's edition".
        !sentence.slice(match.marked.to + 1, match.marked.to + 3).some(({ lower }) => lower === "'s"),
    },
  ],
};

/** Whether the preposition belongs to the verb: "log in this morning", "moved in last week". */
function isParticle(sentence: Sentence, at: number): boolean {
  return sentence[at]?.lower === 'in' && /^(?:log|move|put|check|hand)$/.test(sentence[at - 1]?.base ?? '');
}
