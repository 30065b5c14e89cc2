// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { tellSessionOver } from '../api/token.ts';
import type { ToastText } from '../ground/toasts-context.ts';
import { ToastsHost } from './toasts-host.tsx';

afterEach(cleanup);

it('says nothing to the next person of what was said to the one before, errors and what waits for a place among it', async () => {
  const texts = ['one', 'two', 'three', 'four'].map((word) => `Ana: ${word}`);
  let say: (toast: ToastText) => void = () => {};
  render(
    <ToastsHost
      listen={(given) => {
        say = given;
        return () => {};
      }}
    />,
  );
  await act(async () => {
    for (const text of texts) say({ tone: 'error', text });
  });
  expect(screen.getAllByText(/^Ana/).length).toBeGreaterThan(0);
  await act(async () => tellSessionOver());

  expect(screen.queryAllByText(/^Ana/)).toEqual([]);
});
