import { MailX, Send } from 'lucide-react';
import { MenuItem } from '#design-system/dropdown-menu/dropdown-menu.tsx';
import { adminPeopleTexts } from '#locales/admin-people/admin-people.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { ActionsMenu } from '../admin/parts/actions-menu.tsx';
import type { InvitationRow } from './invitation-row.ts';
import type { InvitationSteps } from './use-invitation-steps.ts';

const ICONS = { inviteAgain: Send, withdraw: MailX };

/** The actions on an invitation of a list. */
export function InvitationActions({ row, steps }: { row: InvitationRow; steps: InvitationSteps }) {
  const t = useTexts(adminPeopleTexts);
  const all = steps.stepsOf(row);
  if (all.length === 0) return null;
  return (
    <ActionsMenu label={t('actionsOf', { name: row.email })}>
      {all.map((step) => {
        const Icon = ICONS[step];
        return (
          <MenuItem
            key={step}
            icon={<Icon aria-hidden size={20} />}
            tone={step === 'withdraw' ? 'danger' : 'plain'}
            onSelect={() => steps.take(row, step)}
          >
            {t(step)}
          </MenuItem>
        );
      })}
    </ActionsMenu>
  );
}
