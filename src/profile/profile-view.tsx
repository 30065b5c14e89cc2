import type { ReactNode } from 'react';
import { Page } from '#design-system/page/page.tsx';
import { profileTexts } from '#locales/profile/profile.texts.ts';
import { useTexts } from '#locales/texts.tsx';

/** The page of the profile, with its sections one below the other. */
export function ProfileView({ children }: { children: ReactNode }) {
  const t = useTexts(profileTexts);
  return (
    <Page width="reading" className="grid content-start gap-10">
      <div className="grid gap-2">
        <h1 className="hyphenate text-36 tracking-large desk:text-48">{t('title')}</h1>
        <p className="text-18 text-ink-muted">{t('text')}</p>
      </div>
      {children}
    </Page>
  );
}
