// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { useFocusOnError } from './use-focus-on-error.ts';

afterEach(cleanup);

let refuse = () => {};

/** A form with two fields, one of which gets an error when the test calls `refuse`. */
function Page() {
  const ref = useFocusOnError();
  const [isWrong, setWrong] = useState(false);
  refuse = () => setWrong(true);
  return (
    <>
      <form ref={ref} onSubmit={(event) => event.preventDefault()}>
        <input aria-label="Password" aria-invalid={isWrong} />
        <button type="submit">Save</button>
      </form>
      <input aria-label="Name" />
    </>
  );
}

const field = (name: string) => screen.getByRole('textbox', { name });

async function send() {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
}

it('leads to the field that the server refuses', async () => {
  await send();
  act(() => refuse());
  expect(document.activeElement).toBe(field('Password'));
});

it('leads there from nowhere too, as from a button that was taken away', async () => {
  await send();
  act(() => screen.getByRole('button', { name: 'Save' }).blur());
  act(() => refuse());
  expect(document.activeElement).toBe(field('Password'));
});

it('leaves whoever went on to another form where they are, and does not call them back later', async () => {
  await send();
  await userEvent.click(field('Name'));
  act(() => refuse());
  expect(document.activeElement).toBe(field('Name'));
  await userEvent.keyboard('Ana');
  expect(field('Name')).toHaveProperty('value', 'Ana');
});
