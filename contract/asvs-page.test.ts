import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { read } from './testing/files.ts';
import { testsNamedIn } from './testing/named-tests.ts';

// ASVS 5.0.0: for each section, the level of each of its requirements in order.
const LEVELS = `
  1.1 22, 1.2 1111122223, 1.3 112222222223, 1.4 222, 1.5 123, 2.1 122, 2.2 112, 2.3 12223, 2.4 23, 3.1 3, 3.2 113,
  3.3 12223, 3.4 11222233, 3.5 11122333, 3.6 3, 3.7 22333, 4.1 12233, 4.2 23333, 4.3 22, 4.4 1222, 5.1 2, 5.2 112333,
  5.3 113, 5.4 222, 6.1 122, 6.2 111111112222, 6.3 11223333, 6.4 112233, 6.5 22222333, 6.6 2223, 6.7 33, 6.8 2222,
  7.1 222, 7.2 1111, 7.3 22, 7.4 11222, 7.5 223, 7.6 22, 8.1 1233, 8.2 1123, 8.3 133, 8.4 23, 9.1 111, 9.2 1222,
  10.1 22, 10.2 223, 10.3 22223, 10.4 1111122222233333, 10.5 22222, 10.6 22, 10.7 222, 11.1 2233, 11.2 22233,
  11.3 11233, 11.4 1222, 11.5 23, 11.6 23, 11.7 33, 12.1 12233, 12.2 11, 12.3 22223, 13.1 2333, 13.2 222223, 13.3 2233,
  13.4 1222233, 14.1 22, 14.2 12223333, 14.3 122, 15.1 12233, 15.2 12233, 15.3 1222222, 15.4 3333, 16.1 2, 16.2 22222,
  16.3 2222, 16.4 222, 16.5 2223, 17.1 23, 17.2 22223333, 17.3 22`
  .split(',')
  .map((section) => section.trim().split(' '));

const asked = LEVELS.flatMap(([section, levels = '']) =>
  [...levels].map((level, index) => ({ number: `${section}.${index + 1}`, level })),
).filter(({ level }) => level !== '3');

const page = read('docs/asvs.md');
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| v5.0.0-'))
  .map((line) => {
    const [, number = '', level = '', what = '', answer = ''] = line.split('|').map((cell) => cell.trim());
    return { number: number.replace('v5.0.0-', ''), level, what, answer };
  });

/** The files of this repository that a text names in backquotes. */
const filesIn = (text: string) =>
  [...text.matchAll(/`((?:[\w.-]+\/)*[\w.-]+\.(?:tsx?|mjs|md|sql|json|ya?ml|cfg|service))`/g)].map(
    ([, path = '']) => path,
  );

function kindOf(answer: string): 'held' | 'not of Izbor' | 'not yet' | null {
  if (/^Does not apply: .+/.test(answer)) return 'not of Izbor';
  if (/^Not yet: .+/.test(answer)) return 'not yet';
  return /^`[\w./-]+`/.test(answer) && filesIn(answer).length > 0 ? 'held' : null;
}

it('docs/asvs.md has a line for each requirement of level 1 and 2, in order, none twice', () => {
  expect(asked).toHaveLength(253);
  expect(rows.map(({ number, level }) => ({ number, level }))).toEqual(asked);
});

it('says of each line what it asks, and what holds it or why nothing does', () => {
  expect(rows.filter(({ what, answer }) => what === '' || kindOf(answer) === null)).toEqual([]);
});

it('names files and tests that there are', () => {
  expect(filesIn(page).filter((path) => !existsSync(path))).toEqual([]);
  const named = rows.flatMap(({ answer }) => testsNamedIn(answer));
  expect(named.length).toBeGreaterThan(150);
  expect(named.filter(({ file, title }) => !read(file).includes(title))).toEqual([]);
});

it('counts at its top what is held and what is not, and names what is not yet', () => {
  const numbersOf = (kind: string, level = /./) =>
    rows.filter((row) => kindOf(row.answer) === kind && level.test(row.level)).map(({ number }) => number);
  const [held, foreign, missing] = ['held', 'not of Izbor', 'not yet'].map((kind) => numbersOf(kind).length);
  const [first, second] = [/1/, /2/].map((level) => numbersOf('not yet', level));
  expect(page).toContain(
    `Of ${rows.length} lines ${held} are held, ${foreign} do not apply, ${missing} are not met yet: ` +
      `${first?.length} of level 1 (${first?.join(', ')}) and ${second?.length} of level 2 (${second?.join(', ')}).`,
  );
});

it('names each setting that leads the server to somebody', () => {
  const [, whom = ''] = /^## 2\. .*$([\s\S]*?)^## /m.exec(page) ?? [];
  const leading = [
    ...read('server/config/config.ts').matchAll(
      /(?:urlOf|mailServer|text)\(environment, '(\w+_(?:URL|ENDPOINT|BUCKET))'/g,
    ),
  ].map(([, name = '']) => name);
  expect(leading).toContain('SMTP_URL');
  // A link of the app, which only browsers open.
  const addresses = leading.filter((name) => name !== 'COMPANY_ADMIN_URL');
  expect(addresses.filter((name) => !whom.includes(`\`${name}\``))).toEqual([]);
});
