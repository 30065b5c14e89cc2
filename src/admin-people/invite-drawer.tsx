import { useId } from 'react';
import { addressProblem } from '#contract/staff/staff.rules.ts';
import { RadioGroup } from '#design-system/radio-group/radio-group.tsx';
import { TextArea } from '#design-system/text-area/text-area.tsx';
import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import { adminPeopleTexts } from '#locales/admin-people/admin-people.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { AdminDrawer } from '../admin/parts/admin-drawer.tsx';
import type { Changed } from '../api/query.ts';
import { InviteLeftOut } from './invite-left-out.tsx';
import { InviteWhen } from './invite-when.tsx';
import { useInvitingAddresses } from './use-inviting-addresses.ts';

interface InviteDrawerProps {
  changes: readonly Changed[];
  onClose: () => void;
}

/**
 * The form that invites many pasted addresses: their language, and when the e-mails are sent. It closes without a question, because what
 * was typed is stored.
 */
export function InviteDrawer({ changes, onClose }: InviteDrawerProps) {
  const t = useTexts(adminPeopleTexts);
  const id = useId();
  const { form, emails, change, errors, busy, send, answer, refusal } = useInvitingAddresses(changes, onClose);
  const count = emails.filter((email) => addressProblem(email) === null).length;
  if (answer) return <InviteLeftOut answer={answer} onClose={onClose} />;
  return (
    <AdminDrawer
      open
      onClose={onClose}
      title={t('invitations.make')}
      description={t('invite.text')}
      closeLabel={t('close')}
      footer={
        <ToolButton tone="primary" type="submit" form={id} busy={busy}>
          {count > 0 ? t('invitations.send', { count }) : t('invitations.sendNone')}
        </ToolButton>
      }
    >
      <form
        id={id}
        noValidate
        className="grid gap-6 pt-1"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <TextArea
          label={t('invitations.emails')}
          hint={t('invitations.emailsHint')}
          required
          rows={6}
          value={form.typed}
          error={errors.emails}
          disabled={busy}
          onChange={({ target }) => change({ typed: target.value })}
        />
        <RadioGroup
          label={t('person.language')}
          value={form.language}
          options={(['SR', 'EN'] as const).map((value) => ({ value, label: t(`person.language.${value}`) }))}
          disabled={busy}
          onChange={(language) => change({ language })}
        />
        <InviteWhen
          value={form.day}
          error={errors.on}
          disabled={busy}
          nowHint={t('invitations.nowHint')}
          onAnswer={(day) => change({ day })}
        />
        <p role="alert" className="rounded-12 bg-accent-soft px-4 py-3 text-14 text-ink empty:hidden">
          {refusal}
        </p>
      </form>
    </AdminDrawer>
  );
}
