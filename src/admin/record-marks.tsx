import { Avatar } from '#design-system/avatar/avatar.tsx';
import { formatTime } from '#locales/dates.ts';
import { recordsTexts } from '#locales/records/records.texts.ts';
import { useTexts } from '#locales/texts.tsx';

/** That there are changes which are not saved, and from when. */
export function DraftChip({ at }: { at: string }) {
  const t = useTexts(recordsTexts);
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap text-14">
      <span aria-hidden className="size-1.75 rotate-45 rounded-[2px] border-[1.5px] border-ink-muted" />
      {t('unsaved', { time: formatTime(at) })}
    </span>
  );
}

/** Who else has this form open, before one types. */
export function Presence({ names }: { names: readonly string[] }) {
  const t = useTexts(recordsTexts);
  const [first, ...more] = names;
  if (first === undefined) return null;
  return (
    <span className="inline-flex items-center gap-2 text-12 text-ink-muted">
      <Avatar name={first} size="small" />
      {more.length > 0 ? t('presence.more', { name: first, count: more.length }) : t('presence.one', { name: first })}
    </span>
  );
}
