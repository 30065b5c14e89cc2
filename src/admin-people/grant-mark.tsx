import type { Access } from '#contract/permissions/permissions.rules.ts';
import { cn } from '#design-system/classes/cn.ts';
import { adminPeopleTexts } from '#locales/admin-people/admin-people.texts.ts';
import { useTexts } from '#locales/texts.tsx';

/** A mark of access: a full seed for write, a hollow seed for read, a dot for none. */
export function GrantMark({ access, aside = false }: { access: Access | null; aside?: boolean }) {
  const t = useTexts(adminPeopleTexts);
  return (
    <>
      {access === null ? (
        <span aria-hidden className="text-line-strong">
          ·
        </span>
      ) : (
        <span
          aria-hidden
          className={cn(
            'inline-block size-2.75 shrink-0 rotate-45 rounded-[0_7px_7px_7px]',
            access === 'write' ? 'drawn bg-brand' : 'border-[1.5px] border-brand',
          )}
        />
      )}
      {!aside && <span className="sr-only">{t(WORDS[access ?? 'none'])}</span>}
    </>
  );
}

const WORDS = { write: 'roles.write', read: 'roles.readOnly', none: 'roles.nothing' } as const;
