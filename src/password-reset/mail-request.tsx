import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { type MailRequestInput, mailRequestMachine } from '#machines/password-reset/mail-request.machine.ts';
import { useKeptWork } from '../ground/kept-work.ts';
import { punctualClock } from '../ground/punctual-clock.ts';
import { MailRequestView, type MailRequestViewProps } from './mail-request-view.tsx';
import { mailActors } from './password-reset.api.ts';
import { useMailRequestView } from './use-mail-request-view.ts';

interface MailRequestProps extends Pick<MailRequestViewProps, 'mail' | 'title' | 'text' | 'back'> {
  input?: MailRequestInput;
  /** Called to type another address, where that is done elsewhere. */
  onReopen?: () => void;
}

/** Requests an e-mail, and requests it again: for a forgotten password, and for an address that is not confirmed yet. */
export function MailRequest({ mail, title, text, back, input = {}, onReopen }: MailRequestProps) {
  const machine = useMemo(() => mailRequestMachine.provide({ actors: mailActors[mail] }), [mail]);
  const [kept, keep] = useKeptWork(`mail.${mail}`, { email: '' });
  const [snapshot, send] = useMachine(machine, { input: { ...kept, ...input }, clock: punctualClock });
  const view = useMailRequestView(snapshot, (event) => {
    if (event.type === 'email.change') keep({ email: event.email });
    send(event);
  });
  const words = { mail, title, text, back };
  return <MailRequestView {...words} {...view} {...(onReopen && { onReopen })} />;
}
