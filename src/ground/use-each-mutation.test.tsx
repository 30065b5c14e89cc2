// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { useEachMutation } from './use-each-mutation.ts';

const sent: { row: number; answer: () => void; fail: () => void }[] = [];

afterEach(() => {
  sent.length = 0;
});

function Rows() {
  const { mutate, running } = useEachMutation({
    of: ({ row }: { row: number }) => row,
    mutationFn: ({ row }) =>
      new Promise<void>((resolve, reject) => sent.push({ row, answer: resolve, fail: () => reject(new Error('no')) })),
  });
  return [1, 2].map((row) => (
    <button key={row} type="button" aria-busy={running.includes(row)} onClick={() => mutate({ row })}>
      {row}
    </button>
  ));
}

/** Presses rows in one task, before anything is rendered again. */
const press = (...rows: number[]) =>
  act(async () => {
    for (const row of rows) fireEvent.click(screen.getByRole('button', { name: String(row) }));
  });

async function pressed(...rows: number[]) {
  renderScreen(<Rows />);
  await press(...rows);
}

const busy = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-busy'));
const rows = () => sent.map(({ row }) => row);

it('a row that is pressed twice is sent once, and others beside it', async () => {
  await pressed(1, 1, 2);
  expect(rows()).toEqual([1, 2]);
  await waitFor(() => expect(busy()).toEqual(['true', 'true']));
});

it.each(['answer', 'fail'] as const)(
  'after its %s a row may be pressed again, whatever others wait for',
  async (end) => {
    await pressed(1, 2);
    await act(async () => sent[0]?.[end]());
    await waitFor(() => expect(busy()).toEqual(['false', 'true']));
    await press(1, 2);
    expect(rows()).toEqual([1, 2, 1]);
  },
);
