import { Initials } from '#design-system/initials/initials.tsx';
import { State } from '#design-system/state/state.tsx';
import { formatTime } from '#locales/dates.ts';
import { recordsTexts } from '#locales/records/records.texts.ts';
import { useTexts } from '#locales/texts.tsx';

/** Says that there are unsaved changes, and since when. */
export function DraftChip({ at }: { at: string }) {
  const t = useTexts(recordsTexts);
  return <State tone="draft">{t('unsaved', { time: formatTime(at) })}</State>;
}

/** Names other people who have this form open, as a warning before typing. */
export function Presence({ names }: { names: readonly string[] }) {
  const t = useTexts(recordsTexts);
  const [first, ...more] = names;
  if (first === undefined) return null;
  const who = { name: first, count: more.length };
  return (
    <span className="inline-flex items-center gap-2 text-12">
      <Initials name={first} size="small" />
      {more.length > 0 ? t('presence.more', who) : t('presence.one', { name: first })}
    </span>
  );
}
