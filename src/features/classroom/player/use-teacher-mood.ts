import { useState } from 'react';
import { playSound } from '../../../ui/speech/sounds.ts';
import { useGameSettings } from '../../play/use-game-settings.ts';
import type { TeacherReaction } from '../items/evaluate-check.ts';

/** How the teacher looks, and which check of the class that was about: each is reacted to anew. */
interface TeacherMood {
  mood: 'calm' | TeacherReaction;
  checks: number;
}

/**
 * The face that the teacher makes at what is checked, and the sound of it, for learners who have turned sounds on.
 * @param stepId a new step begins calmly
 */
export function useTeacherMood(stepId: string): TeacherMood & { react: (reaction: TeacherReaction) => void } {
  const [settings] = useGameSettings();
  const [face, setFace] = useState<TeacherMood & { stepId: string }>({ mood: 'calm', checks: 0, stepId });
  const { checks } = face;

  function react(reaction: TeacherReaction): void {
    setFace({ mood: reaction, checks: checks + 1, stepId });
    if (settings?.sound) playSound(reaction === 'glad' ? 'right' : 'wrong');
  }

  return { mood: face.stepId === stepId ? face.mood : 'calm', checks, react };
}
