import { expect, it } from 'vitest';
import { ContentError } from './content-error.ts';
import { writingOf } from './read-writing.ts';

const good = `# Tabele & brojevi

Kako se računa, i zašto.

## 1. Prvi korak

Formula glasi =A1\\*B1, a prava cena je "ista" svuda? Ne: 20&nbsp;% manje.

- prva stvar
- druga stvar

|  |  |
| --- | --- |
| Ukupno | 10.000,00 RSD |
| Ili | jedno \\| drugo |
`;

it('reads a title, a sentence, headings, paragraphs, lists and tables of two columns, as plain words', () => {
  expect(writingOf('excel.sr.md', good)).toEqual({
    title: 'Tabele & brojevi',
    standfirst: 'Kako se računa, i zašto.',
    blocks: [
      { heading: '1. Prvi korak' },
      { text: 'Formula glasi =A1*B1, a prava cena je "ista" svuda? Ne: 20\u00a0% manje.' },
      { points: ['prva stvar', 'druga stvar'] },
      {
        rows: [
          ['Ukupno', '10.000,00 RSD'],
          ['Ili', 'jedno | drugo'],
        ],
      },
    ],
  });
});

it.each([
  ['no title', ['# Tabele', 'Tabele'], 1, 'the first line is no title (# …)'],
  ['no sentence below the title', ['Kako se računa, i zašto.\n\n', ''], 3, 'below the title there is no sentence'],
  ['a heading of another height', ['## 1.', '### 1.'], 5, 'a document has no heading like this'],
  [
    'a list with numbers',
    ['- prva stvar\n- druga stvar', '1. prva stvar\n2. druga stvar'],
    9,
    'a document has no list',
  ],
  ['a quotation', ['Formula glasi', '> Formula glasi'], 7, 'a document has no blockquote like this'],
  ['words that stand out', ['- druga stvar', '- **druga** stvar'], 10, 'plain words only, no strong: **druga**'],
  ['a link in a table', ['| Ukupno |', '| [Ukupno](a) |'], 14, 'plain words only, no link'],
  ['a table with a head', ['|  |  |', '| Ime | Cena |'], 12, 'a table of a document has no head'],
])('says where there is %s', (_, [from = '', to = ''], line, mistake) => {
  const read = () => writingOf('excel.sr.md', good.replace(from, to));
  expect(read).toThrow(ContentError);
  expect(read).toThrow(`demo/content/excel.sr.md:${line}: `);
  expect(read).toThrow(mistake);
});
