// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Toast, ToastRegion } from './toast-region.tsx';

afterEach(cleanup);

it('says an error once: it is an alert, in a list that is not live as that of the others is', () => {
  render(
    <ToastRegion
      label="Messages"
      closeLabel="Close"
      wayLabel="F6"
      toasts={[
        { id: 1, tone: 'error', text: 'It broke.' },
        { id: 2, tone: 'success', text: 'Saved.' },
      ]}
      onDismiss={() => {}}
      onPause={() => {}}
      onResume={() => {}}
    />,
  );
  expect(screen.getByRole('alert').closest('[aria-live]')?.getAttribute('aria-live')).toBe('off');
  expect(screen.getByText('Saved.').closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite');
});

const onPause = vi.fn();
const onResume = vi.fn();
beforeEach(() => {
  onPause.mockClear();
  onResume.mockClear();
});

const region = (...toasts: Toast[]) => (
  <ToastRegion
    label="Messages"
    closeLabel="Close"
    wayLabel="F6"
    toasts={toasts}
    onDismiss={() => {}}
    onPause={onPause}
    onResume={onResume}
  />
);
const saved = (id: number): Toast => ({ id, tone: 'success', text: `Saved ${id}.` });
const broken = (id: number): Toast => ({ id, tone: 'error', text: `Broke ${id}.` });
const focused = () => document.activeElement?.closest('li')?.textContent;

it('is led to at the newest message, whichever list that is in', () => {
  render(region(saved(1), broken(2)));
  fireEvent.keyDown(document.body, { key: 'F6' });
  expect(focused()).toContain('Broke 2.');
});

it('goes on from the message that had the focus when another takes its place, and lets time pass again', () => {
  const { rerender } = render(region(saved(1), saved(2), saved(3)));
  fireEvent.keyDown(document.body, { key: 'F6' });
  expect(focused()).toContain('Saved 3.');
  rerender(region(saved(1), saved(2), saved(4)));
  expect(focused()).toContain('Saved 4.');
  expect(onResume).toHaveBeenCalled();
});

it('lets time stand still as long as the focus is on it, though the pointer goes over it and away', () => {
  render(region(saved(1)));
  fireEvent.keyDown(document.body, { key: 'F6' });
  const messages = screen.getByRole('region');
  fireEvent.pointerEnter(messages);
  fireEvent.pointerLeave(messages);
  expect(onResume).not.toHaveBeenCalled();
  fireEvent.keyDown(document.activeElement ?? messages, { key: 'Escape' });
  screen.getByRole('button', { name: 'Close' }).blur();
  expect(onResume).toHaveBeenCalledTimes(1);
});

it('lets time stand still as long as the pointer is on it, though the focus goes away', () => {
  render(region(saved(1)));
  const messages = screen.getByRole('region');
  const close = screen.getByRole('button', { name: 'Close' });
  vi.spyOn(messages, 'matches').mockImplementation((selector) => selector === ':hover');
  close.focus();
  close.blur();
  expect(onResume).not.toHaveBeenCalled();
  fireEvent.pointerLeave(messages);
  expect(onResume).toHaveBeenCalledTimes(1);
});
