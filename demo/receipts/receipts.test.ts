import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, it } from 'vitest';
import { FILED } from '../composer/requests.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { pointsOf } from './letters.ts';
import { readPng, writePng } from './png.ts';
import { receiptPicture } from './receipt-picture.ts';
import { plainAmount, type Sale, taxIn, totalOf } from './sale.ts';
import { plainSlip, tillReceipt } from './till-receipt.ts';

const sale: Sale = {
  provider: 'Škola Čekić (Đerdap)',
  street: 'Ćirila i Metodija 9',
  town: 'Žabalj',
  bought: [
    { what: 'Čas šivenja', pieces: 3, price: 1200.5 },
    { what: 'Konac', price: 398.5 },
  ],
  currency: 'RSD',
  day: '2026-11-03',
};

const sizeOf = (png: Buffer) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) });

it('adds up what was bought, with the tax in it', () => {
  expect(totalOf(sale)).toBe(400_000);
  expect(taxIn(sale)).toBe(66_667);
  expect(plainAmount(400_000, 'RSD')).toBe('4.000,00');
  expect(FILED.map((filed) => totalOf(filed))).toEqual([
    ...[390_000, 720_000, 960_000, 840_000, 465_050],
    ...[14_550, 12_000, 3840, 21_000],
  ]);
});

it('sets an invoice that every reader of PDFs reads, with letters of Serbian', async () => {
  const bytes = invoicePdf(sale, 'Morava Tehnologije d.o.o.');
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  expect(pdf.numPages).toBe(1);
  const { items } = await (await pdf.getPage(1)).getTextContent();
  const words = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item.str] : []));
  await pdf.loadingTask.destroy();
  expect(words.slice(0, 2)).toEqual(['Škola Čekić (Đerdap)', 'Ćirila i Metodija 9, Žabalj']);
  expect(words).toEqual(
    expect.arrayContaining([
      ...['Kupac', 'Morava Tehnologije d.o.o.', 'Datum', '03.11.2026.', 'Rok plaćanja', '18.11.2026.'],
      ...['Čas šivenja', '3', '1.200,50', '3.601,50', 'Konac', '1', '398,50'],
      ...['Osnovica', '3.333,33', 'PDV 20 %', '666,67', 'Za uplatu, RSD', '4.000,00'],
    ]),
  );
});

it('photographs a receipt, whole or without its last lines, and refuses what a till cannot print', () => {
  const [whole, cut] = [tillReceipt(sale), tillReceipt(sale, { cut: true })].map(sizeOf);
  expect(whole?.width).toBe(cut?.width);
  // Three lines, and the margins of paper and table below them.
  expect((whole?.height ?? 0) - (cut?.height ?? 0)).toBe(3 * 27 + 40 + 44);
  expect(sizeOf(plainSlip(sale)).height).toBeGreaterThan(400);
  expect(() => receiptPicture([{ text: 'Ж' }])).toThrow('receipt-letters.png has no “Ж”');
  expect(() => receiptPicture([{ text: 'a'.repeat(33) }])).toThrow('longer than 32 letters');
});

it('has letters of ink, bold ones of more', () => {
  const ink = (letter: string, bold: boolean) => pointsOf(letter, bold).reduce((sum, shade) => sum + 255 - shade, 0);
  expect(ink(' ', false)).toBe(0);
  for (const letter of 'aZčŽđ9') expect(ink(letter, true), letter).toBeGreaterThan(ink(letter, false));
  expect(ink('č', false)).toBeGreaterThan(ink('c', false));
});

it('reads the shades that it wrote', () => {
  const shades = { width: 3, height: 2, pixels: Uint8Array.from([0, 127, 255, 9, 8, 7]) };
  expect(readPng(writePng(shades))).toEqual(shades);
});
