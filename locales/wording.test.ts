import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EXCLAMATIONS, type Language, patternOf, wordsToAvoid } from './glossary.ts';

type Said = { where: string; text: string };

const here = new URL('.', import.meta.url);
const features = readdirSync(here, { withFileTypes: true }).filter((entry) => entry.isDirectory());

/** What a text says: with counts of each plural form where it is a function. */
function sayings(text: unknown): string[] {
  if (typeof text !== 'function') return [String(text)];
  const counts = [0, 1, 2, 5, 21, 240].map((count) => ({
    count,
    courses: count,
    packages: count,
    seconds: count,
    total: '1',
    name: 'Niš',
  }));
  return counts.map((values) => String(text(values)));
}

/** The files of a feature that hold texts of a language: `en.ts`, and parts of it that are read later, `fields-en.ts`. */
const tablesOf = (feature: string, language: Language): string[] =>
  readdirSync(new URL(feature, here)).filter((file) => new RegExp(`^(\\w+-)?${language}\\.ts$`).test(file));

/** Every text of a language, with where it stands: `cart.title`. */
async function said(language: Language): Promise<Said[]> {
  const tables = await Promise.all(
    features.flatMap(({ name }) =>
      tablesOf(name, language).map(async (file) => {
        const tables: Record<string, unknown>[] = Object.values(await import(`./${name}/${file}`));
        // What people may type to find a page is in their words, not in ours.
        const ours = tables.flatMap(Object.entries).filter(([key]) => !key.endsWith('.words'));
        return ours.flatMap(([key, text]) =>
          sayings(text).map((saying) => ({ where: `${name}.${key}`, text: saying })),
        );
      }),
    ),
  );
  return tables.flat();
}

const texts = { en: await said('en'), sr: await said('sr') };
/** A text without the names of its places, which are no words of it. */
const bare = (text: string) => text.replace(/{{\w+}}/g, '…');
const places = (found: Said[]) => [...new Set(found.map(({ where }) => where))];

/** The payroll tax is the employer's by law, whatever else we call the company. */
const OF_THE_PAYROLL_TAX = ['checkout.understood', 'checkout.taxWho', 'transactions.payrollTax'];

const under = (place: string, ...keys: string[]) => keys.map((key) => `${place}.${key}`);

/** Rows of a list, and what a filter of several holds. */
const SELECTED = [
  ...under('admin.keys', 'choose', 'range', 'page'),
  ...under('admin.list', 'chooseAll', 'choose', 'choosing', 'chosen', 'chosenAll', 'chosenMost', 'chooseMatching'),
  ...under('admin.list', 'chosenThere', 'onlyChosen', 'tooManyChosen', 'selection', 'selectionClear'),
  ...under('admin-requests', 'keys.choose', 'many.choose', 'many.chooseOne', 'many.shelf'),
  'browse.filtersCount',
];

/** Where a word of the glossary's last column is right in a text of the app, meaning something else. */
const RIGHT_THERE: Record<Language, Record<string, string[]>> = {
  en: {
    'employer*': OF_THE_PAYROLL_TAX,
    // Two exact sentences of specification.md 8, and texts that are marked to be copied.
    'select*': [
      ...SELECTED,
      ...['browse.emptyTitle', 'transactions.nothing'],
      ...['profile.notCopied', 'records.missing.notCopied', 'vouchers.copyFailed'],
    ],
  },
  sr: { 'poslodav*': OF_THE_PAYROLL_TAX },
};

describe.each(['en', 'sr'] as const)('the texts in %s', (language) => {
  const saying = (word: string) => places(texts[language].filter(({ text }) => patternOf(word).test(bare(text))));

  it.each(wordsToAvoid(language))('never say "%s"', (word) => {
    const right = RIGHT_THERE[language][word] ?? [];
    expect(saying(word).filter((where) => !right.includes(where))).toEqual([]);
  });

  it.each(Object.entries(RIGHT_THERE[language]))('need each exception for "%s"', (word, right) => {
    expect(saying(word)).toEqual(expect.arrayContaining(right));
  });

  // People who use speech input say the text that is visible on the button (WCAG 2.5.3).
  it('names a button that ends or restores a record by the words on it', () => {
    const all = new Map(texts[language].map(({ where, text }) => [where, text]));
    const named = [...all.keys()].filter((where) => /\b(end|restore|switchOn|switchOff)Of$/.test(where));
    const onIt = (where: string) => (all.get(where.slice(0, -'Of'.length)) ?? '').replace('…', '');
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((where) => !all.get(where)?.startsWith(onIt(where)))).toEqual([]);
  });
});

describe('the glossary', () => {
  it('has words to avoid in both languages', () => {
    expect(wordsToAvoid('en')).toContain('partner*');
    expect(wordsToAvoid('sr')).toContain('provajder*');
  });

  it('finds a word in its cases, and not within another one', () => {
    expect(patternOf('firm*').test('Kod firme')).toBe(true);
    expect(patternOf('strana').test('Inostrana i stranica')).toBe(false);
    expect(patternOf('mail').test('Check your e-mail')).toBe(false);
  });
});

describe('signs', () => {
  it('write per cent as English does: 31%', () => {
    expect(places(texts.en.filter(({ text }) => /\s%(?! \^)|per ?cent\b/.test(bare(text))))).toEqual([]);
  });

  it('write per cent as Serbian does, with a space that does not break', () => {
    const wrong = /[^\u00a0]%|odsto|procen/;
    expect(places(texts.sr.filter(({ text }) => wrong.test(text) && !text.includes('% ^')))).toEqual([]);
  });

  it('exclaim only where the specification does', () => {
    const loud = (found: Said[]) => found.filter(({ text }) => text.includes('!') && !text.includes('! @ #'));
    expect(loud(texts.en).filter(({ text }) => !EXCLAMATIONS.includes(text))).toEqual([]);
    expect(loud(texts.sr)).toEqual([]);
  });

  it('quote as each language does', () => {
    expect(places(texts.en.filter(({ text }) => /[„"]|“[^”]*$/.test(text)))).toEqual([]);
    expect(places(texts.sr.filter(({ text }) => /[”"]|„[^“]*$/.test(text)))).toEqual([]);
  });

  it('have the apostrophe of print, but for the sentence of the specification', () => {
    expect(places(texts.en.filter(({ text }) => /\p{L}'\p{L}/u.test(text)))).toEqual(['app.notFound.text']);
  });
});

describe('a name in a Serbian sentence', () => {
  it('stands in quotes after a noun that takes a case, for it is not inflected', () => {
    expect(places(texts.sr.filter(({ text }) => /budžet[ua] \{\{(category|budget|name)\}\}/.test(text)))).toEqual([]);
  });

  it('stands last, after a colon, where something is done to it', () => {
    const inflected = /^(Dodaj|Ukloni|Sačuvaj|Preuzmi|Obriši|Kopiraj|Otvori) \{\{name\}\}/;
    expect(places(texts.sr.filter(({ text }) => inflected.test(text)))).toEqual([]);
  });
});

it('keeps one letter and its hyphen on the line of its word, in each sentence: e‑mail', () => {
  const broken = [...texts.en, ...texts.sr].filter(
    ({ text }) => /(?<!\p{L})\p{L}-\p{L}/u.test(text) && /[.?]$/.test(text),
  );
  expect(places(broken)).toEqual([]);
});
