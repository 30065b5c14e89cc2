import { expect, it } from 'vitest';
import { filed } from '#machines/requests/request.paths.ts';
import { emptyForm } from '#machines/requests/request-form.ts';
import { initialRequestAgain, initialRequestOf } from './initial-request.ts';

it('begins empty', () => {
  expect(initialRequestOf(new URLSearchParams())).toEqual({ name: 'new', form: emptyForm, original: null });
});

it('begins with what an invoice benefit knows', () => {
  const address = new URLSearchParams('kind=invoice&provider=Optika%20Vid&category=3&description=Nao%C4%8Dare');
  const form = { ...emptyForm, kind: 'invoice', provider: 'Optika Vid', category: 3, description: 'Naočare' };
  expect(initialRequestOf(address)).toMatchObject({ form, original: null });
  expect(initialRequestOf(address).name).not.toBe('new');
});

it.each(['kind=gift', 'category=-3', 'category=x'])('takes nothing odd from the address: %s', (odd) => {
  expect(initialRequestOf(new URLSearchParams(odd)).form).toEqual(emptyForm);
});

it('begins again without retyping, with the file and the first day', () => {
  expect(initialRequestAgain({ ...filed, amount: 4500.5, first_filed_at: '2026-10-02T08:00:00.000Z' })).toEqual({
    name: 'again-12',
    form: {
      kind: 'reimbursement',
      category: 1,
      provider: 'Optika Vid',
      description: 'Naočare za čitanje',
      purchaseDate: '2026-11-18',
      amount: '4500.50',
    },
    original: { id: 12, firstFiledAt: '2026-10-02T08:00:00.000Z', file: filed.file },
  });
});
