// @vitest-environment happy-dom
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { AddFiles, DropGround } from '../add-files/add-files.tsx';
import { FileDrop } from './file-drop.tsx';

afterEach(cleanup);

const receipt = new File(['%PDF'], 'receipt.pdf');
const files = { dataTransfer: { types: ['Files'], files: [receipt], dropEffect: 'copy' } };
const words = { dataTransfer: { types: ['text/plain'], files: [] } };
const onFile = vi.fn();

function draw() {
  return render(
    <FileDrop
      label="Receipt"
      accept=".pdf"
      file={null}
      onFile={onFile}
      onRemove={() => {}}
      labels={{ choose: 'Choose', drop: 'or drop it here', remove: 'Remove', progress: 'Sending' }}
    />,
  );
}

/** Whether the event keeps the browser's default, which is to leave the page and open the file. */
function isLeftToBrowser(kind: 'dragOver' | 'drop', what: object): boolean {
  const event = createEvent[kind](document.body, what);
  return fireEvent(document.body, event);
}

function leave(ground: Element, to: Element): void {
  const event = createEvent.dragLeave(ground);
  Object.defineProperty(event, 'relatedTarget', { value: to });
  fireEvent(ground, event);
}

const isMarked = () => screen.getByText('Choose').parentElement?.classList.contains('bg-brand-soft');

it('stays marked while a file goes from one part of it to another', () => {
  draw();
  const ground = screen.getByText('Choose').parentElement as HTMLElement;
  fireEvent.dragOver(ground, files);
  leave(ground, screen.getByText('Choose'));
  expect(isMarked()).toBe(true);
  leave(ground, document.body);
  expect(isMarked()).toBe(false);
});

it('takes files alone, and not the words that somebody drags', () => {
  draw();
  fireEvent.dragOver(screen.getByText('Choose'), words);
  expect(isMarked()).toBe(false);
  fireEvent.drop(screen.getByText('Choose'), files);
  expect(onFile).toHaveBeenCalledExactlyOnceWith(receipt);
});

it.each([
  ['FileDrop', draw],
  [
    'AddFiles',
    () =>
      render(
        <DropGround onFiles={() => {}}>
          <AddFiles label="Add" icon={null} accept=".pdf" onFiles={() => {}} />
        </DropGround>,
      ),
  ],
])('keeps the page when a file is let go beside it: %s', (_name, place) => {
  const { unmount } = place();
  expect([isLeftToBrowser('dragOver', files), isLeftToBrowser('drop', files)]).toEqual([false, false]);
  expect([isLeftToBrowser('dragOver', words), isLeftToBrowser('drop', words)]).toEqual([true, true]);
  unmount();
  expect(isLeftToBrowser('drop', files)).toBe(true);
});
