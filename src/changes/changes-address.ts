import { businessDay } from '#contract/calendar/calendar.rules.ts';
import { COMPANY_RECORD_KINDS, RECORD_KINDS, type RecordKind, VIAS } from '#contract/changes/change-kinds.ts';
import { daysField, daysMeant } from '../admin/list/list-days.ts';
import { listAddress } from '../admin/parts/list-address.ts';
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

/** Address of the log of changes. */
export const changesAddress = addressOf(RECORD_KINDS, /^\d{1,9}$/);

/** Address of the log of one's own company, without a filter for the company. */
export const ownChangesAddress = addressOf(COMPANY_RECORD_KINDS, /^(?!)/);

export type ChangesPlace = ReturnType<typeof changesAddress.read>;

/**
 * Query parameters of an address. With no filter but days and person, the changes of a bulk change or an import are listed
 * below its entry; with other filters that entry itself may be filtered out.
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
