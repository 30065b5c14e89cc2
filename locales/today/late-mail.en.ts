import { counted } from '../plural.ts';

interface Count {
  count: number;
}

const MESSAGES = { one: 'message', other: 'messages' };

export const en = {
  aside: ({ count }: Count) => `Set ${counted('EN', count, MESSAGES)} aside…`,
  title: ({ count }: Count) => `Set ${counted('EN', count, MESSAGES)} aside?`,
  text: 'Each was tried nine times or more and does not leave. Once set aside it is not sent any more and not seen here. The history of changes says who did it.',
  keep: 'Let it wait',
  confirm: 'Set aside',
  done: ({ count }: Count) => `Set aside: ${counted('EN', count, MESSAGES)}.`,
};
