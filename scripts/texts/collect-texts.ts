/** What is in a text for a value that the code fills in. */
export const FILLED = '{…}';

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

/** Attributes whose values are never read aloud or shown. */
const CODE_ATTRIBUTES =
  /^(?:className|class|id|d|viewBox|transform|points|style|href|to|src|rel|target|type|kind|role|key|form|autoComplete|inputMode|enterKeyHint|lang|font\w*|stroke\w*|fill\w*|textAnchor|preserveAspectRatio|allow|sandbox|method|sizes|media|htmlFor|aria-(?:labelledby|describedby|controls|live|owns|current|haspopup|hidden|activedescendant))$/;

/** Elements inside a sentence. */
const INLINE_ELEMENT = /^(?:a|abbr|b|code|em|i|kbd|Link|mark|q|span|strong|time)$/;

/** Operators that compare with a code, such as the name of a key. */
const COMPARISON = /^[=!]==?$/;

/** What no learner reads: types, addresses of modules, tests of values, and messages for engineers. */
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
      if (callee?.type === 'Super') return true;
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

/** A JSX text as React shows it: lines are trimmed and joined. */
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
  return parts.join(FILLED);
}

/** The text of an element's children, with what is filled in. */
function readElement(element: Node): string {
  return getChildren(element, 'children')
    .map((child) => {
      if (child.type === 'JSXText') return readJsxText(String(child.value));
      if (isInline(child)) return readElement(child);
      const expression = getChild(child, 'expression');
      if (!expression || expression.type === 'JSXEmptyExpression') return '';
      if (isString(expression)) return String(expression.value);
      return expression.type === 'TemplateLiteral' ? readTemplate(expression) : FILLED;
    })
    .join('');
}

function isInline(node: Node): boolean {
  const name = getChild(getChild(node, 'openingElement') ?? node, 'name')?.name;
  return node.type === 'JSXElement' && INLINE_ELEMENT.test(String(name));
}

/** Keys of storage, selectors, markup, lengths, and words of HTTP. */
const MACHINE_TEXT =
  /^[a-z-]+[:.]\{…\}|^game \{…\} |^\{…\}(?:px|Id)$|[[\]=<>$]|\((?:min-|prefers)|\drem|^button, a$|^Bearer |^noopener |^#[a-z]|^xM|^not all$|^[A-Z\d]+$/;

/** Whether a string is words for people: it starts with a capital or has a space beside a word. */
function isProse(text: string): boolean {
  if (MACHINE_TEXT.test(text)) return false;
  const words = text.replaceAll(FILLED, ' # ').replace(/[a-z]+(?:[-\w]*\()[^)]*\)/g, '');
  if (!/\p{L}{2}/u.test(words)) return false;
  if (/^[\w-]+$/.test(text) && /[a-z][A-Z]|[_\d]|-[A-Z]/.test(text)) return false;
  return /^[^\p{L}]*\p{Lu}\p{L}+/u.test(words) || /\p{L}[\p{L}’',.!?…:]*\s|\s\p{L}{2}/u.test(words);
}

/** A text and where it starts in the file's code. */
export type FoundText = Pick<Node, 'start'> & { text: string };

const toFound = ({ start }: Node, text: string, isShown: boolean): FoundText[] => {
  const isRead = isShown ? /\p{L}{2}/u.test(text) : isProse(text);
  return isRead ? [{ start, text: text.trim() }] : [];
};

/**
 * The texts of a node and what is inside it, in their order.
 *
 * @param isShown whether even a single small word is shown, because it stands inside a text
 */
export function collectTexts(node: Node, isShown = false): FoundText[] {
  if (isCode(node)) return [];
  const collectFields = (...fields: string[]) =>
    fields.flatMap((field) => getChild(node, field) ?? []).flatMap((child) => collectTexts(child, isShown));
  switch (node.type) {
    case 'Literal':
      return isString(node) ? toFound(node, String(node.value), isShown) : [];
    case 'TemplateLiteral':
      return [
        ...toFound(node, readTemplate(node), isShown),
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

/** The texts of an element. With words of its own it is one text, and its inline elements belong to it. */
function collectElement(element: Node, isInText = false): FoundText[] {
  const attributes = getChildren(getChild(element, 'openingElement') ?? element, 'attributes');
  const children = getChildren(element, 'children');
  const firstWords = children.find(
    ({ type, value }) => type === 'JSXText' && /\p{L}/u.test(readJsxText(String(value))),
  );
  const whole =
    firstWords && !isInText
      ? [
          {
            start: firstWords.start + String(firstWords.value).search(/\S/),
            text: readElement(element).trim(),
          },
        ]
      : [];
  const isText = isInText || firstWords !== undefined;
  const ofChildren = children.flatMap((child) => {
    if (child.type === 'JSXText') return [];
    if (isText && isInline(child)) return collectElement(child, true);
    const expression = getChild(child, 'expression');
    if (isText && expression && isString(expression)) return [];
    if (isText && expression?.type === 'TemplateLiteral')
      return getChildren(expression, 'expressions').flatMap((each) => collectTexts(each, true));
    return collectTexts(child, true);
  });
  return [...attributes.flatMap((attribute) => collectTexts(attribute)), ...whole, ...ofChildren];
}
