import { Page } from '#design-system/page/page.tsx';
import { Skeleton } from '#design-system/skeleton/skeleton.tsx';
import { appTexts } from '#locales/app/app.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { LayoutName } from './app-route.ts';

/** Placeholder of a screen whose code is loading. */
export function PageSkeleton({ layout }: { layout: LayoutName }) {
  const t = useTexts(appTexts);
  const lines = (
    <>
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <Skeleton className="h-12 w-3/5" />
      <Skeleton className="h-5 w-4/5" />
      <Skeleton shape="block" className="h-12 w-full" />
      <Skeleton shape="block" className="h-12 w-full" />
    </>
  );
  if (layout !== 'main') return <div className="grid gap-5.5">{lines}</div>;
  return <Page className="grid gap-6">{lines}</Page>;
}
