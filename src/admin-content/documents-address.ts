import { DOCUMENT_LANGUAGES } from '#contract/documents/documents.rules.ts';
import { LANGUAGES_OF_TEXTS } from '#contract/language/text-language.ts';
import { STATES } from '#contract/records/record-list.contract.ts';
import { idsMeant, listAddress, listFilter, listQuery, numbersField } from '../admin/parts/list-address.ts';
import { choiceField } from '../ground/address.ts';

/** The parts of the address of the list of documents. */
export const documentsAddress = listAddress({
  sorts: ['position', 'changed'],
  columns: ['position', 'title', 'language', 'titles', 'file', 'state', 'changed'],
  filters: {
    language: choiceField(DOCUMENT_LANGUAGES),
    missing: choiceField(LANGUAGES_OF_TEXTS),
    state: choiceField(STATES),
    ids: numbersField,
  },
});

export type DocumentsPlace = ReturnType<typeof documentsAddress.read>;

/** The filters and order of the address as the calls take them, without the page. */
export const documentsFilter = (values: DocumentsPlace) =>
  Object.assign(listFilter(values), {
    language: values.language || undefined,
    missing: values.missing || undefined,
    state: values.state || undefined,
    ids: idsMeant(values.ids),
  });

/** The query of the list with its page. */
export const documentsQuery = (values: DocumentsPlace) => Object.assign(listQuery(values), documentsFilter(values));
