import { monthOf } from '#contract/payroll/payroll.rules.ts';
import { yearOf } from '#contract/reports/period.rules.ts';
import { serverNow } from '../api/server-time.ts';
import { addressOf, choiceField, type Field, pageField, textField } from '../ground/address.ts';
import { paths } from '../ground/paths.ts';

/** Address of the list of months. */
export const PAYROLL = `${paths.companyAdmin}/payroll`;

export const monthAt = (month: string): string => `${PAYROLL}/${month}`;

/** The shown year; null is the current year. A year in the future is ignored. */
export const yearField: Field<number | null> = {
  read: (text) => (/^[2-9]\d{3}$/.test(text) && Number(text) <= yearOf(monthOf(serverNow())) ? Number(text) : null),
  write: (year) => (year === null ? '' : String(year)),
};

/** The parts of the address of the list of months. */
export const yearAddress = addressOf({ year: yearField });

const SORTS = ['-name', 'bought', '-bought', 'paid_back', '-paid_back', 'tax', '-tax'] as const;

/** The parts of the address of a month's people; '' sorts by name. */
export const payrollPeopleAddress = addressOf({ search: textField(), sort: choiceField(SORTS), page: pageField });

export type PayrollPeoplePlace = ReturnType<typeof payrollPeopleAddress.read>;
