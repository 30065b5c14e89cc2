import { Initials } from '#design-system/initials/initials.tsx';
import { State } from '#design-system/state/state.tsx';
import { formatTime } from '#locales/dates.ts';
import { recordsTexts } from '#locales/records/records.texts.ts';
import { useTexts } from '#locales/texts.tsx';

/** That there are changes which are not saved, and from when. */
export function DraftChip({ at }: { at: string }) {
  const t = useTexts(recordsTexts);
  return <State tone="draft">{t('unsaved', { time: formatTime(at) })}</State>;
}

/** Who else has this form open, before one types. */
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
