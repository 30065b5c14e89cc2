import { fn } from 'storybook/test';
import type { SnapshotFrom } from 'xstate';
import { type LoginEvent, loginMachine } from '#machines/login/login.machine.ts';
import { type Refusal, refusalOf } from '#machines/refusal.ts';
import { GuestLayout } from '#src/app/guest-layout.tsx';
import { LoginView } from '#src/login/login-view.tsx';
import { useLoginView } from '#src/login/use-login-view.ts';

type Snapshot = SnapshotFrom<typeof loginMachine>;

export interface InLoginProps {
  /** The state of the machine that is shown. */
  value: Snapshot['value'];
  email?: string;
  password?: string;
  code?: string;
  checked?: boolean;
  slow?: boolean;
  /** Seconds to wait. */
  wait?: number;
  refusal?: Partial<Refusal>;
  /** The server ended the previous session. */
  ended?: boolean;
  onEvent?: (event: LoginEvent) => void;
}

/** The sign-in in its layout, in one state of its machine. */
export function InLogin({ value, refusal, ended = false, onEvent = fn(), ...context }: InLoginProps) {
  const snapshot = loginMachine.resolveState({
    value,
    context: {
      email: '',
      password: '',
      code: '',
      attempt: 'attempt',
      checked: false,
      wait: 0,
      slow: false,
      ...context,
      refusal: refusal ? refusalOf(refusal) : null,
    },
  });
  return (
    <GuestLayout onLanguage={fn()}>
      <LoginView {...useLoginView(snapshot, ended, onEvent)} />
    </GuestLayout>
  );
}
