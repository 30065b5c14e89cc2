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
  /** The state that asking for a mail is pinned in. */
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

/** Asking for a mail, rendered in one state of its machine. */
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

/** Asking for a mail, as a snapshot of its machine has it; for a forgotten password unless said. */
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
