import { APP_VERSION } from '../../domain/app-version.ts';
import { THIRD_PARTY_NOTICES } from '../../pwa/third-party-notices.ts';
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
          Learning Arcade teaches English in short classes. You choose a skill and a teacher. The class fits
          your level, your age and your reason for learning.
        </p>
        <Card title="How it works" hue="classroom">
          <ol>
            <li>Set up your profile: level, age and reason.</li>
            <li>Generate a class in Classroom 1. You have five a day.</li>
            <li>Do it step by step: words, phrases, exercises and your own notes.</li>
            <li>Submit your answer. Read what was good, what to correct, and why.</li>
            <li>Save it as homework, get its badge, and see your progress.</li>
          </ol>
        </Card>
        <Card title="Your work" hue="library">
          <p>
            Your work is saved on your device first, online and offline. When you’re online, we also save it
            to your account. Then you have your profile, lessons and homework on your other devices.
          </p>
          <p>
            We use your choices to write your classes, and we correct your answers. In Settings, you can
            download everything that we save about you.
          </p>
        </Card>
        <Card title="Privacy" hue="arcade">
          <p>
            We don’t watch what you do, and there are no ads here. The letters, pictures and programs all come
            from this site. A class may show a YouTube video. It comes from YouTube’s address without cookies.
            One cookie remembers your choice of light or dark colours. Another is only here while you make an
            account.
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
            Learning Arcade is free software under the Apache License 2.0. Its fonts are Bricolage Grotesque
            by Mathieu Triay and Atkinson Hyperlegible Next by the Braille Institute, both under the SIL Open
            Font License.
          </p>
          <p>
            Word levels: The CEFR-J Wordlist Version 1.5. Compiled by Yukio Tono, Tokyo University of Foreign
            Studies, and the Octanove Vocabulary Profile. The word games accept words of SCOWL, Copyright
            2000-2016 by Kevin Atkinson.
          </p>
          <p>
            This is version {APP_VERSION}. Here are <a href={THIRD_PARTY_NOTICES}>all the licences</a> of its
            parts.
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
