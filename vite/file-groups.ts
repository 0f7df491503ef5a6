import type { Rolldown } from 'vite';

/**
 * Which files the app is delivered in. The service worker fetches them one after the other, so there are few; what is
 * used together is together, and no page loads a group for a part of it. A group takes along what its modules import,
 * unless a group above has it: so each imports from those above it alone, and no chain of imports is long.
 */
const CODE: readonly (readonly [name: string, modules: RegExp])[] = [
  ['entrance', /\/src\/entrance\/main\.ts$/],
  ['shell', /\/src\/main\.tsx$/],
  ['school', /\/src\/features\/school\//],
  ['session', /\/src\/app\/open-session\.ts$/],
  [
    'hub',
    /\/src\/(?:routes\/|features\/hub\/|features\/frame\/(?:sync-status|badge-notice)|features\/play\/(?:todays-games|learn-from-events|award-badges)|memory\/)/,
  ],
  ['markdown', /\/src\/(?:ui\/markdown\.tsx|domain\/plan-content\.ts|features\/frame\/feedback-notice\.tsx)$/],
  ['screens', /\/src\/features\/(?:homework|lessons|progress|settings|words|unknown|sign-in)\//],
  ['games', /\/src\/(?:features\/play\/games-panel|games\/[^/]+\/(?:game|bank))\.tsx?$/],
  ['classroom', /\/src\/features\/classroom\/(?!write-here)/],
  ['on-device', /\/src\/(?:features\/classroom\/write-here|feedback\/device-check|teacher\/(?:write-class|class-request|load-level))\.ts$/],
];

/** Banks by what a game or class asks for at once: its level, its band of levels, or none. */
const BANKS: readonly (readonly [name: string, modules: RegExp])[] = [
  ['class-$1', /\/src\/teacher\/curriculum\/(\w\d)/],
  ['words-$1', /\/src\/content\/(?:words|grammar|dialogues)\/(\w\d)\.json$/],
  ['band-$1', /\/src\/content\/(?:blankety-blank|blockbusters|stories\/models|stories\/openers)\/([abc])\.json$/],
  ['questions', /\/src\/content\/(?:general-knowledge|millionaire)\/\w+\.json$/],
  ['scenes', /\/src\/content\/scenes\/adult-/],
  ['accepted-words', /virtual:accepted-words/],
  ['banks', /\/src\/content\/.+\.json$|\/alike-words\.ts$|virtual:rude-letters/],
];

function bankOf(id: string): string | null {
  for (const [name, modules] of BANKS) {
    const found = modules.exec(id);
    if (found) return name.replace('$1', found[1] ?? '');
  }
  return null;
}

export const FILE_GROUPS: Rolldown.CodeSplittingGroup[] = [
  { name: bankOf, debugName: 'banks', priority: CODE.length + 1 },
  ...CODE.map(([name, test], index) => ({ name, test, priority: CODE.length - index })),
];
