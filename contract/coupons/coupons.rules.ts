/** The name of a coupon as it is looked up: case does not count (product.md 4), nor how a letter is put together. */
export function couponKey(name: string): string {
  return name.normalize('NFC').trim().toLowerCase();
}
