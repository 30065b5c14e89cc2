import type { BenefitInList } from '#contract/benefits/benefits.contract.ts';
import type { CartItem } from '#contract/cart/cart.contract.ts';
import type { User } from '#contract/users/users.contract.ts';

const plain: BenefitInList = {
  id: 1,
  name: 'Benefit',
  short_description: '',
  pictures: [],
  price: 100,
  currency: 'RSD',
  price_currency: 100,
  price_discount_currency: 100,
  company_price: 15,
  discount: 0,
  fixed: false,
  special_offer: false,
  nfc: false,
  benefit_type: 'flexible',
  category: 3,
  monthly: false,
  favorite: false,
  provider: { id: 1, name: 'Lotus', picture: null },
  locations: [],
};

/** A benefit as in a list; `parts` overrides fields, and a given `price` sets both prices in the reader's currency. */
export const benefitOf = (parts: Partial<BenefitInList>): BenefitInList => ({
  ...plain,
  price_currency: parts.price === undefined ? plain.price_currency : parts.price,
  price_discount_currency: parts.price === undefined ? plain.price_discount_currency : parts.price,
  ...parts,
});

export const massage = benefitOf({ id: 12, name: 'Massage', price: 4200, category: 2 });

export const massageInCart: CartItem = { id: 7, count: 2, available: true, accepted_price: null, benefit: massage };

/** A person with 20,000 dinars and an empty cart. */
export const jelena: User = {
  id: 1,
  email: 'jelena@morava.rs',
  first_name: 'Jelena',
  last_name: 'Đ',
  profile_picture: null,
  position: '',
  birth_place: '',
  birthday: null,
  last_day: null,
  language: 'EN',
  currency: 'RSD',
  base_balance: 20_000,
  balance: 20_000,
  spent: 0,
  held: 0,
  available: 20_000,
  used: 0,
  category_budgets: [],
  cart: [],
  cart_version: '',
  favorite: [],
  notifications: [],
  new_notifications: 0,
  is_company_admin: false,
  courses: [],
  groups: [],
  company: { id: 1, name: 'Morava', card_color: '#000', currency: 'RSD' },
  company_name: 'Morava',
  company_admin_url: '/',
  corporate_account: false,
  admin_roles: [],
  company_roles: [],
  one_time_code: false,
  recovery_codes_left: 0,
};
