import { REVIEW_QUEUES, type ReviewQueue } from '#contract/requests/review.rules.ts';
import { addressOf, type Field, idField, textField } from '../ground/address.ts';

const queueField: Field<ReviewQueue> = {
  read: (text) => REVIEW_QUEUES.find((queue) => queue === text) ?? REVIEW_QUEUES[0],
  write: (queue) => (queue === REVIEW_QUEUES[0] ? '' : queue),
};

/** What is reviewed: a queue, what is searched for in it, and the request that is open. */
export const reviewAddress = addressOf({ queue: queueField, q: textField(), open: idField });
