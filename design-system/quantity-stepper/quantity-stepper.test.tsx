// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { QuantityStepper } from './quantity-stepper.tsx';

afterEach(cleanup);

const labels = { decrease: 'Fewer', increase: 'More', field: 'Quantity', check: 'Save' };

function Counted() {
  const [editing, edit] = useState(true);
  return (
    <QuantityStepper
      value={12}
      text="12"
      max={999}
      labels={labels}
      onStep={vi.fn()}
      onType={vi.fn()}
      editing={editing}
      onCommit={() => edit(false)}
    />
  );
}

it('keeps the focus when what was typed is saved, and its check button goes', async () => {
  render(<Counted />);
  screen.getByRole('button', { name: 'Save' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More' })));
});

it('leaves it in the field when Enter saves', async () => {
  render(<Counted />);
  screen.getByRole('textbox', { name: 'Quantity' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Quantity' }));
});
