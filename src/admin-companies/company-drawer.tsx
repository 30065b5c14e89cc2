import { type ReactNode, useState } from 'react';
import {
  type EditedCompany,
  getCompany,
  getCompanyImpact,
  listCompanies,
  listCompanyChanges,
} from '#contract/admin-companies/admin-companies.contract.ts';
import { COMPANY_NAME, COUNTRIES } from '#contract/admin-companies/company.rules.ts';
import { CURRENCIES, shownCurrency } from '#contract/money/money.rules.ts';
import { Select } from '#design-system/select/select.tsx';
import { adminCompaniesTexts } from '#locales/admin-companies/admin-companies.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { NEW } from '../admin/parts/list-address.ts';
import { saidDays } from '../admin/parts/typed-days.ts';
import { useField } from '../admin/record/record-context.ts';
import { RecordDrawer } from '../admin/record/record-drawer.tsx';
import { RecordText } from '../admin/record/record-fields.tsx';
import { useListedRecord } from '../admin/record/use-listed-record.ts';
import { CardColorField } from './card-color-field.tsx';
import { companyCalls } from './company-calls.ts';
import { CompanyCode } from './company-code.tsx';
import { companyProblems, typedIn } from './company-record.ts';

const PROBLEMS = {
  required: 'company.required',
  short: 'company.short',
  long: 'company.long',
  range: 'company.range',
  email: 'company.email',
  letters: 'company.letters',
} as const;

interface CompanyDrawerProps {
  /** The number of the company, or `new`. */
  open: string;
  mayWrite: boolean;
  onClose: () => void;
}

/** The form of a company, opened over the list. */
export function CompanyDrawer(props: CompanyDrawerProps) {
  const t = useTexts(adminCompaniesTexts);
  const [read, setRead] = useState<EditedCompany | null>(null);
  const { form, name } = useCompanyForm(props, setRead);
  const isNew = props.open === NEW;
  return (
    <RecordDrawer form={form} title={name}>
      <RecordText name="name" required maxLength={COMPANY_NAME.most} hint={t('company.nameHint')} />
      <div className="grid gap-5 desk:grid-cols-2">
        <Choice name="country" options={COUNTRIES.map((value) => ({ value, label: t(`country.${value}`) }))} />
        <Choice
          name="currency"
          options={CURRENCIES.map((value) => ({ value, label: shownCurrency(value) }))}
          isFixed={read?.currency_fixed ?? false}
          hint={t(read?.currency_fixed ? 'company.currencyFixed' : 'company.currencyHint')}
        />
      </div>
      <CardColorField />
      <RecordText name="promise_days" required inputMode="numeric" hint={t('company.promiseHint')} />
      {isNew && <RecordText name="admin_email" inputMode="email" maxLength={254} hint={t('company.adminHint')} />}
      {read && <Owners company={read} />}
      {read && <CompanyCode company={read} mayWrite={props.mayWrite} />}
    </RecordDrawer>
  );
}

interface ChoiceProps {
  name: 'country' | 'currency';
  options: readonly { value: string; label: string }[];
  isFixed?: boolean;
  hint?: ReactNode;
}

function Choice({ name, options, isFixed = false, hint }: ChoiceProps) {
  const { id, label, value, error, disabled, onValue } = useField<string>(name);
  return (
    <Select
      id={id}
      label={label}
      options={options}
      value={value ?? ''}
      onChange={onValue}
      hint={hint}
      error={error}
      disabled={disabled || isFixed}
      required
    />
  );
}

/** The owners of a company: without one, nobody there can invite people or decide requests. */
function Owners({ company: { admins, invited_admins: invited } }: { company: EditedCompany }) {
  const t = useTexts(adminCompaniesTexts);
  return (
    <section className="grid gap-1 border-line border-t pt-5 text-14">
      <h3 className="display text-18">{t('company.owners')}</h3>
      <p className="text-ink-muted">
        {admins > 0 ? t('company.ownersCount', { count: admins }) : t('company.unowned')}
      </p>
      {invited.length > 0 && (
        <p className="wrap-anywhere text-ink-muted">{t('company.invited', { emails: invited.join(', ') })}</p>
      )}
    </section>
  );
}

function useCompanyForm({ open, mayWrite, onClose }: CompanyDrawerProps, onRead: (company: EditedCompany) => void) {
  const t = useTexts(adminCompaniesTexts);
  const language = useLanguage();
  const [calls] = useState(() => companyCalls({ open, language, onRead }));
  return useListedRecord({
    kind: 'company',
    watched: 'company',
    open,
    title: t(open === NEW ? 'make' : 'company.title'),
    nameOf: (fields) => typedIn(fields).name,
    changes: [listCompanies, getCompany, getCompanyImpact, listCompanyChanges],
    added: (name) => t('company.added', { name }),
    fields: useCompanyFields(),
    problemsOf: companyProblems,
    history: {
      call: listCompanyChanges,
      params: { id: Number(open) },
      fields: { active: { label: t('state'), shown: (on) => t(on ? 'state.on' : 'state.off') } },
    },
    // A message of the server is shown unchanged.
    sayProblem: (problem) => (problem in PROBLEMS ? t(PROBLEMS[problem as keyof typeof PROBLEMS]) : problem),
    mayWrite,
    read: calls.read,
    findAdded: calls.findAdded,
    save: calls.save,
    onClose,
  });
}

function useCompanyFields() {
  const t = useTexts(adminCompaniesTexts);
  return {
    name: { label: t('name'), text: 'line' as const },
    country: { label: t('country'), shown: (value: unknown) => t(`country.${typedIn({ country: value }).country}`) },
    currency: { label: t('currency'), shown: (value: unknown) => shownCurrency(typedIn({ currency: value }).currency) },
    card_color: {
      label: t('card'),
      shown: (value: unknown) => t(`card.${typedIn({ card_color: value }).card_color}`),
    },
    promise_days: {
      label: t('promise'),
      shown: (value: unknown) => saidDays(value, (days) => t('promise.days', days)),
      typed: String,
    },
    admin_email: { label: t('company.admin'), text: 'line' as const },
  };
}
