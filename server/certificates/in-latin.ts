import { CYRILLIC } from '#contract/search/search.rules.ts';

const LATIN: Record<string, string> = {
  ...CYRILLIC,
  // Letters of Russian, Bulgarian, Macedonian, Ukrainian and Belarusian, as Serbian writes names of there.
  ё: 'jo',
  й: 'j',
  щ: 'šč',
  ъ: 'a',
  ы: 'i',
  ь: '',
  э: 'e',
  ю: 'ju',
  я: 'ja',
  ѐ: 'e',
  ѝ: 'i',
  ѓ: 'đ',
  ѕ: 'dz',
  ќ: 'ć',
  і: 'i',
  ї: 'ji',
  є: 'je',
  ґ: 'g',
  ў: 'u',
  // Greek ones, of which two together are one sound (greekLetters).
  α: 'a',
  β: 'v',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: 'i',
  θ: 't',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: 'ks',
  ο: 'o',
  π: 'p',
  ρ: 'r',
  σ: 's',
  ς: 's',
  τ: 't',
  υ: 'i',
  φ: 'f',
  χ: 'h',
  ψ: 'ps',
  ω: 'o',
  // Serbian digraphs that are one letter each, as some keyboards and old files write them.
  ǆ: 'dž',
  ǉ: 'lj',
  ǌ: 'nj',
  // Other kinds of hyphens in pasted text, one of them non-breaking.
  '\u2010': '-',
  '\u2011': '-',
};

// Invisible characters for which the fonts would draw a box or a gap: soft hyphens, zero-width spaces, marks of direction.
const UNSEEN = /\p{Cf}/gu;

/** Greek without its accents: `ου` is `u`, and after other vowels `υ` is `v`. */
const greekLetters = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/(?<=\p{Script=Greek})\p{M}+/gu, '')
    .replace(/ου|Ο[υΥ]/g, (pair) => (pair.startsWith('Ο') ? 'U' : 'u'))
    .replace(/(?<=[αεηΑΕΗ])[υΥ]/g, (letter) => (letter === 'Υ' ? 'V' : 'v'))
    .normalize('NFC');

/** Transliterates text to Serbian Latin, letter by letter (`Љубица` is `Ljubica`), for fonts that have Latin letters only. */
export function inLatin(text: string): string {
  const letters = [...greekLetters(text).replace(UNSEEN, '')];
  return letters
    .map((letter, place) => {
      const latin = LATIN[letter.toLowerCase()];
      if (latin === undefined) return letter;
      if (!isCapital(letter)) return latin;
      // Where two letters replace one, the second is a capital if its neighbour is: LJUBICA, Ljubica.
      const next = letters[place + 1] ?? '';
      const beside = /\p{L}/u.test(next) ? next : (letters[place - 1] ?? '');
      return isCapital(beside) ? latin.toUpperCase() : latin.charAt(0).toUpperCase() + latin.slice(1);
    })
    .join('');
}

const isCapital = (letter: string) => letter !== letter.toLowerCase();
