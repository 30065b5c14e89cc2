import type { ChangeEvent, FormEvent } from 'react';
import { Button } from '#design-system/button/button.tsx';
import { Page } from '#design-system/page/page.tsx';
import { TextField } from '#design-system/text-field/text-field.tsx';
import { completionTexts } from '#locales/completion/completion.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { RequiredNote } from '../ground/required-note.tsx';
import { useFocusOnError } from '../ground/use-focus-on-error.ts';
import type { CompletionErrors, CompletionForm } from './completion-form.ts';

export interface CompletionViewProps {
  form: CompletionForm;
  errors: CompletionErrors;
  /** What the server said of single fields. */
  said?: Partial<Record<keyof CompletionForm, string>>;
  /** The server's words when it did not take the form. */
  refusal: string | null;
  busy: boolean;
  onChange: (form: CompletionForm) => void;
  onSubmit: () => void;
}

/** The short form of /initial/: only what is missing for an account to be complete (product.md 3). */
export function CompletionView({ form, errors, said = {}, refusal, busy, onChange, onSubmit }: CompletionViewProps) {
  const t = useTexts(completionTexts);
  const ref = useFocusOnError();
  const field = (name: keyof CompletionForm) => ({
    label: t(name),
    value: form[name],
    error: errors[name] ? t(errors[name]) : said[name],
    maxLength: 100,
    required: true,
    onChange: (event: ChangeEvent<HTMLInputElement>) => onChange({ ...form, [name]: event.target.value }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onSubmit();
  };
  return (
    <Page width="form" className="grid gap-5.5 desk:gap-8">
      <div className="grid gap-3.5">
        <h1 className="hyphenate tracking-large text-36 desk:text-48">{t('title')}</h1>
        <p className="max-w-prose text-ink-muted">{t('text')}</p>
      </div>
      <form ref={ref} noValidate onSubmit={submit} className="grid gap-5.5">
        <RequiredNote />
        <div className="grid gap-5.5 desk:grid-cols-2">
          <TextField {...field('firstName')} autoComplete="given-name" />
          <TextField {...field('lastName')} autoComplete="family-name" />
          <TextField {...field('birthPlace')} autoComplete="off" />
          <TextField {...field('birthday')} inputMode="decimal" autoComplete="bday" hint={t('birthdayHint')} />
        </div>
        <div role="alert" className="text-14 text-danger empty:hidden">
          {refusal}
        </div>
        <Button type="submit" size="large" busy={busy} className="w-full desk:w-auto desk:justify-self-start">
          {t('submit')}
        </Button>
      </form>
    </Page>
  );
}
