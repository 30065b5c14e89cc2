/** Bulk actions on benefits: offer, withdraw, move to another provider or category, change the price, copy as drafts. */
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

/**
 * Why a bulk action would leave a benefit out. A benefit with running subscriptions is withdrawn singly, by somebody who sees whose
 * they are.
 */
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

/** Range of a bulk price change in percent, and the steps to which new prices are rounded, in major units. */
export const PRICE_CHANGE = { least: -90, most: 500 } as const;
export const PRICE_STEPS = [0.01, 1, 10, 50, 100] as const;

/** The values that each action needs. */
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
