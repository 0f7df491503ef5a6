import '../ui/styles.css';

import type { ReactNode } from 'react';
import { AboutScreen } from '../features/about/about-screen.tsx';
import { LandingScreen } from '../features/landing/landing-screen.tsx';
import { UpdateOffer } from '../pwa/update-offer.tsx';
import { BusyIndicator } from '../ui/busy-indicator.tsx';
import { StandaloneNotice } from '../ui/notices.tsx';
import { BlankPage, Page } from '../ui/page.tsx';

const LOADING_CONTENT = <BusyIndicator label="Opening…" />;
const BACK = { to: '/', label: 'Back to the entrance' };

/** The pages of the login and the sign-up start with the same frame. */
const SIGN_IN = (
  <Page title="Sign In to the Learning Arcade" emblem="school" back={BACK}>
    {LOADING_CONTENT}
  </Page>
);

/**
 * The content of each page before any script runs, by the page's file. The entrance's pages are complete; the
 * app's pages have only a frame, which the first screen replaces.
 */
export const PRERENDERED_SCREENS: Readonly<Record<string, ReactNode>> = {
  'index.html': <LandingScreen />,
  'about.html': <AboutScreen />,
  'app.html': <BlankPage>{LOADING_CONTENT}</BlankPage>,
  'login.html': SIGN_IN,
  'signup.html': SIGN_IN,
  'school.html': (
    <Page title="School map" hue="library" emblem="school" back={BACK}>
      {LOADING_CONTENT}
    </Page>
  ),
};

/** The notice of a new version, which is part of the entrance's pages, because these run no React. */
export const UPDATE_NOTICE = (
  <StandaloneNotice>
    <UpdateOffer />
  </StandaloneNotice>
);
