import { expect, it } from 'vitest';
import type { Nudge } from '#contract/nudges/nudges.contract.ts';
import { forYouItems } from './for-you-items.ts';

const quiet = { requests: [], charge: null, course: null, ask: null };
const nudge: Nudge = {
  category: 'Health/Zdravlje',
  category_id: 3,
  left: 8039.5,
  currency: 'RSD',
  until: '2026-12-31',
  days_left: 39,
  benefits: [],
};
const well = { open: quiet, nudge: null, given: true, left: 48_250, nothingFits: false };
const kinds = (standing: Partial<typeof well> & Partial<Parameters<typeof forYouItems>[0]>) =>
  forYouItems({ ...well, ...standing }).map(({ kind }) => kind);

const request = (id: number) => ({ id, provider: 'Optika' });
const charge = { name: 'Gym', day: '2026-12-05', short: 100 };
const course = { pk: 8, name: 'First aid' };

it.each([
  ['nothing to somebody with money for whom nothing is open', {}, []],
  ['who has nothing yet whom to ask, and what costs nothing', { given: false }, ['nothing', 'free', 'core']],
  ['who has almost nothing what is left, and what costs nothing', { nothingFits: true }, ['little', 'free', 'core']],
  ['who has spent everything only what costs nothing', { left: 0, nothingFits: true }, ['free', 'core']],
  ['a budget that ends soon before what is left in another', { nudge, nothingFits: true }, ['ends', 'little', 'free']],
  ['a budget that ends soon', { nudge }, ['ends']],
  [
    'what somebody waits for and what would be lost first',
    { open: { ...quiet, requests: [request(4)], charge, course }, nudge },
    ['request', 'charge', 'ends'],
  ],
  ['a course that was begun', { open: { ...quiet, course } }, ['course']],
  [
    'no more than three',
    { open: { ...quiet, requests: [request(1), request(2), request(3)], charge } },
    ['request', 'request', 'request'],
  ],
] as const)('tells %s', (_, standing, expected) => expect(kinds(standing as never)).toEqual(expected));

it('says what each leads to', () => {
  const ask = { name: 'Vesna Ilić', email: 'vesna@morava.rs' };
  expect(forYouItems({ ...well, given: false, open: { ...quiet, ask } })[0]).toEqual({ kind: 'nothing', ask });
  expect(forYouItems({ ...well, left: 350, nothingFits: true })[0]).toEqual({ kind: 'little', left: 350 });
});
