import type { AskedPeriod } from '#contract/reports/period.rules.ts';
import { addressOf, type Field } from '../ground/address.ts';
import { yearField } from './payroll-address.ts';

const monthField: Field<string> = {
  read: (text) => (/^[2-9]\d{3}-(0[1-9]|1[0-2])$/.test(text) ? text : ''),
  write: (month) => month,
};

/** What the address of a report says: a year, or months from one to another; this year unless said. */
export const periodAddress = addressOf({ year: yearField, from: monthField, to: monthField });

export type PeriodPlace = ReturnType<typeof periodAddress.read>;

/** The same as the calls take it: months go before a year. */
export const periodQuery = ({ year, from, to }: PeriodPlace): AskedPeriod =>
  from !== '' || to !== '' ? { from: from || undefined, to: to || undefined } : { year: year ?? undefined };
