import type { ReactNode } from 'react';
import { Button } from '#design-system/button/button.tsx';
import { EmptyState } from '#design-system/empty-state/empty-state.tsx';
import { Page } from '#design-system/page/page.tsx';
import { appTexts } from '#locales/app/app.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { inWindow } from '../ground/picture-frame.tsx';

interface NotFoundViewProps {
  /** Draws it as an empty state of the shop, inside its frame. */
  inShop: boolean;
  homeLink: (children: ReactNode) => ReactNode;
}

/** specification.md 2, the catch-all route, in its own words. */
export function NotFoundView({ inShop, homeLink }: NotFoundViewProps) {
  const t = useTexts(appTexts);
  const home = (
    <Button size="large" asChild>
      {homeLink(t('notFound.home'))}
    </Button>
  );
  if (inShop) {
    return (
      <Page width="reading">
        <EmptyState
          level={1}
          picture={inWindow('travel-balloon-0')}
          title={t('notFound.title')}
          text={t('notFound.text')}
          action={home}
        />
      </Page>
    );
  }
  return (
    <div className="grid justify-items-start gap-5.5">
      <div className="grid gap-3.5">
        <h1 className="hyphenate tracking-large text-36 desk:text-48">{t('notFound.title')}</h1>
        <p className="text-ink-muted">{t('notFound.text')}</p>
      </div>
      {home}
    </div>
  );
}
