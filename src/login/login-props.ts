import type { SnapshotFrom } from 'xstate';
import { isEmail } from '#contract/session/session.rules.ts';
import type { loginMachine } from '#machines/login/login.machine.ts';
import { troubleOf } from '../ground/use-problem.ts';

/** Props of the sign-in's view; the only place that reads the states of its machine. */
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
    // The server says so only for the right password, so that nobody else learns that the account exists.
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

// specification.md 5: the errors of the fields, after the form was submitted.
function fieldErrors(email: string, password: string): Partial<Record<'email' | 'password', FieldError | undefined>> {
  return {
    email: email.trim() === '' ? 'required' : isEmail(email) ? undefined : 'notEmail',
    password: password === '' ? 'required' : undefined,
  };
}
