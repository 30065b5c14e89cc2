import barcode from 'jsbarcode/bin/barcodes/CODE128/CODE128_AUTO.js';
import { encode } from 'uqr';

/** The number of a person as it stands on the card: at least eight digits, in groups of four. */
export function cardNumber(userId: number): string {
  return (
    String(userId)
      .padStart(8, '0')
      .match(/\d{1,4}(?=(\d{4})*$)/g) ?? []
  ).join(' ');
}

/** Dark modules of a QR code as an SVG path over a square of `size` units. */
export function qrPath(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: 0 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { size, path };
}

/** Bars of a Code 128 as an SVG path one unit high over `width` units. */
export function barcodePath(text: string): { width: number; path: string } {
  const Encoder = 'default' in barcode ? barcode.default : barcode;
  const { data } = new Encoder(text, {}).encode();
  const path = [...data.matchAll(/1+/g)].map((bar) => `M${bar.index} 0h${bar[0].length}v1h-${bar[0].length}z`).join('');
  return { width: data.length, path };
}
