import { fn } from 'storybook/test';
import type { SnapshotFrom } from 'xstate';
import { type Refusal, refusalOf } from '#machines/refusal.ts';
import { type RegistrationEvent, registrationMachine } from '#machines/registration/registration.machine.ts';
import { emptyForm, type RegistrationForm } from '#machines/registration/registration.setup.ts';
import { GuestLayout } from '#src/app/guest-layout.tsx';
import { RegistrationView } from '#src/registration/registration-view.tsx';
import { useRegistrationView } from '#src/registration/use-registration-view.ts';
import { MailRequestOf } from '../password-reset/mail-request-of.tsx';

type Snapshot = SnapshotFrom<typeof registrationMachine>;

export interface InRegistrationProps {
  /** The state of the machine that is shown. */
  value: Snapshot['value'];
  form?: Partial<RegistrationForm>;
  /** The inviting company; undefined without an invitation. */
  company?: string;
  checked?: boolean;
  slow?: boolean;
  wait?: number;
  refusal?: Partial<Refusal>;
  onEvent?: (event: RegistrationEvent) => void;
}

/** The registration in its layout, in one state of its machine. */
export function InRegistration({
  value,
  form = {},
  company,
  refusal,
  onEvent = fn(),
  ...context
}: InRegistrationProps) {
  const snapshot = registrationMachine.resolveState({
    value,
    context: {
      checked: false,
      slow: false,
      wait: 0,
      ...context,
      form: { ...emptyForm, ...form },
      invite: company === undefined ? null : 'invitation',
      company: company ?? '',
      refusal: refusal ? refusalOf(refusal) : null,
    },
  });
  return <RegistrationOf snapshot={snapshot} send={onEvent} />;
}

/** The registration in its layout, for a snapshot of its machine. */
export function RegistrationOf({ snapshot, send }: { snapshot: Snapshot; send: (event: RegistrationEvent) => void }) {
  const mail = (
    <MailRequestOf value={{ sent: 'resting' }} mail="confirmation" email={snapshot.context.form.email} wait={48} />
  );
  return (
    <GuestLayout onLanguage={fn()}>
      <RegistrationView {...useRegistrationView(snapshot, send)} mail={mail} />
    </GuestLayout>
  );
}
