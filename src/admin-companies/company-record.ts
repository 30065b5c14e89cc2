import type { EditedCompany } from '#contract/admin-companies/admin-companies.contract.ts';
import { CARD_COLORS, COUNTRIES, companyNameProblem, promiseProblem } from '#contract/admin-companies/company.rules.ts';
import { CURRENCIES, type Currency } from '#contract/money/money.rules.ts';
import type { Fields } from '#contract/records/merge.rules.ts';
import { PROMISE_DAYS } from '#contract/requests/review.rules.ts';
import { addressProblem } from '#contract/staff/staff.rules.ts';
import type { EditedRecord, Problems } from '#machines/records/record-draft.ts';
import { typedDays } from '../admin/parts/typed-days.ts';

/** Fields of a new company. */
export const NO_COMPANY: EditedRecord = {
  fields: {
    name: '',
    country: 'RS',
    currency: 'RSD',
    card_color: 'evergreen',
    promise_days: String(PROMISE_DAYS.usual),
    admin_email: '',
  },
  revision: 0,
  offered: true,
  by: null,
  at: null,
};

/** A company as fields of its form; days are text, as typed. */
export const editedOf = ({ name, country, currency, card_color, ...company }: EditedCompany): EditedRecord => ({
  fields: { name, country, currency, card_color, promise_days: String(company.promise_days), admin_email: '' },
  revision: company.revision,
  offered: company.active,
  by: company.changed.by?.name ?? null,
  at: company.changed.at,
});

const oneOf = <Value extends string>(values: readonly Value[], value: unknown): Value =>
  values.find((each) => each === value) ?? (values[0] as Value);

/** The fields of the form, as typed. */
export const typedIn = ({ name, country, currency, card_color, promise_days, admin_email }: Fields) => ({
  name: String(name ?? ''),
  country: oneOf(COUNTRIES, country),
  currency: oneOf<Currency>(CURRENCIES, currency),
  card_color: oneOf(CARD_COLORS, card_color),
  promise_days: typedDays(promise_days),
  admin_email: String(admin_email ?? '').trim(),
});

/** Problems of the fields, by the rules that the server applies too. */
export function companyProblems(fields: Fields): Problems {
  const { name, promise_days: days, admin_email: email } = typedIn(fields);
  const wrong = {
    name: companyNameProblem(name),
    promise_days: promiseProblem(days),
    admin_email: email === '' ? null : addressProblem(email),
  };
  return Object.fromEntries(Object.entries(wrong).filter(([, problem]) => problem !== null)) as Problems;
}
