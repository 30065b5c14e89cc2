// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ConfirmDialog } from './confirm-dialog.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Renders an open dialog, and returns the mock of its confirmation. */
function ask() {
  const onConfirm = vi.fn();
  render(
    <ConfirmDialog
      open
      title="Buy?"
      description="For 100."
      cancelLabel="No"
      confirmLabel="Yes"
      onCancel={() => {}}
      onConfirm={onConfirm}
    />,
  );
  return { onConfirm, yes: screen.getByRole('button', { name: 'Yes' }) };
}

const after = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

function tap(button: HTMLElement) {
  fireEvent.pointerDown(button, { pointerType: 'touch' });
  fireEvent.click(button, { detail: 1 });
}

it('is not answered by the second tap of a finger on what led to it, and is by a later one', () => {
  const { onConfirm, yes } = ask();
  after(300);
  tap(yes);
  expect(onConfirm).not.toHaveBeenCalled();
  after(300);
  tap(yes);
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

it('is not answered by the second press of a mouse on what led to it', () => {
  const { onConfirm, yes } = ask();
  fireEvent.pointerDown(yes, { pointerType: 'mouse' });
  fireEvent.click(yes, { detail: 2 });
  expect(onConfirm).not.toHaveBeenCalled();
});

it('is answered at once by a press of a mouse of its own, and by the keyboard, also after a tap that was too soon', () => {
  const { onConfirm, yes } = ask();
  fireEvent.pointerDown(yes, { pointerType: 'mouse' });
  fireEvent.click(yes, { detail: 1 });
  expect(onConfirm).toHaveBeenCalledTimes(1);
  tap(yes);
  fireEvent.click(yes, { detail: 0 });
  expect(onConfirm).toHaveBeenCalledTimes(2);
});
