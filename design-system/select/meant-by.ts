/** The option that typed letters mean: the next one that begins so, the same letter again and again goes on. Null for none. */
export function meantBy(
  typed: string,
  options: readonly { label: string; disabled?: boolean }[],
  from: number,
): number | null {
  const again = [...typed].every((letter) => letter === typed[0]);
  const begin = (again ? (typed[0] ?? '') : typed).toLocaleLowerCase();
  // A word that grows may still mean the one that it meant.
  const start = from + (again ? 1 : 0);
  for (let step = 0; step < options.length; step += 1) {
    const place = (((start + step) % options.length) + options.length) % options.length;
    const option = options[place];
    if (option && !option.disabled && option.label.toLocaleLowerCase().startsWith(begin)) return place;
  }
  return null;
}
