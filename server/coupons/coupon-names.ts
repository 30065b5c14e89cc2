import { couponKey } from '#contract/coupons/coupons.rules.ts';
import { searchKey } from '#contract/search/search.rules.ts';

/** What a coupon is called, taken and searched by. */
export function couponNames(name: string) {
  return { name, nameKey: couponKey(name), searchKey: searchKey(name) };
}
