import type { ListedBenefit } from '#contract/admin-benefits/admin-benefits.contract.ts';

/** A massage that is offered, as in the administrators' list. */
export const listedMassage: ListedBenefit = {
  id: 12,
  name_sr: 'Masaža',
  name_en: 'Massage',
  kind: 'flexible',
  way_to_buy: 'voucher',
  image: null,
  provider: { id: 7, name: 'Lotos', active: true },
  category: { id: 2001, name_sr: 'Masaža', name_en: 'Massage' },
  price: 4200,
  currency: 'RSD',
  discount: 15,
  monthly: true,
  companies: 2,
  missing: [],
  state: 'offered',
  bought: 3,
  revision: 4,
  changed: { at: '2026-11-23T13:05:00.000Z', by: { id: 8, name: 'Milan Marković' } },
};
