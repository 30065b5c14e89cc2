import { expect, it } from 'vitest';
import { yearLine } from './rate-line.ts';

const frame = { now: new Date('2026-11-26T00:00:00Z'), width: 100, height: 48 };
const point = (date: string, perEuro: number) => ({ date: `${date}T00:00:00Z`, per_euro: perEuro });

it('is flat while nothing moves', () => {
  expect(yearLine([point('2025-11-26', 117.2)], frame)).toBe('M0 24H100');
});

it('stays from one change to the next, and fills its frame from the lowest to the highest', () => {
  const year = [point('2025-11-26', 100), point('2026-05-27', 110), point('2026-11-26', 105)];
  expect(yearLine(year, frame)).toBe('M0 44H49.9V4H100V24H100');
});

it('shows a small move as a small step', () => {
  const [, to] = /V([\d.]+)/.exec(yearLine([point('2025-11-26', 100), point('2026-05-27', 100.1)], frame)) ?? [];
  expect(Number(to)).toBeGreaterThan(20);
  expect(Number(to)).toBeLessThan(24);
});
