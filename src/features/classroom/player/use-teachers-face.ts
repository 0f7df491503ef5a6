import { useState } from 'react';
import { playSound } from '../../../ui/speech/sounds.ts';
import { useGameSettings } from '../../play/use-game-settings.ts';
import type { Reaction } from '../items/check-outcome.ts';

/** How the teacher looks, and which check of the class that was about: each is reacted to anew. */
interface TeachersFace {
  mood: 'calm' | Reaction;
  checks: number;
}

/**
 * The face that the teacher makes at what is checked, and the sound of it, for learners who have turned sounds on.
 * @param stepId a new step begins calmly
 */
export function useTeachersFace(stepId: string): TeachersFace & { react: (reaction: Reaction) => void } {
  const [settings] = useGameSettings();
  const [face, setFace] = useState<TeachersFace & { stepId: string }>({ mood: 'calm', checks: 0, stepId });
  const { checks } = face;

  function react(reaction: Reaction): void {
    setFace({ mood: reaction, checks: checks + 1, stepId });
    if (settings?.sound) playSound(reaction === 'glad' ? 'right' : 'wrong');
  }

  return { mood: face.stepId === stepId ? face.mood : 'calm', checks, react };
}
