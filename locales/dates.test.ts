import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { formatDay, formatMoment } from './dates.ts';

it('shows a day as DD.MM.YYYY.', () => expect(formatDay('2026-03-04')).toBe('04.03.2026.'));

it('shows a moment as DD.MM.YYYY. H:mm in the time of Belgrade', () => {
  expect(formatMoment('2026-07-09T07:05:00Z')).toBe('09.07.2026. 9:05');
  expect(formatMoment('2026-12-31T23:30:00Z')).toBe('01.01.2027. 0:30');
});

it('shows the day of a moment as it is in Belgrade', () => {
  expect(formatDay('2026-12-31T23:30:00Z')).toBe('01.01.2027.');
});

it('no text puts a full stop after a day, which ends with one', () => {
  const cwd = fileURLToPath(new URL('.', import.meta.url));
  const files = readdirSync(cwd, { recursive: true, encoding: 'utf8' }).filter((file) => /(en|sr)\.ts$/.test(file));
  expect(files).toContain(join('requests', 'en.ts'));
  expect(files.filter((file) => /\{\{day\}\}\./.test(readFileSync(`${cwd}${file}`, 'utf8')))).toEqual([]);
});
