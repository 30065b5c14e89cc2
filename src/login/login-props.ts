import type { SnapshotFrom } from 'xstate';
import { isEmail } from '#contract/session/session.rules.ts';
import type { loginMachine } from '#machines/login/login.machine.ts';

/** What stands in the way of signing in; `wait` in seconds. */
export type LoginProblem =
  | { kind: 'refused' | 'network' | 'timeout'; message: string }
  | { kind: 'wait'; seconds: number }
  | null;

/** The sign-in flow as the view shows it: the only place that reads its states. */
export function loginProps(snapshot: SnapshotFrom<typeof loginMachine>) {
  const { email, password, code, checked, slow } = snapshot.context;
  const step: 'credentials' | 'code' | 'expired' = snapshot.matches({ code: 'expired' })
    ? 'expired'
    : snapshot.matches('code')
      ? 'code'
      : 'credentials';
  return {
    step,
    email,
    password,
    code,
    errors: checked ? fieldErrors(email, password) : {},
    problem: problemOf(snapshot),
    busy:
      snapshot.matches({ credentials: 'submitting' }) ||
      snapshot.matches({ code: 'submitting' }) ||
      snapshot.matches('signedIn'),
    slow,
    waiting: snapshot.matches({ credentials: 'waiting' }) || snapshot.matches({ code: 'waiting' }),
    codeWhole: snapshot.can({ type: 'code.submit' }),
  };
}

type FieldError = 'required' | 'notEmail';

// Spec 5: the messages of the fields, once they were sent.
function fieldErrors(email: string, password: string): { email?: FieldError; password?: FieldError } {
  const emailError: FieldError | null = email.trim() === '' ? 'required' : isEmail(email) ? null : 'notEmail';
  return { ...(emailError ? { email: emailError } : {}), ...(password === '' ? { password: 'required' } : {}) };
}

function problemOf(snapshot: SnapshotFrom<typeof loginMachine>): LoginProblem {
  const { refusal, wait } = snapshot.context;
  const waiting = snapshot.matches({ credentials: 'waiting' }) || snapshot.matches({ code: 'waiting' });
  if (waiting) return { kind: 'wait', seconds: wait };
  return refusal && { kind: refusal.kind, message: refusal.message };
}
