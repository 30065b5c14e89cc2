// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Language } from '#contract/language/language.ts';
import { around } from '../testing/render-screen.tsx';
import { useProblem } from './use-problem.ts';

const waitOf = (seconds: number, language: Language) =>
  renderHook(() => useProblem({ kind: 'wait', seconds }), { wrapper: around({ language }).wrap }).result.current;

it.each([
  [1, '1 second', '1 sekundu'],
  [42, '42 seconds', '42 sekunde'],
  [60, '1 minute', '1 minut'],
  [7200, '120 minutes', '120 minuta'],
  [7201, '3 hours', '3 sata'],
  [75_600, '21 hours', '21 sat'],
  [86_400, '24 hours', '24 sata'],
])('a wait of %i seconds is said as %s', (seconds, english, serbian) => {
  expect(waitOf(seconds, 'EN')?.text).toBe(`Too many attempts. Try again in ${english}.`);
  expect(waitOf(seconds, 'SR')?.text).toBe(`Previše pokušaja. Probaj ponovo za ${serbian}.`);
});

it('a wait that counts down is read out twice a minute', () => {
  expect([59, 31, 30, 1].map((seconds) => waitOf(seconds, 'EN')?.spoken)).toEqual([
    'Too many attempts. Try again in 1 minute.',
    'Too many attempts. Try again in 1 minute.',
    'Too many attempts. Try again in 30 seconds.',
    'Too many attempts. Try again in 30 seconds.',
  ]);
});
