// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { expect, it } from 'vitest';
import { TextArea } from './text-area.tsx';

const area = createRef<HTMLTextAreaElement>();

function Reason() {
  const [value, setValue] = useState('Račun');
  return <TextArea ref={area} label="Razlog" value={value} onChange={({ target }) => setValue(target.value)} />;
}

it('holds what is typed as its value alone: a content that changed would cost a large page its speed', async () => {
  render(<Reason />);
  const field = screen.getByLabelText<HTMLTextAreaElement>('Razlog');
  expect(area.current).toBe(field);
  const content = field.textContent;

  await userEvent.type(field, ' iz aprila');

  expect(field.value).toBe('Račun iz aprila');
  expect(field.textContent).toBe(content);
});
