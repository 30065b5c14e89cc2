import type { Decorator } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { AdminAccountButton } from '#src/admin/admin-account-button.tsx';
import { AdminFrame } from '#src/admin/admin-frame.tsx';
import { SiteContext } from '#src/admin/site-context.ts';
import { LanguageToggle } from '#src/ground/language-toggle.tsx';
import { sampleSite } from '#src/testing/sample-site.tsx';

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
      inMenu={() => null}
    >
      <Story />
    </AdminFrame>
  </SiteContext>
);
