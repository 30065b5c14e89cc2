import { useEffect, useState } from 'react';
import { ApiError } from '../api/api-error.ts';
import type { Changed } from '../api/query.ts';
import { useKeptWork } from './kept-work.ts';
import { usePressKey } from './press-key.ts';
import { useSoleMutation } from './use-sole-mutation.ts';

type Texts<Form> = Partial<Record<keyof Form, string>>;

interface SentForm<Form, Answer> {
  /** The name by which what is typed is kept for this tab; it holds whose it is. */
  work: string;
  /** As it is before anything is typed. Where nothing is typed it may change, and the fields follow. */
  fresh: Form;
  /** What is wrong with the fields, in words: nothing is sent in vain. */
  problems: (form: Form) => Texts<Form>;
  /** Sends it; the key is the same for as long as what is sent is the same. */
  send: (form: Form, keyOf: (content: object) => string) => Promise<Answer>;
  /** What the server calls the fields, where it is not as here. */
  names?: Readonly<Record<string, keyof Form>>;
  /** The calls whose answers are others afterwards. */
  changes?: readonly Changed[];
  /** What is never kept, such as passwords. */
  without?: readonly (keyof Form)[];
  /** It was taken. What is in the fields afterwards is `fresh`, which may be made of the answer here. */
  onSent?: (answer: Answer) => void;
}

/** What the view of a form is given, to be drawn by `SentForm`. */
export interface FormState<Form> {
  form: Form;
  /** What is wrong with each field, in words. */
  errors: Texts<Form>;
  /** Why it was not taken, in words; null where the fields say it. */
  refusal: string | null;
  /** It was sent too often, and may be again later. */
  waiting: boolean;
  busy: boolean;
  onChange: (form: Form) => void;
  onSubmit: () => void;
}

/**
 * A form that is sent once. What is typed survives a reload, and what is typed while it is being sent survives the answer. Errors
 * show from the first try on and follow what is typed; the server's error for a field shows until that field is changed. After too
 * many tries (429) one waits as long as the server asks.
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
      // What is being sent counts as typed until the answer, also where it is taken back meanwhile.
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

/** What the server says of the fields, by the names of the form. */
function fieldsOf<Form>(error: Error | null, names: Readonly<Record<string, keyof Form>> | undefined): Texts<Form> {
  const fields = Object.entries((error instanceof ApiError && error.fields) || {});
  const named = fields.map(([name, text]) => [names ? names[name] : name, text] as const);
  return Object.fromEntries(named.filter(([name]) => name !== undefined)) as Texts<Form>;
}

/** Those fields of a form of which it is true. */
function only<Fields extends object>(fields: Fields, isTrue: (field: keyof Fields) => boolean): Partial<Fields> {
  return Object.fromEntries(
    Object.entries(fields).filter(([field]) => isTrue(field as keyof Fields)),
  ) as Partial<Fields>;
}
