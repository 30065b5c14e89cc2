import { describe, expect, it } from 'vitest';
import type { GiftDraft } from '#machines/gifts/gift.machine.ts';
import { giveBody, previewBody } from './gift-body.ts';

const draft: GiftDraft = { whom: { of: 'all' }, withInvited: true, category: null, amount: '100.50', note: ' Hvala ' };
const to = (whom: GiftDraft['whom'], rest: Partial<GiftDraft> = {}) => Object.assign({}, draft, { whom }, rest);

describe('what a preview is asked', () => {
  it.each([
    ['everybody', draft, { people: 'all', with_invited: true, amount: 100.5 }],
    [
      'a unit, whatever is in its name',
      to({ of: 'unit', unit: 'Prodaja, jug' }),
      { query: { unit: 'Prodaja%2C jug' }, with_invited: true, amount: 100.5 },
    ],
    ['who is named, of whom it needs no word', to({ of: 'rows', ids: [3, 4] }), { people: [3, 4], amount: 100.5 }],
    [
      'who was found',
      to(
        { of: 'found', query: { state: 'active' }, except: [5], count: 9, isExact: true },
        { withInvited: false, category: 2 },
      ),
      { query: { state: 'active' }, except: [5], with_invited: false, category: 2, amount: 100.5 },
    ],
    ['no amount while it is none', to({ of: 'all' }, { amount: '1,5' }), { people: 'all', with_invited: true }],
  ])('for %s', (_, asked, body) => {
    expect(previewBody(asked)).toEqual(body);
  });
});

it('gives what was seen, with the reason', () => {
  expect(giveBody({ draft, seen: 'abc', key: 'k' })).toEqual({
    people: 'all',
    with_invited: true,
    amount: 100.5,
    note: 'Hvala',
    seen: 'abc',
  });
});
