import { Link } from 'react-router-dom';
import { cn } from '#design-system/classes/cn.ts';
import { Initials } from '#design-system/initials/initials.tsx';
import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import { adminPeopleTexts } from '#locales/admin-people/admin-people.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { PersonState } from '../admin/parts/person-state.tsx';
import { noteSeen } from '../admin/parts/seen-records.ts';
import type { ShownHolder } from './roles-props.ts';

interface HolderRowsProps {
  holders: readonly ShownHolder[];
  /** Names of the holder's roles; undefined in the list of a single role. */
  rolesOf?: (holder: ShownHolder) => string;
  className?: string;
}

/** A list of holders of roles, each with links to their form and to all their roles. */
export function HolderRows({ holders, rolesOf, className }: HolderRowsProps) {
  return (
    <ul className={cn('divide-y divide-line', className)}>
      {holders.map((holder) => (
        <li key={holder.key} className="flex items-center gap-3 py-2.5">
          <Initials name={holder.name} />
          <Named holder={holder} />
          {rolesOf && <span className="w-[36%] shrink-0 text-14">{rolesOf(holder)}</span>}
          <ChangeRoles holder={holder} />
        </li>
      ))}
    </ul>
  );
}

function Named({ holder }: { holder: ShownHolder }) {
  const t = useTexts(adminPeopleTexts);
  const { name, detail, to, isSelf, state, pending_email: waits, is_last_owner: isLast } = holder;
  return (
    <div className="grid min-w-0 flex-1 gap-0.5">
      <span className="flex flex-wrap items-center gap-x-3 gap-y-0.5">
        <span className="wrap-anywhere">
          <Link
            to={to}
            onClick={() => noteSeen({ label: name, to })}
            className="rounded-[3px] font-580 text-14 hover:underline hover:underline-offset-4"
          >
            {name}
          </Link>
          {isSelf && <span className="text-14 text-ink-muted"> ({t('roles.you')})</span>}
        </span>
        {(state !== 'active' || waits) && (
          <span className="text-12">
            <PersonState person={holder} />
          </span>
        )}
      </span>
      <span className="wrap-anywhere text-12 text-ink-muted">{detail}</span>
      {isLast && (
        <span className="text-12 text-ink-muted">
          <b className="font-560 text-ink">{t('roles.lastOwner')}.</b> {t('roles.lastOwnerText')}
        </span>
      )}
    </div>
  );
}

function ChangeRoles({ holder: { name, onRoles } }: { holder: ShownHolder }) {
  const t = useTexts(adminPeopleTexts);
  return (
    <ToolButton aria-label={t('roles.of', { name })} onClick={onRoles}>
      {t('roles.change')}
    </ToolButton>
  );
}
