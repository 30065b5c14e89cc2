import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { Language } from '#contract/language/language.ts';
import { registrationTexts } from '#locales/registration/registration.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { type RegistrationForm, registrationMachine } from '#machines/registration/registration.machine.ts';
import { emptyForm } from '#machines/registration/registration.setup.ts';
import { useKeptWork } from '../ground/kept-work.ts';
import { lazyScreen } from '../ground/lazy-screen.tsx';
import { punctualClock } from '../ground/punctual-clock.ts';
import { textInHistory } from '../ground/text-in-history.ts';
import { MailRequest } from '../password-reset/mail-request.tsx';
import { useSession } from '../session/session-context.ts';
import { registrationActors } from './registration.api.ts';
import { RegistrationView } from './registration-view.tsx';
import { useRegistrationView } from './use-registration-view.ts';

// Code for a signed-in person is not part of the first load of the registration.
const SignedIn = lazyScreen(async () => (await import('./signed-in-screen.tsx')).SignedInScreen);

const PASSWORDS = ['password', 'repeated'] as const;

/** Registration; or, for a person who signs in before the address is confirmed, requesting the e-mail again. */
export function RegistrationScreen() {
  const { state } = useLocation();
  const [search] = useSearchParams();
  const t = useTexts(registrationTexts);
  const { status } = useSession();
  const waiting = textInHistory(state, 'confirm');
  if (waiting !== null) {
    return (
      <MailRequest mail="confirmation" title={t('resend.title')} text={t('resend.text')} input={{ email: waiting }} />
    );
  }
  const invite = search.get('invite');
  if (status === 'signedIn') return <SignedIn.Screen />;
  return <Registration key={invite} invite={invite} />;
}

function Registration({ invite }: { invite: string | null }) {
  const [kept, keep, forget] = useKeptWork<RegistrationForm>(`registration.${invite ?? 'code'}`, emptyForm, {
    without: PASSWORDS,
  });
  const language = useNewest(useLanguage());
  const machine = useMemo(
    () => registrationMachine.provide({ actors: registrationActors(() => language.current) }),
    [language],
  );
  const [snapshot, send] = useMachine(machine, { input: { form: kept, invite }, clock: punctualClock });
  const view = useRegistrationView(snapshot, (event) => {
    if (event.type === 'form.change') keep(event.form);
    send(event);
  });
  const isTaken = snapshot.matches('checkMail');
  useForgetting(isTaken, forget);
  return (
    <RegistrationView
      {...view}
      mail={
        <Sent
          email={snapshot.context.form.email}
          isInvited={invite !== null}
          onReopen={() => send({ type: 'form.reopen' })}
        />
      }
    />
  );
}

interface SentProps {
  email: string;
  /** An invitation is valid for its address alone. */
  isInvited: boolean;
  onReopen: () => void;
}

function Sent({ email, isInvited, onReopen }: SentProps) {
  const t = useTexts(registrationTexts);
  return (
    <MailRequest
      mail="confirmation"
      title={t('resend.title')}
      text={t('resend.text')}
      back={isInvited ? t('sent.back') : undefined}
      input={{ email, sent: true }}
      onReopen={onReopen}
    />
  );
}

/** Ref to the newest value, for a call that is made later. */
function useNewest(value: Language) {
  const newest = useRef(value);
  useEffect(() => {
    newest.current = value;
  }, [value]);
  return newest;
}

// Once the server has accepted the form, the copy of it in this tab is removed.
function useForgetting(isTaken: boolean, forget: () => void) {
  const newest = useRef(forget);
  useEffect(() => {
    newest.current = forget;
  });
  useEffect(() => {
    if (isTaken) newest.current();
  }, [isTaken]);
}
