import type { ModelStory } from '../../content/stories/story-schema.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import letters from '../../ui/letters.module.css';
import { AutoFocusHeading } from '../kit/auto-focus-heading.tsx';
import { PlayLayout } from '../kit/play-layout.tsx';
import { useViewServices } from '../kit/view-services.ts';
import css from './page.module.css';
import { Paper } from './paper.tsx';
import type { StoryPartProps } from './state.ts';

/** A model story with its five emojis, and three phrases to learn. */
export function ModelPage({ state, send }: StoryPartProps) {
  const { speak } = useViewServices();
  const { model } = state;
  return (
    <PlayLayout
      board={
        <Paper
          head={
            <p className={css.pictures} aria-hidden="true">
              {model.emojis.join(' ')}
            </p>
          }
        >
          <AutoFocusHeading className={css.heading}>{model.title}</AutoFocusHeading>
          <p className={css.text}>
            {splitAtPhrases(model).map((part, at) => (at % 2 === 1 ? <mark key={part}>{part}</mark> : part))}
          </p>
          <section className={css.feedback} aria-label="Phrases to keep">
            <p className={letters.display}>Phrases to keep</p>
            <dl className={classNames(layout.stack2, css.phrases)}>
              {model.phrases.map(({ phrase, use }) => (
                <div key={phrase}>
                  <dt>{phrase}</dt>
                  <dd>{use}</dd>
                </div>
              ))}
            </dl>
          </section>
        </Paper>
      }
      controls={
        <>
          <Button kind="primary" icon="tick" onClick={() => send({ type: 'finished' })}>
            Finish
          </Button>
          <Button icon="speaker" onClick={() => speak(model.text)}>
            Hear it
          </Button>
          <Button icon="back" onClick={() => send({ type: 'went-back' })}>
            My page
          </Button>
        </>
      }
    />
  );
}

/** Splits a story at its phrases: every second part is a phrase. */
function splitAtPhrases({ text, phrases }: ModelStory): readonly string[] {
  const escapePhrase = ({ phrase }: { phrase: string }) => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return text.split(new RegExp(`(${phrases.map(escapePhrase).join('|')})`, 'i'));
}
