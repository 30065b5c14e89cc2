import type { Decorator } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { AdminAccountButton } from '#src/admin/frame/admin-account-button.tsx';
import { AdminFrame } from '#src/admin/frame/admin-frame.tsx';
import type { Site } from '#src/admin/site/site.ts';
import { SiteContext } from '#src/admin/site/site-context.ts';
import { LanguageToggle } from '#src/ground/language-toggle.tsx';
import { sampleSite } from '#src/testing/sample-site.tsx';

/** Decorator: the story is a page of the sample site. */
export const inSite: Decorator = (Story) => (
  <SiteContext value={sampleSite}>
    <Story />
  </SiteContext>
);

/** Decorator: the story is a page in the frame of a site. */
export const inFrameOf =
  (site: Site): Decorator =>
  (Story) => (
    <SiteContext value={site}>
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

/** Decorator: the story is a page in the frame of the sample site. */
export const inFrame = inFrameOf(sampleSite);
