// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx';

afterEach(cleanup);

/** Whether a press may select the text below it; `detail` counts successive presses at the same place. */
const mayMark = (detail: number) => fireEvent.mouseDown(screen.getByRole('alertdialog'), { detail });

const question = (open: boolean) => (
  <ConfirmDialog
    open={open}
    title="Buy?"
    description="4.200,00 RSD."
    cancelLabel="No"
    onCancel={() => {}}
    onConfirm={() => {}}
  />
);

it('a double press that opened a dialog marks no word of it', () => {
  render(question(true));
  expect([mayMark(2), mayMark(3)]).toEqual([false, false]);
});

it('a double press on a dialog marks a word, until it is opened again', () => {
  const { rerender } = render(question(true));
  expect([mayMark(1), mayMark(2)]).toEqual([true, true]);
  rerender(question(false));
  rerender(question(true));
  expect(mayMark(2)).toBe(false);
});
