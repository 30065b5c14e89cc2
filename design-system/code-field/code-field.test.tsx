// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { CodeField } from './code-field.tsx';

afterEach(cleanup);

it.each([
  ['482913', '482913'],
  ['482 913', '482913'],
  ['4-8-2-9-1-3', '482913'],
  ['Your code is 482 913.', '482913'],
  ['Valid for 5 minutes: 482913', '482913'],
  ['In 30 minutes 482-913 is over.', '482913'],
  ['48291', '48291'],
  ['4829137', '482913'],
])('takes the code out of what is pasted: %s', (pasted, code) => {
  const onChange = vi.fn();
  render(<CodeField label="Code" length={6} value="" onChange={onChange} />);
  fireEvent.paste(screen.getByLabelText('Code'), { clipboardData: { getData: () => pasted } });
  expect(onChange).toHaveBeenCalledWith(code);
});
