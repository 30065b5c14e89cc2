import { monthOf } from '#contract/payroll/payroll.rules.ts';
import { yearOf } from '#contract/reports/period.rules.ts';
import { serverNow } from '../api/server-time.ts';
import { addressOf, choiceField, type Field, pageField, textField } from '../ground/address.ts';
import { paths } from '../ground/paths.ts';

/** The list of months. */
export const PAYROLL = `${paths.companyAdmin}/payroll`;

export const monthAt = (month: string): string => `${PAYROLL}/${month}`;

/** The year that is shown; null is this one. One that has not begun is as if it were not there. */
export const yearField: Field<number | null> = {
  read: (text) => (/^[2-9]\d{3}$/.test(text) && Number(text) <= yearOf(monthOf(serverNow())) ? Number(text) : null),
  write: (year) => (year === null ? '' : String(year)),
};

/** What the address of a list of months says. */
export const yearAddress = addressOf({ year: yearField });

const SORTS = ['-name', 'bought', '-bought', 'paid_back', '-paid_back', 'tax', '-tax'] as const;

/** What the address of a month says of its people; '' sorts by name. */
export const payrollPeopleAddress = addressOf({ search: textField(), sort: choiceField(SORTS), page: pageField });

export type PayrollPeoplePlace = ReturnType<typeof payrollPeopleAddress.read>;
