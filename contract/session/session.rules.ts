/**
 * specification.md 5, 'this is not email': text, one @, and a host with a dot; no spaces. Only the server knows whether the account
 * exists.
 */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim());
}
