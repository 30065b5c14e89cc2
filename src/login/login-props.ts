import type { SnapshotFrom } from 'xstate';
import { isEmail } from '#contract/session/session.rules.ts';
import type { loginMachine } from '#machines/login/login.machine.ts';
import { troubleOf } from '../ground/use-problem.ts';

/** The sign-in flow as the view shows it: the only place that reads its states. */
export function loginProps(snapshot: SnapshotFrom<typeof loginMachine>) {
  const { email, password, code, checked, slow } = snapshot.context;
  const step: 'credentials' | 'code' | 'expired' = snapshot.matches({ code: 'expired' })
    ? 'expired'
    : snapshot.matches('code')
      ? 'code'
      : 'credentials';
  const waiting = snapshot.matches({ credentials: 'waiting' }) || snapshot.matches({ code: 'waiting' });
  return {
    step,
    email,
    password,
    code,
    errors: checked ? fieldErrors(email, password) : {},
    trouble: troubleOf(snapshot.context, waiting),
    // Answered only to the right password, so that nobody else learns that the account exists and waits for its confirmation.
    notConfirmed: snapshot.context.refusal?.code === 'not_confirmed',
    busy:
      snapshot.matches({ credentials: 'submitting' }) ||
      snapshot.matches({ code: 'submitting' }) ||
      snapshot.matches('signedIn'),
    slow,
    waiting,
    codeWhole: snapshot.can({ type: 'code.submit' }),
  };
}

type FieldError = 'required' | 'notEmail';

// specification.md 5: the messages of the fields, once they were sent.
function fieldErrors(email: string, password: string): Partial<Record<'email' | 'password', FieldError | undefined>> {
  return {
    email: email.trim() === '' ? 'required' : isEmail(email) ? undefined : 'notEmail',
    password: password === '' ? 'required' : undefined,
  };
}
