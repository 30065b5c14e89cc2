import { useRef, useState } from 'react';
import { MOST_LETTERS, personProblem } from '#contract/staff/staff.rules.ts';
import { ConfirmDialog } from '#design-system/confirm-dialog/confirm-dialog.tsx';
import { TextField } from '#design-system/text-field/text-field.tsx';
import { adminPeopleTexts } from '#locales/admin-people/admin-people.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { ApiError } from '../api/api-error.ts';
import { useToasts } from '../ground/toasts-context.ts';
import { useSoleMutation } from '../ground/use-sole-mutation.ts';
import { fullName } from './person-name.ts';
import type { SteppedPerson } from './person-steps.ts';
import type { AddressSite, Moved } from './use-moving-person.ts';

interface AddressQuestionProps<Row extends SteppedPerson> {
  person: Row;
  site: AddressSite<Row>;
  onOver: () => void;
}

/** The dialog for a new e-mail address of a person; the old address stays until the new one is confirmed. */
export function AddressQuestion<Row extends SteppedPerson>({ person, site, onOver }: AddressQuestionProps<Row>) {
  const t = useTexts(adminPeopleTexts);
  const { typed, onType, onConfirm, wrong, problem, now, busy, field } = useAsking(person, site, onOver);
  return (
    <ConfirmDialog
      open
      title={t('address.title', { name: fullName(person) })}
      description={t('address.text', { email: now.email })}
      cancelLabel={t('address.keep')}
      confirmLabel={t('address.confirm')}
      tone="primary"
      busy={busy}
      onCancel={onOver}
      onConfirm={onConfirm}
    >
      <div className="grid gap-4 pt-4">
        <TextField
          ref={field}
          label={t('address.label')}
          hint={t('address.hint')}
          required
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={MOST_LETTERS.email}
          value={typed}
          onChange={({ target }) => onType(target.value)}
          onKeyDown={(event) => event.key === 'Enter' && onConfirm()}
          error={wrong}
          disabled={busy}
        />
        <p role="alert" className="rounded-12 bg-accent-soft px-4 py-3 text-14 text-ink empty:hidden">
          {problem}
        </p>
      </div>
    </ConfirmDialog>
  );
}

const WORDS = {
  required: 'person.required',
  long: 'person.long',
  email: 'person.wrongEmail',
  letters: 'address.letters',
} as const;

function useAsking<Row extends SteppedPerson>(person: Row, site: AddressSite<Row>, onDone: () => void) {
  const t = useTexts(adminPeopleTexts);
  const toasts = useToasts();
  const field = useRef<HTMLInputElement>(null);
  const [now, setNow] = useState<Moved>(person);
  const [typed, setTyped] = useState(person.pending_email?.email ?? '');
  const [isTried, setTried] = useState(false);
  const { mutate, isPending, error, reset } = useSoleMutation<Moved, string>({
    mutationFn: (email) => site.ask(person, now.revision, email),
    onSuccess: (_, email) => {
      toasts.show({ tone: 'success', text: t('address.asked', { email }) });
      onDone();
    },
    // Where someone changed the person meanwhile, the newer state is shown, and the next try is based on it.
    onError: (failed) => setNow(movedMeanwhile(failed) ?? now),
    changes: site.changes,
  });
  const broken = problemOf(typed, now.email);
  const refused = error instanceof ApiError ? error.fields?.email : undefined;
  return {
    field,
    typed,
    now,
    busy: isPending,
    wrong: refused ?? (isTried && broken ? t(broken) : undefined),
    problem: refused ? '' : error?.message,
    onType: (text: string) => {
      setTyped(text);
      if (error) reset();
    },
    onConfirm: () => {
      setTried(true);
      if (broken) field.current?.focus();
      else mutate(typed.trim().toLowerCase());
    },
  };
}

function problemOf(typed: string, email: string) {
  // An address has no date, so the day does not matter.
  const problem = personProblem('email', typed, '2000-01-01');
  if (problem) return WORDS[problem as keyof typeof WORDS];
  return typed.trim().toLowerCase() === email ? ('address.same' as const) : null;
}

function movedMeanwhile(error: Error): Moved | null {
  if (!(error instanceof ApiError) || error.code !== 'record.changed') return null;
  return (error.body as { record: Moved }).record;
}
