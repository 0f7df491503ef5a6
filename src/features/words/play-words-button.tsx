import { useNavigate } from '@tanstack/react-router';
import { useLearner } from '../../session/session-context.tsx';
import { Button } from '../../ui/button.tsx';
import { saveChosenWords } from '../play/chosen-words.ts';
import { findGameTitle } from '../play/game-title.ts';
import { chooseGameForWords, type MyWord } from './my-words.ts';

/** Starts a suitable game with these words. */
export function PlayWordsButton({ words }: { words: readonly MyWord[] }) {
  const { preferences } = useLearner();
  const navigate = useNavigate();
  const play = chooseGameForWords(words);
  if (!play) return null;
  const title = findGameTitle(play.game) ?? '';

  async function start({ game, level, words: chosen }: NonNullable<typeof play>): Promise<void> {
    await saveChosenWords(preferences, { level, words: chosen });
    await navigate({ to: '/app', search: { room: 'arcade', game, words: 'chosen' } });
  }

  return (
    <Button kind="primary" icon="play" onClick={() => void start(play)}>
      Play these: {title}, {play.words.length === 1 ? '1 word' : `${play.words.length} words`}
      {play.game === 'flashcards' ? '' : ` of ${play.level}`}
    </Button>
  );
}
