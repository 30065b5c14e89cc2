import { QUESTION_TEXTS } from '#contract/help/questions.rules.ts';
import { LANGUAGES_OF_TEXTS } from '#contract/language/text-language.ts';
import { STATES } from '#contract/records/record-list.contract.ts';
import { idsMeant, inNoOrder, listAddress, listFilter, listQuery, numbersField } from '../admin/parts/list-address.ts';
import { choiceField, textField } from '../ground/address.ts';

/** The parts of the address of the list of questions. */
export const faqAddress = listAddress({
  sorts: ['position', 'changed'],
  columns: ['position', 'question', 'topic', 'languages', 'state', 'changed'],
  filters: {
    topic: textField(QUESTION_TEXTS.topic),
    missing: choiceField(LANGUAGES_OF_TEXTS),
    state: choiceField(STATES),
    ids: numbersField,
  },
});

export type FaqPlace = ReturnType<typeof faqAddress.read>;

/** The filters and order of the address as the calls take them, without the page. */
export const faqFilter = (values: FaqPlace) =>
  Object.assign(listFilter(values), {
    topic: values.topic || undefined,
    missing: values.missing || undefined,
    state: values.state || undefined,
    ids: idsMeant(values.ids),
  });

/** The filters without the order, for changes of all that the list finds. */
export const faqMeant = (values: FaqPlace) => inNoOrder(faqFilter(values));

/** The query of the list with its page. */
export const faqQuery = (values: FaqPlace) => Object.assign(listQuery(values), faqFilter(values));
