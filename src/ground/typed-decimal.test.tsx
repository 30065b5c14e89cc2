// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { TextField } from '#design-system/text-field/text-field.tsx';
import { typedDecimal } from './typed-decimal.ts';

afterEach(cleanup);

function Amount({ first }: { first: string }) {
  const [value, setValue] = useState(first);
  return <TextField label="Amount" value={value} onChange={(event) => setValue(typedDecimal(event))} />;
}

/** The value of the field after an input event with `value` and the inserted `data`; some programs send no `data`. */
function shown(first: string, value: string, data?: string): string {
  render(<Amount first={first} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
  fireEvent.input(field, { target: { value }, data });
  return field.value;
}

it.each([
  { typed: 'at the end', first: '1250', value: '1250,', becomes: '1250.' },
  { typed: 'between the digits', first: '125050', value: '1250,50', becomes: '1250.50' },
  { typed: 'first of all', first: '', value: ',', becomes: '.' },
])('a comma typed $typed is a dot', ({ first, value, becomes }) => {
  expect(shown(first, value, ',')).toBe(becomes);
});

it.each([
  { what: 'a comma after a dot', first: '1250.5', value: '1250.5,', data: ',' },
  { what: 'a second comma', first: '1,250', value: '1,250,', data: ',' },
  { what: 'an amount that was pasted', first: '', value: '1250,50', data: '1250,50' },
  { what: 'what a program wrote', first: '', value: '1250,50', data: undefined },
])('$what stays as it is', ({ first, value, data }) => {
  expect(shown(first, value, data)).toBe(value);
});
