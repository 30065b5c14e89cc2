import { WHOSE } from '#contract/core-benefits/core-benefits.rules.ts';
import { LANGUAGES_OF_TEXTS } from '#contract/language/text-language.ts';
import { STATES } from '#contract/records/record-list.contract.ts';
import { idsMeant, listAddress, listFilter, listQuery, numbersField } from '../admin/parts/list-address.ts';
import { choiceField } from '../ground/address.ts';

/** The parts of the address of the list of core benefits. */
export const coreAddress = listAddress({
  sorts: ['position', 'changed'],
  columns: ['position', 'name', 'giver', 'languages', 'document', 'state', 'changed'],
  filters: {
    whose: choiceField(WHOSE),
    missing: choiceField(LANGUAGES_OF_TEXTS),
    state: choiceField(STATES),
    ids: numbersField,
  },
});

export type CorePlace = ReturnType<typeof coreAddress.read>;

/** The filters and order of the address as the calls take them, without the page. */
export const coreFilter = (values: CorePlace) =>
  Object.assign(listFilter(values), {
    whose: values.whose || undefined,
    missing: values.missing || undefined,
    state: values.state || undefined,
    ids: idsMeant(values.ids),
  });

/** The query of the list with its page. */
export const coreQuery = (values: CorePlace) => Object.assign(listQuery(values), coreFilter(values));
