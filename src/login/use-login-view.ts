import type { SnapshotFrom } from 'xstate';
import { apiTexts } from '#locales/api/api.texts.ts';
import { loginTexts } from '#locales/login/login.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { LoginEvent, loginMachine } from '#machines/login/login.machine.ts';
import { type LoginProblem, loginProps } from './login-props.ts';
import type { LoginViewProps } from './login-view.tsx';
import type { Problem } from './refusal.tsx';

/** The sign-in flow as the view draws it, in the reader's language; `ended` says that the server ended their session. */
export function useLoginView(
  snapshot: SnapshotFrom<typeof loginMachine>,
  ended: boolean,
  send: (event: LoginEvent) => void,
): LoginViewProps {
  const t = useTexts(loginTexts);
  const { step, email, password, code, errors, problem, busy, slow, waiting, codeWhole } = loginProps(snapshot);
  const said = useProblem(problem) ?? (ended ? { kind: 'lost' as const, text: t('lost') } : null);
  return {
    step,
    credentials: {
      email,
      password,
      errors: { email: errors.email && t(errors.email), password: errors.password && t(errors.password) },
      problem: said,
      busy,
      slow,
      maySubmit: !waiting,
      onEmail: (typed) => send({ type: 'email.change', email: typed }),
      onPassword: (typed) => send({ type: 'password.change', password: typed }),
      onSubmit: () => send({ type: 'credentials.submit' }),
    },
    code: {
      code,
      error: undefined,
      problem: said,
      busy,
      slow,
      maySubmit: busy || codeWhole,
      onCode: (typed) => send({ type: 'code.change', code: typed }),
      onSubmit: () => send({ type: 'code.submit' }),
      onBack: () => send({ type: 'credentials.reopen' }),
    },
  };
}

/** Seconds between two readings aloud of a wait that counts down. */
const SPOKEN_STEP = 30;

function useProblem(problem: LoginProblem): Problem | null {
  const t = useTexts(loginTexts);
  const tApi = useTexts(apiTexts);
  if (!problem) return null;
  if (problem.kind === 'wait') {
    const spoken = Math.ceil(problem.seconds / SPOKEN_STEP) * SPOKEN_STEP;
    return { kind: 'wait', text: t('wait', { seconds: problem.seconds }), spoken: t('wait', { seconds: spoken }) };
  }
  const fallback = tApi(problem.kind === 'refused' ? 'unknown' : problem.kind);
  return { kind: problem.kind === 'refused' ? 'refused' : 'network', text: problem.message || fallback };
}
