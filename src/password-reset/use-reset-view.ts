import type { SnapshotFrom } from 'xstate';
import { passwordProblems } from '#contract/registration/password.rules.ts';
import { loginTexts } from '#locales/login/login.texts.ts';
import { passwordResetTexts } from '#locales/password-reset/password-reset.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { PasswordResetEvent, passwordResetMachine } from '#machines/password-reset/password-reset.machine.ts';
import { troubleOf, useProblem } from '../ground/use-problem.ts';
import type { ResetPasswordViewProps } from './reset-password-view.tsx';

type Snapshot = SnapshotFrom<typeof passwordResetMachine>;

/** Props of the view of a new password; the only place that reads the states of its machine. */
export function useResetView(snapshot: Snapshot, send: (event: PasswordResetEvent) => void): ResetPasswordViewProps {
  const { email, password, repeated, checked, refusal, slow } = snapshot.context;
  const waiting = snapshot.matches({ valid: 'waiting' });
  const own = usePasswordErrors(password, repeated);
  return {
    step: stepOf(snapshot),
    email,
    fields: {
      password,
      repeated,
      errors: { ...(checked ? own : {}), ...(refusal?.fields.password && { password: refusal.fields.password }) },
      onPassword: (typed) => send({ type: 'password.change', password: typed }),
      onRepeated: (typed) => send({ type: 'repeated.change', repeated: typed }),
    },
    problem: useProblem(troubleOf(snapshot.context, waiting)),
    busy: snapshot.matches({ valid: 'saving' }),
    slow,
    maySubmit: !waiting,
    onSubmit: () => send({ type: 'password.submit' }),
    onRetry: () => send({ type: 'link.retry' }),
  };
}

function stepOf(snapshot: Snapshot): ResetPasswordViewProps['step'] {
  if (snapshot.matches('valid')) return 'form';
  return (['failed', 'expired', 'done'] as const).find((step) => snapshot.matches(step)) ?? 'opening';
}

/** Error texts of a new password and its repetition, in the reader's language. */
function usePasswordErrors(password: string, repeated: string): { password?: string; repeated?: string } {
  const t = useTexts(passwordResetTexts);
  const tLogin = useTexts(loginTexts);
  const said = { required: tLogin('required'), rules: t('rules'), match: t('match') };
  const problems = Object.entries(passwordProblems(password, repeated));
  return Object.fromEntries(problems.map(([field, problem]) => [field, said[problem]]));
}
