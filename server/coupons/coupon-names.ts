import { couponKey } from '#contract/coupons/coupons.rules.ts';
import { searchKey } from '#contract/search/search.rules.ts';
import { fieldText } from '../endpoints/field-texts.ts';
import { requestInvalid } from '../errors/request.errors.ts';

/** What a coupon is called, taken and searched by. Throws request.invalid where there is nothing to be seen of its name. */
export function couponNames(name: string) {
  const nameKey = couponKey(name);
  if (nameKey === '') throw requestInvalid({ name: fieldText('required', {}) });
  return { name, nameKey, searchKey: searchKey(name) };
}
