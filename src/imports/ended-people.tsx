import { use } from 'react';
import { formatDay } from '#locales/dates.ts';
import { GrowingRows } from './growing-rows.tsx';
import { type EndedAsked, ImportRowsContext } from './import-rows.ts';
import { useImportTexts } from './import-site.ts';

/** People who were not in the file and got a last day by the import. */
export function EndedPeople({ asked, title }: { asked: EndedAsked; title: string }) {
  const t = useImportTexts();
  const { useEnded } = use(ImportRowsContext);
  return (
    <section>
      <h2 className="mb-2 text-18">{title}</h2>
      <GrowingRows usePage={useEnded} asked={asked} empty={<p className="text-14 text-ink-muted">{t('rows.none')}</p>}>
        {(people) => (
          <ul>
            {people.map(({ id, name, email, unit, last_day: day }) => (
              <li
                key={id}
                className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-b py-2 text-14"
              >
                <span className="wrap-anywhere min-w-0">
                  <span className="mr-2 font-560">{name || email}</span>
                  <span className="text-ink-muted">{[name && email, unit].filter(Boolean).join(' · ')}</span>
                </span>
                {day && <span className="text-ink-muted tabular-nums">{t('ended.on', { day: formatDay(day) })}</span>}
              </li>
            ))}
          </ul>
        )}
      </GrowingRows>
    </section>
  );
}
