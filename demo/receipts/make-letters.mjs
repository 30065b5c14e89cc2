// npm run demo:letters: draws the letters of receipts, as a till prints them, into demo/content/receipt-letters.png in rows of 32, first
// the regular ones, then the bold ones. Run it when receipts need another letter, on a machine with the typeface; CHROMIUM_PATH names the
// browser.
import { writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { CELL, LETTERS, ROW } from './letters.ts';
import { writePng } from './png.ts';

const TYPEFACE = 'DejaVu Sans Mono';
const rows = Math.ceil(LETTERS.length / ROW);
const [width, height] = [ROW * CELL.width, 2 * rows * CELL.height];

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] });
const page = await browser.newPage();
const pixels = await page.evaluate(
  ({ letters, row, cell, width, height, typeface }) => {
    const font = `20px "${typeface}"`;
    if (!document.fonts.check(font)) throw new Error(`This machine has no ${typeface}.`);
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
    context.fillStyle = '#000';
    for (const [half, weight] of ['normal', 'bold'].entries()) {
      context.font = `${weight} ${font}`;
      for (const [index, letter] of letters.entries()) {
        const y = half * (height / 2) + Math.floor(index / row) * cell.height + cell.baseLine;
        context.fillText(letter, (index % row) * cell.width, y);
      }
    }
    return [...context.getImageData(0, 0, width, height).data].filter((_, index) => index % 4 === 0);
  },
  { letters: [...LETTERS], row: ROW, cell: CELL, width, height, typeface: TYPEFACE },
);
await browser.close();
writeFileSync(
  new URL('../content/receipt-letters.png', import.meta.url),
  writePng({ width, height, pixels: Uint8Array.from(pixels) }),
);
