import { expect, it } from 'vitest';
import { bulkDone } from './bulk-done.texts.ts';

it('says how many were changed with their thousands apart, as each language has them', () => {
  expect(bulkDone({ done: 18_400, total: 20_000, failed: 1600 })).toEqual({
    en: 'Done: 18,400 of 20,000. Left out: 1,600.',
    sr: 'Urađeno: 18.400 od 20.000. Izostavljeno: 1.600.',
  });
});
