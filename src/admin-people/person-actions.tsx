import {
  AtSign,
  DoorOpen,
  Eraser,
  KeyRound,
  LogOut,
  MailX,
  MonitorX,
  RectangleEllipsis,
  Send,
  ShieldOff,
  Undo2,
  WalletMinimal,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { MenuItem } from '#design-system/dropdown-menu/dropdown-menu.tsx';
import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import { adminPeopleTexts } from '#locales/admin-people/admin-people.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { ActionsMenu } from '../admin/parts/actions-menu.tsx';
import { fullName } from './person-name.ts';
import { type PersonStep, type PersonSteps, type SteppedPerson, usePersonSteps } from './person-steps.ts';

const ICONS: Record<PersonStep, ReactNode> = {
  giveBudget: <WalletMinimal aria-hidden size={20} />,
  roles: <KeyRound aria-hidden size={20} />,
  address: <AtSign aria-hidden size={20} />,
  addressAgain: <Send aria-hidden size={20} />,
  addressBack: <MailX aria-hidden size={20} />,
  invite: <Send aria-hidden size={20} />,
  inviteAgain: <Send aria-hidden size={20} />,
  withdraw: <MailX aria-hidden size={20} />,
  stay: <Undo2 aria-hidden size={20} />,
  leave: <LogOut aria-hidden size={20} />,
  leaveOtherwise: <LogOut aria-hidden size={20} />,
  reopen: <DoorOpen aria-hidden size={20} />,
  passwordLink: <RectangleEllipsis aria-hidden size={20} />,
  signOut: <MonitorX aria-hidden size={20} />,
  codeOff: <ShieldOff aria-hidden size={20} />,
  erase: <Eraser aria-hidden size={20} />,
};

const DANGERS: readonly PersonStep[] = ['leave', 'leaveOtherwise', 'erase'];

/** The button of the next step with a person of a list, where one is due. */
export function DueStep<Row extends SteppedPerson>(props: PersonSteps<Row>) {
  const t = useTexts(adminPeopleTexts);
  const { due, take, isBusy } = usePersonSteps(props);
  if (!due) return null;
  return (
    <ToolButton
      aria-label={t('stepOf', { what: t(due), name: fullName(props.person) })}
      busy={isBusy}
      onClick={() => take(due)}
      className="-ml-3 whitespace-nowrap"
    >
      {t(due)}
    </ToolButton>
  );
}

/** The menu of all actions on a person of a list. */
export function PersonActions<Row extends SteppedPerson>(props: PersonSteps<Row>) {
  const t = useTexts(adminPeopleTexts);
  const { steps, take } = usePersonSteps(props);
  const name = fullName(props.person);
  if (steps.length === 0) return null;
  return (
    <ActionsMenu label={t('actionsOf', { name })}>
      {steps.map((step) => (
        <MenuItem
          key={step}
          icon={ICONS[step]}
          tone={DANGERS.includes(step) ? 'danger' : 'plain'}
          onSelect={() => take(step)}
        >
          {t(step)}
        </MenuItem>
      ))}
    </ActionsMenu>
  );
}
