import { type Plugin, parseSync, Visitor } from 'vite';

const RULES = /\/src\/feedback\/rules\/[\w-]+\.ts$/;
/** "He [go→goes] home.": only examples are written like this. */
const EXAMPLE = /\[.*→.*\]/s;

/** Delivers the rules without the sentences that only their tests read, a sixth of the script that checks answers. */
export function withoutRuleExamples(): Plugin {
  return {
    name: 'rule-examples',
    apply: 'build',
    transform: {
      filter: { id: RULES },
      handler: (code, id) => ({ code: withoutExamples(code, id), map: null }),
    },
  };
}

/**
 * The module with empty lists in place of those of examples, wherever they stand, and of a file's right sentences.
 * @param id tells by its ending what language the code is in
 */
export function withoutExamples(code: string, id: string): string {
  const lists: { start: number; end: number }[] = [];
  new Visitor({
    ArrayExpression({ start, end, elements }) {
      const texts = elements.map((element) => element && code.slice(element.start, element.end));
      if (texts.length > 0 && texts.every((text) => text && /^['"`]/.test(text) && EXAMPLE.test(text))) {
        lists.push({ start, end });
      }
    },
    Property({ key, value }) {
      if (key.type === 'Identifier' && key.name === 'right' && value.type === 'ArrayExpression') {
        lists.push(value);
      }
    },
  }).visit(parseSync(id, code).program);
  return lists
    .sort((one, other) => other.start - one.start)
    .reduce((left, { start, end }) => `${left.slice(0, start)}[]${left.slice(end)}`, code);
}
