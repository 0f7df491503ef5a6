import { getRouteApi } from '@tanstack/react-router';
import { WordsScreen } from '../features/words/words-screen.tsx';

const words = getRouteApi('/guarded/words');

/**
 * `/words`: the learner's words, or their mistakes (`part`); `from` shows those of the last classes alone.
 */
export function WordsRoute() {
  const { part = 'words', from } = words.useSearch();
  const navigate = words.useNavigate();
  return (
    <WordsScreen
      part={part}
      areLastClassesOnly={from === 'last-classes'}
      onShow={(nextPart) =>
        void navigate({
          search: nextPart === 'mistakes' ? { part: nextPart } : {},
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
}
