import { fn } from 'storybook/test';
import type { SnapshotFrom } from 'xstate';
import { registrationTexts } from '#locales/registration/registration.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { confirmationMachine } from '#machines/registration/confirmation.machine.ts';
import { GuestLayout } from '#src/app/guest-layout.tsx';
import { ConfirmationView, useConfirmationView } from '#src/registration/confirmation-view.tsx';
import { MailRequestOf } from '../password-reset/mail-request-of.tsx';

interface ConfirmationOfProps {
  snapshot: SnapshotFrom<typeof confirmationMachine>;
  send: (event: { type: 'link.retry' }) => void;
}

/** The confirmation in its layout, for a snapshot of its machine. */
export function ConfirmationOf({ snapshot, send }: ConfirmationOfProps) {
  const t = useTexts(registrationTexts);
  const over = { title: t('confirm.over'), text: t('confirm.over.text') };
  return (
    <GuestLayout onLanguage={fn()}>
      <ConfirmationView
        {...useConfirmationView(snapshot)}
        mail={<MailRequestOf value={{ address: 'editing' }} mail="confirmation" {...over} />}
        onRetry={() => send({ type: 'link.retry' })}
      />
    </GuestLayout>
  );
}
