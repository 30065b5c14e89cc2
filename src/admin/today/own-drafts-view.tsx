import { useId } from 'react';
import { Link } from 'react-router-dom';
import { State } from '#design-system/state/state.tsx';
import { adminTexts } from '#locales/admin/admin.texts.ts';
import { formatTime } from '#locales/dates.ts';
import { useTexts } from '#locales/texts.tsx';
import type { OwnDraft } from '../record/record-drafts.ts';

interface OwnDraftsViewProps {
  drafts: readonly OwnDraft[];
  /** A draft was opened. */
  onLeave?: () => void;
}

/** The person's own drafts, each a link to its form; nothing if there are none. */
export function OwnDraftsView({ drafts, onLeave }: OwnDraftsViewProps) {
  const t = useTexts(adminTexts);
  const id = useId();
  if (drafts.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="display border-line border-b pb-1.5 text-18">
        {t('drafts.title')}
      </h2>
      <ul className="divide-y divide-line">
        {drafts.map(({ kind, id: record, name, path, at }) => (
          <li
            key={`${kind} ${record}`}
            className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 text-14"
          >
            <Link to={path} onClick={onLeave} className="target font-560 text-ink hover:underline">
              {name}
            </Link>
            <State tone="draft">{formatTime(at)}</State>
          </li>
        ))}
      </ul>
    </section>
  );
}
