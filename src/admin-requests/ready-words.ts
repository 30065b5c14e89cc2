import type { Language } from '#contract/language/language.ts';
import type { Question, RefusalCode } from '#contract/requests/review.rules.ts';

type Words = Record<Language, string>;

/** The default texts of a rejection, in the employee's language; `other` has none. */
export const REFUSALS: Record<RefusalCode, Words> = {
  unreadable: {
    SR: 'Na fajlu ne može da se pročita sve što treba. Podnesi ga ponovo tako da se vide iznos, dan i prodavac.',
    EN: 'Not all that is needed can be read. File it again so that the amount, the day and the provider can be seen.',
  },
  not_fiscal: {
    SR: 'Ovo nije fiskalni račun. Podnesi zahtev ponovo sa fiskalnim računom.',
    EN: 'This is not a fiscal receipt. File the request again with the fiscal receipt.',
  },
  wrong_amount: {
    SR: 'Iznos ili dan na računu nisu isti kao u zahtevu. Podnesi ga ponovo kako piše na računu.',
    EN: 'The amount or the day on the receipt is not the one of the request. File it again as the receipt says.',
  },
  duplicate: {
    SR: 'Za ovu kupovinu je zahtev već podnet.',
    EN: 'A request for this purchase has been filed already.',
  },
  not_covered: {
    SR: 'Ovu kupovinu benefiti kompanije ne pokrivaju.',
    EN: 'The benefits of the company do not cover this purchase.',
  },
  other: { SR: '', EN: '' },
};

/** Frequent questions, in both languages. */
export const READY_QUESTIONS: Record<Question, Words> = {
  unreadable: {
    SR: 'Na fajlu ne može da se pročita sve. Možeš li da napišeš iznos, dan i prodavca, ili da ga ponovo fotografišeš?',
    EN: 'Not all of the file can be read. Can you write the amount, the day and the provider, or photograph it again?',
  },
  no_name: {
    SR: 'Na računu nema tvog imena. Na koga glasi?',
    EN: 'Your name is not on the receipt. Whose is it?',
  },
  not_fiscal: {
    SR: 'Ovo nije fiskalni račun. Imaš li i fiskalni?',
    EN: 'This is not a fiscal receipt. Do you have the fiscal one as well?',
  },
};

/** Whether a text is empty or one of the ready texts: then it may be replaced, because the reviewer did not type it. */
export const isReady = (words: string): boolean =>
  words.trim() === '' ||
  [...Object.values(REFUSALS), ...Object.values(READY_QUESTIONS)].some((ready) => Object.values(ready).includes(words));
