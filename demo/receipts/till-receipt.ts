import { writtenDay } from '#contract/calendar/calendar.rules.ts';
import { COLUMNS, type Line, receiptPicture } from './receipt-picture.ts';
import { costOf, numberOf, plainAmount, type Sale, TAX, taxIn, totalOf } from './sale.ts';

/** Number of last lines that `cut` removes, from the date on. */
const LINES_OF_MOMENT = 3;

/** A photo of a till receipt, as PNG; `cut` leaves out its last lines, which include the date. */
export function tillReceipt(sale: Sale, { cut = false } = {}): Buffer {
  const number = numberOf(sale);
  const { letter, percent } = TAX[sale.currency];
  const lines = [
    centered('===== FISKALNI RAČUN ====='),
    ...headOf(sale),
    ...goodsOf(sale, ` (${letter})`),
    between('Platna kartica', plainAmount(totalOf(sale), sale.currency)),
    RULE,
    between(`${letter}  PDV  ${percent},00 %`, plainAmount(taxIn(sale), sale.currency)),
    between('PFR vreme', momentOf(sale)),
    between('PFR broj', `8KQ2-${number}-${number * 7}`),
    centered('=== KRAJ FISKALNOG RAČUNA ==='),
  ];
  return receiptPicture(lines, { cut: cut ? LINES_OF_MOMENT : 0 });
}

/** A photo of an unregistered slip of a shop, as PNG. */
export function plainSlip(sale: Sale): Buffer {
  return receiptPicture([
    ...headOf(sale),
    ...goodsOf(sale, ''),
    between('Gotovina', plainAmount(totalOf(sale), sale.currency)),
    RULE,
    between('Vreme', momentOf(sale)),
    centered('OVO NIJE FISKALNI RAČUN'),
  ]);
}

const headOf = (sale: Sale): Line[] => [
  centered(`PIB 0000${numberOf(sale)}00`),
  { ...centered(sale.provider.toUpperCase()), bold: true },
  centered(sale.street),
  centered(sale.town),
  RULE,
];

const goodsOf = (sale: Sale, mark: string): Line[] => [
  ...sale.bought.flatMap((line) => [
    { text: `${line.what}${mark}` },
    between(
      `  ${line.pieces ?? 1} x ${plainAmount(costOf({ ...line, pieces: 1 }), sale.currency)}`,
      plainAmount(costOf(line), sale.currency),
    ),
  ]),
  RULE,
  { ...between('UKUPAN IZNOS', plainAmount(totalOf(sale), sale.currency)), bold: true },
];

/** Day and time of the sale, within opening hours. */
function momentOf(sale: Sale): string {
  const number = numberOf(sale);
  return `${writtenDay(sale.day)} ${10 + (number % 9)}:${String(number % 60).padStart(2, '0')}`;
}

const RULE: Line = { text: '-'.repeat(COLUMNS) };

const centered = (text: string): Line => ({ text: ' '.repeat((COLUMNS - text.length) / 2) + text });

const between = (left: string, right: string): Line => ({
  text: left + ' '.repeat(COLUMNS - left.length - right.length) + right,
});
