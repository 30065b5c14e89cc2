import type { ChangeEvent } from 'react';
import { Page } from '#design-system/page/page.tsx';
import { TextField } from '#design-system/text-field/text-field.tsx';
import { completionTexts } from '#locales/completion/completion.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { SentForm } from '../ground/sent-form.tsx';
import type { FormState } from '../ground/use-sent-form.ts';
import type { CompletionForm } from './completion-form.ts';

export type CompletionViewProps = FormState<CompletionForm>;

/** The short form of /initial/: only the fields that a complete account needs (product.md 3). */
export function CompletionView(props: CompletionViewProps) {
  const { form, errors, onChange } = props;
  const t = useTexts(completionTexts);
  const field = (name: keyof CompletionForm) => ({
    label: t(name),
    value: form[name],
    error: errors[name],
    maxLength: 100,
    required: true,
    onChange: (event: ChangeEvent<HTMLInputElement>) => onChange({ ...form, [name]: event.target.value }),
  });
  return (
    <Page width="form" className="grid gap-5.5 desk:gap-8">
      <div className="grid gap-3.5">
        <h1 className="hyphenate tracking-large text-36 desk:text-48">{t('title')}</h1>
        <p className="max-w-prose text-ink-muted">{t('text')}</p>
      </div>
      <SentForm {...props} submit={t('submit')} className="grid gap-5.5">
        <div className="grid gap-5.5 desk:grid-cols-2">
          <TextField {...field('firstName')} autoComplete="given-name" />
          <TextField {...field('lastName')} autoComplete="family-name" />
          <TextField {...field('birthPlace')} autoComplete="off" />
          <TextField {...field('birthday')} inputMode="decimal" autoComplete="bday" hint={t('birthdayHint')} />
        </div>
      </SentForm>
    </Page>
  );
}
