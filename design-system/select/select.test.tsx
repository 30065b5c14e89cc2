// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Select } from './select.tsx';

const options = ['Assam', 'Ajmer', 'Sencha'].map((label) => ({ value: label.toLowerCase(), label }));

const field = () => screen.getByRole('combobox', { name: 'Tea' });
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

function open(value: string) {
  render(<Select label="Tea" placeholder="Any" options={options} value={value} onChange={() => {}} />);
  return userEvent.tab();
}

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
});
afterEach(cleanup);

it('means the first that begins with a letter where none is chosen, and the next by the same letter', async () => {
  await open('');
  await userEvent.keyboard('a');
  expect(active()).toBe('Assam');
  await userEvent.keyboard('a');
  expect(active()).toBe('Ajmer');
});

it('means the one after that which is chosen', async () => {
  await open('assam');
  await userEvent.keyboard('a');
  expect(active()).toBe('Ajmer');
});
