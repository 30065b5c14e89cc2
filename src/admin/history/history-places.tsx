import { Skeleton } from '#design-system/skeleton/skeleton.tsx';
import { recordsTexts } from '#locales/records/records.texts.ts';
import { useTexts } from '#locales/texts.tsx';

/** Placeholders of a history while it is being read. */
export function HistoryPlaces() {
  const t = useTexts(recordsTexts);
  return (
    <div className="grid gap-5">
      <p role="status" className="sr-only">
        {t('opening')}
      </p>
      {[1, 2, 3].map((place) => (
        <div key={place} aria-hidden className="grid grid-cols-[auto_minmax(0,1fr)] gap-3">
          <Skeleton className="size-7.5 rounded-full" />
          <div className="grid gap-2">
            <Skeleton className="h-4 w-48" />
            <Skeleton className="h-4 w-full" />
          </div>
        </div>
      ))}
    </div>
  );
}
