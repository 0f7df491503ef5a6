import { isTeacher } from '../../../domain/teachers.ts';
import { TeacherAvatar } from '../../../drawings/teachers/teacher-avatar.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import layout from '../../../ui/layout.module.css';
import letters from '../../../ui/letters.module.css';
import { Score } from '../items/score.tsx';
import type { ClassExercises } from '../items/use-class-exercises.ts';
import css from './notes-panel.module.css';

interface PausePanelProps {
  teacher: string;
  /** The number of words that the class has taught. */
  words: number;
  score: ClassExercises['score'];
}

/** The end of a class's first sitting. The class opens here again until its next step is opened. */
export function PausePanel({ teacher, words, score }: PausePanelProps) {
  return (
    <div className={layout.stack3}>
      <div className={css.prize}>
        {isTeacher(teacher) && <TeacherAvatar teacher={teacher} size={72} mood="glad" />}
        <p className={letters.display}>Well done! You finished part 1.</p>
      </div>
      <Score {...score} />
      <p>
        You met {words} {words === 1 ? 'word' : 'words'} and one rule. In part 2 you practise, and speak or
        write.
      </p>
      <p>Your class is saved. Take a break, or continue now.</p>
      <div>
        <ButtonLink to="/app" search={{}}>
          Take a break
        </ButtonLink>
      </div>
    </div>
  );
}
