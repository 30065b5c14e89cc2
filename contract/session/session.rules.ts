/** specification.md 5, 'this is not email': something, one @, and a host with a dot; no spaces. The server decides who it is. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim());
}
