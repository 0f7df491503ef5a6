import { unreachable } from '../../domain/result.ts';
import type { ViewPartProps } from '../contract.ts';
import { CheckedPage } from './checked-page.tsx';
import { EmojiChoice } from './emoji-choice.tsx';
import { ModelPage } from './model-page.tsx';
import { OpenerChoice } from './opener-choice.tsx';
import type { StoryMove } from './rules.ts';
import type { StoryState } from './state.ts';
import { WritingPage } from './writing-page.tsx';

export type StoryViewProps = ViewPartProps<StoryState, StoryMove>;

/** The way of a story: its emojis, its beginning, the page, the marked page, somebody else's story. */
export function StoryView({ state, send }: StoryViewProps) {
  switch (state.phase) {
    case 'choosing':
      return <EmojiChoice state={state} send={send} />;
    case 'opening':
      return <OpenerChoice state={state} send={send} />;
    case 'writing':
      return <WritingPage state={state} send={send} />;
    case 'marked':
      return <CheckedPage key={state.drafts.length} state={state} send={send} />;
    case 'model':
    case 'over':
      return <ModelPage state={state} send={send} />;
    default:
      return unreachable(state.phase);
  }
}
