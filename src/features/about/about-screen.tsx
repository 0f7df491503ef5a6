import { PageButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Page } from '../../ui/page.tsx';
import css from './about-screen.module.css';

/** About the product, its use of data, and credits. */
export function AboutScreen() {
  return (
    <Page title="About Learning Arcade" hue="media" emblem="school">
      <div className={css.text}>
        <p className={css.lead}>
          Learning Arcade teaches English in short classes. You choose a skill and a teacher; the class fits
          your level, your age and why you learn.
        </p>
        <Card title="How it works" hue="classroom">
          <ol>
            <li>Set up your profile: level, age and reason.</li>
            <li>Generate a class in Classroom 1. You have five a day.</li>
            <li>Work through it: words, phrases to sort, exercises and your own notes.</li>
            <li>Submit your answer and read what was good, what to correct, and why.</li>
            <li>Save it to your homework, collect its badge, and see your progress grow.</li>
          </ol>
        </Card>
        <Card title="Your work" hue="library">
          <p>
            What you write is saved on your device first, and nothing has to be online for that. When there is
            a connection, a copy goes to the server that you signed in to, so that you find your profile,
            lessons and homework on your other devices.
          </p>
          <p>
            Your classes and answers are sent to that server's lesson service to write the class and to
            correct what you wrote. In Settings you can download everything that is stored about you.
          </p>
        </Card>
        <Card title="Privacy" hue="arcade">
          <p>
            There are no trackers, no advertisements and no analytics here. The fonts, pictures and programs
            all come from the same place as this page. If a class shows a YouTube video, it is loaded from
            YouTube's privacy-enhanced address, inside a closed frame. One cookie remembers whether you chose
            the light or the dark theme. A second one is only there while you make an account.
          </p>
        </Card>
        {/* Filled by the page's script with what the host says now. */}
        <div data-operator hidden>
          <Card title="Who runs this app" hue="classroom">
            <div data-operator-text />
          </Card>
        </div>
        <Card title="Licence and thanks" hue="homework">
          <p>
            Learning Arcade is free software under the Apache License 2.0. Its letters are Bricolage Grotesque
            by Mathieu Triay and Atkinson Hyperlegible Next by the Braille Institute, both under the SIL Open
            Font License.
          </p>
          <p>
            Word levels: The CEFR-J Wordlist Version 1.5. Compiled by Yukio Tono, Tokyo University of Foreign
            Studies. The word games accept words of SCOWL, Copyright 2000-2016 by Kevin Atkinson.
          </p>
        </Card>
        <div>
          <PageButtonLink href="/" kind="primary" icon="back">
            Back to Arcade
          </PageButtonLink>
        </div>
      </div>
    </Page>
  );
}
