import type { ReadBenefit } from '#contract/admin-benefits/admin-benefits.contract.ts';

const NOW = '2026-11-23T13:05:00.000Z';

/** A massage that is offered, in both languages except its English short description. */
export const massage: ReadBenefit = {
  id: 12,
  kind: 'flexible',
  way_to_buy: 'in_store',
  provider_id: 7,
  category_id: 31,
  root_category_id: 3,
  name_sr: 'Relaks masaža',
  name_en: 'Relaxing massage',
  short_description_sr: 'Topla ulja i mir.',
  short_description_en: '',
  description_sr: '<p>Sat vremena.</p>',
  description_en: '<p>An hour.</p>',
  instructions_sr: '',
  instructions_en: '',
  limitations_sr: '',
  limitations_en: '',
  price: 4200,
  currency: 'RSD',
  discount: 15,
  company_price: 15.47,
  monthly: false,
  nfc: true,
  locations: ['Beograd'],
  website: null,
  companies: null,
  pictures: [],
  promo_material: [],
  state: 'offered',
  added_at: NOW,
  revision: 4,
  changed_at: NOW,
  changed: { at: NOW, by: { id: 8, name: 'Milan Marković' } },
  used: {
    carts: 18,
    favourites: 3,
    subscriptions: 0,
    bought: 212,
    companies: [
      { id: 2, name: 'Morava banka', carts: 15, subscriptions: 0 },
      { id: 1, name: 'Una Softver', carts: 3, subscriptions: 0 },
    ],
  },
};
