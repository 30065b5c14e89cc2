import { useState } from 'react';
import type { Language } from '#contract/language/language.ts';
import { inviteMany, MOST_ADDRESSES } from '#contract/registration/registration.contract.ts';
import { addressProblem } from '#contract/staff/staff.rules.ts';
import { adminPeopleTexts } from '#locales/admin-people/admin-people.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { AT_ONCE } from '../admin/endings/ending-kind.ts';
import { ApiError } from '../api/api-error.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import type { Changed } from '../api/query.ts';
import { useKeptWork } from '../ground/kept-work.ts';
import { useToasts } from '../ground/toasts-context.ts';
import { useSoleMutation } from '../ground/use-sole-mutation.ts';
import { useUnmounted } from '../ground/use-unmounted.ts';
import { useMe } from '../session/session.queries.ts';

/**
 * Addresses in pasted text, each once: one per line, or separated by commas, semicolons or blanks. Names around an address in angle
 * brackets, as e-mail programs copy them, are dropped.
 */
export const typedEmails = (typed: string): readonly string[] => [
  ...new Set(typed.toLowerCase().split(/[;\n]/).flatMap(emailsIn)),
];

function emailsIn(line: string): string[] {
  if (!/<[^<>\s]+@[^<>\s]+>/.test(line)) return line.split(/[\s,]+/).filter(Boolean);
  return line.split(/[\s,<>"]+/).filter((word) => word.includes('@'));
}

/** The result of inviting: how many were invited, and who was left out with the reason. */
export interface Invited {
  invited: number;
  left_out: readonly { email: string; why: 'account' | 'limit' }[];
}

type Wrong = { emails?: string; on?: string };

/** What is typed and chosen in the form. */
export interface Inviting {
  typed: string;
  language: Language;
  /** AT_ONCE, a day YYYY-MM-DD, or '' while neither is chosen. */
  day: string;
}

/**
 * Invites many addresses, now or on a day. `answer` is set where some were left out and have to be named. What is typed is stored, also
 * after closing, until the server has accepted it.
 */
export function useInvitingAddresses(changes: readonly Changed[], onDone: () => void) {
  const t = useTexts(adminPeopleTexts);
  const toasts = useToasts();
  const fresh = { typed: '', language: useLanguage(), day: AT_ONCE };
  const [form, keep, forget] = useKeptWork<Inviting>(`invitations.${useMe().id}`, fresh);
  const [errors, setErrors] = useState<Wrong>({});
  const [answer, setAnswer] = useState<Invited | null>(null);
  const isLeft = useUnmounted();
  const sending = useSoleMutation<Invited, Inviting>({
    mutationFn: ({ typed, language, day }) =>
      callEndpoint(inviteMany, {
        body: Object.assign({ emails: [...typedEmails(typed)], language }, day === AT_ONCE ? undefined : { on: day }),
      }),
    onSuccess: (came, sent) => {
      forget(sent);
      const count = came.left_out.length;
      if (count > 0 && !isLeft.current) return setAnswer(came);
      const done = t('invitations.done', { count: came.invited });
      // After closing, the toast has only the number of those left out.
      const text = count > 0 ? `${done} ${t('invitations.leftOut', { count })}` : done;
      toasts.show({ tone: 'success', text });
      if (!isLeft.current) onDone();
    },
    onError: (error) => error instanceof ApiError && setErrors(error.fields ?? {}),
    changes,
  });
  const emails = typedEmails(form.typed);
  const send = () => {
    const wrong = wrongOf(emails, form.day);
    setErrors(wrong);
    if (Object.keys(wrong).length === 0) sending.mutate(form);
  };
  const wrongOf = (emails: readonly string[], on: string): Wrong => {
    const strange = emails.filter((email) => addressProblem(email) !== null);
    const no = on === '' ? { on: t('invite.noDay') } : {};
    if (emails.length === 0) return Object.assign(no, { emails: t('person.required') });
    if (emails.length > MOST_ADDRESSES) return Object.assign(no, { emails: t('invitations.tooMany') });
    if (strange.length === 0) return no;
    return Object.assign(no, { emails: t('invitations.wrong', { emails: strange.slice(0, 5).join(', ') }) });
  };
  const hasFields = Object.keys(errors).length > 0;
  return {
    form,
    emails,
    change: (changed: Partial<Inviting>) => {
      keep(Object.assign({}, form, changed));
      setErrors({});
    },
    errors,
    busy: sending.isPending,
    send,
    answer,
    refusal: hasFields ? null : (sending.error?.message ?? null),
  };
}
