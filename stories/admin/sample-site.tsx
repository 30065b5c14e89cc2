import type { Decorator } from '@storybook/react-vite';
import { CircleQuestionMark, Store, Ticket } from 'lucide-react';
import { fn } from 'storybook/test';
import { AdminAccountButton } from '#src/admin/admin-account.tsx';
import { AdminFrame } from '#src/admin/admin-frame.tsx';
import type { Site } from '#src/admin/site.ts';
import { SiteContext } from '#src/admin/site-context.ts';
import { LanguageToggle } from '#src/ground/language-toggle.tsx';
import { lazyScreen } from '#src/ground/lazy-screen.tsx';

const screen = lazyScreen(async () => () => null);

/** A site of administration with a few places. */
export const sampleSite: Site = {
  name: 'platform',
  base: '/admin-panel',
  places: [
    {
      name: 'providers',
      group: 'catalogue',
      path: 'providers',
      Icon: Store,
      permission: 'platform.catalogue',
      screen,
      letter: 'p',
      makes: true,
      often: true,
    },
    {
      name: 'coupons',
      group: 'catalogue',
      path: 'coupons',
      Icon: Ticket,
      permission: 'platform.coupons',
      screen,
      letter: 'c',
      makes: true,
      often: true,
    },
    {
      name: 'faq',
      group: 'content',
      path: 'faq',
      Icon: CircleQuestionMark,
      permission: 'platform.content',
      screen,
      letter: 'q',
      makes: true,
      often: true,
    },
  ],
};

/** The story is a page of that site. */
export const inSite: Decorator = (Story) => (
  <SiteContext value={sampleSite}>
    <Story />
  </SiteContext>
);

/** The story is a page in the frame of that site. */
export const inFrame: Decorator = (Story) => (
  <SiteContext value={sampleSite}>
    <AdminFrame
      onPalette={fn()}
      language={<LanguageToggle onChoose={fn()} />}
      account={<AdminAccountButton name="Milan Marković" />}
      accountInMenu={null}
    >
      <Story />
    </AdminFrame>
  </SiteContext>
);
