/** The Latin letter of a press, whatever alphabet the keyboard writes: К of a Serbian one is K. Any other key is what it says. */
export function letterOf(press: Pick<KeyboardEvent, 'key' | 'code'>): string {
  const key = press.key;
  const letter = key > '~' && press.code.startsWith('Key') ? press.code.slice(3) : key;
  return key === key.toLowerCase() ? letter.toLowerCase() : letter;
}
