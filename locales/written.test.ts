import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EXCLAMATIONS, type Language, patternOf, wordsToAvoid } from './glossary.ts';
import { RIGHT_HERE } from './right-here.ts';
import { type Written, writtenTexts } from './written-texts.ts';

const sources = ['server', 'demo', 'stories'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path}`)
    .filter((path) => /\.(tsx?|md|yaml)$/.test(path) && !/\.test\.|^server\/testing\//.test(path)),
);
const all = sources.flatMap(writtenTexts);

/** What the people of the demo wrote, and what stories show, is Serbian unless its place says otherwise. */
const isSerbianToo = ({ language, where, text }: Written) =>
  language === null && /^(demo|stories)\//.test(where) && /\s|^\p{Lu}/u.test(text);

const texts: Record<Language, Written[]> = {
  en: all.filter(({ language }) => language === 'en'),
  sr: all.filter((written) => written.language === 'sr' || isSerbianToo(written)),
};

const isRightHere = (word: string, where: string) =>
  RIGHT_HERE.some(({ words, paths }) => words.includes(word) && paths.some((path) => where.startsWith(path)));
const saying = (texts: Written[], word: string) => {
  const pattern = patternOf(word);
  return texts.filter(({ text }) => pattern.test(text));
};

describe.each(['en', 'sr'] as const)('what the server and the stories say in %s', (language) => {
  it('is found', () => {
    expect(texts[language].length).toBeGreaterThan(3_000);
  });

  it.each(wordsToAvoid(language))('is never "%s"', (word) => {
    const wrong = saying(texts[language], word).filter(({ where }) => !isRightHere(word, where));
    expect(wrong.map(({ where, text }) => `${where} ${text}`)).toEqual([]);
  });
});

it('exclaims only where the specification does', () => {
  const loud = ({ text }: Written) => /\p{L}!/u.test(text) && text.includes(' ') && !EXCLAMATIONS.includes(text);
  const shouting = 'stories/welcome/do-and-dont.tsx';
  expect(texts.en.filter(loud)).toEqual([]);
  // The book shows there what is not done.
  expect(texts.sr.filter((written) => loud(written) && !written.where.startsWith(shouting))).toEqual([]);
});

describe('a sign', () => {
  /** What people read: all of the demo and the book, and of the server what has a language. Markup and formulas of a table are none. */
  const read = all
    .filter(({ language, where }) => language !== null || /^(demo|stories)\//.test(where))
    .map((written) => Object.assign({}, written, { text: written.text.replace(/<[^>]*(>|$)/g, '') }))
    .filter(({ text }) => !text.startsWith('='));
  const wrong = (sign: RegExp, of: (written: Written) => boolean = () => true) =>
    read.filter((written) => of(written) && sign.test(written.text)).map(({ where, text }) => `${where} ${text}`);
  const isEnglish = ({ language }: Written) => language === 'en';
  // The book itself is English, and what it shows is Serbian.
  const isSerbian = ({ language, text }: Written) => language === 'sr' || (language === null && /[čćšžđ]/i.test(text));
  const isWhole = ({ where }: Written) => where.startsWith('demo/content/');

  it('is the apostrophe of print, but for the sentence of the specification', () => {
    const ofSpecification = ({ text }: Written) => text === "Sorry, we couldn't find the page you're looking for.";
    expect(read.filter(ofSpecification)).toHaveLength(1);
    expect(wrong(/\p{L}'\p{L}|\p{L}'(?=\s\p{L})/u, (written) => !ofSpecification(written))).toEqual([]);
  });

  it('is the quote of print', () => {
    expect(wrong(/(?<![^\s(])"(?=\p{L})|(?<=\p{L}[.,?]?)"(?![^\s).,;:?])/u)).toEqual([]);
  });

  it('is the quote of its language', () => {
    expect(wrong(/[„"]/, isEnglish)).toEqual([]);
    // A lesson of English quotes English, in a Serbian text too.
    const isLesson = ({ where }: Written) => where.startsWith('demo/content/courses/english/');
    expect(wrong(/[”"]/, (written) => isSerbian(written) && !isLesson(written))).toEqual([]);
  });

  it('is a quote that is closed, where a text stands in one piece', () => {
    expect(wrong(/“[^”]*$/, (written) => isEnglish(written) && isWhole(written))).toEqual([]);
    expect(wrong(/„[^“]*$/, (written) => isSerbian(written) && isWhole(written))).toEqual([]);
  });
});

it('stands under its language in everything that the server tells', () => {
  const told = all.filter(({ where }) => /\.(texts|errors)\.ts:/.test(where) && !where.includes('transactions-export'));
  expect(told.filter(({ language, text }) => language === null && /\p{L} \p{L}/u.test(text))).toEqual([]);
});

it.each(RIGHT_HERE.flatMap(({ words, paths }) => paths.map((path) => ({ path, words }))))(
  '$path needs its exception for $words',
  ({ path, words }) => {
    const there = [...texts.en, ...texts.sr].filter(({ where }) => where.startsWith(path));
    expect(words.some((word) => saying(there, word).length > 0)).toBe(true);
  },
);

describe('a text in a source', () => {
  it('has the language of the key or the name that it stands under', () => {
    const [said] = writtenTexts('server/caller/caller.errors.ts').filter(({ text }) => text === 'Prijavi se.');
    expect(said).toMatchObject({ language: 'sr', where: 'server/caller/caller.errors.ts:4' });
    expect(texts.sr.some(({ where }) => where.includes('courses/excel/reading.sr.md'))).toBe(true);
    expect(texts.en.some(({ text }) => text.startsWith('<p>Order {order} is confirmed'))).toBe(true);
  });

  it('has the language of its key where both stand side by side, and of its file', () => {
    const answers = writtenTexts('demo/content/courses/cyber/course.yaml');
    const said = answers.find(({ text }) => text === 'Odmah promenim lozinku na pravoj stranici');
    expect(said).toMatchObject({ language: 'sr', where: expect.stringMatching(/^demo\/content\/.+\.yaml:\d+$/) });
    const [title] = writtenTexts('demo/content/courses/cyber/reading.en.md');
    expect(title).toEqual({
      language: 'en',
      where: 'demo/content/courses/cyber/reading.en.md:1',
      text: '# Safe online through the working day',
    });
  });
});
