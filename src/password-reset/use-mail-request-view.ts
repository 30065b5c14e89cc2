import type { SnapshotFrom } from 'xstate';
import { isEmail } from '#contract/session/session.rules.ts';
import { loginTexts } from '#locales/login/login.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { MailRequestEvent, mailRequestMachine } from '#machines/password-reset/mail-request.machine.ts';
import { troubleOf, useProblem } from '../ground/use-problem.ts';
import type { MailRequestViewProps } from './mail-request-view.tsx';

type Shown = Omit<MailRequestViewProps, 'title' | 'text' | 'mail'>;

/** Props of the view that requests an e-mail; the only place that reads the states of its machine. */
export function useMailRequestView(
  snapshot: SnapshotFrom<typeof mailRequestMachine>,
  send: (event: MailRequestEvent) => void,
): Shown {
  const t = useTexts(loginTexts);
  const { email, checked, slow, wait } = snapshot.context;
  const isSent = snapshot.matches('sent');
  const isResting = snapshot.matches({ sent: 'resting' });
  const isWaiting = snapshot.matches({ address: 'waiting' });
  const busy = snapshot.matches({ address: 'sending' }) || snapshot.matches({ sent: 'sending' });
  const error = email.trim() === '' ? 'required' : isEmail(email) ? null : 'notEmail';
  return {
    step: isSent ? 'sent' : 'address',
    email: isSent ? email.trim() : email,
    error: checked && error ? t(error) : undefined,
    problem: useProblem(troubleOf(snapshot.context, isWaiting)),
    busy,
    slow,
    mayRequest: busy || !(isResting || isWaiting),
    seconds: isResting ? wait : 0,
    onEmail: (typed) => send({ type: 'email.change', email: typed }),
    onRequest: () => send({ type: 'mail.request' }),
    onReopen: () => send({ type: 'address.reopen' }),
  };
}
