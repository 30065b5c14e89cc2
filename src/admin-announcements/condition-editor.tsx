import type { Audience, EditedAnnouncement } from '#contract/announcements/announcements.contract.ts';
import { Combobox } from '#design-system/combobox/combobox.tsx';
import { RadioGroup } from '#design-system/radio-group/radio-group.tsx';
import { TextField } from '#design-system/text-field/text-field.tsx';
import { adminAnnouncementsTexts } from '#locales/admin-announcements/admin-announcements.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { labelMatches } from '../admin/parts/label-matches.ts';
import { useTypedNumber } from '../admin/parts/use-typed-number.ts';
import { useCompanyOptions } from '../admin/site/use-company-options.ts';
import { useBenefitOptions, useBudgetOptions, usePeopleOptions } from './condition-choices.ts';
import { MultiChoice } from './multi-choice.tsx';

export type Condition = keyof Audience;

interface EditorProps {
  audience: Audience;
  named: EditedAnnouncement['named'] | null;
  disabled: boolean;
  onChange: (changes: Audience) => void;
}

/** The fields of one condition. */
export function ConditionEditor({ name, ...props }: EditorProps & { name: Condition }) {
  const Editor = EDITORS[name];
  return <Editor {...props} />;
}

function OfLanguage({ audience, disabled, onChange }: EditorProps) {
  const t = useTexts(adminAnnouncementsTexts);
  return (
    <RadioGroup
      label={t('condition.language')}
      hideLabel
      value={audience.language ?? null}
      disabled={disabled}
      options={(['SR', 'EN'] as const).map((value) => ({ value, label: t(`language.${value}`) }))}
      onChange={(language) => onChange({ language })}
    />
  );
}

function OfCompanies({ audience: { companies = [] }, named, disabled, onChange }: EditorProps) {
  const t = useTexts(adminAnnouncementsTexts);
  const { options, reading } = useCompanyOptions();
  const known = new Map((named?.companies ?? []).map(({ id, name }) => [String(id), name]));
  for (const { value, label } of options) known.set(value, label);
  return (
    <MultiChoice
      label={t('addCompany')}
      chosen={companies.map((id) => ({ value: String(id), label: known.get(String(id)) ?? String(id) }))}
      options={options}
      reading={reading}
      disabled={disabled}
      onChange={(values) => onChange({ companies: values.map(Number) })}
    />
  );
}

function OfUnit({ audience, disabled, onChange }: EditorProps) {
  const t = useTexts(adminAnnouncementsTexts);
  return (
    <TextField
      label={t('condition.unit')}
      hideLabel
      value={audience.unit ?? ''}
      maxLength={100}
      disabled={disabled}
      onChange={({ target }) => onChange({ unit: target.value })}
    />
  );
}

function OfMoney({ audience: { unspent }, disabled, onChange }: EditorProps) {
  const t = useTexts(adminAnnouncementsTexts);
  const { category = null, more_than = 0 } = unspent ?? {};
  const amount = useTypedNumber({
    value: more_than,
    // Text that is no number yet stays in the form and cannot be saved.
    onValue: (value) => onChange({ unspent: { category, more_than: value as number } }),
  });
  return (
    <>
      <Combobox
        {...useBudgetOptions()}
        label={t('ofBudget')}
        value={String(category ?? '')}
        matches={labelMatches}
        disabled={disabled}
        emptyText={t('nothingFound')}
        onChange={(value) => onChange({ unspent: { category: value ? Number(value) : null, more_than } })}
      />
      <TextField {...amount} label={t('moreThan')} disabled={disabled} />
    </>
  );
}

function OfBenefit({ audience: { benefit = 0 }, named, disabled, onChange }: EditorProps) {
  const t = useTexts(adminAnnouncementsTexts);
  const choice = useBenefitOptions(benefit === named?.benefit?.id ? (named?.benefit ?? null) : null);
  return (
    <Combobox
      {...choice}
      label={t('findBenefit')}
      value={benefit === 0 ? null : String(benefit)}
      matches={labelMatches}
      disabled={disabled}
      emptyText={t('nothingFound')}
      onChange={(value) => onChange({ benefit: Number(value ?? 0) })}
    />
  );
}

const keyOf = ({ company, id }: { company: number; id: number }) => `${company}-${id}`;

function OfPeople({ audience: { people = [] }, named, disabled, onChange }: EditorProps) {
  const t = useTexts(adminAnnouncementsTexts);
  const { names, ...choice } = usePeopleOptions(named?.people ?? []);
  return (
    <MultiChoice
      {...choice}
      label={t('addPerson')}
      chosen={people.map((one) => ({ value: keyOf(one), label: names.get(keyOf(one)) ?? String(one.id) }))}
      disabled={disabled}
      onChange={(values) =>
        onChange({
          people: values.map((value) => {
            const [company = 0, id = 0] = value.split('-').map(Number);
            return { company, id };
          }),
        })
      }
    />
  );
}

const EDITORS: Record<Condition, (props: EditorProps) => React.JSX.Element> = {
  language: OfLanguage,
  companies: OfCompanies,
  unit: OfUnit,
  unspent: OfMoney,
  benefit: OfBenefit,
  people: OfPeople,
};
