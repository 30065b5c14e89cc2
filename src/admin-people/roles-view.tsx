import { UserPlus } from 'lucide-react';
import { useContext } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '#design-system/icon-button/icon-button.tsx';
import { PageHead } from '#design-system/page-head/page-head.tsx';
import { Skeleton } from '#design-system/skeleton/skeleton.tsx';
import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import { adminTexts } from '#locales/admin/admin.texts.ts';
import { adminPeopleTexts } from '#locales/admin-people/admin-people.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { PhonePrimaryContext } from '../admin/parts/phone-primary.ts';
import { OldNotice, ReadStates } from '../ground/read-states.tsx';
import { RoleCards } from './role-cards.tsx';
import { HolderRows } from './role-holders.tsx';
import { Legend, RoleMatrix } from './role-matrix.tsx';
import type { RolesViewProps, ShownHolder } from './roles-props.ts';

/** The roles of a site with their permissions and holders. The permissions are known without the server. */
export function RolesView(props: RolesViewProps) {
  const t = useTexts(adminPeopleTexts);
  const { roles, rows, holders } = props;
  const nameOf = (key: string) => roles.find((role) => role.key === key)?.name ?? key;
  const rolesOf = (holder: ShownHolder) => holder.roles.map(nameOf).join(', ');
  return (
    <>
      <Head onGive={props.onGive} />
      <OldNotice of={holders} className="mt-3 text-14" />
      <div className="mt-4.5 max-desk:hidden">
        <RoleMatrix roles={roles} rows={rows} />
      </div>
      <section className={holders.state === 'ready' ? 'mt-8.5 max-desk:hidden' : 'mt-8.5 max-desk:mt-4'}>
        <h2 className="display mb-2.5 text-18">{t('roles.who')}</h2>
        <ReadStates of={holders} as="part" failed={t('roles.whoFailed')} loading={<Outline />}>
          {(found) => <HolderRows holders={found} rolesOf={rolesOf} className="border-line border-y" />}
        </ReadStates>
      </section>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-3 desk:hidden">
        <Legend />
        <RoleCards roles={roles} rows={rows} />
      </div>
    </>
  );
}

function Head({ onGive }: Pick<RolesViewProps, 'onGive'>) {
  const t = useTexts(adminPeopleTexts);
  const phone = useContext(PhonePrimaryContext);
  return (
    <>
      <PageHead
        title={t('roles.title')}
        standfirst={t('roles.standfirst')}
        actions={
          onGive && (
            <ToolButton
              tone="primary"
              icon={<UserPlus aria-hidden size={16} />}
              className="max-desk:hidden"
              onClick={onGive}
            >
              {t('roles.give')}
            </ToolButton>
          )
        }
      />
      {onGive &&
        phone &&
        createPortal(
          <IconButton label={t('roles.give')} tone="brand" className="bg-brand text-on-brand" onClick={onGive}>
            <UserPlus aria-hidden size={20} />
          </IconButton>,
          phone,
        )}
    </>
  );
}

function Outline() {
  const loading = useTexts(adminTexts)('loading');
  return (
    <div role="status" className="grid gap-3 py-3">
      <span className="sr-only">{loading}</span>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-9 w-full" />
      ))}
    </div>
  );
}
