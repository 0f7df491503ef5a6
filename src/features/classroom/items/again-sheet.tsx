import layout from '../../../ui/layout.module.css';
import { Markdown } from '../../../ui/markdown.tsx';
import { labelOf } from './exercise-sheet.tsx';
import { ItemList } from './item-list.tsx';
import { TRIES } from './item-standing.ts';
import type { ClassWork } from './use-class-work.ts';

interface AgainSheetProps {
  work: ClassWork;
  onAnswer: (item: string, answer: string) => void;
}

/** What was missed comes back once. */
export function AgainSheet({ work, onAnswer }: AgainSheetProps) {
  const { answers, checks } = work.again;
  return (
    <div className={layout.stack5}>
      {work.missed.map((played) => (
        <section
          key={played.index}
          className={layout.stack2}
          aria-label={`From exercise ${played.index + 1}`}
        >
          <Markdown headingLevel={4}>{played.task}</Markdown>
          <ItemList
            work={work}
            played={played}
            checks={checks}
            tries={TRIES.again}
            labelOf={(item) => `${labelOf(played, item)}, once more`}
            valueOf={({ name }) => answers[name] ?? ''}
            onAnswer={({ name }, given) => onAnswer(name, given)}
            onCheck={(given) => work.check(given, 'again-checked')}
            onCheckAll={() => work.check(work.waitingAgain, 'again-checked')}
          />
        </section>
      ))}
    </div>
  );
}
