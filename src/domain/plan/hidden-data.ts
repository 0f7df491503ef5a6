/**
 * Data that a plan carries but does not show: one HTML comment for each label, with JSON. Markdown readers
 * that do not know a label ignore it.
 */
const LABELS = ['exercise-keys', 'lesson-data', 'class-recall'] as const;
export type HiddenLabel = (typeof LABELS)[number];

/**
 * As `writeHiddenData` writes it: without "<", ">" or "-" in the JSON, so that nothing ends the comment
 * early.
 */
const COMMENT = new RegExp(`<!-- (${LABELS.join('|')}) ([\\[{][^<>-]*[\\]}]) -->`, 'g');

export function writeHiddenData(label: HiddenLabel, value: unknown): string {
  const json = JSON.stringify(value).replace(/[<>-]/g, (sign) => {
    return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
  return `<!-- ${label} ${json} -->`;
}

/** The plan's text without its hidden data. */
export function removeHiddenData(markdown: string): string {
  return markdown.replace(COMMENT, '');
}

/**
 * The plan's text without its hidden data, and the data by label: the last comment of each. Malformed JSON
 * counts as none.
 */
export function splitHiddenData(markdown: string): {
  visible: string;
  data: Partial<Record<HiddenLabel, unknown>>;
} {
  const found = [...markdown.matchAll(COMMENT)].map(([, label, json = '']) => [label, parseJson(json)]);
  return { visible: removeHiddenData(markdown), data: Object.fromEntries(found) };
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
