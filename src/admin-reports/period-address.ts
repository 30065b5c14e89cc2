import { monthOf } from '#contract/payroll/payroll.rules.ts';
import { type AskedPeriod, periodOf } from '#contract/reports/period.rules.ts';
import { serverNow } from '../api/server-time.ts';
import { type Address, addressOf, type Field } from '../ground/address.ts';
import { yearField } from './payroll-address.ts';

/** A month that has begun; another is as if it were not there. */
const monthField: Field<string> = {
  read: (text) => (/^[2-9]\d{3}-(0[1-9]|1[0-2])$/.test(text) && text <= monthOf(serverNow()) ? text : ''),
  write: (month) => month,
};

const written = addressOf({ year: yearField, from: monthField, to: monthField });

export type PeriodPlace = ReturnType<typeof written.read>;

/**
 * What the address of a report says: a year, or months from one to another; this year unless said. Months of which there is no
 * report are as if they were not there.
 */
export const periodAddress: Address<PeriodPlace> = {
  read: (address) => {
    const place = written.read(address);
    const period = periodOf(periodQuery(place), monthOf(serverNow()));
    return period === null ? Object.assign(place, { from: '', to: '' }) : place;
  },
  write: written.write,
};

/** The same as the calls take it: months go before a year. */
export const periodQuery = ({ year, from, to }: PeriodPlace): AskedPeriod =>
  from !== '' || to !== '' ? { from: from || undefined, to: to || undefined } : { year: year ?? undefined };
