import type { Group, NounGroup } from '../grammar/groups.ts';
import { isPerson, isPersonOrName } from '../grammar/person.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import {
  atWords,
  combineFinds,
  createFinding,
  createWordFinding,
  type GrammarFinding,
  type GrammarRule,
  getWritten,
  type RuleContext,
} from './grammar-rule.ts';
import {
  checkNounWhat,
  checkPronounBehind,
  checkWayOrReason,
  checkWhereInIt,
  checkWhomSubject,
  findNounBefore,
} from './relative-words.ts';

const FINITE = /^(?:VERB|VERBS|PAST|MODAL)$/;
const POSSESSIVE = /^(?:his|her|its|their)$/;

/** A material or a thing that is no animal and no group of people. */
function isThing({ nounClass, head, members, isPronoun }: NounGroup): boolean {
  if (members.length > 0 || isPronoun || head.tag === 'NAME') return false;
  return (
    nounClass === 'stuff' ||
    /^(?:noise|sound)$/.test(head.lemma) ||
    (nounClass === 'thing' && ARTEFACT.test(head.lemma))
  );
}

/** Things that are surely no living beings, since the class of things holds animals as well. */
const ARTEFACT =
  /^(?:shirt|book|car|house|phone|bag|computer|film|movie|song|letter|email|e-mail|bus|train|bike|bicycle|dress|shoe|jacket|coat|table|chair|desk|cake|pizza|meal|present|gift|ticket|picture|photo|game|toy|machine|camera|laptop|key|door|window|room|hat|cup|box|bottle|plane|boat|ship|lamp|clock|watch|newspaper|magazine|poem|story|programme|program|app|website|building|bridge|tower|shop|restaurant|hotel|museum|school|street|park|city|town|village|country|river|island|beach|sofa|bed|pen|pencil|guitar|piano|necklace|ring|umbrella|suitcase|noise|sound)$/;

/** Whether a group names a person and stands before the noun, so that a relative pronoun may refer to it. */
function isPersonBefore(group: Group, noun: NounGroup): boolean {
  return group.kind === 'noun' && group.to < noun.from && isPersonOrName(group);
}

/** Whether a group of nouns and its verb follow, so that the relative pronoun would be a subject's owner. */
function readOwned({ sentence }: RuleContext, at: number): NounGroup | undefined {
  const owned = sentence.groups.find(({ kind, from }) => kind === 'noun' && from === at);
  if (owned?.kind !== 'noun' || !POSSESSIVE.test(owned.determiner?.lower ?? '')) return undefined;
  return FINITE.test(sentence.tokens[owned.to]?.tag ?? '') ? owned : undefined;
}

/**
 * "A friend that his father keeps bees" → "whose father"; "paper, which its quality is" → "whose quality".
 */
function checkWhose(context: RuleContext, word: GrammarToken): readonly GrammarFinding[] {
  if (!/^(?:that|which|who)$/.test(word.lower)) return [];
  const { tokens } = context.sentence;
  const isAfterComma = tokens[word.at - 1]?.text === ',';
  const noun = findNounBefore(context, isAfterComma ? word.at - 1 : word.at);
  const owned = readOwned(context, word.at + 1);
  if (!noun || noun.isPronoun || !owned || (word.lower === 'that' && isAfterComma)) return [];
  // "I told a friend that his father was here", "the fact that his father keeps bees": a clause with "that".
  if (word.lower === 'that' && !isIntroduced(context, noun)) return [];
  const right = `whose ${getWritten(context, owned.from + 1, owned.to)}`;
  return createFinding(context, word.at, owned.to, right, {
    simple: `“Whose” tells what belongs to the person or thing before it: “${right}”.`,
    full: `“Whose” shows what belongs to the noun before: “${right}”, without “${owned.determiner?.lower}”.`,
  });
}

/** Whether a noun is presented, so that "that" behind it begins a relative clause: "I have a friend that". */
function isIntroduced({ sentence }: RuleContext, { determiner, from, nounClass }: NounGroup): boolean {
  const before = sentence.tokens[from - 1];
  return (
    /^(?:a|an)$/.test(determiner?.lower ?? '') &&
    nounClass === 'person' &&
    /^(?:have|be|know|meet|see)$/.test(before?.lemma ?? '')
  );
}

/** "The colleague with who I work" → "with whom". */
function checkWhom(context: RuleContext, word: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [before, next] = [tokens[word.at - 1], tokens[word.at + 1]];
  if (before?.tag !== 'PREP') return [];
  const noun = findNounBefore(context, before.at);
  if (
    word.lower === 'who' &&
    next?.tag === 'PRON' &&
    noun &&
    isPerson(noun) &&
    /^(?:with|to|for|from|by)$/.test(before.lower)
  ) {
    return createWordFinding(context, word, 'whom', {
      simple: `After “${before.lower}” we say “whom”: “${before.lower} whom”.`,
      full: `After a preposition, “who” becomes “whom”: “${before.lower} whom”.`,
    });
  }
  return [];
}

const AMOUNT = /^(?:most|some|many|all|both|none|half|several|few|two|three|four|five|one|each)$/;

/** "Fifty fishermen, most of them had lost" → "most of whom": two whole clauses with a comma alone. */
function checkOfWhom(context: RuleContext, word: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [comma, of, them, verb] = [
    tokens[word.at - 1],
    tokens[word.at + 1],
    tokens[word.at + 2],
    tokens[word.at + 3],
  ];
  if (!AMOUNT.test(word.lower) || comma?.text !== ',' || of?.lower !== 'of' || them?.lower !== 'them')
    return [];
  if (
    !verb ||
    !/^(?:VERB|VERBS|PAST|MODAL)$/.test(verb.tag) ||
    (verb.possibleTags.has('EN') && verb.lemma !== 'have')
  )
    return [];
  const noun = findNounBefore(context, comma.at);
  if (noun?.number !== 'plural' || noun.isPronoun) return [];
  // Another clause with its own conjunction before: "When I saw the boys, most of them were asleep".
  if (tokens.slice(0, comma.at).some(({ tag }) => tag === 'SUBORD' || tag === 'WH')) return [];
  if (!context.sentence.clauses.some(({ verb: main }) => main?.finite && main.to <= comma.at)) return [];
  // "Engineers from five countries, each of them …": which of the two is meant?
  const outer = tokens[noun.from - 1]?.tag === 'PREP' ? findNounBefore(context, noun.from - 1) : undefined;
  if (outer?.number === 'plural' && isPerson(outer) !== isPerson(noun)) return [];
  const right = isPerson(noun) ? 'whom' : 'which';
  return createWordFinding(context, them, right, {
    simple: `A comma alone can't join two sentences. Say “${word.lower} of ${right}”.`,
    full: `“${word.lower} of ${right}” joins the clause to “${getWritten(context, noun.from, noun.to)}”; a comma alone can't.`,
  });
}

/** "It fell behind, what caused trouble" → "which caused". */
function checkWhat(context: RuleContext, word: GrammarToken): readonly GrammarFinding[] {
  const { tokens, clauses, isQuestion } = context.sentence;
  if (word.lower !== 'what' || isQuestion) return [];
  const [before, verb] = [tokens[word.at - 1], tokens[word.at + 1]];
  if (before?.text === ',') return checkSentenceWhat();
  const noun = findNounBefore(context, word.at);
  const isAll = /^(?:everything|anything|nothing|something|all)$/.test(before?.lower ?? '');
  const isPredicate =
    noun !== undefined &&
    tokens[noun.from - 1]?.lemma === 'be' &&
    /^(?:a|an|the)$/.test(noun.determiner?.lower ?? '') &&
    noun.head.lemma !== 'question';
  if ((!isAll && !isPredicate) || !/^(?:PRON|DET|VERBS|MODAL|PAST)$/.test(verb?.tag ?? '')) return [];
  // "She told everything what to do" has no subject behind "what".
  return createWordFinding(context, word, 'that', {
    simple: `After “${before?.lower}” we use “that”, not “what”.`,
    full: `“What” has no noun before it; after “${before?.lower}” the clause begins with “that”.`,
  });

  function checkSentenceWhat(): readonly GrammarFinding[] {
    if (
      !verb ||
      !/^(?:VERBS|PAST|MODAL)$/.test(verb.tag) ||
      (verb.possibleTags.has('NOUNS') && verb.tag === 'VERBS')
    )
      return [];
    // "What is more, …" adds a point.
    if (/^(?:more|worse|better)$/.test(tokens[verb.at + 1]?.lower ?? '')) return [];
    const isWhole = clauses.some(
      ({ kind, subject, verb: main }) => kind === 'main' && subject && main?.finite && main.to < word.at,
    );
    // "As I said, what matters is": another finite verb behind it has the what-clause as its subject.
    const finite = tokens.slice(word.at + 1).filter(({ tag }) => /^(?:VERBS|PAST|MODAL)$/.test(tag));
    const isAlone = finite.length === 1;
    const isSaid = tokens
      .slice(0, word.at)
      .some(({ lemma }) =>
        /^(?:know|ask|see|tell|say|think|wonder|remember|guess|understand|explain|decide)$/.test(lemma),
      );
    if (!isWhole || !isAlone || isSaid) return [];
    return createWordFinding(context, word, 'which', {
      simple: `We use “which” for everything before the comma: “which ${verb.text}”.`,
      full: `A clause about the whole sentence before it begins with “which”, not “what”.`,
    });
  }
}

/** "The volunteers which work here" → "who"; "the shirt who she made" → "that". */
function checkWhoOrWhich(context: RuleContext, word: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const noun = findNounBefore(context, word.at);
  const next = tokens[word.at + 1];
  if (!noun || !next || noun.members.length > 0) return [];
  const before = tokens[noun.from - 1];
  if (word.lower === 'which' && noun.nounClass === 'person' && !noun.isPronoun) {
    // "A class of pupils which is …", "the side of the players which …": what is meant may stand before.
    if (before?.lower === 'of' || !/^(?:VERB|VERBS|PAST|MODAL)$/.test(next.tag)) return [];
    if (
      /^(?:group|team|family|class|staff|crowd|couple|band|type|character|figure|model|star|agent|baby|child|host|carrier)$/.test(
        noun.head.lemma,
      )
    )
      return [];
    return createWordFinding(context, word, 'who', {
      simple: `For people we say “who”: “${noun.head.lower} who”.`,
      full: `A clause about people begins with “who”, not “which”: “${noun.head.lower} who”.`,
    });
  }
  if (
    word.lower === 'who' &&
    isThing(noun) &&
    /^(?:the|a|an|this|that|my|his|her|our|their|some)$/.test(noun.determiner?.lower ?? '')
  ) {
    if (!/^(?:VERB|VERBS|PAST|MODAL|PRON|DET)$/.test(next.tag) || word.tag !== 'REL') return [];
    // "Nobody in the house who could cook", "the man with the bag who": a person may stand before.
    if (before?.tag === 'PREP' && context.sentence.groups.some((group) => isPersonBefore(group, noun)))
      return [];
    if (/^(?:know|wonder|ask|tell|decide|see|remember|guess)$/.test(before?.lemma ?? '')) return [];
    return createWordFinding(context, word, 'that', {
      simple: `“Who” is for people. For things we say “that”.`,
      full: `“Who” refers to people; for “${noun.head.lower}” use “that” or “which”.`,
    });
  }
  return [];
}

/** "The forest, that stretches across two countries, protects …" → "which". */
function checkThatBetweenCommas(context: RuleContext, word: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const comma = tokens[word.at - 1];
  if (word.lower !== 'that' || comma?.text !== ',') return [];
  const noun = context.sentence.groups[0];
  if (noun?.kind !== 'noun' || noun.from !== 0 || noun.to !== comma.at || noun.isPronoun) return [];
  const next = tokens[word.at + 1];
  if (!next || !(next.possibleTags.has('VERBS') || next.possibleTags.has('PAST'))) return [];
  const close = tokens.slice(word.at + 2).find(({ text }) => text === ',');
  const verb = close && tokens[close.at + 1];
  if (!verb || !FINITE.test(verb.tag)) return [];
  const right = isPerson(noun) ? 'who' : 'which';
  return createWordFinding(context, word, right, {
    simple: `After a comma we use “${right}”, not “that”.`,
    full: `Between commas, a clause that only adds something begins with “${right}”, not “that”.`,
  });
}

/** "The guesthouse that we stayed in it was …" → "that we stayed in was". */
function checkDoubledObject(context: RuleContext): readonly GrammarFinding[] {
  const { clauses, tokens } = context.sentence;
  return clauses.flatMap(({ kind, connector, subject, verb, complements, parent }) => {
    if (kind !== 'relative' || !/^(?:that|which|who|whom)$/.test(connector?.lower ?? '')) return [];
    if (!subject || !verb?.finite || subject.from !== (connector?.at ?? -2) + 1) return [];
    const [object] = complements;
    const noun =
      findNounBefore(context, connector?.at ?? 0) ?? findNounBefore(context, (connector?.at ?? 0) - 1);
    const isSameKind = (pronoun: string) =>
      noun !== undefined &&
      (connector?.lower !== 'which' && isPerson(noun) ? /^(?:him|her|them)$/ : /^(?:it|them)$/).test(pronoun);
    const group = object?.kind === 'preposition' ? object.object : object;
    if (!object || group?.kind !== 'noun' || !group.isPronoun || group.members.length > 0) return [];
    if (!isSameKind(group.head.lower) || object.from !== verb.to || group.to !== group.from + 1) return [];
    const next = tokens[group.to];
    // "So simple that nobody thought of it", "she said that she liked it": only "which", or a subject whose
    // verb follows.
    const isOuterVerb = next !== undefined && FINITE.test(next.tag) && noun?.from === parent?.subject?.from;
    const isPlace =
      connector?.lower === 'which' &&
      next?.tag === 'PREP' &&
      /^(?:DET|NOUN|NAME|ADJ)$/.test(tokens[next.at + 1]?.tag ?? '');
    const isLast = connector?.lower === 'which' && next?.tag === 'MARK';
    if (!isOuterVerb && !isPlace && !isLast) return [];
    const before = tokens[group.from - 1];
    if (!before) return [];
    return createFinding(context, before.at, group.to, before.text, {
      simple: `“${connector?.lower}” already stands for “${noun?.head.lower}”, so we leave out “${group.head.lower}”.`,
      full: `“${connector?.lower}” is the object of this clause, so “${group.head.lower}” is left out.`,
    });
  });
}

export const RELATIVE_PRONOUN_RULE: GrammarRule = {
  id: 'relative-pronoun',
  kind: 'relative',
  precision:
    'Only a pronoun directly behind the noun that it stands for, where the clause shows its use: a possessive behind it, a preposition before it, a finite verb or a subject behind it.',
  at: [
    atWords('that which who', checkWhose),
    atWords('who', checkWhom),
    atWords('most some many all both none half several few two three four five one each', checkOfWhom),
    atWords('what', checkWhat),
    atWords('which who', checkWhoOrWhich),
    atWords('that', checkThatBetweenCommas),
    atWords('whom', checkWhomSubject),
    atWords('how because', checkWayOrReason),
    atWords('where', checkWhereInIt),
    atWords('what', checkNounWhat),
  ],
  find: combineFinds(checkDoubledObject, checkPronounBehind),
};
