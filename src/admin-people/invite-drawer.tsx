import { useId, useState } from 'react';
import type { Language } from '#contract/language/language.ts';
import { addressProblem } from '#contract/staff/staff.rules.ts';
import { Drawer } from '#design-system/drawer/drawer.tsx';
import { RadioGroup } from '#design-system/radio-group/radio-group.tsx';
import { TextArea } from '#design-system/text-area/text-area.tsx';
import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import { adminPeopleTexts } from '#locales/admin-people/admin-people.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import type { Changed } from '../api/query.ts';
import { InviteLeftOut } from './invite-left-out.tsx';
import { InviteWhen } from './invite-when.tsx';
import { typedEmails, useInvitingAddresses } from './use-inviting-addresses.ts';

interface InviteDrawerProps {
  changes: readonly Changed[];
  onClose: () => void;
}

/** Invites addresses, as many as are pasted: in which language, and when the mails leave. */
export function InviteDrawer({ changes, onClose }: InviteDrawerProps) {
  const t = useTexts(adminPeopleTexts);
  const form = useId();
  const [typed, type] = useState('');
  const [language, choose] = useState<Language>(useLanguage());
  const { day, setDay, errors, forget, busy, send, answer, refusal } = useInvitingAddresses(changes, onClose);
  const emails = typedEmails(typed);
  const count = emails.filter((email) => addressProblem(email) === null).length;
  if (answer) return <InviteLeftOut answer={answer} onClose={onClose} />;
  return (
    <Drawer
      open
      onClose={onClose}
      title={t('invitations.make')}
      description={t('invite.text')}
      closeLabel={t('close')}
      footer={
        <ToolButton tone="primary" type="submit" form={form} busy={busy}>
          {count > 0 ? t('invitations.send', { count }) : t('invitations.sendNone')}
        </ToolButton>
      }
    >
      <form
        id={form}
        noValidate
        className="grid gap-6 pt-1"
        onSubmit={(event) => {
          event.preventDefault();
          send(emails, language);
        }}
      >
        <TextArea
          label={t('invitations.emails')}
          hint={t('invitations.emailsHint')}
          required
          rows={6}
          value={typed}
          error={errors.emails}
          disabled={busy}
          onChange={({ target }) => {
            type(target.value);
            forget();
          }}
        />
        <RadioGroup
          label={t('person.language')}
          value={language}
          options={(['SR', 'EN'] as const).map((value) => ({ value, label: t(`person.language.${value}`) }))}
          disabled={busy}
          onChange={choose}
        />
        <InviteWhen
          value={day}
          error={errors.on}
          disabled={busy}
          nowHint={t('invitations.nowHint')}
          onAnswer={setDay}
        />
        <p role="alert" className="rounded-12 bg-accent-soft px-4 py-3 text-14 text-ink empty:hidden">
          {refusal}
        </p>
      </form>
    </Drawer>
  );
}
