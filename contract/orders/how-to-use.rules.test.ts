import { expect, it } from 'vitest';
import { howToUse } from './how-to-use.rules.ts';

it.each([
  ['in_store', '<p>Pokaži Izbor karticu na licu mesta. Ono što je kupljeno već je plaćeno.</p>'],
  ['web', '<p>Partner potvrđuje e-poštom. Sve ostalo dogovaraš na sajtu partnera.</p>'],
  ['voucher', '<p>Pokaži kod na kasi ili ga upiši na sajtu partnera.</p>'],
  ['invoice', '<p>Dogovori termin sa partnerom, koji zatim šalje fakturu.</p>'],
] as const)('what was bought %s and says nothing itself is used as such things are', (way, said) => {
  expect(howToUse({ way, instructions: '' }, 'SR')).toBe(said);
});

it('says it in English too', () => {
  expect(howToUse({ way: 'in_store', instructions: '<p> </p>' }, 'EN')).toBe(
    '<p>Show your Izbor card on the spot. What you bought is already paid for.</p>',
  );
});

it("is the benefit's own word where it has one", () => {
  const instructions = '<ol><li>Ponesi kapu.</li></ol>';
  expect(howToUse({ way: 'voucher', instructions }, 'SR')).toBe(instructions);
});
