import { expect, it } from 'vitest';
import { filesOf, read } from './testing/files.ts';

// Comments cite the pages of docs/ by their section: `product.md 7.3`, `docs/scaling.md 4`, `specification.md 4 and 8`.
const PAGES = filesOf(['docs'])
  .flatMap((path) => /^docs\/([\w-]+)\.md$/.exec(path)?.[1] ?? [])
  .filter((page) => sectionsOf(page).size > 0);

const written = filesOf(['.'])
  .filter((path) => /\.(tsx?|css|mjs|sql|md|ya?ml|jsonc)$/.test(path) && path !== 'contract/citations.test.ts')
  .map((path) => ({ path, text: read(path) }));

/** The numbered headings of a page: `## 7. Beyond` is 7, `### 7.3 A request` is 7.3. */
function sectionsOf(page: string): Set<string> {
  const headings = read(`docs/${page}.md`).matchAll(/^#{2,4} (\d+(?:\.\d+)*)\.? /gm);
  return new Set([...headings].map(([, number = '']) => number));
}

const sections = new Map(PAGES.map((page) => [page, sectionsOf(page)]));

interface Citation {
  page: string;
  numbers: string[];
}

/** The text in one line: a comment may break between a page and its number. */
const flat = (text: string) => text.replace(/\n\s*(?:\*|\/\/|--|#)?\s*/g, ' ');

/**
 * Pages and sections that a text cites. A page without a number is no citation that can be followed, and has an empty list; one with its
 * folder (`docs/runbook.md`) is the name of the file, and cites only with a number.
 */
function citationsIn(text: string): Citation[] {
  const named = new RegExp(
    String.raw`(?<![\w/.-])(docs/)?(${PAGES.join('|')})\.md(?! *\]|\)|#)((?:(?: |, | and |, section )\d+(?:\.\d+)*(?![\d)]*[.]md))*)`,
    'gi',
  );
  return [...flat(text).matchAll(named)]
    .map(([, folder, page = '', numbers = '']) => ({
      folder,
      page: page.toLowerCase(),
      numbers: numbers.match(/\d+(?:\.\d+)*/g) ?? [],
    }))
    .filter(({ folder, numbers }) => !folder || numbers.length > 0)
    .map(({ page, numbers }) => ({ page, numbers }));
}

const DECISIONS = new Set(filesOf(['docs/decisions']).map((path) => Number(/\/(\d{4})-/.exec(path)?.[1])));

/** Numbers of the decisions that a text cites: `decision 17`, `decisions 0158 and 0165`. */
const decisionsIn = (text: string) =>
  [...flat(text).matchAll(/\bdecisions? (\d{1,4}(?:(?:, | and )\d{1,4})*)\b/gi)].flatMap(([, numbers = '']) =>
    (numbers.match(/\d+/g) ?? []).map(Number),
  );

const isThere = ({ page, numbers }: Citation) =>
  numbers.length > 0 && numbers.every((number) => sections.get(page)?.has(number));

it('finds what a comment cites', () => {
  expect(citationsIn('/** specification.md 4 and 8, product.md 7.7: all\n * of machines.md\n * 13. */')).toEqual([
    { page: 'specification', numbers: ['4', '8'] },
    { page: 'product', numbers: ['7.7'] },
    { page: 'machines', numbers: ['13'] },
  ]);
  expect(citationsIn('// See api.md: nothing')).toEqual([{ page: 'api', numbers: [] }]);
  expect(citationsIn("read('docs/api.md') // docs/scaling.md 4, docs/runbook.md, section 5")).toEqual([
    { page: 'scaling', numbers: ['4'] },
    { page: 'runbook', numbers: ['5'] },
  ]);
  expect(decisionsIn('// (decision 17), decisions 0158,\n// 0165 and 192.')).toEqual([17, 158, 165, 192]);
  expect(isThere({ page: 'product', numbers: ['7.99'] })).toBe(false);
});

it('each citation leads to a section that is there', () => {
  const lost = written.flatMap(({ path, text }) =>
    citationsIn(text)
      .filter((citation) => !isThere(citation))
      .map(({ page, numbers }) => `${path}: ${page}.md ${numbers.join(' and ')}`),
  );
  expect(lost).toEqual([]);
});

it('each decision that is cited is there', () => {
  const lost = written.flatMap(({ path, text }) =>
    decisionsIn(text)
      .filter((number) => !DECISIONS.has(number))
      .map((number) => `${path}: decision ${number}`),
  );
  expect(lost).toEqual([]);
});

it('is written in one form', () => {
  // Migrations are never changed once they have run.
  const old =
    /\b[Ss]pec(ification)?(, section)? \(?\d|\b[Aa]rchitecture \d|\bart, note|\bdesign-language\b|\badministration\.md/;
  const kept = written.filter(({ path }) => !path.includes('/migrations/'));
  expect(kept.filter(({ text }) => old.test(text)).map(({ path }) => path)).toEqual([]);
});
