// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { useSoleMutation } from './use-sole-mutation.ts';

interface Sent {
  what: string;
  answer: () => void;
  fail: () => void;
}

const sent: Sent[] = [];

afterEach(() => {
  sent.length = 0;
});

function Form() {
  const { mutate } = useSoleMutation({
    mutationFn: (what: string) =>
      new Promise<void>((resolve, reject) => sent.push({ what, answer: resolve, fail: () => reject(new Error('no')) })),
  });
  return (
    <>
      <button type="button" onClick={() => mutate('one')}>
        Send one
      </button>
      <button type="button" onClick={() => mutate('two')}>
        Send two
      </button>
    </>
  );
}

async function press(...names: string[]) {
  renderScreen(<Form />);
  await act(async () => {
    // All clicks in one task, before the next render.
    for (const name of names) fireEvent.click(screen.getByRole('button', { name }));
  });
}

const again = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const whatWasSent = () => sent.map(({ what }) => what);

it('a double click sends once', async () => {
  await press('Send one', 'Send one');
  expect(whatWasSent()).toEqual(['one']);
});

it('what was answered may be followed by the next', async () => {
  await press('Send one');
  await act(async () => sent[0]?.answer());
  await again('Send two');
  expect(whatWasSent()).toEqual(['one', 'two']);
});

it('what failed may be sent again', async () => {
  await press('Send one');
  await act(async () => sent[0]?.fail());
  await again('Send one');
  expect(whatWasSent()).toEqual(['one', 'one']);
});
