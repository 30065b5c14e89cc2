/** The first letters of a given and a family name. */
export function initialsOf(name: string): string {
  const words = name.normalize('NFC').trim().split(/\s+/);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words;
  return letters
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase();
}
