import { expect, it } from 'vitest';
import { barcodePath, cardNumber, qrPath } from './card-codes.ts';

it('shows the number of a person in groups of four digits', () => {
  expect(cardNumber(427718)).toBe('0042 7718');
  expect(cardNumber(123456789)).toBe('1 2345 6789');
});

it('makes a Code 128: start, four pairs, check and stop, 11 units each and two more', () => {
  const { width, path } = barcodePath('00427718');
  expect(width).toBe(11 * 7 + 2);
  // Start C is 11010011100.
  expect(path).toMatch(/^M0 0h2v1h-2zM3 0h1v1h-1zM6 0h3v1h-3z/);
});

it('makes a QR code with its three corner marks', () => {
  const { size, path } = qrPath('00427718');
  expect(size).toBe(21);
  for (const corner of ['M0 0h1', `M${size - 1} 0h1`, `M0 ${size - 1}h1`]) expect(path).toContain(corner);
});
