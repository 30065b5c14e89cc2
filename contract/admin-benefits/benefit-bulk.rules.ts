/** What may be done to many benefits at once: offered, withdrawn, filed otherwise, made dearer or cheaper, copied as drafts. */
export const BULK_ACTIONS = [
  'offer',
  'withdraw',
  'category',
  'provider',
  'discount',
  'companies',
  'price',
  'copy',
] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

/** Why a benefit would not change. One that somebody is charged for each month is withdrawn alone, by who sees whose that is. */
export const BULK_REFUSALS = [
  'same',
  'in_use',
  'incomplete',
  'provider_ended',
  'category_ended',
  'no_price',
  'price_zero',
  'price_range',
] as const;
export type BulkRefusal = (typeof BULK_REFUSALS)[number];

/** By how many percent prices change at once, and what they are rounded to, in major units. */
export const PRICE_CHANGE = { least: -90, most: 500 } as const;
export const PRICE_STEPS = [0.01, 1, 10, 50, 100] as const;

/** What an action needs beside itself. */
export const BULK_VALUE: Record<
  BulkAction,
  'category_id' | 'provider_id' | 'discount' | 'companies' | 'percent' | null
> = {
  offer: null,
  withdraw: null,
  category: 'category_id',
  provider: 'provider_id',
  discount: 'discount',
  companies: 'companies',
  price: 'percent',
  copy: null,
};
