import { useId } from 'react';
import { Link } from 'react-router-dom';
import { State } from '#design-system/state/state.tsx';
import { formatTime } from '#locales/dates.ts';
import { recordsTexts } from '#locales/records/records.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { OwnDraft } from './record-drafts.ts';

/** What one has left unsaved, each a link to its form; nothing where there is nothing. */
export function OwnDraftsView({ drafts }: { drafts: readonly OwnDraft[] }) {
  const t = useTexts(recordsTexts);
  const id = useId();
  if (drafts.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="display pb-1 text-18">
        {t('drafts')}
      </h2>
      <ul className="divide-y divide-line">
        {drafts.map(({ kind, id: record, name, path, at }) => (
          <li
            key={`${kind} ${record}`}
            className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 text-14"
          >
            <Link to={path} className="target font-560 text-ink hover:underline">
              {name}
            </Link>
            <State tone="draft">{formatTime(at)}</State>
          </li>
        ))}
      </ul>
    </section>
  );
}
