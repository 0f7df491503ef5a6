import type { Teacher } from '../../domain/teachers.ts';
import { Drawing } from '../../ui/drawing.tsx';
import css from './teacher-avatar.module.css';
import { type Mood, TEACHER_HUES, TEACHER_PORTRAITS } from './teacher-portraits.tsx';

export interface TeacherAvatarProps {
  teacher: Teacher;
  /** Width and height in CSS pixels. */
  size?: number | undefined;
  mood?: Mood | undefined;
}

/** A teacher's portrait. Decorative, next to the name. */
export function TeacherAvatar({ teacher, size = 88, mood = 'calm' }: TeacherAvatarProps) {
  return (
    <Drawing
      className={css.avatar}
      data-mood={mood}
      data-hue={TEACHER_HUES[teacher]}
      viewBox="0 0 100 100"
      width={size}
      height={size}
      strokeWidth="2.75"
    >
      {TEACHER_PORTRAITS[teacher](mood)}
    </Drawing>
  );
}
