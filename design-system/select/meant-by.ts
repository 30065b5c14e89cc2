type Options = readonly { label: string; disabled?: boolean }[];

/**
 * The option that typed letters select: the next one that begins with them; repeating a letter moves on. If none does, one that matches
 * without diacritics, which not every keyboard has. Null for none.
 */
export function meantBy(typed: string, options: Options, from: number): number | null {
  return nextBy(typed, options, from, lower) ?? nextBy(typed, options, from, plain);
}

const lower = (text: string) => text.normalize('NFC').toLocaleLowerCase();
const plain = (text: string) => lower(text).normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd');

function nextBy(typed: string, options: Options, from: number, read: (text: string) => string): number | null {
  const again = [...typed].every((letter) => letter === typed[0]);
  const begin = read(again ? (typed[0] ?? '') : typed);
  // A longer typed word may still match the current option.
  const start = from + (again ? 1 : 0);
  for (let step = 0; step < options.length; step += 1) {
    const place = (((start + step) % options.length) + options.length) % options.length;
    const option = options[place];
    if (option && !option.disabled && read(option.label).startsWith(begin)) return place;
  }
  return null;
}
