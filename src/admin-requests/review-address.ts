import { REVIEW_QUEUES, type ReviewQueue } from '#contract/requests/review.rules.ts';
import { COMPANY_KEY, companyKey, companyKeyName } from '../admin/parts/company-key.ts';
import { addressOf, choiceField, type Field, idField, textField } from '../ground/address.ts';
import type { RequestKey } from './review-key.ts';

const queueField: Field<ReviewQueue> = {
  read: (text) => REVIEW_QUEUES.find((queue) => queue === text) ?? REVIEW_QUEUES[0],
  write: (queue) => (queue === REVIEW_QUEUES[0] ? '' : queue),
};

const ownField: Field<RequestKey | null> = {
  read: (text) => {
    const id = idField.read(text);
    return id === null ? null : { company: null, id };
  },
  write: (open) => idField.write(open?.id ?? null),
};

/** The key of a request of any company: `3-17`. */
const anyField: Field<RequestKey | null> = {
  read: (text) => (COMPANY_KEY.test(text) ? companyKey(text) : null),
  write: (open) => (open === null ? '' : companyKeyName({ company: open.company ?? 0, id: open.id })),
};

/** The parts of the address of the review: a queue, a search in it, whether only one's own requests, and the open request. */
export const reviewAddress = addressOf({
  queue: queueField,
  q: textField(),
  open: ownField,
  assigned: choiceField(['me'] as const),
});

/** The bulk action that accepts many requests, a further part of the address. */
export const acceptAddress = addressOf({ bulk: textField(15) });

/** The address of the review of all companies' requests. */
export const unattendedAddress = addressOf({
  queue: queueField,
  q: textField(),
  open: anyField,
  assigned: choiceField(['me'] as const),
});
