/** Letters of the Serbian alphabet in Latin. */
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
 * Text as it is searched (product.md 6): no case, no diacritics, Cyrillic read as Latin, and `đ`, `dj` and `d` one letter.
 * So `čačak`, `cacak` and `Чачак` find the same. An apostrophe is one whichever sign it is written with: keyboards have `'`, print
 * has `’`. Control characters and lone surrogates fall away, blanks are single.
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

/** The words of what is searched, as search keys have them. */
export const searchWords = (search: string): readonly string[] => searchKey(search).split(' ').filter(Boolean);

/** Whether a text holds every one of these words, wherever each stands. */
export function holdsWords(text: string, words: readonly string[]): boolean {
  const key = searchKey(text);
  return words.every((word) => key.includes(word));
}

/** In small letters, each whole and of one sound: no `ǆ`, no mark apart, and nothing where a word may only be cut. */
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

/** A key that sorts by its bytes in the order of the Serbian alphabet: cep, čokolada, ćuprija, đak. */
export function sortKey(text: string): string {
  const latin = [...lettersOf(text).replace(/\p{C}+/gu, ' ')].map((letter) => CYRILLIC[letter] ?? letter).join('');
  return SERBIAN_ORDER.reduce((key, [letter, place]) => key.replace(letter, place), latin);
}
