import { expect, it } from 'vitest';
import { reviewAddress, unattendedAddress } from './review-address.ts';

const own = (address: string) => reviewAddress.read(new URLSearchParams(address));
const any = (address: string) => unattendedAddress.read(new URLSearchParams(address));

it('begins with what waits, and nothing open', () => {
  const nothing = { queue: 'pending', q: '', open: null, assigned: '' } as const;
  expect([own(''), any('')]).toEqual([nothing, nothing]);
  expect(own('queue=lost&open=x&assigned=all')).toEqual(nothing);
  expect(Object.values(reviewAddress.write(nothing)).join('')).toBe('');
});

it('names a request of one’s own company by its number, and of any other with the company', () => {
  expect([own('open=17').open, own('open=3-17').open]).toEqual([{ company: null, id: 17 }, null]);
  expect([any('open=3-17').open, any('open=17').open, any('open=3-').open]).toEqual([
    { company: 3, id: 17 },
    null,
    null,
  ]);
});

it('reads what it writes', () => {
  const place = { queue: 'asked', q: 'naočare', open: { company: null, id: 17 }, assigned: 'me' } as const;
  expect(own(new URLSearchParams(reviewAddress.write(place)).toString())).toEqual(place);
  const there = Object.assign({}, place, { open: { company: 3, id: 17 } });
  expect(any(new URLSearchParams(unattendedAddress.write(there)).toString())).toEqual(there);
});
