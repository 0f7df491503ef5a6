import { STORY_WORDS } from '../../domain/limits.ts';
import { chosenEmojis, type Draft, nameOf, openerOf, type StoryState } from './state.ts';

/** What was to be written, as markdown. */
export function homeworkAbout(state: StoryState): string {
  const emojis = chosenEmojis(state).map((each) => `${each.emoji} ${nameOf(state, each)}`);
  const opener = state.hasOpener ? openerOf(state) : undefined;
  return [
    '# A story with five emojis',
    `Write a story of at most ${STORY_WORDS} words with ${emojis.join(', ')}.`,
    ...(opener ? [`It goes on from here: ${opener.text}`] : []),
  ].join('\n\n');
}

/** The teacher's feedback, or the device's, or none yet. */
export function homeworkFeedback({ reply, check }: Draft): string {
  if (reply.kind === 'answered') return reply.text;
  return check ? `${check.text}\n\n*Checked on this device.*` : '';
}
