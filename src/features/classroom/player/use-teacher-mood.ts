import { useState } from 'react';
import { playSound } from '../../../ui/speech/sounds.ts';
import { useGameSettings } from '../../play/use-game-settings.ts';
import type { TeacherReaction } from '../items/evaluate-check.ts';

/** The teacher's face, and the number of checks so far, so that each one restarts the animation. */
interface TeacherMood {
  mood: 'calm' | TeacherReaction;
  checks: number;
}

/**
 * How the teacher reacts to a check, with a sound if the learner has turned sounds on.
 * @param stepId a new step starts with a calm face
 */
export function useTeacherMood(stepId: string): TeacherMood & { react: (reaction: TeacherReaction) => void } {
  const [settings] = useGameSettings();
  const [latest, setLatest] = useState<TeacherMood & { stepId: string }>({ mood: 'calm', checks: 0, stepId });
  const { checks } = latest;

  function react(reaction: TeacherReaction): void {
    setLatest({ mood: reaction, checks: checks + 1, stepId });
    if (settings?.sound) playSound(reaction === 'glad' ? 'right' : 'wrong');
  }

  return { mood: latest.stepId === stepId ? latest.mood : 'calm', checks, react };
}
