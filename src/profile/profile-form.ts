import {
  type CompletionErrors,
  type CompletionForm,
  bodyOf as completionBody,
  completionErrors,
  formOf as completionForm,
  FIELD_NAMES,
} from '../completion/completion-form.ts';

/** Typed values of the personal details that a person may change: those of completion, and the position. */
export interface ProfileForm extends CompletionForm {
  position: string;
}

export type ProfileErrors = CompletionErrors & { position?: never };

type Person = Parameters<typeof completionForm>[0] & { position: string };

/** The form filled from the person's data. */
export function formOf(person: Person): ProfileForm {
  return { ...completionForm(person), position: person.position };
}

/** Body of the call: only fields that differ from the known ones, so that changes of others are not reverted. */
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

/** Whether any field differs from the person's data. */
export function isChanged(form: ProfileForm, person: Person): boolean {
  const known = formOf(person);
  return (Object.keys(known) as (keyof ProfileForm)[]).some((field) => form[field] !== known[field]);
}

/** Fields of the form by the server's names. */
export const PROFILE_NAMES = { ...FIELD_NAMES, position: 'position' } as const;
