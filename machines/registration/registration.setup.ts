import { assign, setup } from 'xstate';
import type { AnswerOf, BodyOf } from '#contract/endpoint.ts';
import { passwordProblems } from '#contract/registration/password.rules.ts';
import type { readInvitation, register } from '#contract/registration/registration.contract.ts';
import { isEmail } from '#contract/session/session.rules.ts';
import { providedBy } from '../provided-by.ts';
import { readRefusal } from '../refusal.ts';
import { type Sending, sendingParts } from '../sending.ts';

/** Fields of the registration form. */
export interface RegistrationForm {
  firstName: string;
  lastName: string;
  email: string;
  companyCode: string;
  password: string;
  repeated: string;
}

export interface RegistrationContext extends Sending {
  form: RegistrationForm;
  /** The id in the link of an invitation, null without one. */
  invite: string | null;
  /** Name of the inviting company, known once the invitation was opened. */
  company: string;
  /** Whether the form was submitted once, so that its problems are shown. */
  checked: boolean;
}

export type RegistrationEvent =
  | { type: 'form.change'; form: RegistrationForm }
  | { type: 'form.submit' }
  | { type: 'form.reopen' }
  | { type: 'invitation.retry' }
  | { type: 'invitation.leave' };

export interface RegistrationInput {
  form: RegistrationForm;
  invite: string | null;
}

/** Body of the call without the language, which the screen adds. */
export type RegistrationBody = Omit<BodyOf<typeof register>, 'language'>;

export const emptyForm: RegistrationForm = {
  firstName: '',
  lastName: '',
  email: '',
  companyCode: '',
  password: '',
  repeated: '',
};

/** Problems of the form by field; with an invitation the company needs no code. */
export function formErrors(form: RegistrationForm, invited: boolean) {
  const missing = (['firstName', 'lastName', 'email', ...(invited ? [] : ['companyCode' as const])] as const).filter(
    (field) => form[field].trim() === '',
  );
  const errors: Partial<Record<keyof RegistrationForm, 'required' | 'notEmail' | 'rules' | 'match'>> = {};
  for (const field of missing) errors[field] = 'required';
  if (!errors.email && !isEmail(form.email)) errors.email = 'notEmail';
  return Object.assign(errors, passwordProblems(form.password, form.repeated));
}

/** The form as the body of the call. */
export function bodyOf({ form, invite }: RegistrationInput): RegistrationBody {
  return {
    first_name: form.firstName.trim(),
    last_name: form.lastName.trim(),
    email: form.email.trim(),
    password: form.password,
    ...(invite === null ? { company_code: form.companyCode.trim() } : { invite }),
  };
}

/** Setup of the registration machine; its states are in registration.machine.ts. */
export const registrationSetup = setup({
  types: {
    context: {} as RegistrationContext,
    events: {} as RegistrationEvent,
    input: {} as RegistrationInput,
  },
  actors: {
    readInvitation: providedBy<AnswerOf<typeof readInvitation>, { id: string }>('RegistrationScreen'),
    register: providedBy<AnswerOf<typeof register>, RegistrationBody>('RegistrationScreen'),
  },
  actions: {
    keepForm: assign({ form: (_, { form }: { form: RegistrationForm }) => form, refusal: null }),
    keepInvitation: assign({
      company: (_, { company }: AnswerOf<typeof readInvitation>) => company,
      // What was typed here before, on the way to a reload, stays.
      form: ({ context: { form } }, { email, first_name, last_name }) => ({
        ...form,
        email,
        firstName: form.firstName || first_name,
        lastName: form.lastName || last_name,
      }),
    }),
    forgetInvitation: assign({ invite: null }),
    keepEmail: assign({
      form: ({ context }, { email }: { email: string }) => ({ ...context.form, email, password: '', repeated: '' }),
      checked: false,
    }),
    checkFields: assign({ checked: true }),
  },
  guards: {
    isInvited: ({ context }) => context.invite !== null,
    isFormWhole: ({ context }) => Object.keys(formErrors(context.form, context.invite !== null)).length === 0,
    isOver: (_, { error }: { error: unknown }) => [404, 410].includes(readRefusal(error).status),
  },
}).extend(sendingParts);
