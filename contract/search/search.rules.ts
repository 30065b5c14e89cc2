/** Serbian Cyrillic letters and their Latin equivalents. */
export const CYRILLIC: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  ђ: 'đ',
  е: 'e',
  ж: 'ž',
  з: 'z',
  и: 'i',
  ј: 'j',
  к: 'k',
  л: 'l',
  љ: 'lj',
  м: 'm',
  н: 'n',
  њ: 'nj',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  ћ: 'ć',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'c',
  ч: 'č',
  џ: 'dž',
  ш: 'š',
}; // prettier-ignore

/**
 * Normalised text for searching (product.md 6): lower case, no diacritics, Cyrillic as Latin, and `đ`, `dj` and `d` as one letter, so
 * `čačak`, `cacak` and `Чачак` find the same. All apostrophes are equal: keyboards have `'`, print has `’`. Control characters and lone
 * surrogates are removed, repeated blanks joined.
 */
export function searchKey(text: string): string {
  const letters = withoutMarks(lettersOf(text)).replace(
    /\p{Script=Cyrillic}/gu,
    (letter) => CYRILLIC[letter] ?? letter,
  );
  return withoutMarks(letters.replace(/đ|dj/g, 'd'))
    .replace(/[’‘ʼ]/g, "'")
    .replace(/[\p{C}\p{Z}\uFFFD]+/gu, ' ')
    .trim();
}

/** Words of a search, normalised as search keys. */
export const searchWords = (search: string): readonly string[] => searchKey(search).split(' ').filter(Boolean);

/** Whether a text contains each of the words, anywhere. */
export function holdsWords(text: string, words: readonly string[]): boolean {
  const key = searchKey(text);
  return words.every((word) => key.includes(word));
}

/**
 * Lower-case letters in a canonical form: digraphs such as `ǆ` are two letters, marks are composed with their letter, and soft hyphens
 * and word joiners are removed.
 */
function lettersOf(text: string): string {
  return text
    .replace(/[\u00ad\u2060]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ǆǉǌ]/g, (sign) => sign.normalize('NFKC'));
}

const withoutMarks = (text: string) => text.normalize('NFD').replace(/\p{M}+/gu, '');

const SERBIAN_ORDER: [RegExp, string][] = [
  [/dž/g, 'd{'],
  [/đ/g, 'd|'],
  [/č/g, 'c{'],
  [/ć/g, 'c|'],
  [/lj/g, 'l{'],
  [/nj/g, 'n{'],
  [/š/g, 's{'],
  [/ž/g, 'z{'],
];

/** Sort key whose byte order is the order of the Serbian alphabet: cep, čokolada, ćuprija, đak. */
export function sortKey(text: string): string {
  const latin = [...lettersOf(text).replace(/\p{C}+/gu, ' ')].map((letter) => CYRILLIC[letter] ?? letter).join('');
  return SERBIAN_ORDER.reduce((key, [letter, place]) => key.replace(letter, place), latin);
}
