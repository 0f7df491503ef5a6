import { unreachable } from '../../domain/result.ts';
import type { PartProps } from '../contract.ts';
import { Choosing } from './choosing.tsx';
import { Marked } from './marked.tsx';
import { ModelPage } from './model-page.tsx';
import { Opening } from './opening.tsx';
import type { StoryMove } from './rules.ts';
import type { StoryState } from './state.ts';
import { Writing } from './writing.tsx';

export type StoryViewProps = PartProps<StoryState, StoryMove>;

/** The way of a story: its emojis, its beginning, the page, the marked page, somebody else's story. */
export function StoryView({ state, send }: StoryViewProps) {
  switch (state.phase) {
    case 'choosing':
      return <Choosing state={state} send={send} />;
    case 'opening':
      return <Opening state={state} send={send} />;
    case 'writing':
      return <Writing state={state} send={send} />;
    case 'marked':
      return <Marked key={state.drafts.length} state={state} send={send} />;
    case 'model':
    case 'over':
      return <ModelPage state={state} send={send} />;
    default:
      return unreachable(state.phase);
  }
}
