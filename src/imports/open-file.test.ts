import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { packed, partsWithRows, sampleWorkbook } from '../testing/sample-workbook.ts';
import { openFile } from './open-file.ts';

const asItSeems = { sheet: null, letters: null };
const file = (content: BlobPart, name = 'ljudi.csv') => new File([content], name);
const open = (content: BlobPart, name?: string) => openFile(file(content, name), asItSeems);
const rowsOf = (rows: string) => packed(partsWithRows(rows));
const heading = (columns: number) => Array.from({ length: columns }, (_, place) => `k${place}`).join(';');

describe('a file of text', () => {
  it('has a heading and rows, without remarks, empty lines and columns that are empty to the end', async () => {
    const text = '# Ovo se ne uvozi;;\r\nE-adresa ;Ime;\r\n\r\nana@vetar.rs;Ana;\r\n;;\r\n# ni ovo\r\nb@vetar.rs\r\n';
    expect(await open(text)).toEqual({
      name: 'ljudi.csv',
      columns: ['E-adresa', 'Ime'],
      rows: [
        ['ana@vetar.rs', 'Ana'],
        ['b@vetar.rs', ''],
      ],
      lines: [4, 7],
      sheets: [],
      sheet: 0,
      letters: 'utf-8',
      sure: true,
    });
  });

  it('has rows and columns that begin with #, where it is a number that they begin with or no blank follows', async () => {
    const codes = ['#12', '# 12', '#A7', ' #12 ', '#'];
    const { columns, rows } = await open(['#;Naziv', ...codes.map((code) => `${code};Joga`)].join('\n'));
    expect(columns).toEqual(['#', 'Naziv']);
    expect(rows.map(([code]) => code)).toEqual(codes);
    await expect(open('#;Naziv\n# 12 kom;Joga\n #\u00a0šifra;Joga')).rejects.toMatchObject({ code: 'noRows' });
  });

  it('may begin with the letters of whoever made zips', async () => {
    expect(await open('PK;E-adresa\n7;ana@vetar.rs\n')).toMatchObject({ columns: ['PK', 'E-adresa'] });
  });

  it('says of each row where a spreadsheet has it', async () => {
    const text = '\n"E-adresa, službena",Ime\n# primer,\n,\nana@vetar.rs,"u dva\nreda"\n\nb@vetar.rs,B\n';
    expect(await open(text)).toMatchObject({ columns: ['E-adresa, službena', 'Ime'], lines: [5, 7] });
  });

  it('begins with the names of its columns, below what a report says above them', async () => {
    const above = 'Spisak zaposlenih, novembar 2026.;;\n;;\nPripremila;Vesna Ilić;\n';
    const expected = {
      columns: ['E-adresa (službena)', 'Ime', 'Prezime'],
      rows: [['ana@vetar.rs', 'Ana', 'Anić']],
      lines: [5],
    };
    expect(await open(`${above}E-adresa (službena);Ime;Prezime\nana@vetar.rs;Ana;Anić\n`)).toMatchObject(expected);
  });

  it.each([
    ['has columns that nobody knows', 'Nadimak;Mesto;Odelo\nIme;Prezime;Jezik\n', ['Nadimak', 'Mesto', 'Odelo']],
    ['has one that is known', 'E-adresa\nIme;Prezime\n', ['E-adresa', '']],
    ['has rows of one name alone', 'Spisak\nIme;Anić\n', ['Spisak', '']],
  ])('begins with its first row where it %s', async (_, text, columns) => {
    expect(await open(text)).toMatchObject({ columns });
  });

  it('of which the first line says what stands between its cells has no row of that, and counts it', async () => {
    const text = 'sep=;\r\nIme, prezime;E-adresa\r\nAna, Anić;ana@vetar.rs\r\n';
    const expected = { columns: ['Ime, prezime', 'E-adresa'], rows: [['Ana, Anić', 'ana@vetar.rs']], lines: [3] };
    expect(await open(text)).toMatchObject(expected);
    expect(await open(`\ufeff${text}`)).toMatchObject(expected);
    expect(await open(Buffer.from(`\ufeff${text}`, 'utf16le'))).toMatchObject(expected);
    await expect(open('sep=;\r\n')).rejects.toMatchObject({ code: 'empty' });
    const long = `sep=;\r\n${heading(60)}\r\n${Array(60).fill('—'.repeat(1450)).join(';')}`;
    await expect(open(long)).rejects.toMatchObject({ code: 'longRow', body: { line: 3 } });
  });

  it('is read in other letters when somebody says so, for them to look again', async () => {
    const bytes = new Uint8Array([...Buffer.from('Ime\n'), 0xd0, 0x6f, 0x72, 0xf0, 0x65]);
    expect(await open(bytes)).toMatchObject({ letters: 'windows-1250', sure: false, rows: [['Đorđe']] });
    const otherwise = await openFile(file(bytes), { sheet: null, letters: 'windows-1251' });
    expect(otherwise).toMatchObject({ letters: 'windows-1251', sure: false, rows: [['Рorрe']] });
  });

  it('may be cells that were pasted', async () => {
    const pasted = await openFile({ name: 'Nalepljeno', text: 'E-adresa\tIme\nana@vetar.rs\tAna' }, asItSeems);
    expect(pasted).toMatchObject({ name: 'Nalepljeno', columns: ['E-adresa', 'Ime'], letters: null, sure: true });
  });

  it('has no halves of characters', async () => {
    const pasted = await openFile({ name: 'n', text: 'Ime\nA\ud800B😀' }, asItSeems);
    expect(pasted.rows).toEqual([['A\ufffdB😀']]);
  });

  it.each([
    ['nothing', '', 'empty'],
    ['empty lines alone', '\n;;\n', 'empty'],
    ['a heading alone', 'E-adresa;Ime\n', 'noRows'],
    ['20,001 rows', `E-adresa\n${'a@b.rs\n'.repeat(20_001)}`, 'tooManyRows'],
    ['61 columns', `${heading(61)}\n${'x;'.repeat(60)}x`, 'tooManyColumns'],
    ['a heading of 301 letters', `${'x'.repeat(301)}\na`, 'longHeading'],
    ['a cell of a million letters', `Ime\n${'x'.repeat(1_000_000)}`, 'longCell'],
    ['a quote that is not closed', 'Ime\n"Ana\nBoban', 'unclosed'],
    ['a PDF', '%PDF-1.7 …', 'wrongType'],
    ['more than 10 MB', 'x'.repeat(10_000_001), 'tooLarge'],
  ])('with %s is none', async (_, text, code) => {
    await expect(open(text)).rejects.toMatchObject({ code });
  });

  it('with a row that is more than a call takes is none, and says where that stands', async () => {
    // The dash has three bytes in UTF-8: 60 cells of 1,430 are 257,581 bytes with their surroundings, those of 1,450 are 261,181.
    const row = (letters: number) => Array(60).fill('—'.repeat(letters)).join(';');
    expect((await open(`${heading(60)}\n\n${row(1430)}`)).rows).toHaveLength(1);
    const refused = open(`${heading(60)}\n\n${row(1430)}\n${row(1450)}`);
    await expect(refused).rejects.toMatchObject({ kind: 'refused', code: 'longRow', body: { line: 4 } });
  });

  it('may have 20,000 rows of 60 columns', async () => {
    const { rows, columns } = await open(`${heading(60)}\n${`${'x;'.repeat(59)}x\n`.repeat(20_000)}`);
    expect([rows.length, columns.length]).toEqual([20_000, 60]);
  });
});

describe('a workbook', () => {
  const bytes = sampleWorkbook({
    Ljudi: [
      ['E-adresa', 'Datum rođenja'],
      ['djordje@vetar.rs', 32_980],
    ],
    Šifre: [['Ime'], ['Ana']],
  });

  it('is read as its first sheet, and the others are offered', async () => {
    expect(await open(bytes, 'ljudi.xlsx')).toMatchObject({
      sheets: ['Ljudi', 'Šifre'],
      sheet: 0,
      letters: null,
      sure: false,
      columns: ['E-adresa', 'Datum rođenja'],
      rows: [['djordje@vetar.rs', '1990-04-17']],
    });
    expect(await openFile(file(bytes, 'ljudi.xlsx'), { sheet: 1, letters: null })).toMatchObject({
      sheet: 1,
      sure: false,
      rows: [['Ana']],
    });
  });

  it('has its numbers as a spreadsheet shows them, and its rows where it has them', async () => {
    const numbers = ['3750.2999999999997', '0.30000000000000004', '1250', '-0.1', '1234567890123', '99999999.99'];
    const cells = numbers.map((number, place) => `<row><c r="A${place + 4}"><v>${number}</v></c></row>`).join('');
    const heading = '<row r="2"><c r="A2" t="inlineStr"><is><t>Iznos</t></is></c></row>';
    const read = await open(rowsOf(heading + cells), 'ljudi.xlsx');
    expect(read.rows.flat()).toEqual(['3750.3', '0.3', '1250', '-0.1', '1234567890123', '99999999.99']);
    expect(read.lines).toEqual([4, 5, 6, 7, 8, 9]);
  });

  it('says in each row what a cell that reaches down says, and leaves a title, a figure and empty rows as they are', async () => {
    const text = (at: string, value: string) => `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;
    const cells = [
      ['A1', 'Spisak zaposlenih'],
      ['A3', 'Jedinica'],
      ['B3', 'E-adresa'],
      ['C3', 'Ime'],
      ['D3', 'Iznos'],
      ['A4', 'Prodaja'],
      ['B4', 'ana@vetar.rs'],
      ['C4', 'Ana'],
      ['D4', '9.000,00'],
      ['B5', 'b@vetar.rs'],
      ['C5', 'Bora'],
      ['A7', 'Nabavka'],
      ['B7', 'c@vetar.rs'],
      ['C7', 'Cana'],
    ] as const;
    const rows = [1, 3, 4, 5, 7].map((row) => {
      const own = cells.filter(([at]) => at.endsWith(String(row)));
      return `<row r="${row}">${own.map(([at, value]) => text(at, value)).join('')}</row>`;
    });
    const parts = partsWithRows(rows.join(''));
    const sheet = 'xl/worksheets/sheet1.xml';
    const merged =
      '<mergeCells><mergeCell ref="A1:C1"/><mergeCell ref="D4:D5"/><x:mergeCell x="" ref=\'A4:A6\'/></mergeCells>';
    parts[sheet] = parts[sheet]?.replace('</worksheet>', `${merged}</worksheet>`) ?? '';
    expect(await open(packed(parts), 'ljudi.xlsx')).toMatchObject({
      columns: ['Jedinica', 'E-adresa', 'Ime', 'Iznos'],
      rows: [
        ['Prodaja', 'ana@vetar.rs', 'Ana', '9.000,00'],
        ['Prodaja', 'b@vetar.rs', 'Bora', ''],
        ['Nabavka', 'c@vetar.rs', 'Cana', ''],
      ],
      lines: [4, 5, 7],
    });
  });

  it('of one sheet is read for sure', async () => {
    const one = await open(sampleWorkbook({ Ljudi: [['Ime'], ['Ana']] }), 'ljudi.XLSX');
    expect(one).toMatchObject({ sure: true, sheets: ['Ljudi'] });
  });

  it.each([
    ['a zip of another name', bytes, 'ljudi.zip', 'wrongType'],
    ['half a workbook', bytes.slice(0, 400), 'ljudi.xlsx', 'unreadable'],
  ])('that is %s is none', async (_, content, name, code) => {
    await expect(open(content, name)).rejects.toMatchObject({ code });
  });

  it.each([
    [
      'in the last corner that a spreadsheet has',
      '<c r="XFD1048576" t="inlineStr"><is><t>x</t></is></c>',
      'tooManyColumns',
    ],
    ['beyond the last row', "<c x='>' r = 'A3000000'><v>1</v></c>", 'tooManyRows'],
    ['in a row beyond the last one', '<x:row r="3000000"><c><v>1</v></c></x:row>', 'tooManyRows'],
    ['so far down and right that nothing holds all between', '<c r="AZ1000000"/><c r="A1"><v>1</v></c>', 'tooManyRows'],
  ])('of one kilobyte with a cell %s is refused before it is laid out', async (_, cell, code) => {
    await expect(open(rowsOf(`<row>${cell}</row>`), 'ljudi.xlsx')).rejects.toMatchObject({ code });
  });

  it('with empty cells to the last row, as programs leave them, is read', async () => {
    const cells =
      '<row><c r="A1" t="inlineStr"><is><t>Ime r="XFD9"</t></is></c></row><row><c r="A2"><v>1</v></c></row>';
    const read = await open(rowsOf(`${cells}<row r="30000"><c r="Z30000" s="1"/></row>`), 'ljudi.xlsx');
    expect(read).toMatchObject({ columns: ['Ime r="XFD9"'], rows: [['1']] });
  });

  it('that would unpack to two hundred megabytes and more is refused', async () => {
    const parts: Record<string, string | Buffer> = partsWithRows('<row><c r="A1"><v>1</v></c></row>');
    parts['xl/sharedStrings.xml'] = Buffer.alloc(201_000_000, ' ');
    const bomb = packed(parts, (whole) => deflateRawSync(whole));
    expect(bomb.length).toBeLessThan(1_000_000);
    await expect(open(bomb, 'ljudi.xlsx')).rejects.toMatchObject({ code: 'unreadable' });
  });
});
