import { writtenDay } from '#contract/calendar/calendar.rules.ts';
import { type Currency, type Minor, shownCurrency } from '#contract/money/money.rules.ts';
import { costOf, numberOf, plainAmount, type Sale, TAX, taxIn, totalOf } from './sale.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Days until the invoice is due. */
const TERM = 15;

/** X positions on A4, in points. */
const [LEFT, PIECES, PRICE, RIGHT] = [56, 360, 450, 539] as const;

/** Letters outside the standard encoding with their glyph names in PDF: the first has code 1, the next 2. */
const SERBIAN = {
  č: 'ccaron',
  ć: 'cacute',
  đ: 'dcroat',
  Č: 'Ccaron',
  Ć: 'Cacute',
  Đ: 'Dcroat',
  š: 'scaron',
  ž: 'zcaron',
  Š: 'Scaron',
  Ž: 'Zcaron',
};

/** An invoice of one page to `buyer`, in Helvetica, which every PDF reader has. */
export function invoicePdf(sale: Sale, buyer: string): Buffer {
  const { currency } = sale;
  const number = `${numberOf(sale)}/${sale.day.slice(0, 4)}`;
  const due = new Date(Date.parse(sale.day) + TERM * DAY).toISOString().slice(0, 10);
  const sheet: string[] = [];
  const write = (x: number, y: number, text: string, style: Style = {}) => sheet.push(written(x, y, text, style));
  const rule = (y: number, shade = 0.82) => sheet.push(`${shade} G 0.8 w ${LEFT} ${y} m ${RIGHT} ${y} l S`);
  write(LEFT, 770, sale.provider, { size: 17, bold: true });
  write(LEFT, 750, `${sale.street}, ${sale.town}`, { shade: 0.35 });
  write(LEFT, 735, `PIB 0000${numberOf(sale)}00`, { shade: 0.35 });
  write(LEFT, 672, `Faktura ${number}`, { size: 24, bold: true });
  for (const [row, [label, value]] of [
    ['Kupac', buyer],
    ['Datum', writtenDay(sale.day)],
    ['Rok plaćanja', writtenDay(due)],
  ].entries()) {
    write(LEFT, 638 - row * 18, label ?? '', { shade: 0.35 });
    write(150, 638 - row * 18, value ?? '');
  }
  write(LEFT, 552, 'Opis', HEAD);
  for (const [x, text] of [
    [PIECES, 'Kom.'],
    [PRICE, 'Cena'],
    [RIGHT, 'Iznos'],
  ] as const)
    write(x - LABEL, 552, text, HEAD);
  rule(542, 0.2);
  const amounts = (y: number, line: Sale['bought'][number]) => {
    write(LEFT, y, line.what);
    for (const [x, amount] of [
      [PIECES, String(line.pieces ?? 1)],
      [PRICE, plainAmount(costOf({ ...line, pieces: 1 }), currency)],
      [RIGHT, plainAmount(costOf(line), currency)],
    ] as const)
      write(x - wide(amount, 11), y, amount);
    rule(y - 10);
  };
  for (const [row, line] of sale.bought.entries()) amounts(522 - row * 28, line);
  let y = 522 - sale.bought.length * 28 - 12;
  for (const [label, amount] of [
    ['Osnovica', totalOf(sale) - taxIn(sale)],
    [`PDV ${TAX[currency].percent} %`, taxIn(sale)],
  ] as const) {
    sum(write, { y, label, amount, currency });
    y -= 20;
  }
  sum(write, { y: y - 12, label: `Za uplatu, ${shownCurrency(currency)}`, amount: totalOf(sale), currency, size: 16 });
  write(LEFT, y - 70, `Uplata na račun 000-0000000000${numberOf(sale)}-00, poziv na broj ${numberOf(sale)}.`, {
    shade: 0.35,
  });
  return pdfOf(sheet.join('\n'));
}

interface Style {
  size?: number;
  bold?: boolean;
  /** From 0, black, to 1, white. */
  shade?: number;
}

const HEAD: Style = { size: 9, shade: 0.35 };

/** Width of “Iznos”, “Cena” and “Kom.” at the size of a column head. */
const LABEL = 21.5;

type Write = (x: number, y: number, text: string, style?: Style) => void;

function sum(
  write: Write,
  {
    y,
    label,
    amount,
    currency,
    size = 11,
  }: { y: number; label: string; amount: Minor; currency: Currency; size?: number },
): void {
  const [number, style] = [plainAmount(amount, currency), { size, bold: size > 11 }];
  write(PIECES - 40, y, label, style);
  write(RIGHT - wide(number, size), y, number, style);
}

/** Width of a number in Helvetica, which is the same in bold. */
const wide = (number: string, size: number): number =>
  [...number].reduce((width, letter) => width + (letter >= '0' && letter <= '9' ? 0.556 : 0.278), 0) * size;

function written(x: number, y: number, text: string, { size = 11, bold = false, shade = 0.1 }: Style): string {
  return `BT ${shade} g /${bold ? 'F2' : 'F1'} ${size} Tf ${x.toFixed(1)} ${y} Td (${encoded(text)}) Tj ET`;
}

const encoded = (text: string): string =>
  [...text].map((letter) => CODES.get(letter) ?? letter.replace(/[()\\]/, '\\$&')).join('');

const CODES = new Map(
  Object.keys(SERBIAN).map((letter, index) => [letter, `\\${(index + 1).toString(8).padStart(3, '0')}`]),
);

const ENCODING = `<< /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [1 /${Object.values(SERBIAN).join(' /')}] >>`;

const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding ${ENCODING} >>`;

/** A PDF of one page with the content stream `sheet`. */
function pdfOf(sheet: string): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (sr-Latn) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${sheet.length} >>\nstream\n${sheet}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}
