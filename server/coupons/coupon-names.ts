import { couponKey } from '#contract/coupons/coupons.rules.ts';
import { searchKey } from '#contract/search/search.rules.ts';
import { fieldText } from '../endpoints/field-texts.ts';
import { requestInvalid } from '../errors/request.errors.ts';

/**
 * A coupon's name, the key by which it is redeemed, and its search key. Throws request.invalid for a name without visible
 * characters.
 */
export function couponNames(name: string) {
  const nameKey = couponKey(name);
  if (nameKey === '') throw requestInvalid({ name: fieldText('required', {}) });
  return { name, nameKey, searchKey: searchKey(name) };
}
