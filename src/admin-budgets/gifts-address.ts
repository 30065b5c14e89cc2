import { businessDay } from '#contract/calendar/calendar.rules.ts';
import { GIFT_STATUSES } from '#contract/gifts/gifts.rules.ts';
import { daysField, daysMeant } from '../admin/list/list-days.ts';
import {
  idsMeant,
  type ListPlace,
  listAddress,
  listFilter,
  listQuery,
  manyField,
  numbersField,
} from '../admin/parts/list-address.ts';
import { serverNow } from '../api/server-time.ts';
import { paths } from '../ground/paths.ts';

/** Address of the list of gifts. */
export const GIFTS = `${paths.companyAdmin}/budgets`;

export const giftAt = (id: number): string => `${GIFTS}/${id}`;

/** Value of the filter for the flexible budget, beside the numbers of categories. */
export const FLEXIBLE_CHOICE = 'flexible';

/** The parts of the address of the list of gifts. */
export const giftsAddress = listAddress({
  sorts: ['-date', 'amount', 'people', 'sum'],
  columns: ['name', 'date', 'amount', 'people', 'sum', 'by', 'state', 'taken_back'],
  filters: {
    category: manyField(),
    state: manyField(GIFT_STATUSES),
    by: numbersField,
    date: daysField,
    ids: numbersField,
  },
});

export type GiftsPlace = ReturnType<typeof giftsAddress.read> & ListPlace;

const categoriesMeant = (chosen: readonly string[]) =>
  chosen
    .map((each) => (each === FLEXIBLE_CHOICE ? '0' : each))
    .filter((each) => /^\d{1,9}$/.test(each))
    .join(',') || undefined;

const chosen = (values: GiftsPlace) => {
  const { from, to } = daysMeant(values.date, businessDay(serverNow()));
  return {
    category: categoriesMeant(values.category),
    state: values.state.join(',') || undefined,
    by: idsMeant(values.by),
    date_from: from || undefined,
    date_to: to || undefined,
    ids: idsMeant(values.ids),
  };
};

/** The filters and order of the address as the calls take them, without the page. */
export const giftsFilter = (values: GiftsPlace) => Object.assign(listFilter(values), chosen(values));

/** The query of the list with its page. */
export const giftsQuery = (values: GiftsPlace) => Object.assign(listQuery(values), chosen(values));
