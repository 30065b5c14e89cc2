import type { SnapshotFrom } from 'xstate';
import { loginTexts } from '#locales/login/login.texts.ts';
import { passwordResetTexts } from '#locales/password-reset/password-reset.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type {
  RegistrationEvent,
  RegistrationForm,
  registrationMachine,
} from '#machines/registration/registration.machine.ts';
import { formErrors } from '#machines/registration/registration.setup.ts';
import { troubleOf, useProblem } from '../ground/use-problem.ts';
import type { RegistrationViewProps } from './registration-view.tsx';

type Snapshot = SnapshotFrom<typeof registrationMachine>;

/** Props of the registration's view; the only place that reads the states of its machine. */
export function useRegistrationView(
  snapshot: Snapshot,
  send: (event: RegistrationEvent) => void,
): Omit<RegistrationViewProps, 'mail'> {
  const { form, invite, company, slow } = snapshot.context;
  const waiting = snapshot.matches({ form: 'waiting' });
  return {
    step: stepOf(snapshot),
    form: {
      form,
      company: invite === null ? null : company,
      errors: useErrors(snapshot),
      problem: useProblem(troubleOf(snapshot.context, waiting)),
      busy: snapshot.matches({ form: 'submitting' }),
      slow,
      maySubmit: !waiting,
      onForm: (typed) => send({ type: 'form.change', form: typed }),
      onSubmit: () => send({ type: 'form.submit' }),
    },
    onRetry: () => send({ type: 'invitation.retry' }),
    onLeave: () => send({ type: 'invitation.leave' }),
  };
}

function stepOf(snapshot: Snapshot): RegistrationViewProps['step'] {
  if (snapshot.matches('form')) return 'form';
  if (snapshot.matches('checkMail')) return 'checkMail';
  if (snapshot.matches('invitationFailed')) return 'failed';
  return snapshot.matches('invitationOver') ? 'over' : 'opening';
}

// Fields of the form by the server's names.
const FIELDS: Record<string, keyof RegistrationForm> = {
  first_name: 'firstName',
  last_name: 'lastName',
  email: 'email',
  company_code: 'companyCode',
  password: 'password',
};

/** Error texts of the form after it was submitted: from our own validation, else from the server. */
function useErrors({ context }: Snapshot): Partial<Record<keyof RegistrationForm, string>> {
  const { form, invite, checked, refusal } = context;
  const t = useTexts(passwordResetTexts);
  const tLogin = useTexts(loginTexts);
  const said = Object.entries(refusal?.fields ?? {}).flatMap(([name, text]) => {
    const field = FIELDS[name];
    return field ? [[field, text] as const] : [];
  });
  const own = Object.entries(checked ? formErrors(form, invite !== null) : {}).map(
    ([field, error]) => [field, error === 'rules' || error === 'match' ? t(error) : tLogin(error)] as const,
  );
  return Object.fromEntries([...said, ...own]);
}
