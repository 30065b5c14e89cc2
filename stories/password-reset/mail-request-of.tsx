import { fn } from 'storybook/test';
import type { SnapshotFrom } from 'xstate';
import { passwordResetTexts } from '#locales/password-reset/password-reset.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { type MailRequestEvent, mailRequestMachine } from '#machines/password-reset/mail-request.machine.ts';
import { type Refusal, refusalOf } from '#machines/refusal.ts';
import { MailRequestView, type MailRequestViewProps } from '#src/password-reset/mail-request-view.tsx';
import { useMailRequestView } from '#src/password-reset/use-mail-request-view.ts';

type Snapshot = SnapshotFrom<typeof mailRequestMachine>;

export interface MailRequestOfProps {
  /** The state of the machine that is shown. */
  value: Snapshot['value'];
  mail?: MailRequestViewProps['mail'];
  title?: string;
  text?: string;
  email?: string;
  checked?: boolean;
  slow?: boolean;
  wait?: number;
  refusal?: Partial<Refusal>;
  onEvent?: (event: MailRequestEvent) => void;
}

/** Requesting an e-mail, in one state of its machine. */
export function MailRequestOf({ value, mail, title, text, refusal, onEvent = fn(), ...context }: MailRequestOfProps) {
  const snapshot = mailRequestMachine.resolveState({
    value,
    context: {
      email: '',
      checked: false,
      slow: false,
      wait: 0,
      pause: 60,
      ...context,
      refusal: refusal ? refusalOf(refusal) : null,
    },
  });
  return <MailRequestIn snapshot={snapshot} send={onEvent} mail={mail} title={title} text={text} />;
}

interface MailRequestInProps {
  snapshot: Snapshot;
  send: (event: MailRequestEvent) => void;
  mail?: MailRequestViewProps['mail'] | undefined;
  title?: string | undefined;
  text?: string | undefined;
}

/** Requesting an e-mail, for a snapshot of its machine; by default for a forgotten password. */
export function MailRequestIn({ snapshot, send, mail = 'reset', title, text }: MailRequestInProps) {
  const t = useTexts(passwordResetTexts);
  return (
    <MailRequestView
      {...useMailRequestView(snapshot, send)}
      mail={mail}
      title={title ?? t('forgot.title')}
      text={text ?? t('forgot.text')}
    />
  );
}
