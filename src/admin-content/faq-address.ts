import { LANGUAGES_OF_TEXTS, QUESTION_TEXTS } from '#contract/help/questions.rules.ts';
import { STATES } from '#contract/records/record-list.contract.ts';
import { idsMeant, inNoOrder, listAddress, listFilter, listQuery, numbersField } from '../admin/list-address.ts';
import { choiceField, textField } from '../ground/address.ts';

/** What the address of the list of questions says. */
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

/** Its rows as the calls take them, whichever page of them. */
export const faqFilter = (values: FaqPlace) =>
  Object.assign(listFilter(values), {
    topic: values.topic || undefined,
    missing: values.missing || undefined,
    state: values.state || undefined,
    ids: idsMeant(values.ids),
  });

/** What a change of all that the list finds is asked: the same, in no order. */
export const faqMeant = (values: FaqPlace) => inNoOrder(faqFilter(values));

/** The same with the page that is shown. */
export const faqQuery = (values: FaqPlace) => Object.assign(listQuery(values), faqFilter(values));
