import { expect, it } from 'vitest';
import { entryChange, entryWords } from './entry-words.ts';

const nothing = { allocated: 0, held: 0, spent: 0 };

it.each([
  ['allocation', { allocated: 100 }, 'kind.allocation', 10_000],
  ['purchase', { spent: 12.5 }, 'kind.purchase', -1250],
  ['refund', { spent: -12.5 }, 'kind.refund', 1250],
  ['request', { held: 7 }, 'request.held', -700],
  ['request', { held: -7, spent: 7 }, 'request.accepted', 0],
  ['request', { held: -7 }, 'request.released', 700],
] as const)('a %s of %o is told as %s and changes what can be spent by %i', (kind, parts, words, change) => {
  expect([entryWords({ kind, ...nothing, ...parts }), entryChange({ ...nothing, ...parts })]).toEqual([words, change]);
});
