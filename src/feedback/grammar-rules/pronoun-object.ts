import type { Clause, Group, NounGroup } from '../grammar/groups.ts';
import { findGender } from '../grammar/pronoun-reference.ts';
import { findEntry } from '../lexicon/english.ts';
import { createFinding, type GrammarFinding, type GrammarRule, type RuleContext } from './grammar-rule.ts';

/** Verbs of what one does with things; "and regretted it" can be about all that happened. */
const WITH_THINGS = /^(?:buy|find|eat|lose|put|wear|sell|wash|cook|throw|clean|cut|wrap|pick|fry|boil)$/;
/** Verbs without a reflexive pronoun, where other languages have one. */
const NOT_REFLEXIVE =
  /^(?:relax|concentrate|hurry|complain|apologise|apologize|graduate|specialise|specialize)$/;
/** Verbs whose object can be the subject itself. */
const REFLEXIVE =
  /^(?:hurt|cut|burn|introduce|teach|ask|blame|enjoy|dress|prepare|protect|express|wash|injure|describe|present|dry|shave|motivate|entertain)$/;
const SELF: Readonly<Record<string, string>> = { me: 'myself', us: 'ourselves' };

function listNouns(groups: readonly Group[], until: number): readonly NounGroup[] {
  return groups.flatMap((group) => {
    const noun = group.kind === 'preposition' ? group.object : group.kind === 'noun' ? group : undefined;
    return noun && noun.to <= until && (!noun.isPronoun || /^(?:it|that|this)$/.test(noun.head.lower))
      ? [noun]
      : [];
  });
}

/** "I bought two apples and ate it" → "them": the only thing that was spoken of is plural. */
function checkThem(context: RuleContext, { verb, complements }: Clause): readonly GrammarFinding[] {
  const { sentence } = context;
  const [object, next] = complements;
  if (!verb || !WITH_THINGS.test(verb.main.lemma) || verb.isPassive) return [];
  if (object?.kind !== 'noun' || object.head.lower !== 'it' || object.from !== verb.to) return [];
  if (next?.kind === 'adjective' || next?.kind === 'verb') return [];
  const here = listNouns(sentence.groups, object.from);
  const before = context.before.at(-1);
  const isLooking = /^(?:find|lose)$/.test(verb.main.lemma) && before !== undefined;
  const nouns = here.length > 0 || !isLooking ? here : listNouns(before.groups, Number.POSITIVE_INFINITY);
  const [thing, ...others] = nouns;
  if (!thing || others.length > 0 || thing.number !== 'plural' || thing.members.length > 0) return [];
  if (thing.nounClass !== 'thing' && thing.nounClass !== 'stuff') return [];
  return createFinding(context, object.from, object.to, 'them', {
    simple: `“${thing.head.text}” are more than one, so we say “them”.`,
    full: `“${thing.head.text}” is plural, so the pronoun is “them”, not “it”.`,
  });
}

/** "We met us" → "met"; "I hurt me" → "myself"; "I relaxed myself" → "relaxed". */
function checkSelf(context: RuleContext, { verb, complements, subject }: Clause): readonly GrammarFinding[] {
  const [object] = complements;
  if (!verb || !subject || object?.kind !== 'noun' || object.from !== verb.main.at + 1 || verb.isPassive)
    return [];
  const { lower } = object.head;
  const isSelf = /sel(?:f|ves)$/.test(lower);
  const isSame =
    (subject.head.lower === 'i' && lower === 'me') || (subject.head.lower === 'we' && lower === 'us');
  const { lemma, text } = verb.main;
  if ((isSelf && NOT_REFLEXIVE.test(lemma)) || (isSame && lemma === 'meet'))
    return createFinding(context, verb.main.at, object.to, text, {
      simple: `After “${text}” there is no “${lower}”.`,
      full: `“${lemma}” is not reflexive in English: “${text}”, without “${lower}”.`,
    });
  const next = context.sentence.tokens[object.to];
  // "I washed me a shirt"
  if (!isSame || !REFLEXIVE.test(lemma) || (next && /^(?:DET|NUM|NOUN|NOUNS)$/.test(next.tag))) return [];
  const right = SELF[lower] ?? lower;
  return createFinding(context, object.from, object.to, right, {
    simple: `“${subject.head.text}” and “${lower}” are the same person, so we say “${right}”.`,
    full: `Subject and object are the same person, so the object is “${right}”.`,
  });
}

/** "My friends in Lagos they are kind": the subject stands once. */
function checkDouble(context: RuleContext, { subject, kind, verb }: Clause): readonly GrammarFinding[] {
  const [noun, ...all] = context.sentence.groups;
  const rest = all.filter(({ to }) => to <= (subject?.from ?? 0));
  if (!subject?.isPronoun || !/^(?:he|she|they)$/.test(subject.head.lower) || kind !== 'main' || !verb)
    return [];
  if (noun?.kind !== 'noun' || noun.from !== 0 || noun.isTime || noun.isPronoun || rest.length === 0)
    return [];
  if (noun.nounClass !== 'person' || !noun.determiner || verb.main.lemma !== 'be') return [];
  const isJoined = rest.every(
    (group, at) => group.kind === 'preposition' && group.from === ((at === 0 ? noun : rest[at - 1])?.to ?? 0),
  );
  if (!isJoined || rest.at(-1)?.to !== subject.from || verb.from !== subject.to || !verb.finite) return [];
  if ((subject.head.lower === 'they') !== (noun.number === 'plural')) return [];
  return createFinding(
    context,
    subject.from,
    verb.from + 1,
    verb.finite.text.replace(/^['’]re$/, 'are').replace(/^['’]s$/, 'is'),
    {
      simple: `Say the subject once: no “${subject.head.lower}” after “${noun.head.text}”.`,
      full: `“${noun.head.text}” is the subject; “${subject.head.lower}” must not repeat it.`,
    },
  );
}

/** "… and my brothers they play cards": the subject of a later clause stands once, too. */
function checkLaterDouble(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const { subject, verb } = clause;
  if (!subject?.isPronoun || !/^(?:he|she|they)$/.test(subject.head.lower) || verb?.from !== subject.to)
    return [];
  const noun = tokens[subject.from - 1];
  const start = tokens[subject.from - 2]?.tag === 'ADJ' ? subject.from - 3 : subject.from - 2;
  const [link, owner] = [tokens[start - 1], tokens[start]];
  if (!noun || !/^(?:my|our|your|his|her|their)$/.test(owner?.lower ?? '')) return [];
  if (!/^(?:and|but|because|so)$/.test(link?.lower ?? '') || findEntry(noun.lemma)?.nounClass !== 'person')
    return [];
  if ((subject.head.lower === 'they') !== (noun.tag === 'NOUNS') || !verb.finite) return [];
  const gender = findGender(noun.lemma);
  if (gender && subject.head.lower !== 'they' && (gender === 'male') !== (subject.head.lower === 'he'))
    return [];
  // "… and my friends they play with": the pronoun is of another person.
  const rest = tokens.slice(verb.to);
  const isClosed = /^(?:NOUNS?|ADJ|NAME|ADV)$/.test(rest.findLast(({ tag }) => tag !== 'MARK')?.tag ?? '');
  if (!isClosed || rest.some(({ possibleTags }) => possibleTags.has('PAST') || possibleTags.has('MODAL')))
    return [];
  return createFinding(context, noun.at, subject.to, noun.text, {
    simple: `Say the subject once: no “${subject.head.lower}” after “${noun.text}”.`,
    full: `“${noun.text}” is the subject; “${subject.head.lower}” must not repeat it.`,
  });
}

export const PRONOUN_OBJECT_RULE: GrammarRule = {
  id: 'pronoun-object',
  looksBack: true,
  kind: 'pronoun',
  precision:
    'Only “it” behind a verb of what one does with things, where the one thing spoken of is plural; only the listed verbs with the pronoun directly behind; only persons with a place before the second subject.',
  find: (context) =>
    context.sentence.clauses.flatMap((clause) => [
      ...checkThem(context, clause),
      ...checkSelf(context, clause),
      ...checkDouble(context, clause),
      ...checkLaterDouble(context, clause),
    ]),
};
