import { expect, it } from 'vitest';
import { changesAddress, changesMeant, ownChangesAddress } from './changes-address.ts';

const meant = (address: string) => changesMeant(changesAddress.read(new URLSearchParams(address)));

// Changes by a bulk action or an import are listed below the change that began it, which other filters may leave out.
it.each([
  ['', true],
  ['date=2026-11-01..2026-11-20', true],
  ['actor=3-17', true],
  ['q=ana', undefined],
  ['what=coupon', undefined],
  ['company=3', undefined],
  ['via=import', undefined],
])('of %j lists what stands under another: %s', (address, alone) => {
  expect(meant(address).alone).toBe(alone);
});

it('asks for what the address says, and for nothing that it does not know', () => {
  expect(meant('q=ana&date=2026-11-01..2026-11-20&what=coupon&company=3&via=import&actor=3-17')).toEqual({
    search: 'ana',
    date_from: '2026-11-01',
    date_to: '2026-11-20',
    record_kind: 'coupon',
    company: 3,
    via: 'import',
    actor: '3-17',
    alone: undefined,
  });
  expect(meant('what=nothing&company=x&via=mail&actor=17')).toEqual(meant(''));
});

it('knows of no company in the history of one’s own, nor of what the platform alone has', () => {
  expect(ownChangesAddress.read(new URLSearchParams('company=3&what=coupon'))).toMatchObject({ company: '', what: '' });
});
