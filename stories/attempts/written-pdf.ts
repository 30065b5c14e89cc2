import { type Line, printed } from '#design-system/pdf-reading/printed-of-test.ts';

const lines = (x: number, y: number, words: readonly string[]): Line[] =>
  words.map((text, index) => [x, y + 14 * index, text, { size: 10.5 }]);

/** A PDF like those of courses: two pages with headings, a list, a table, two columns and a picture, in Serbian. */
export async function writtenPdf(): Promise<Blob> {
  const first: Line[] = [
    [48, 80, 'Prva pomoc', { size: 26, face: 'heading' }],
    ...lines(48, 116, [
      'Proveri da li je mesto bezbedno, pa tek onda pomozi. Auto-',
      'mobili, struja i gas ne prestaju zbog dobre namere.',
    ]),
    [48, 172, '1. Prvi minut', { size: 16, face: 'heading' }],
    ...lines(48, 194, ['Ponesi sa sobom:']),
    ...[216, 234, 252].flatMap((y, index): Line[] => [
      [50, y, '•', { size: 10.5 }],
      [62, y, ['telefon koji je napunjen', 'rukavice', 'mir'][index] ?? '', { size: 10.5 }],
    ]),
    ...lines(48, 470, ['Na slici je torba koja stoji pored ulaza.']),
    [48, 560, 'Prva pomoc na poslu', { size: 8 }],
  ];
  const second: Line[] = [
    [48, 80, '2. Brojevi', { size: 16, face: 'heading' }],
    ...[
      ['Broj', 'Koga zove'],
      ['194', 'Hitna'],
      ['193', 'Vatrogasci'],
      ['112', 'Svi, iz cele Evrope'],
    ].flatMap(([number = '', who = ''], row): Line[] => {
      const style = { size: 10.5, face: row === 0 ? 'bold' : 'text' } as const;
      return [
        [48, 110 + 22 * row, number, style],
        [140, 110 + 22 * row, who, style],
      ];
    }),
    ...lines(48, 240, [
      'Leva kolona govori o tome',
      'kako se zove u pomoc, i',
      'zašto se prvo kaže gde si,',
      'a tek posle šta se desilo',
      'i koliko ima ljudi.',
    ]),
    ...lines(226, 240, [
      'Desna kolona govori o tome',
      'šta se radi dok pomoc ne',
      'stigne, i zašto je mirna',
      'ruka bolja od brze, ma',
      'koliko se žurilo.',
    ]),
    [48, 560, 'Prva pomoc na poslu', { size: 8 }],
  ];
  const sheets = [{ lines: first, pictures: [[48, 290, 260, 150]] as const }, { lines: second }];
  return new Blob([await printed(sheets, { language: 'sr-Latn' })], { type: 'application/pdf' });
}

/** A PDF with very long words and headings. */
export async function longPdf(): Promise<Blob> {
  const sheet: Line[] = [
    [48, 80, 'Najpoljoprivrednoprehrambenoindustrijskije', { size: 16, face: 'heading' }],
    ...lines(48, 116, ['Otorinolaringologijama i elektroencefalografijama', 'bave se najbolji.']),
  ];
  return new Blob([await printed([{ lines: sheet }], { language: 'sr-Latn' })], { type: 'application/pdf' });
}
