/** Features of the web that the code may not use, or only with a fallback: a supported browser lacks them. */

/** The first versions with a feature; `null` where there is none yet. */
interface Versions {
  chrome: number | null;
  firefox: number | null;
  safari: number | null;
}

/** A feature of the web that is younger than some of the supported browsers. */
export interface RecentFeature {
  name: string;
  pattern: RegExp;
  /** By MDN's compatibility data, https://github.com/mdn/browser-compat-data. */
  since: Versions;
  /** Why it may be used: what happens in a browser without it. Without a reason it may not. */
  fallback?: string;
}

/** The first versions in this order: Chrome, Firefox, Safari. */
const since = (chrome: number | null, firefox: number | null, safari: number | null): Versions => ({
  chrome,
  firefox,
  safari,
});

const LOWERED = 'the build lowers it';
const DECORATION = 'only decoration is missing';

/** Built-ins for which TypeScript with the `lib` of ES2023 reports no error. */
export const RECENT_APIS: readonly RecentFeature[] = [
  { name: 'AbortSignal.any', pattern: /\bAbortSignal\.any\b/, since: since(116, 124, 17.4) },
  { name: 'AbortSignal.timeout', pattern: /\bAbortSignal\.timeout\b/, since: since(124, 100, 16) },
  { name: 'URL.canParse', pattern: /\bURL\.canParse\b/, since: since(120, 115, 17) },
  { name: 'URL.parse', pattern: /\bURL\.parse\b/, since: since(126, 126, 18) },
  { name: 'Promise.withResolvers', pattern: /\bPromise\.withResolvers\b/, since: since(119, 121, 17.4) },
  { name: 'Promise.try', pattern: /\bPromise\.try\b/, since: since(128, 134, 18.2) },
  { name: 'groupBy', pattern: /\b(?:Object|Map)\.groupBy\b/, since: since(117, 119, 17.4) },
  { name: 'Array.fromAsync', pattern: /\bArray\.fromAsync\b/, since: since(121, 115, 16.4) },
  { name: 'checkVisibility', pattern: /\.checkVisibility\(/, since: since(105, 106, 17.4) },
  { name: 'Intl.Segmenter', pattern: /\bIntl\.Segmenter\b/, since: since(87, 125, 14.1) },
  { name: 'isWellFormed', pattern: /\.(?:isWellFormed|toWellFormed)\(/, since: since(111, 119, 16.4) },
  { name: 'RegExp.escape', pattern: /\bRegExp\.escape\b/, since: since(136, 134, 18.2) },
  { name: 'the popover methods', pattern: /\.(?:show|hide|toggle)Popover\(/, since: since(114, 125, 17) },
  { name: 'setHTMLUnsafe', pattern: /\.setHTMLUnsafe\(/, since: since(124, 123, 17.4) },
  { name: 'moveBefore', pattern: /\.moveBefore\(/, since: since(133, 144, null) },
  { name: 'the v flag', pattern: /\/[dgimsy]*v[dgimsy]*(?=[;,.)\]])/, since: since(112, 116, 17) },
];

export const RECENT_STYLES: readonly RecentFeature[] = [
  { name: 'light-dark()', pattern: /\blight-dark\(/, since: since(123, 120, 17.5), fallback: LOWERED },
  { name: 'mask', pattern: /\bmask-image:/, since: since(120, 53, 15.4), fallback: LOWERED },
  {
    name: 'subgrid',
    pattern: /\bsubgrid\b/,
    since: since(117, 71, 16),
    fallback: 'a rule outside of @supports gives each row columns of its own',
  },
  {
    name: 'color-mix()',
    pattern: /\bcolor-mix\(/,
    since: since(111, 113, 16.2),
    fallback: 'a rule outside of @supports sets a similar colour',
  },
  {
    name: '@starting-style',
    pattern: /@starting-style\b/,
    since: since(117, 129, 17.5),
    fallback: DECORATION,
  },
  { name: '@property', pattern: /@property\b/, since: since(85, 128, 16.4), fallback: DECORATION },
  { name: 'linear()', pattern: /[\s:,]linear\(/, since: since(113, 112, 17.2), fallback: DECORATION },
  {
    name: 'text-wrap',
    pattern: /\btext-wrap:/,
    since: since(114, 121, 17.4),
    fallback: 'lines break without balance',
  },
  {
    name: 'field-sizing',
    pattern: /\bfield-sizing:/,
    since: since(123, 152, 26.2),
    fallback: 'fields keep their size and scroll',
  },
  {
    name: 'content-visibility',
    pattern: /\bcontent-visibility:/,
    since: since(85, 125, 18),
    fallback: 'hidden parts are laid out, too',
  },
  {
    name: 'scrollbar-width',
    pattern: /\bscrollbar-width:/,
    since: since(121, 64, 18.2),
    fallback: 'the scrollbar has its usual width',
  },
  { name: '@scope', pattern: /@scope\b/, since: since(118, 146, 17.4) },
  { name: 'anchor positioning', pattern: /\b(?:anchor-name|position-anchor):/, since: since(125, 147, 26) },
  { name: 'scroll timelines', pattern: /\banimation-timeline:/, since: since(115, null, 26) },
  { name: 'interpolate-size', pattern: /\binterpolate-size:/, since: since(129, null, null) },
  { name: 'scrollbar-gutter', pattern: /\bscrollbar-gutter:/, since: since(94, 97, 18.2) },
  { name: 'relative colours', pattern: /\b(?:rgb|hsl|oklch)\(\s*from\b/, since: since(119, 128, 16.4) },
  { name: ':state()', pattern: /:state\(/, since: since(125, 126, 17.4) },
  { name: 'style queries', pattern: /@container[^{]*style\(/, since: since(111, null, 18) },
];
