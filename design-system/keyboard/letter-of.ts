/** The Latin letter of a key press in any keyboard layout: К on a Serbian one is K. Other keys are returned as they are. */
export function letterOf(press: Pick<KeyboardEvent, 'key' | 'code'>): string {
  const key = press.key;
  const letter = key > '~' && press.code.startsWith('Key') ? press.code.slice(3) : key;
  return key === key.toLowerCase() ? letter.toLowerCase() : letter;
}
