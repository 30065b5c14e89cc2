import type { ChangeEvent, FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#design-system/button/button.tsx';
import { TextField } from '#design-system/text-field/text-field.tsx';
import { TextLink } from '#design-system/text-link/text-link.tsx';
import { registrationTexts } from '#locales/registration/registration.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { RegistrationForm as Form } from '#machines/registration/registration.machine.ts';
import { paths } from '../ground/paths.ts';
import { type Problem, Refusal } from '../ground/refusal.tsx';
import { RequiredNote } from '../ground/required-note.tsx';
import { SlowNotice } from '../ground/slow-notice.tsx';
import { StepFrame } from '../ground/step-frame.tsx';
import { useFocusOnError } from '../ground/use-focus-on-error.ts';
import { NewPasswordFields } from '../password-reset/new-password-fields.tsx';

export interface RegistrationFormProps {
  form: Form;
  /** The inviting company; null without an invitation. */
  company: string | null;
  errors: Partial<Record<keyof Form, string>>;
  problem: Problem | null;
  busy: boolean;
  slow: boolean;
  maySubmit: boolean;
  onForm: (form: Form) => void;
  onSubmit: () => void;
}

export function RegistrationForm(props: RegistrationFormProps) {
  const { form, company, errors, problem, busy, slow, maySubmit, onForm, onSubmit } = props;
  const t = useTexts(registrationTexts);
  const ref = useFocusOnError();
  const field = (name: Exclude<keyof Form, 'password' | 'repeated'>) => ({
    label: t(name),
    name,
    maxLength: 100,
    required: true,
    readOnly: busy,
    value: form[name],
    error: errors[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => onForm({ ...form, [name]: event.target.value }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && maySubmit) onSubmit();
  };
  const email = { ...field('email'), maxLength: 254, type: 'email', inputMode: 'email' } as const;
  return (
    <StepFrame title={t('title')} text={company === null ? t('text') : t('invited', { company })}>
      <form ref={ref} noValidate onSubmit={submit} className="grid gap-5.5">
        <RequiredNote />
        <Refusal problem={problem} />
        <div className="grid gap-5.5 desk:grid-cols-2 desk:gap-4">
          <TextField {...field('firstName')} autoComplete="given-name" />
          <TextField {...field('lastName')} autoComplete="family-name" />
        </div>
        <TextField
          {...email}
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
          readOnly={busy || company !== null}
          hint={company === null ? undefined : t('emailInvited')}
        />
        {company === null && (
          <TextField
            {...field('companyCode')}
            autoComplete="organization"
            autoCapitalize="characters"
            spellCheck={false}
            hint={
              <>
                {t('companyCodeHint')} <span className="whitespace-nowrap">{t('companyCodeExample')}</span>
              </>
            }
          />
        )}
        <NewPasswordFields
          password={form.password}
          repeated={form.repeated}
          errors={errors}
          readOnly={busy}
          onPassword={(password) => onForm({ ...form, password })}
          onRepeated={(repeated) => onForm({ ...form, repeated })}
        />
        <Button type="submit" size="large" wide busy={busy} off={!maySubmit}>
          {t('submit')}
        </Button>
        <SlowNotice shown={busy && slow} />
        <p className="text-14 text-ink-muted">
          {t('account')}{' '}
          <TextLink asChild>
            <Link to={paths.login}>{t('signIn')}</Link>
          </TextLink>
        </p>
      </form>
    </StepFrame>
  );
}
