import { BENEFIT_STATES, MISSING } from '#contract/admin-benefits/benefit.rules.ts';
import { KINDS, WAYS_TO_BUY } from '#contract/benefits/benefits.rules.ts';
import { businessDay } from '#contract/calendar/calendar.rules.ts';
import type { User } from '#contract/users/users.contract.ts';
import { amountsField, writtenAmounts } from '../admin/list/list-amounts.ts';
import { daysField, daysMeant } from '../admin/list/list-days.ts';
import { idsMeant, inNoOrder, listAddress, listFilter, listQuery, numbersField } from '../admin/parts/list-address.ts';
import { choiceField, idField } from '../ground/address.ts';

/** Filters by the reader's own changes: a shared link shows each reader their own. */
export const MINE = 'me';

/** The parts of the address of the list of benefits. */
export const benefitsAddress = listAddress({
  sorts: ['-changed', 'name', 'price', 'bought'],
  columns: ['name', 'provider', 'category', 'price', 'companies', 'languages', 'state', 'changed', 'way', 'bought'],
  filters: {
    state: choiceField(BENEFIT_STATES),
    kind: choiceField(KINDS),
    way: choiceField(WAYS_TO_BUY),
    category: idField,
    provider: idField,
    company: idField,
    price: amountsField,
    missing: choiceField(MISSING),
    by: choiceField([MINE]),
    changed: daysField,
    ids: numbersField,
  },
});

export type BenefitsPlace = ReturnType<typeof benefitsAddress.read>;

/** The reader and the present time, on which some filters depend. */
export interface Asker {
  me: Pick<User, 'id' | 'company'>;
  now: Date;
}

/** The filters of the address as the calls take them, without the page. */
export function benefitsFilter(values: BenefitsPlace, { me, now }: Asker) {
  const price = writtenAmounts(values.price);
  const { from, to } = daysMeant(values.changed, businessDay(now));
  return Object.assign(listFilter(values), {
    state: values.state || undefined,
    kind: values.kind || undefined,
    way: values.way || undefined,
    category: values.category ?? undefined,
    provider: values.provider ?? undefined,
    company: values.company ?? undefined,
    price_from: price.from || undefined,
    price_to: price.to || undefined,
    missing: values.missing || undefined,
    changed_by: values.by === MINE ? `${me.company.id}-${me.id}` : undefined,
    changed_from: from || undefined,
    changed_to: to || undefined,
    ids: idsMeant(values.ids),
  });
}

/** The query of the list with its page. */
export const benefitsQuery = (values: BenefitsPlace, asker: Asker) =>
  Object.assign(listQuery(values), benefitsFilter(values, asker));

/** The filters without the order, for changes of all that the list finds. */
export const benefitsMeant = (values: BenefitsPlace, asker: Asker) => inNoOrder(benefitsFilter(values, asker));
