// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { RichTextEditor } from '#design-system/rich-text-editor/rich-text-editor.tsx';
import type { EditedRecord } from '#machines/records/record-draft.ts';
import { lazyView } from '../../ground/lazy-view.tsx';
import { renderScreen, serve } from '../../testing/render-screen.tsx';
import { readDraft } from './record-drafts.ts';
import { RecordDrawer } from './record-drawer.tsx';
import { RecordRich } from './record-rich.tsx';
import { useRecord } from './use-record.ts';

const lazy = vi.hoisted(() => ({ Editor: undefined as unknown }));
vi.mock('../parts/lazy-rich-editor.ts', () => ({
  get LazyRichEditor() {
    return lazy.Editor;
  },
}));

const place = { person: 3, kind: 'core', id: '7' };
const HALL: EditedRecord = {
  fields: { text_sr: '<p>Sala.</p>', text_en: '' },
  revision: 4,
  offered: true,
  by: null,
  at: null,
};

function Form({ mayWrite }: { mayWrite: boolean }) {
  const form = useRecord({
    place,
    name: 'Sala',
    path: '/corporate-panel/core-benefits?open=7',
    fields: { text_sr: { label: 'Text' }, text_en: { label: 'Text' } },
    sayProblem: (problem) => problem,
    problemsOf: () => ({}),
    mayWrite,
    read: async () => HALL,
    save: async () => HALL,
    onClosed: () => {},
  });
  return (
    <RecordDrawer form={form} title="Core">
      <RecordRich name="text" label="Text" />
    </RecordDrawer>
  );
}

/** Opens the form; the code of the editor is loaded when `come` is called. */
async function open(mayWrite = true) {
  let come = () => {};
  const load = vi.fn(
    () =>
      new Promise<typeof RichTextEditor>((resolve) => {
        come = () => resolve(RichTextEditor);
      }),
  );
  lazy.Editor = lazyView(load);
  sessionStorage.clear();
  serve(() => undefined);
  renderScreen(<Form mayWrite={mayWrite} />);
  await screen.findByRole('textbox', { name: 'Text, Serbian' });
  return { load, come: () => act(async () => come()) };
}

const page = () => screen.getByRole('textbox', { name: 'Text, Serbian' });
const kept = () => readDraft(place)?.draft;

it('fetches the editor as soon as a form is there in which one may write, and in no other', async () => {
  const { load } = await open();
  expect(load).toHaveBeenCalledTimes(1);
  const other = await open(false);
  expect(other.load).not.toHaveBeenCalled();
});

it('keeps what is typed and pasted before the editor is there, and hands it on at the caret', async () => {
  const { come } = await open();
  await userEvent.click(page());
  await userEvent.keyboard('Dva satx{Backspace}a.{Enter}Ponesi ');
  fireEvent.paste(page(), { clipboardData: { getData: () => 'peškir' } });
  expect(page().getAttribute('aria-busy')).toBe('true');
  expect(page().textContent).toContain('Ponesi peškir');
  await come();
  await waitFor(() => expect(page().getAttribute('contenteditable')).toBe('true'));
  await waitFor(() => expect(kept()).toEqual({ text_sr: '<p>Sala.Dva sata.</p><p>Ponesi peškir</p>' }));
});

it('fetches the editor once more at the press of the message that it did not come, with what was typed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let isAway = true;
  lazy.Editor = lazyView(async () => {
    if (isAway) throw new TypeError('gone');
    return RichTextEditor;
  });
  sessionStorage.clear();
  serve(() => undefined);
  const { said } = renderScreen(<Form mayWrite />);
  await screen.findByRole('textbox', { name: 'Text, Serbian' });
  await userEvent.click(page());
  await userEvent.keyboard('Dva sata.');
  await waitFor(() => expect(said).toMatchObject([{ tone: 'error', title: 'This part could not be loaded' }]));
  expect(page().textContent).toContain('Dva sata.');
  isAway = false;
  await act(async () => said[0]?.action?.onPress());
  await waitFor(() => expect(page().getAttribute('contenteditable')).toBe('true'));
  await waitFor(() => expect(kept()).toEqual({ text_sr: '<p>Sala.Dva sata.</p>' }));
});

it('leaves the caret where whoever went on has it, and does not come where nothing was typed', async () => {
  const { come } = await open();
  await userEvent.click(page());
  const close = screen.getByRole('button', { name: 'Close' });
  act(() => close.focus());
  await come();
  expect([document.activeElement, page().getAttribute('contenteditable')]).toEqual([close, null]);
  // Once its code is loaded, the editor opens at the first press.
  await userEvent.click(page());
  await waitFor(() => expect(page().getAttribute('contenteditable')).toBe('true'));
  expect(document.activeElement).toBe(page());
});

it('takes what whoever went on had typed, and leaves the caret where they are', async () => {
  const { come } = await open();
  await userEvent.click(page());
  await userEvent.keyboard('Dva sata.');
  const close = screen.getByRole('button', { name: 'Close' });
  act(() => close.focus());
  await come();
  await waitFor(() => expect(kept()).toEqual({ text_sr: '<p>Sala.Dva sata.</p>' }));
  expect(document.activeElement).toBe(close);
});

it('takes the caret once: whoever goes on in the same frame stays where they are', async () => {
  const { come } = await open();
  await userEvent.click(page());
  let close: HTMLElement | null = null;
  const goOn = new MutationObserver(() => {
    if (page().getAttribute('contenteditable') !== 'true' || document.activeElement !== page()) return;
    goOn.disconnect();
    close = screen.getByRole('button', { name: 'Close' });
    close.focus();
  });
  goOn.observe(document.body, { childList: true, subtree: true, attributes: true });
  await come();
  await waitFor(() => expect(close).not.toBeNull());
  await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)));
  expect(document.activeElement).toBe(close);
});

it('keeps the caret for whoever was in another window while it came', async () => {
  const { come } = await open();
  await userEvent.click(page());
  // A window that loses the focus fires `blur`, while the caret stays where it is.
  fireEvent.blur(page());
  await come();
  await waitFor(() => expect(page().getAttribute('contenteditable')).toBe('true'));
  expect(document.activeElement).toBe(page());
});

it('takes no command for a letter', async () => {
  const { come } = await open();
  act(() => page().focus());
  fireEvent.keyDown(page(), { key: 'b', ctrlKey: true });
  fireEvent.keyDown(page(), { key: 'ArrowDown' });
  await come();
  await waitFor(() => expect(page().getAttribute('contenteditable')).toBe('true'));
  expect(kept()).toBeUndefined();
});
