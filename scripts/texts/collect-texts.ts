/*
 * Finds the texts that a learner reads or hears in the syntax tree of a file of code, without running it, so
 * that they can be printed and checked: `npm run texts`.
 */

/** Stands in a text for a value that the code fills in: "{…} words". */
export const FILLED_IN = '{…}';

/** A node of the syntax tree (ESTree with JSX and types), with the fields that all nodes have. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const listChildren = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

const getChild = (node: Node, field: string): Node | undefined => {
  const child = node[field];
  return isNode(child) ? child : undefined;
};

const getChildren = (node: Node, field: string): Node[] => {
  const children = node[field];
  return Array.isArray(children) ? children.filter(isNode) : [];
};

/** JSX attributes whose values are never read aloud or shown. */
const CODE_ATTRIBUTES =
  /^(?:className|class|id|d|viewBox|transform|points|style|href|to|src|rel|target|type|kind|role|key|form|autoComplete|inputMode|enterKeyHint|lang|font\w*|stroke\w*|fill\w*|textAnchor|preserveAspectRatio|allow|sandbox|method|sizes|media|htmlFor|aria-(?:labelledby|describedby|controls|live|owns|current|haspopup|hidden|activedescendant))$/;

/** Elements inside a sentence. */
const INLINE_ELEMENT = /^(?:a|abbr|b|code|em|i|kbd|Link|mark|q|span|strong|time)$/;

/** Operators that compare with a code, such as the name of a key. */
const COMPARISON = /^[=!]==?$/;

/**
 * Whether a node is what no learner reads: a type, a module's address, an attribute with a code, a tagged
 * template (a query), or an engineer's message.
 */
function isCode(node: Node): boolean {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ImportExpression':
    case 'ExportAllDeclaration':
    case 'ThrowStatement':
    case 'TaggedTemplateExpression':
      return true;
    case 'NewExpression':
    case 'CallExpression': {
      const callee = getChild(node, 'callee');
      // The message of an error class.
      if (callee?.type === 'Super') return true;
      // `TypeError(…)`, or the `console` of `console.log(…)`.
      const name = String(callee?.name ?? getChild(callee ?? node, 'object')?.name ?? '');
      return /Error$|^(?:console|unreachable)$/.test(name);
    }
    case 'JSXAttribute':
      return CODE_ATTRIBUTES.test(String(getChild(node, 'name')?.name ?? ''));
    default:
      return node.type.startsWith('TS') && !/^TS(?:As|Satisfies|NonNull)/.test(node.type);
  }
}

const ENTITIES: Record<string, string> = { apos: "'", quot: '"', amp: '&', nbsp: ' ', lt: '<', gt: '>' };

/** A JSX text as React shows it: lines are trimmed and joined, and named entities are replaced. */
function readJsxText(value: string): string {
  const lines = value.split('\n');
  const trimmed = lines.map((line, index) => {
    const start = index === 0 ? line : line.trimStart();
    return index === lines.length - 1 ? start : start.trimEnd();
  });
  return trimmed
    .filter((line) => line !== '')
    .join(' ')
    .replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}

const isString = (node: Node) => node.type === 'Literal' && typeof node.value === 'string';

function readTemplate(node: Node): string {
  const parts = getChildren(node, 'quasis').map(({ value }) => (value as { cooked: string }).cooked);
  return parts.join(FILLED_IN);
}

/** Joins the texts of an element's children. */
function readElement(element: Node): string {
  return getChildren(element, 'children')
    .map((child) => {
      if (child.type === 'JSXText') return readJsxText(String(child.value));
      if (isInline(child)) return readElement(child);
      const expression = getChild(child, 'expression');
      if (!expression || expression.type === 'JSXEmptyExpression') return '';
      if (isString(expression)) return String(expression.value);
      return expression.type === 'TemplateLiteral' ? readTemplate(expression) : FILLED_IN;
    })
    .join('');
}

function isInline(node: Node): boolean {
  const name = getChild(getChild(node, 'openingElement') ?? node, 'name')?.name;
  return node.type === 'JSXElement' && INLINE_ELEMENT.test(String(name));
}

/** Strings that only browsers, storage and servers read, each with an example. */
const MACHINE_TEXTS = [
  /^[a-z-]+[:.]\{…\}/, // keys of storage: "draft:{…}"
  /^game \{…\} /, // names of locks: "game {…} {…}"
  /^\{…\}(?:px|Id)$/, // lengths and names of fields: "{…}px", "{…}Id"
  /[[\]=<>$]/, // selectors and markup: "[data-game]", "<svg>"
  /\((?:min-|prefers)/, // media queries: "(min-width: 40rem)"
  /^not all$/, // the media query of no device
  /\drem/, // lengths: "0 -2rem"
  /^button, a$/, // the selector of a game's own keys
  /^#[a-z]/, // the address of an element: "#screen"
  /^Bearer /, // an HTTP header
  /^noopener /, // the relation of a link: "noopener noreferrer"
  /^xM/, // the alignment of a drawing: "xMidYMid meet"
  /^[A-Z\d]+$/, // codes: "POST", "A1"
];

/** A function in a style or a transform: "rotate({…})", "color-mix(in oklab, red, blue)". */
const CSS_FUNCTION = /[a-z]+[-\w]*\([^)]*\)/g;

/** A name in code: "ageBand", "word_2", "X-Request". */
const isIdentifier = (text: string) => /^[\w-]+$/.test(text) && /[a-z][A-Z]|[_\d]|-[A-Z]/.test(text);

/** Two letters or more in a row. */
const hasWord = (text: string) => /\p{L}{2}/u.test(text);

/** Whether a string is words for people: it starts with a capital or has a space beside a word. */
function isProse(text: string): boolean {
  if (MACHINE_TEXTS.some((pattern) => pattern.test(text)) || isIdentifier(text)) return false;
  const words = text.replaceAll(FILLED_IN, ' # ').replace(CSS_FUNCTION, '');
  if (!hasWord(words)) return false;
  const startsWithCapital = /^[^\p{L}]*\p{Lu}\p{L}+/u.test(words);
  const hasSpaceBesideWord = /\p{L}[\p{L}’',.!?…:]*\s|\s\p{L}{2}/u.test(words);
  return startsWithCapital || hasSpaceBesideWord;
}

/** A text and where it starts in the file's code. */
export type FoundText = Pick<Node, 'start'> & { text: string };

/** A list of the text if a learner reads it, else an empty one. */
const listIfRead = ({ start }: Node, text: string, isShown: boolean): FoundText[] => {
  const isRead = isShown ? hasWord(text) : isProse(text);
  return isRead ? [{ start, text: text.trim() }] : [];
};

/**
 * Lists the texts of a node and of what is inside it, in their order.
 *
 * @param isShown whether the node is known to be shown, because it stands inside a text: then even a single
 *   small word is a text, which elsewhere could be a code. It is passed on only to expressions whose value is
 *   the text itself, such as the branches of a condition.
 */
export function collectTexts(node: Node, isShown = false): FoundText[] {
  if (isCode(node)) return [];
  const collectFields = (...fields: string[]) =>
    fields.flatMap((field) => getChild(node, field) ?? []).flatMap((child) => collectTexts(child, isShown));
  switch (node.type) {
    case 'Literal':
      return isString(node) ? listIfRead(node, String(node.value), isShown) : [];
    case 'TemplateLiteral':
      return [
        ...listIfRead(node, readTemplate(node), isShown),
        ...getChildren(node, 'expressions').flatMap((child) => collectTexts(child, true)),
      ];
    case 'ConditionalExpression':
      return [
        ...[getChild(node, 'test')].filter(isNode).flatMap((test) => collectTexts(test)),
        ...collectFields('consequent', 'alternate'),
      ];
    case 'LogicalExpression':
      return collectFields('left', 'right');
    case 'JSXExpressionContainer':
      return collectFields('expression');
    case 'BinaryExpression': {
      const isComparison = COMPARISON.test(String(node.operator));
      return listChildren(node)
        .filter((child) => !isComparison || !isString(child))
        .flatMap((child) => collectTexts(child));
    }
    case 'SwitchCase':
      return getChildren(node, 'consequent').flatMap((child) => collectTexts(child));
    case 'Property':
      return [getChild(node, 'value')].filter(isNode).flatMap((value) => collectTexts(value));
    case 'JSXElement':
    case 'JSXFragment':
      return collectElement(node);
    default:
      return listChildren(node).flatMap((child) => collectTexts(child));
  }
}

/**
 * Lists the texts of an element. An element with words of its own is one text, and its inline elements belong
 * to it: "<p>Tap <b>Next</b>.</p>" is the text "Tap Next.".
 *
 * @param isPartOfText whether the element itself belongs to such a text, which has been listed
 */
function collectElement(element: Node, isPartOfText = false): FoundText[] {
  const attributes = getChildren(getChild(element, 'openingElement') ?? element, 'attributes');
  const children = getChildren(element, 'children');
  const firstWords = children.find(
    ({ type, value }) => type === 'JSXText' && /\p{L}/u.test(readJsxText(String(value))),
  );
  const whole =
    firstWords && !isPartOfText
      ? [
          {
            start: firstWords.start + String(firstWords.value).search(/\S/),
            text: readElement(element).trim(),
          },
        ]
      : [];
  // What is listed already, as part of the whole text, is left out below.
  const isListed = isPartOfText || firstWords !== undefined;
  const textsOfChildren = children.flatMap((child) => {
    if (child.type === 'JSXText') return [];
    if (isListed && isInline(child)) return collectElement(child, true);
    const expression = getChild(child, 'expression');
    if (isListed && expression && isString(expression)) return [];
    if (isListed && expression?.type === 'TemplateLiteral')
      return getChildren(expression, 'expressions').flatMap((each) => collectTexts(each, true));
    return collectTexts(child, true);
  });
  return [...attributes.flatMap((attribute) => collectTexts(attribute)), ...whole, ...textsOfChildren];
}
