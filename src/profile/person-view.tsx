import type { ChangeEvent, ReactNode } from 'react';
import type { Language } from '#contract/language/language.ts';
import { shownCurrency } from '#contract/money/money.rules.ts';
import type { User } from '#contract/users/users.contract.ts';
import { Button } from '#design-system/button/button.tsx';
import { SegmentedControl } from '#design-system/segmented-control/segmented-control.tsx';
import { TextField } from '#design-system/text-field/text-field.tsx';
import { completionTexts } from '#locales/completion/completion.texts.ts';
import { profileTexts } from '#locales/profile/profile.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { SentForm } from '../ground/sent-form.tsx';
import type { FormState } from '../ground/use-sent-form.ts';
import type { ProfileForm } from './profile-form.ts';
import { ProfileSection } from './profile-section.tsx';

export interface PersonViewProps extends FormState<ProfileForm> {
  changed: boolean;
  /** Fields that the person cannot change. */
  fixed: Pick<User, 'email' | 'currency' | 'company_name'>;
  onDiscard: () => void;
  onLanguage: (language: Language) => void;
}

/** Names, position, place and day of birth; the language; the fields set by the company. */
export function PersonView(props: PersonViewProps) {
  const { form, errors, changed, onChange, onSubmit } = props;
  const t = useTexts(profileTexts);
  const tCompletion = useTexts(completionTexts);
  const field = (name: keyof ProfileForm) => ({
    required: name !== 'position',
    label: name === 'position' ? t('position') : tCompletion(name),
    value: form[name],
    error: errors[name],
    maxLength: 100,
    onChange: (event: ChangeEvent<HTMLInputElement>) => onChange({ ...form, [name]: event.target.value }),
  });
  return (
    <ProfileSection title={t('person.title')}>
      <SentForm
        {...props}
        onSubmit={() => changed && onSubmit()}
        submit={<Buttons {...props} />}
        className="grid gap-5.5"
      >
        <div className="grid gap-5.5 desk:grid-cols-2">
          <TextField {...field('firstName')} autoComplete="given-name" />
          <TextField {...field('lastName')} autoComplete="family-name" />
          <TextField {...field('position')} autoComplete="organization-title" />
          <TextField {...field('birthPlace')} autoComplete="off" />
          <TextField
            {...field('birthday')}
            inputMode="decimal"
            autoComplete="bday"
            hint={tCompletion('birthdayHint')}
          />
        </div>
      </SentForm>
      <Fixed {...props} />
    </ProfileSection>
  );
}

function Buttons({ changed, waiting, busy, onDiscard }: PersonViewProps) {
  const t = useTexts(profileTexts);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button type="submit" busy={busy} off={!changed || waiting}>
        {t('person.save')}
      </Button>
      {changed && (
        <Button tone="ghost" disabled={busy} onClick={onDiscard}>
          {t('person.discard')}
        </Button>
      )}
      <p role="status" className="text-14 text-ink-muted">
        {changed && !busy && t('person.unsaved')}
      </p>
    </div>
  );
}

function Fixed({ fixed, onLanguage }: PersonViewProps) {
  const t = useTexts(profileTexts);
  const language = useLanguage();
  return (
    <dl className="mt-8 grid gap-5 desk:grid-cols-2">
      <Fact name={t('email')}>
        <span className="break-words">{fixed.email}</span>
      </Fact>
      <Fact name={t('company')}>{fixed.company_name}</Fact>
      <Fact name={t('language')}>
        <SegmentedControl
          label={t('language')}
          options={[
            { value: 'SR', label: <span lang="sr-Latn">{t('language.SR')}</span> },
            { value: 'EN', label: <span lang="en">{t('language.EN')}</span> },
          ]}
          value={language}
          onChange={onLanguage}
        />
      </Fact>
      <Fact name={t('currency')}>
        {shownCurrency(fixed.currency)}
        <span className="block text-14 text-ink-muted">{t('currency.why')}</span>
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <dt className="font-560 text-14">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}
