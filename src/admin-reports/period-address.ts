import { monthOf } from '#contract/payroll/payroll.rules.ts';
import { type AskedPeriod, periodOf } from '#contract/reports/period.rules.ts';
import { serverNow } from '../api/server-time.ts';
import { type Address, addressOf, type Field } from '../ground/address.ts';
import { yearField } from './payroll-address.ts';

/** A month, YYYY-MM, up to the current one; others are ignored. */
const monthField: Field<string> = {
  read: (text) => (/^[2-9]\d{3}-(0[1-9]|1[0-2])$/.test(text) && text <= monthOf(serverNow()) ? text : ''),
  write: (month) => month,
};

const written = addressOf({ year: yearField, from: monthField, to: monthField });

export type PeriodPlace = ReturnType<typeof written.read>;

/**
 * The period in the address of a report: a year, or months from one to another; the current year by default. Months without a report are
 * ignored.
 */
export const periodAddress: Address<PeriodPlace> = {
  read: (address) => {
    const place = written.read(address);
    const period = periodOf(periodQuery(place), monthOf(serverNow()));
    return period === null ? Object.assign(place, { from: '', to: '' }) : place;
  },
  write: written.write,
};

/** The period as the calls take it; months take precedence over a year. */
export const periodQuery = ({ year, from, to }: PeriodPlace): AskedPeriod =>
  from !== '' || to !== '' ? { from: from || undefined, to: to || undefined } : { year: year ?? undefined };
