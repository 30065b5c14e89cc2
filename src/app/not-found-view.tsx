import type { ReactNode } from 'react';
import { Button } from '#design-system/button/button.tsx';
import { appTexts } from '#locales/app/app.texts.ts';
import { useTexts } from '#locales/texts.tsx';

interface NotFoundViewProps {
  homeLink: (children: ReactNode) => ReactNode;
}

/** specification.md 2, the catch-all route, in its own words. */
export function NotFoundView({ homeLink }: NotFoundViewProps) {
  const t = useTexts(appTexts);
  return (
    <div className="grid justify-items-start gap-5.5">
      <div className="grid gap-3.5">
        <h1 className="hyphenate tracking-large text-36 desk:text-48">{t('notFound.title')}</h1>
        <p className="text-ink-muted">{t('notFound.text')}</p>
      </div>
      <Button size="large" asChild>
        {homeLink(t('notFound.home'))}
      </Button>
    </div>
  );
}
