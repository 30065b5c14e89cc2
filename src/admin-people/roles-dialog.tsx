import { mayBeCombined } from '#contract/permissions/permissions.rules.ts';
import { Button } from '#design-system/button/button.tsx';
import { Dialog } from '#design-system/dialog/dialog.tsx';
import { Skeleton } from '#design-system/skeleton/skeleton.tsx';
import { adminPeopleTexts } from '#locales/admin-people/admin-people.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { ReadStates } from '../ground/read-states.tsx';
import { useRead } from '../ground/use-read.ts';
import { RoleChoice } from './role-choice.tsx';
import { RolesMoved } from './roles-moved.tsx';
import { type RoleSite, rolesQuery, type SeenRoles, useSavingRoles } from './use-saving-roles.ts';

interface RolesDialogProps {
  /** Name of the person. */
  name: string;
  site: RoleSite;
  /** Admins cannot change their own roles: these are only shown. */
  isSelf: boolean;
  mayWrite: boolean;
  onClose: () => void;
}

/** The dialog of a person's roles, each with its permissions in words. */
export function RolesDialog(props: RolesDialogProps) {
  const t = useTexts(adminPeopleTexts);
  const found = useRead(rolesQuery(props.site));
  if (found.state === 'ready') return <Chosen {...props} seen={found.data} />;
  return (
    <Dialog open onClose={props.onClose} title={t('roles.of', { name: props.name })} closeLabel={t('close')}>
      <ReadStates of={found} as="part" failed={t('roles.failed')} loading={<Skeleton className="h-40 w-full" />}>
        {() => null}
      </ReadStates>
    </Dialog>
  );
}

function Chosen({ name, site, isSelf, mayWrite, onClose, seen }: RolesDialogProps & { seen: SeenRoles }) {
  const t = useTexts(adminPeopleTexts);
  const { roles, choose, isSame, save, busy, refusal, moved } = useSavingRoles(site, seen, { name, onSaved: onClose });
  const isFixed = isSelf || !mayWrite;
  const mixes = !mayBeCombined(roles);
  const problem = mixes ? t('roles.auditor') : refusal;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('roles.of', { name })}
      description={t(isSelf ? 'roles.own' : isFixed ? 'roles.read' : 'roles.text')}
      closeLabel={t('close')}
      footer={
        <>
          <Button tone="ghost" onClick={onClose}>
            {t(isFixed ? 'close' : 'roles.keep')}
          </Button>
          {!isFixed && (
            <Button busy={busy} disabled={isSame || mixes} onClick={save}>
              {t('roles.save')}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-6">
        {moved && <RolesMoved key={moved.revision} moved={moved} isSame={isSame} />}
        <RoleChoice roles={roles} platform={site.hasPlatform} disabled={isFixed || busy} onChange={choose} />
        <p role="alert" className="rounded-12 bg-accent-soft px-4 py-3 text-14 text-ink empty:hidden">
          {problem}
        </p>
      </div>
    </Dialog>
  );
}
