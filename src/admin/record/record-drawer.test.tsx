// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { recordsTexts } from '#locales/records/records.texts.ts';
import type { EditedRecord } from '#machines/records/record-draft.ts';
import type { SaveTry } from '#machines/records/record-editor.machine.ts';
import { refusalOf } from '#machines/refusal.ts';
import { heldCall } from '#machines/testing/start.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import type { Sender } from './added-duplicates.ts';
import { keepDraft, readDraft } from './record-drafts.ts';
import { RecordDrawer } from './record-drawer.tsx';
import { RecordPair, RecordText } from './record-fields.tsx';
import { useRecord } from './use-record.ts';

const t = recordsTexts.tables.EN;
const place = { person: 3, kind: 'coupon', id: '7' };

const coupon: EditedRecord = {
  fields: { name: 'LETO', text_sr: 'Opis', text_en: '' },
  revision: 4,
  offered: true,
  by: 'Milan',
  at: '2026-11-12T13:02:00.000Z',
};

/** The server of a form: its record, and the answer to a save. */
function serve(save?: (tried: SaveTry) => Promise<EditedRecord>) {
  const saves: SaveTry[] = [];
  let record = coupon;
  const saved = ({ changes }: SaveTry) => {
    record = { ...record, fields: { ...record.fields, ...changes }, revision: record.revision + 1 };
    return record;
  };
  return {
    saves,
    moves: (changes: EditedRecord['fields']) => saved({ seen: 0, changes, restores: false, key: '' }),
    read: async () => record,
    findAdded: async (_: EditedRecord['fields'], __: Sender): Promise<EditedRecord | null> => null,
    save: (tried: SaveTry) => {
      saves.push(tried);
      return save ? save(tried) : Promise.resolve(saved(tried));
    },
  };
}

/** A save that is answered when the test says so. */
function heldSave() {
  const { call, ...held } = heldCall<EditedRecord, SaveTry>();
  const { signal } = new AbortController();
  return { save: (input: SaveTry) => call({ input, signal }), ...held };
}

interface FormProps {
  server: ReturnType<typeof serve>;
  mayWrite?: boolean;
  onClosed?: () => void;
  onSaved?: (record: EditedRecord, isOpen: boolean) => void;
}

function Form({ server, mayWrite = true, onClosed = () => {}, onSaved = () => {} }: FormProps) {
  const form = useRecord({
    place,
    name: 'LETO',
    path: '/admin-panel/coupons?open=7',
    fields: { name: { label: 'Name', text: 'line' }, text_sr: { label: 'Text' }, text_en: { label: 'Text' } },
    sayProblem: (problem) => (problem === 'required' ? 'Cannot be empty' : problem),
    problemsOf: ({ name }): Record<string, string> => (name === '' ? { name: 'required' } : {}),
    mayWrite,
    read: server.read,
    findAdded: (changes, sender) => server.findAdded(changes, sender),
    save: server.save,
    onSaved,
    onClosed,
  });
  return (
    <RecordDrawer form={form} title="Coupon">
      <RecordText name="name" />
      <RecordPair name="text" label="Text" most={60} />
    </RecordDrawer>
  );
}

const open = (server = serve(), onClosed?: () => void, onSaved?: FormProps['onSaved']) => ({
  server,
  ...renderScreen(<Form server={server} {...(onClosed ? { onClosed } : {})} {...(onSaved ? { onSaved } : {})} />),
});

const nameField = () => screen.findByRole('textbox', { name: 'Name' });
const type = async (value: string) => fireEvent.change(await nameField(), { target: { value } });
const saveKey = (target: Window | HTMLElement = window) => fireEvent.keyDown(target, { key: 's', ctrlKey: true });
const button = (name: string) => screen.findByRole('button', { name });

it('says that what was typed for what is gone could not be copied, where there is no clipboard', async () => {
  keepDraft(place, { base: coupon, draft: { name: 'ZIMA' }, at: '', interrupted: false, name: '', path: '' });
  const server = serve();
  open({ ...server, read: () => Promise.reject(refusalOf({ status: 404, code: 'request.not_found' })) });
  vi.stubGlobal('navigator', {});
  fireEvent.click(await button(t['missing.copy']));
  expect(await screen.findByText(t['missing.notCopied'])).toBeTruthy();
  vi.unstubAllGlobals();
});

describe('a form in a drawer', () => {
  it.each([
    [true, ['4 of 60', '0 of 60']],
    [false, []],
  ])('counts the letters of its texts only where they may be written (%s)', async (mayWrite, counts) => {
    renderScreen(<Form server={serve()} mayWrite={mayWrite} />);
    expect(await nameField()).toHaveProperty('disabled', !mayWrite);
    expect(screen.queryAllByText(/\d of 60/).map(({ lastChild }) => lastChild?.textContent)).toEqual(counts);
  });

  it.each([true, false])('offers to save only where one may (%s)', async (mayWrite) => {
    renderScreen(<Form server={serve()} mayWrite={mayWrite} />);
    await nameField();
    expect(screen.queryAllByRole('button', { name: t.save })).toHaveLength(mayWrite ? 1 : 0);
  });

  it('saves by the key that says С on a Cyrillic keyboard', async () => {
    const { server } = open();
    await type('JESEN');
    fireEvent.keyDown(window, { key: 'с', code: 'KeyS', ctrlKey: true });
    await button(t.undo);
    expect(server.saves.map(({ changes }) => changes)).toEqual([{ name: 'JESEN' }]);
  });

  it('saves what was changed by Ctrl S, and takes it back', async () => {
    const { server } = open();
    await type('JESEN');
    saveKey();
    fireEvent.click(await button(t.undo));
    await screen.findByDisplayValue('LETO');
    expect(server.saves.map(({ seen, changes }) => [seen, changes])).toEqual([
      [4, { name: 'JESEN' }],
      [5, { name: 'LETO' }],
    ]);
  });

  it('leaves the focus at the button that saves', async () => {
    open();
    await type('JESEN');
    const save = await button(t.save);
    act(() => save.focus());
    fireEvent.click(save);
    await button(t.undo);
    expect([document.activeElement, save.getAttribute('aria-disabled')]).toEqual([save, 'true']);
    expect((save as HTMLButtonElement).disabled).toBe(false);
  });

  it.each([
    ['ten seconds', 10_000, () => {}],
    ['a hundred seconds for whoever wants more time', 100_000, () => localStorage.setItem('izbor.longer', 'on')],
  ])('offers to take it back for %s', async (_, lasts, want) => {
    want();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open();
    await type('JESEN');
    saveKey();
    await button(t.undo);
    act(() => vi.advanceTimersByTime(lasts - 5000));
    await button(t.undo);
    act(() => vi.advanceTimersByTime(5000));
    expect(screen.queryByRole('button', { name: t.undo })).toBeNull();
    vi.useRealTimers();
  });

  it('keeps what is typed in the moment it is typed, and forgets it once it is saved', async () => {
    open();
    await type('JESEN');
    expect(readDraft(place)?.draft).toEqual({ name: 'JESEN' });
    fireEvent.click(await button(t.save));
    await button(t.undo);
    expect(readDraft(place)).toBeNull();
  });

  it('asks nothing when it is closed, and goes on with the draft later', async () => {
    const closed = vi.fn();
    const first = open(serve(), closed);
    await type('JESEN');
    fireEvent.click(await button(t.close));
    expect(closed).toHaveBeenCalledTimes(1);
    first.unmount();
    open();
    fireEvent.click(await button(t['resume.go']));
    expect(await nameField()).toHaveProperty('value', 'JESEN');
  });

  it.each([
    ['closed', () => button(t.close).then((one) => fireEvent.click(one))],
    ['left', async () => {}],
  ])('that is %s while it is saved is saved all the same, and leaves no draft', async (_, leave) => {
    const { save, answer } = heldSave();
    const saved = vi.fn();
    const { server, unmount } = open(serve(save), undefined, saved);
    await type('JESEN');
    saveKey();
    await leave();
    unmount();
    expect(readDraft(place)?.draft).toEqual({ name: 'JESEN' });
    const record = server.moves({ name: 'JESEN' });
    await answer(record);
    await vi.waitFor(() => expect(readDraft(place)).toBeNull());
    expect(saved.mock.calls).toEqual([[record, false]]);
  });

  it('keeps what was typed since where a save of before is answered late', async () => {
    const { save, answer } = heldSave();
    const saved = vi.fn();
    const { server, unmount } = open(serve(save), undefined, saved);
    await type('JESEN');
    saveKey();
    unmount();
    keepDraft(place, { base: coupon, draft: { name: 'ZIMA' }, at: '', interrupted: false, name: '', path: '' });
    await answer(server.moves({ name: 'JESEN' }));
    await vi.waitFor(() => expect(saved).toHaveBeenCalled());
    expect(readDraft(place)?.draft).toEqual({ name: 'ZIMA' });
  });

  it('that was left while it was saved is typed in again once that is answered', async () => {
    const { save, answer } = heldSave();
    const server = serve(save);
    const first = open(server);
    await type('JESEN');
    saveKey();
    first.unmount();
    open(server);
    await act(() => answer(server.moves({ name: 'JESEN' })));
    expect(await nameField()).toHaveProperty('value', 'JESEN');
    await type('ZIMA');
    expect([await nameField(), readDraft(place)]).toMatchObject([{ value: 'ZIMA' }, { draft: { name: 'ZIMA' } }]);
  });

  it('of a new record that was left while it was saved begins anew once that is answered', async () => {
    const { save, answer } = heldSave();
    const none: EditedRecord = { fields: { name: '' }, revision: 0, offered: true, by: null, at: null };
    const server = Object.assign(serve(save), { read: async () => none });
    const first = open(server);
    await type('JESEN');
    saveKey();
    first.unmount();
    open(server);
    expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
    await act(() => answer({ ...none, fields: { name: 'JESEN' }, revision: 1 }));
    expect(await nameField()).toHaveProperty('value', '');
    await vi.waitFor(() => expect(screen.queryByRole('button', { name: t['resume.go'] })).toBeNull());
    expect(server.saves).toHaveLength(1);
  });

  it('of a new record goes on with its draft where the save that was left is refused', async () => {
    const { save, fail } = heldSave();
    const none: EditedRecord = { fields: { name: '' }, revision: 0, offered: true, by: null, at: null };
    const server = Object.assign(serve(save), { read: async () => none });
    const first = open(server);
    await type('JESEN');
    saveKey();
    first.unmount();
    open(server);
    await act(() => fail(refusalOf({ status: 500 })));
    fireEvent.click(await button(t['resume.go']));
    expect(await nameField()).toHaveProperty('value', 'JESEN');
  });

  describe('of a new record whose save got no answer', () => {
    const none: EditedRecord = { fields: { name: '' }, revision: 0, offered: true, by: null, at: null };
    const away = () => Promise.reject(refusalOf({ kind: 'network' }));

    /** Leaves the form with a draft whose save may or may not have succeeded. */
    async function leftUnsure() {
      const save = vi.fn<(tried: SaveTry) => Promise<EditedRecord>>(away);
      const findAdded = vi.fn<(changes: EditedRecord['fields'], sender: Sender) => Promise<EditedRecord | null>>(away);
      const server = Object.assign(serve(save), { read: async () => none, findAdded, save });
      const first = open(server);
      await type('JESEN');
      saveKey();
      await button(t['unsure.ask']);
      // The form looks for a record of the person who typed it.
      expect(findAdded.mock.lastCall).toEqual([{ name: 'JESEN' }, { person: 3 }]);
      first.unmount();
      return server;
    }

    it('begins anew when it is opened again, and says so, where it is there', async () => {
      const server = await leftUnsure();
      const added = { ...none, fields: { name: 'JESEN' }, revision: 1 };
      server.findAdded.mockImplementation(async () => added);
      const saved = vi.fn();
      const typed = readDraft(place)?.at ?? '';
      open(server, undefined, saved);
      expect(await nameField()).toHaveProperty('value', '');
      await vi.waitFor(() => expect(readDraft(place)).toBeNull());
      expect(Date.parse(typed)).toBeGreaterThan(0);
      expect(server.findAdded.mock.lastCall).toEqual([{ name: 'JESEN' }, { person: 3, at: typed }]);
      expect([saved.mock.calls, server.save.mock.calls.length]).toEqual([[[added, false]], 1]);
      await type('ZIMA');
      expect(readDraft(place)?.draft).toEqual({ name: 'ZIMA' });
    });

    it('begins anew, too, where the session ended before anybody knew', async () => {
      const added = { ...none, fields: { name: 'JESEN' }, revision: 1 };
      const server = Object.assign(serve(), { read: async () => none, findAdded: async () => added });
      const draft = { base: none, draft: { name: 'JESEN' }, at: '', interrupted: true, key: 'key of the try' };
      keepDraft(place, { ...draft, name: 'JESEN', path: '' });
      open(server);
      expect([await nameField(), readDraft(place)]).toMatchObject([{ value: '' }, null]);
    });

    it('goes on with its draft where it is not there, and is saved as it is then', async () => {
      const server = await leftUnsure();
      server.findAdded.mockImplementation(async () => null);
      const second = open(server);
      fireEvent.click(await button(t['resume.go']));
      expect(await nameField()).toHaveProperty('value', 'JESEN');
      await type('ZIMA');
      second.unmount();
      server.findAdded.mockClear();
      open(server);
      fireEvent.click(await button(t['resume.go']));
      expect(server.findAdded).not.toHaveBeenCalled();
      server.save.mockImplementation(async ({ changes }) => ({ ...none, fields: changes, revision: 1 }));
      saveKey();
      await vi.waitFor(() => expect(readDraft(place)).toBeNull());
      const [first, last] = server.save.mock.calls.map(([tried]) => tried);
      expect([first?.changes, last?.changes, first?.key === last?.key]).toEqual([
        { name: 'JESEN' },
        { name: 'ZIMA' },
        false,
      ]);
    });

    it('waits for the try that was made once more when it was left', async () => {
      const { save, answer } = heldSave();
      const tries = vi.fn<(tried: SaveTry) => Promise<EditedRecord>>(save).mockImplementationOnce(away);
      const server = Object.assign(serve(tries), { read: async () => none });
      const first = open(server);
      await type('JESEN');
      saveKey();
      await vi.waitFor(() => expect(tries).toHaveBeenCalledTimes(2));
      first.unmount();
      open(server);
      expect(screen.queryByRole('button', { name: t['resume.go'] })).toBeNull();
      await act(() => answer({ ...none, fields: { name: 'JESEN' }, revision: 1 }));
      expect(await nameField()).toHaveProperty('value', '');
      const [once, again] = tries.mock.calls.map(([{ key }]) => key);
      expect([tries.mock.calls.length, once === again]).toEqual([2, true]);
    });

    it('is not sent once more, nor looked for, while the first try is on its way', async () => {
      const { save, answer } = heldSave();
      const findAdded = vi.fn(async () => null);
      const server = Object.assign(serve(save), { read: async () => none, findAdded });
      const saved = vi.fn();
      open(server, undefined, saved);
      await type('JESEN');
      vi.useFakeTimers({ shouldAdvanceTime: true });
      saveKey();
      await act(() => vi.advanceTimersByTimeAsync(21_000));
      expect([server.saves.length, findAdded.mock.calls.length]).toEqual([1, 0]);
      const added = { ...none, fields: { name: 'JESEN' }, revision: 1 };
      await act(() => answer(added));
      await vi.waitFor(() => expect(saved.mock.calls).toEqual([[added, true]]));
      expect(server.saves).toHaveLength(1);
      vi.useRealTimers();
    });

    it('is not sent once more by a form that was left while it looked', async () => {
      let look = (_: null) => {};
      const findAdded = vi.fn(() => new Promise<null>((resolve) => (look = resolve)));
      const server = Object.assign(serve(away), { read: async () => none, findAdded });
      const { unmount } = open(server);
      await type('JESEN');
      saveKey();
      await vi.waitFor(() => expect(findAdded).toHaveBeenCalled());
      unmount();
      await act(async () => look(null));
      expect([server.saves.length, readDraft(place)?.draft]).toEqual([1, { name: 'JESEN' }]);
    });

    it('cannot be typed in before it is known, and loses nothing', async () => {
      const server = await leftUnsure();
      open(server);
      await button(t.again);
      expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
      expect(readDraft(place)?.draft).toEqual({ name: 'JESEN' });
      server.findAdded.mockImplementation(async () => null);
      fireEvent.click(await button(t.again));
      fireEvent.click(await button(t['resume.go']));
      expect(await nameField()).toHaveProperty('value', 'JESEN');
    });

    it('is not asked about where an answer came', async () => {
      const server = Object.assign(
        serve(() => Promise.reject(refusalOf({ status: 400, message: 'No' }))),
        { read: async () => none, findAdded: vi.fn(away) },
      );
      const first = open(server);
      await type('JESEN');
      saveKey();
      await screen.findByText('No');
      first.unmount();
      open(server);
      await button(t['resume.go']);
      expect(server.findAdded).not.toHaveBeenCalled();
    });
  });

  it('warns of leaving the page only while something is not saved', async () => {
    open();
    const isWarned = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));
    await nameField();
    expect(isWarned()).toBe(false);
    await type('JESEN');
    expect(isWarned()).toBe(true);
    fireEvent.click(await button(t.discard));
    expect(isWarned()).toBe(false);
  });

  it('says what is wrong when a field is left, and leads to it when it is saved', async () => {
    const { server } = open();
    await type('');
    fireEvent.blur(await nameField());
    expect(await screen.findByText('Cannot be empty')).toBeTruthy();
    saveKey();
    await vi.waitFor(async () => expect(document.activeElement).toBe(await nameField()));
    expect(server.saves).toEqual([]);
  });

  it('shows what the server finds wrong at its field', async () => {
    const taken = refusalOf({ status: 400, message: 'No', fields: { name: 'This name is taken.' } });
    open(serve(() => Promise.reject(taken)));
    await type('JESEN');
    saveKey();
    expect(await screen.findByText('This name is taken.')).toBeTruthy();
    expect((await nameField()).getAttribute('aria-invalid')).toBe('true');
  });

  it('joins it with what somebody else saved first', async () => {
    const late = refusalOf({ status: 409, code: 'record.changed' });
    const server = serve((tried) =>
      tried.seen === 4 ? Promise.reject(late) : Promise.resolve(server.moves(tried.changes)),
    );
    open(server);
    await type('JESEN');
    server.moves({ text_en: 'Text' });
    saveKey();
    fireEvent.click(await button(t['merge.save']));
    await button(t.undo);
    expect([server.saves.at(-1)?.seen, server.saves.at(-1)?.changes]).toEqual([5, { name: 'JESEN' }]);
  });

  it.each([
    ['theirs', 1, 'ZIMA'],
    ['mine', 0, 'JESEN'],
  ])('lets a third version be written on what is %s, and gives mine back', async (_, side, begun) => {
    const late = refusalOf({ status: 409, code: 'record.changed' });
    const server = serve((tried) =>
      tried.seen === 4 ? Promise.reject(late) : Promise.resolve(server.moves(tried.changes)),
    );
    open(server);
    await type('JESEN');
    server.moves({ name: 'ZIMA' });
    saveKey();
    fireEvent.click((await screen.findAllByRole('radio'))[side] as HTMLElement);
    fireEvent.click(await button(t['merge.edit']));
    const third = () => screen.findByRole('textbox', { name: 'Name, third version' });
    expect(await third()).toHaveProperty('value', begun);
    fireEvent.change(await third(), { target: { value: 'PROLEĆE' } });
    await screen.findByText(t['merge.thirdSide']);
    fireEvent.click(await button(t['merge.back']));
    expect(screen.queryByRole('textbox', { name: 'Name, third version' })).toBeNull();
    fireEvent.click(await button(t['merge.save']));
    await button(t.undo);
    expect(server.saves.at(-1)?.changes).toEqual({ name: 'JESEN' });
  });

  it('reads whether it was saved when no answer came', async () => {
    const server = serve((tried) => {
      server.moves(tried.changes);
      return Promise.reject(refusalOf({ kind: 'network' }));
    });
    open(server);
    await type('JESEN');
    saveKey();
    await button(t.undo);
    expect(server.saves).toHaveLength(1);
  });

  it('leads to what is said where nobody knows whether it was saved, and back to the field once it is known', async () => {
    const server = serve(() => Promise.reject(refusalOf({ kind: 'network' })));
    const asked = heldCall<EditedRecord>();
    let read = server.read;
    open(Object.assign(server, { read: () => read() }));
    await type('JESEN');
    const field = await nameField();
    act(() => field.focus());
    read = () => Promise.reject(refusalOf({ kind: 'network' }));
    saveKey();
    const note = (await screen.findByText(t['unsure.text'])).closest('[role=alert]');
    await vi.waitFor(() => expect(document.activeElement).toBe(note));
    read = () => asked.call({ input: undefined, signal: new AbortController().signal });
    const again = await button(t['unsure.ask']);
    act(() => again.focus());
    fireEvent.click(again);
    expect([document.activeElement, again.getAttribute('aria-busy')]).toEqual([again, 'true']);
    await act(async () => asked.answer(server.moves({ name: 'JESEN' })));
    await button(t.undo);
    expect(document.activeElement).toBe(field);
  });

  it('leads to what is said where it was not saved', async () => {
    open(serve(() => Promise.reject(refusalOf({ kind: 'network', message: 'No answer' }))));
    await type('JESEN');
    saveKey();
    const note = (await screen.findByText('No answer')).closest('[role=alert]');
    await vi.waitFor(() => expect(document.activeElement).toBe(note));
  });

  it('reads so of a text that ends in a space, which no call sends', async () => {
    const server = serve(({ changes }) => {
      server.moves({ name: String(changes.name).trim() });
      return Promise.reject(refusalOf({ kind: 'network' }));
    });
    open(server);
    await type('JESEN ');
    saveKey();
    await button(t.undo);
    expect(server.saves).toHaveLength(1);
  });
});
