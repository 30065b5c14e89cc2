import { Skeleton } from '#design-system/skeleton/skeleton.tsx';
import { adminTexts } from '#locales/admin/admin.texts.ts';
import { useTexts } from '#locales/texts.tsx';

/** Placeholder of a page of administration while its code is loading. */
export function PageOutline() {
  const t = useTexts(adminTexts);
  return (
    <div className="grid gap-4">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <Skeleton className="h-8 w-52" />
      <Skeleton className="h-9 w-full max-w-150" />
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <Skeleton key={row} className="h-10 w-full" />
      ))}
    </div>
  );
}
