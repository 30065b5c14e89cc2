import { fn } from 'storybook/test';
import type { SnapshotFrom } from 'xstate';
import { type PasswordResetEvent, passwordResetMachine } from '#machines/password-reset/password-reset.machine.ts';
import { type Refusal, refusalOf } from '#machines/refusal.ts';
import { GuestLayout } from '#src/app/guest-layout.tsx';
import { ResetPasswordView } from '#src/password-reset/reset-password-view.tsx';
import { useResetView } from '#src/password-reset/use-reset-view.ts';

type Snapshot = SnapshotFrom<typeof passwordResetMachine>;

export interface InResetProps {
  /** The state of the machine that is shown. */
  value: Snapshot['value'];
  password?: string;
  repeated?: string;
  checked?: boolean;
  slow?: boolean;
  wait?: number;
  refusal?: Partial<Refusal>;
  onEvent?: (event: PasswordResetEvent) => void;
}

/** Choosing a new password in its layout, in one state of its machine. */
export function InReset({ value, refusal, onEvent = fn(), ...context }: InResetProps) {
  const snapshot = passwordResetMachine.resolveState({
    value,
    context: {
      id: 'link',
      email: 'jelena.djordjevic@morava.rs',
      password: '',
      repeated: '',
      checked: false,
      slow: false,
      wait: 0,
      ...context,
      refusal: refusal ? refusalOf(refusal) : null,
    },
  });
  return <ResetOf snapshot={snapshot} send={onEvent} />;
}

/** Choosing a new password in its layout, for a snapshot of its machine. */
export function ResetOf({ snapshot, send }: { snapshot: Snapshot; send: (event: PasswordResetEvent) => void }) {
  return (
    <GuestLayout onLanguage={fn()}>
      <ResetPasswordView {...useResetView(snapshot, send)} />
    </GuestLayout>
  );
}
