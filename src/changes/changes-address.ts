import { businessDay } from '#contract/calendar/calendar.rules.ts';
import { COMPANY_RECORD_KINDS, RECORD_KINDS, type RecordKind, VIAS } from '#contract/changes/change-kinds.ts';
import { listAddress } from '../admin/list-address.ts';
import { daysField, daysMeant } from '../admin/list-days.ts';
import { serverNow } from '../api/server-time.ts';
import { choiceField, type Field } from '../ground/address.ts';

const writtenAs = (right: RegExp): Field<string> => ({
  read: (text) => (right.test(text) ? text : ''),
  write: (value) => value,
});

const addressOf = (kinds: readonly RecordKind[], company: RegExp) =>
  listAddress({
    sorts: ['-at'],
    columns: [],
    filters: {
      date: daysField,
      what: choiceField(kinds),
      company: writtenAs(company),
      via: choiceField(VIAS),
      actor: writtenAs(/^\d{1,15}-\d{1,15}$/),
    },
  });

/** What the address of the history of changes says. */
export const changesAddress = addressOf(RECORD_KINDS, /^\d{1,9}$/);

/** The same of the history of one's own company, which has no other to choose. */
export const ownChangesAddress = addressOf(COMPANY_RECORD_KINDS, /^(?!)/);

export type ChangesPlace = ReturnType<typeof changesAddress.read>;

/**
 * The changes that an address means, as their call takes them. Where nothing but days and who narrows them, what a bulk or an
 * import did stands under its beginning; otherwise that may be left out itself.
 */
export function changesMeant({ q, date, what, company, via, actor }: ChangesPlace) {
  const days = daysMeant(date, businessDay(serverNow()));
  return {
    search: q || undefined,
    date_from: days.from || undefined,
    date_to: days.to || undefined,
    record_kind: what || undefined,
    company: company === '' ? undefined : Number(company),
    via: via || undefined,
    actor: actor || undefined,
    alone: [q, what, company, via].every((one) => one === '') || undefined,
  };
}
