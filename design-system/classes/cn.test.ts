import { expect, it } from 'vitest';
import { cn } from './cn.ts';

it('keeps a text size beside a text colour', () => {
  expect(cn('text-14 text-ink')).toBe('text-14 text-ink');
});

it('keeps a weight beside a face', () => {
  expect(cn('font-display font-480')).toBe('font-display font-480');
});

it.each([
  ['text-14', 'text-48'],
  ['text-ink', 'text-ink-muted'],
  ['rounded-8', 'rounded-full'],
  ['shadow-1', 'shadow-3'],
  ['font-480', 'font-600'],
  ['duration-fast', 'duration-slow'],
  ['max-w-small', 'max-w-reading'],
  ['tracking-display', 'tracking-large'],
])('lets %s give way to %s', (first, last) => {
  expect(cn(first, last)).toBe(last);
});

it('leaves out what is not so', () => {
  expect(cn('p-4', false, undefined, { 'm-2': true, 'm-4': false })).toBe('p-4 m-2');
});
