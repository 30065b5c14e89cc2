// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Dialog } from '../dialog/dialog.tsx';
import { RichTextEditor, type RichTextEditorProps } from './rich-text-editor.tsx';

afterEach(cleanup);

const TOOLS = ['bold', 'italic', 'heading', 'subheading', 'bullets', 'numbers', 'inward', 'outward', 'quote', 'link'];
const tools = Object.fromEntries([...TOOLS, 'undo', 'redo'].map((tool) => [tool, tool]));
const onChange = vi.fn();
const props: RichTextEditorProps = {
  label: 'Text',
  value: { sr: '<p>Topla ulja</p>', en: '' },
  names: { sr: 'Serbian', en: 'English' },
  fallback: () => '',
  copyLabel: () => '',
  onChange,
  autoFocus: 'sr',
  labels: {
    toolbar: 'Tools',
    tools: tools as RichTextEditorProps['labels']['tools'],
    link: { title: '', address: '', hint: '', wrong: '', set: '', remove: '', close: '' },
  },
};

const page = () => screen.getByRole('textbox', { name: 'Text, Serbian' });
const states = () => [page().getAttribute('contenteditable'), page().getAttribute('aria-disabled'), page().tabIndex];
const quote = () => screen.getByRole('button', { name: 'quote' });

it('keeps the caret while nothing can be written, by tools neither', async () => {
  const { rerender } = render(<RichTextEditor {...props} />);
  await waitFor(() => expect(document.activeElement).toBe(page()));
  rerender(<RichTextEditor {...props} disabled />);
  await waitFor(() => expect(states()).toEqual(['false', 'true', 0]));
  expect(quote().getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(quote());
  expect([document.activeElement, onChange.mock.calls]).toEqual([page(), []]);
  rerender(<RichTextEditor {...props} />);
  await waitFor(() => expect(states()).toEqual(['true', null, 0]));
  fireEvent.click(quote());
  expect(onChange.mock.calls).toEqual([['sr', '<blockquote><p>Topla ulja</p></blockquote>']]);
});

it('in a dialog is led back to from its tools by Escape, which closes nothing', async () => {
  const onClose = vi.fn();
  render(
    <Dialog open title="Benefit" closeLabel="Close" onClose={onClose}>
      <RichTextEditor {...props} />
    </Dialog>,
  );
  // The editor takes the focus one animation frame after it was rendered.
  await waitFor(() => expect(document.activeElement).toBe(page()));
  quote().focus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(page()));
  expect(onClose).not.toHaveBeenCalled();
});

it('keeps what is written while what was written before comes back, and shows what comes from elsewhere', async () => {
  onChange.mockClear();
  const withText = (sr: string) => <RichTextEditor {...props} value={{ sr, en: '' }} />;
  const { rerender } = render(withText('<p>Topla ulja</p>'));
  await waitFor(() => expect(document.activeElement).toBe(page()));
  fireEvent.click(quote());
  fireEvent.click(screen.getByRole('button', { name: 'heading' }));
  const [first = '', second = ''] = onChange.mock.calls.map(([, html]) => html as string);
  expect([first, second]).toEqual([
    '<blockquote><p>Topla ulja</p></blockquote>',
    '<blockquote><h3>Topla ulja</h3></blockquote>',
  ]);
  rerender(withText(first));
  expect(page().innerHTML).toContain('h3');
  rerender(withText(second));
  expect(page().innerHTML).toContain('h3');
  rerender(withText(first));
  await waitFor(() => expect(page().innerHTML).not.toContain('h3'));
  rerender(withText('<p>Drugo</p>'));
  await waitFor(() => expect(page().textContent).toBe('Drugo'));
});

it('says of each of its pages whether it may be left empty', async () => {
  render(<RichTextEditor {...props} required={['sr']} />);
  const required = (language: string) =>
    screen.getByRole('textbox', { name: `Text, ${language}` }).getAttribute('aria-required');
  await waitFor(() => expect([required('Serbian'), required('English')]).toEqual(['true', null]));
});
