import { describe, expect, it } from 'vitest';
import { CsvError, csvRows } from './csv.ts';

const rows = (text: string) => csvRows(text, 2000);

describe('a text of cells', () => {
  it.each([
    [
      'a;b\r\n1;2\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a,b\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a\tb\r1\t2\r',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a;b\r\n1;2\n3;4\r5;6',
      [
        ['a', 'b'],
        ['1', '2'],
        ['3', '4'],
        ['5', '6'],
      ],
    ],
    ['a;b\n\n;\n', [['a', 'b'], [''], ['', '']]],
    ['\r\n \r\na,b\r\n1,2', [[''], [' '], ['a', 'b'], ['1', '2']]],
    [
      'a;b;\n1;2;',
      [
        ['a', 'b', ''],
        ['1', '2', ''],
      ],
    ],
    [
      '"Ime, prezime";b\n"Ana; ""Ani""";"dva\r\nreda"',
      [
        ['Ime, prezime', 'b'],
        ['Ana; "Ani"', 'dva\r\nreda'],
      ],
    ],
    [
      'a;b\n"Ana" Ilić;O"Brien',
      [
        ['a', 'b'],
        ['Ana Ilić', 'O"Brien'],
      ],
    ],
    ['sama', [['sama']]],
    ['', []],
  ])('%j has these rows', (text, expected) => {
    expect(rows(text)).toEqual(expected);
  });

  it.each([
    ['sep=;\r\na,b;c\r\n1;2,5\r\n', [[''], ['a,b', 'c'], ['1', '2,5']]],
    ['sep=,\na;b,c\n"1,5",2', [[''], ['a;b', 'c'], ['1,5', '2']]],
    ['sep=\t\na;b;c\td\n1\t2', [[''], ['a;b;c', 'd'], ['1', '2']]],
    ['sep=\\t\na;b;c\td\n1\t2', [[''], ['a;b;c', 'd'], ['1', '2']]],
    ['SEP=|\r\na;b|c\r1|2', [[''], ['a;b', 'c'], ['1', '2']]],
    ['"sep=;"\r\na,b;c\r\n1;2', [[''], ['a,b', 'c'], ['1', '2']]],
    ['sep=;', []],
    [
      'sep=;;\na;b',
      [
        ['sep=', '', ''],
        ['a', 'b'],
      ],
    ],
    ['sep=x\na;b', [['sep=x'], ['a', 'b']]],
    ['a;b\nsep=,\n1;2', [['a', 'b'], ['sep=,'], ['1', '2']]],
  ])('%j has cells as its first line says, which is empty then', (text, expected) => {
    expect(rows(text)).toEqual(expected);
  });

  it('ends where a quote is not closed, and at a cell that is too long', () => {
    expect(() => rows('a;b\n"nikad;2\n3;4')).toThrow(new CsvError('unclosed'));
    expect(() => rows(`a;b\n${'x'.repeat(1_000_000)};2`)).toThrow(new CsvError('longCell'));
    expect(rows(`a;b\n${'x'.repeat(2000)};2`)).toHaveLength(2);
  });

  it('reads what the shop writes', () => {
    expect(rows('"Đorđe ""Đole""; Ilić","dva\nreda","a,b",""\r\n')).toEqual([
      ['Đorđe "Đole"; Ilić', 'dva\nreda', 'a,b', ''],
    ]);
  });
});
