import { useEffect, useState } from 'react';
import { ApiError } from '../api/api-error.ts';
import type { Changed } from '../api/query.ts';
import { useKeptWork } from './kept-work.ts';
import { usePressKey } from './press-key.ts';
import { useSoleMutation } from './use-sole-mutation.ts';

type Texts<Form> = Partial<Record<keyof Form, string>>;

interface SentForm<Form, Answer> {
  /** Name under which the typed values are stored for this tab; it includes the person. */
  work: string;
  /** Initial values. They may change later; fields in which nothing was typed follow. */
  fresh: Form;
  /** Error texts by field; the form is not sent while there are any. */
  problems: (form: Form) => Texts<Form>;
  /** Sends the form; `keyOf` gives the same idempotency key for as long as the content is the same. */
  send: (form: Form, keyOf: (content: object) => string) => Promise<Answer>;
  /** Fields of the form by the server's names, where these differ. */
  names?: Readonly<Record<string, keyof Form>>;
  /** Read calls to invalidate afterwards. */
  changes?: readonly Changed[];
  /** Fields that are never stored, such as passwords. */
  without?: readonly (keyof Form)[];
  /** Called when the form was accepted. The fields are reset to `fresh` afterwards, which the answer may have changed. */
  onSent?: (answer: Answer) => void;
}

/** Props of the view of a form, to be drawn by `SentForm`. */
export interface FormState<Form> {
  form: Form;
  /** Error texts by field. */
  errors: Texts<Form>;
  /** Text of why the form was refused; null where `errors` says it. */
  refusal: string | null;
  /** The form was sent too often and has to wait. */
  waiting: boolean;
  busy: boolean;
  onChange: (form: Form) => void;
  onSubmit: () => void;
}

/**
 * A form that is sent once at a time. Typed values survive a reload, and those typed while the form is being sent survive the
 * answer. Errors show from the first try on and are updated while typing; the server's error for a field shows until that field
 * is changed. After too many tries (429) one waits as long as the server asks.
 */
export function useSentForm<Form extends { [Field in keyof Form]: string }, Answer>(options: SentForm<Form, Answer>) {
  const { work, fresh, problems, send, names, changes = [], without, onSent } = options;
  const [typed, setTyped, forget] = useKeptWork<Partial<Form>>(work, {}, { without });
  const form: Form = { ...fresh, ...typed };
  const keep = (now: Partial<Form>) => {
    setTyped(now);
    if (Object.keys(now).length === 0) forget();
  };
  const [tried, setTried] = useState(false);
  const [sent, setSent] = useState(form);
  const press = usePressKey(work);
  const [wait, setWait] = useState(0);
  useEffect(() => {
    if (wait === 0) return;
    const timer = setTimeout(() => setWait(0), wait * 1000);
    return () => clearTimeout(timer);
  }, [wait]);
  const sending = useSoleMutation({
    mutationFn: (filled: Form) => send(filled, press.keyOf),
    changes,
    onSuccess: (answer, taken) => {
      press.taken();
      setTried(false);
      keep(only(typed, (field) => typed[field] !== taken[field]));
      onSent?.(answer);
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 429) setWait(error.retryAfter ?? 0);
    },
  });
  const own = tried ? problems(form) : {};
  const refused = fieldsOf(sending.error, names);
  const state: FormState<Form> = {
    form,
    errors: { ...only(refused, (field) => sent[field] === form[field]), ...own },
    refusal: Object.keys(refused).length > 0 ? null : (sending.error?.message ?? null),
    waiting: wait > 0,
    busy: sending.isPending,
    onChange: (next) => {
      if (sending.isError && Object.keys(refused).length === 0 && wait === 0) sending.reset();
      // A field that is being sent counts as typed until the answer, also when it is set back to its initial value meanwhile.
      keep(only(next, (field) => next[field] !== fresh[field] || (sending.isPending && field in typed)));
    },
    onSubmit: () => {
      setTried(true);
      if (wait > 0 || Object.keys(problems(form)).length > 0) return;
      setSent(form);
      sending.mutate(form);
    },
  };
  return { ...state, isSent: sending.isSuccess, again: sending.reset };
}

/** The server's error texts by the field names of the form. */
function fieldsOf<Form>(error: Error | null, names: Readonly<Record<string, keyof Form>> | undefined): Texts<Form> {
  const fields = Object.entries((error instanceof ApiError && error.fields) || {});
  const named = fields.map(([name, text]) => [names ? names[name] : name, text] as const);
  return Object.fromEntries(named.filter(([name]) => name !== undefined)) as Texts<Form>;
}

/** The fields of a form for which `isTrue` holds. */
function only<Fields extends object>(fields: Fields, isTrue: (field: keyof Fields) => boolean): Partial<Fields> {
  return Object.fromEntries(
    Object.entries(fields).filter(([field]) => isTrue(field as keyof Fields)),
  ) as Partial<Fields>;
}
