import { useState } from 'react';
import { INVITED_KINDS, type InvitedKind } from '#contract/staff/invite-people.contract.ts';
import { Button } from '#design-system/button/button.tsx';
import { Dialog } from '#design-system/dialog/dialog.tsx';
import { RadioGroup } from '#design-system/radio-group/radio-group.tsx';
import { adminPeopleTexts } from '#locales/admin-people/admin-people.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { InviteWhen } from './invite-when.tsx';
import { useInvitingMany } from './use-inviting-many.ts';

interface InviteManyProps {
  /** Number of people of each kind. */
  counts: Record<InvitedKind, number>;
  onClose: () => void;
}

/** The dialog that invites people without an account: which of them, and when. A task sends the e-mails. */
export function InviteMany({ counts, onClose }: InviteManyProps) {
  const t = useTexts(adminPeopleTexts);
  const [kind, choose] = useState<InvitedKind>('waiting');
  const isPart = (each: InvitedKind) => counts[each] > 0 && counts[each] < counts.waiting;
  const kinds = INVITED_KINDS.filter((each) => each === 'waiting' || isPart(each));
  const { day, setDay, error, busy, send } = useInvitingMany(onClose);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('invite.title')}
      description={t('invite.text')}
      closeLabel={t('close')}
      footer={
        <>
          <Button tone="ghost" onClick={onClose}>
            {t('invite.not')}
          </Button>
          <Button busy={busy} onClick={() => send(kind)}>
            {t('invite.send', { count: counts[kind] })}
          </Button>
        </>
      }
    >
      <div className="grid gap-6">
        {kinds.length > 1 && (
          <RadioGroup
            label={t('invite.whom')}
            value={kind}
            onChange={choose}
            options={kinds
              .toReversed()
              .map((value) => ({ value, label: t(`invite.${value}`, { count: counts[value] }) }))}
          />
        )}
        <InviteWhen value={day} error={error} disabled={busy} onAnswer={setDay} />
      </div>
    </Dialog>
  );
}
