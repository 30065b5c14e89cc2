import {
  type CompletionErrors,
  type CompletionForm,
  bodyOf as completionBody,
  completionErrors,
  formOf as completionForm,
  FIELD_NAMES,
} from '../completion/completion-form.ts';

/** What a person may change about themselves: what completion asks for, and the position. As it is typed. */
export interface ProfileForm extends CompletionForm {
  position: string;
}

export type ProfileErrors = CompletionErrors & { position?: never };

type Person = Parameters<typeof completionForm>[0] & { position: string };

/** The form filled with what is known. */
export function formOf(person: Person): ProfileForm {
  return { ...completionForm(person), position: person.position };
}

/** What the call takes of the form: only what differs from what is known, so that nothing that others changed is put back. */
export function changesOf(form: ProfileForm, person: Person): Partial<ReturnType<typeof bodyOf>> {
  const known = bodyOf(formOf(person));
  return Object.fromEntries(
    Object.entries(bodyOf(form)).filter(([name, text]) => known[name as keyof typeof known] !== text),
  );
}

function bodyOf(form: ProfileForm) {
  return { ...completionBody(form), position: form.position.trim() };
}

export const profileErrors: (form: ProfileForm, today: string) => ProfileErrors = completionErrors;

/** Whether something of it differs from what is known. */
export function isChanged(form: ProfileForm, person: Person): boolean {
  const known = formOf(person);
  return (Object.keys(known) as (keyof ProfileForm)[]).some((field) => form[field] !== known[field]);
}

/** What the server calls the fields. */
export const PROFILE_NAMES = { ...FIELD_NAMES, position: 'position' } as const;
