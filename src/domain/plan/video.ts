const ID = '[A-Za-z0-9_-]{11}';
const LINK = new RegExp(
  `(?:https?://)?(?:www\\.|m\\.)?(?:youtube(?:-nocookie)?\\.com/(?:watch\\?(?:[^\\s#)>\\]"']*&(?:amp;)?)?v=|embed/|shorts/)|youtu\\.be/)(${ID})(?![A-Za-z0-9_-])`,
  'gi',
);

/** The id of the first YouTube video linked anywhere in the markdown, in any form of link. */
export function findVideoId(markdown: string): string | undefined {
  LINK.lastIndex = 0;
  for (const match of markdown.matchAll(LINK)) {
    const before = markdown[(match.index ?? 0) - 1];
    // A host that only ends like YouTube's, such as notyoutube.com, is another site.
    if (before !== undefined && /[\w.@/-]/.test(before)) continue;
    return match[1];
  }
  return undefined;
}

/** Whether the text has the form of a YouTube id: eleven letters, digits, "-" and "_". */
export function isVideoId(value: string): boolean {
  return new RegExp(`^${ID}$`).test(value);
}

/** The link to a video in a plan. */
export function formatVideoLink(id: string): string {
  return `https://www.youtube.com/watch?v=${id}`;
}

/** The video id if the markdown is only one link to a video, bare or as a markdown link. */
export function findSoleVideoId(markdown: string): string | undefined {
  const text = markdown.trim();
  const target = /^<([^\s<>]+)>$|^\[[^\]]*\]\(([^\s()]+)\)$|^(\S+)$/.exec(text);
  const link = target?.[1] ?? target?.[2] ?? target?.[3];
  return link === undefined ? undefined : findVideoId(link);
}
