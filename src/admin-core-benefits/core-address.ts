import { WHOSE } from '#contract/core-benefits/core-benefits.rules.ts';
import { LANGUAGES_OF_TEXTS } from '#contract/help/questions.rules.ts';
import { STATES } from '#contract/records/record-list.contract.ts';
import { idsMeant, listAddress, listFilter, listQuery, numbersField } from '../admin/list-address.ts';
import { choiceField } from '../ground/address.ts';

/** What the address of the list of core benefits says. */
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

/** Its rows as the calls take them, whichever page of them. */
export const coreFilter = (values: CorePlace) =>
  Object.assign(listFilter(values), {
    whose: values.whose || undefined,
    missing: values.missing || undefined,
    state: values.state || undefined,
    ids: idsMeant(values.ids),
  });

/** The same with the page that is shown. */
export const coreQuery = (values: CorePlace) => Object.assign(listQuery(values), coreFilter(values));
