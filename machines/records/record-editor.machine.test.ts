import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { refusalOf } from '../refusal.ts';
import { explorationOf } from '../testing/paths-definition.ts';
import { around, heldCall, saidWorld, stillClock } from '../testing/start.ts';
import { statePath, transitionsOf } from '../testing/transitions.ts';
import { nothingIsMissed, underTest } from '../testing/under-test.ts';
import { type EditedRecord, joinedOf, type KeptDraft } from './record-draft.ts';
import {
  type RecordEditorEvent,
  type RecordEditorInput,
  recordEditorMachine,
  type SaveTry,
} from './record-editor.machine.ts';
import { changedBy, coupon, mustHaveName, recordEditorPaths } from './record-editor.paths.ts';
import { steps } from './record-editor.steps.ts';

it('takes exactly the steps that the design allows', () => {
  expect(transitionsOf(underTest(recordEditorMachine), explorationOf(recordEditorPaths))).toEqual([...steps].sort());
});

const AT = '2026-11-20T13:05:00.000Z';
const LATER = '2026-11-20T13:09:00.000Z';

function start(input: Partial<RecordEditorInput> = {}) {
  const read = heldCall<EditedRecord>();
  const save = heldCall<EditedRecord, SaveTry>();
  const askSaved = heldCall<EditedRecord | null, SaveTry>();
  const said: string[] = [];
  const clock = stillClock();
  const world = saidWorld<RecordEditorEvent>();
  const editor = createActor(
    underTest(recordEditorMachine).provide({
      actors: {
        read: fromPromise(read.call),
        readTheirs: fromPromise(read.call),
        save: fromPromise(save.call),
        undo: fromPromise(save.call),
        askSaved: fromPromise(askSaved.call),
        watchRecord: world.watch,
      },
      actions: {
        sayProblems: () => said.push('problems'),
        saySaved: (_, { record }) => said.push(`saved ${record.revision}`),
        sayClosed: () => said.push('closed'),
      },
    }),
    { input: { kept: null, mayWrite: true, ...input }, clock },
  ).start();
  return {
    editor,
    read,
    save,
    askSaved,
    said,
    clock,
    world,
    state: () => statePath(editor.getSnapshot().value),
    context: () => editor.getSnapshot().context,
    types: (name: string, at = AT) => editor.send({ type: 'field.change', changes: { name }, at }),
    leaves: (field: string) => {
      const problem = mustHaveName(joinedOf(editor.getSnapshot().context))[field] ?? null;
      editor.send({ type: 'field.leave', field, problem });
    },
    saves: (key = 'key-1') =>
      editor.send({ type: 'draft.save', key, problems: mustHaveName(joinedOf(editor.getSnapshot().context)) }),
  };
}

async function opened(input: Partial<RecordEditorInput> = {}, record = coupon) {
  const form = start(input);
  await form.read.answer(record);
  return form;
}

async function changed() {
  const form = await opened();
  form.types('JESEN');
  return form;
}

/** A save that is refused since somebody else has saved before. */
async function late(theirs: Partial<EditedRecord['fields']>, others: Partial<EditedRecord> = {}) {
  const form = await changed();
  form.saves();
  await form.save.fail(changedBy('Jelena Đorđević', 5));
  await form.read.answer({ ...moved(theirs), ...others });
  return form;
}

const moved = (fields: EditedRecord['fields'], revision = 5): EditedRecord => ({
  fields: { ...coupon.fields, ...fields },
  revision,
  offered: true,
  by: null,
  at: null,
});

const KEPT: KeptDraft = { base: coupon, draft: { name: 'JESEN' }, at: AT, interrupted: false };

describe('what is typed', () => {
  it('is kept as the fields that differ, and from when', async () => {
    const form = await opened();
    form.editor.send({ type: 'field.change', changes: { name: 'JESEN', percent: 20 }, at: AT });
    expect(form.context()).toMatchObject({ draft: { name: 'JESEN' }, at: AT });
    form.types('JESEN 2', LATER);
    expect(form.context()).toMatchObject({ draft: { name: 'JESEN 2' }, at: LATER });
  });

  it('stays when the record is offered beside the form, and is saved after that', async () => {
    const form = await changed();
    form.world.say({ type: 'record.moved', revision: 5, by: null, at: null });
    form.editor.send({ type: 'offer.changed', record: moved({}, 5) });
    expect([form.state(), form.context()]).toMatchObject(['dirty', { draft: { name: 'JESEN' }, moved: null }]);
    form.saves();
    expect(form.save.asked).toMatchObject([{ seen: 5 }]);
    // An answer that comes too late is ignored.
    form.editor.send({ type: 'offer.changed', record: coupon });
    expect(form.context().base.revision).toBe(5);
  });

  it('goes on from what was read where somebody else saved before the offer, whose name stays if it is known', async () => {
    const form = await changed();
    form.editor.send({ type: 'offer.changed', record: { ...moved({ name: 'ZIMA' }, 6), offered: false } });
    expect(form.context()).toMatchObject({
      base: { ...coupon, offered: false },
      moved: { revision: 6, by: null, at: null },
    });
    const jelena = { revision: 7, by: 'Jelena Đorđević', at: LATER };
    form.world.say({ type: 'record.moved', ...jelena });
    form.editor.send({ type: 'offer.changed', record: moved({ name: 'ZIMA' }, 8) });
    expect(form.context()).toMatchObject({ base: coupon, moved: { ...jelena, revision: 8 } });
  });

  it('may not be typed by who may only read', async () => {
    const form = await opened({ mayWrite: false });
    form.types('JESEN');
    expect([form.state(), form.context().draft]).toEqual(['clean', {}]);
  });

  it('is discarded as a whole, with what was wrong', async () => {
    const form = await changed();
    form.saves();
    await form.save.fail(refusalOf({ status: 400, fields: { name: 'Taken' } }));
    form.editor.send({ type: 'draft.discard' });
    expect([form.state(), form.context().draft, form.context().problems]).toEqual(['clean', {}, {}]);
    expect(form.context().refusal).toBeNull();
  });

  it('is discarded after the session ended as well', async () => {
    const form = await changed();
    form.saves();
    await form.save.fail(refusalOf({ status: 401 }));
    form.editor.send({ type: 'draft.discard' });
    expect(form.context().interrupted).toBe(false);
  });

  it('and typed back leaves nothing, not even what the server said', async () => {
    const form = await changed();
    form.saves();
    await form.save.fail(refusalOf({ status: 500, message: 'Broken' }));
    form.types('LETO');
    expect([form.context().draft, form.context().problems, form.context().refusal]).toEqual([{}, {}, null]);
  });

  it('stays when the form is closed, and is asked about when it is opened again', async () => {
    const form = await changed();
    form.editor.send({ type: 'record.close' });
    expect(form.said).toEqual(['closed']);
    form.editor.send({ type: 'record.open' });
    await form.read.answer(coupon);
    expect([form.state(), form.context().draft]).toEqual(['resuming', { name: 'JESEN' }]);
  });
});

describe('what is wrong', () => {
  it('is said when a field is left, of that field alone, until it is typed in', async () => {
    const form = await changed();
    form.types('');
    form.leaves('percent');
    expect(form.context().problems).toEqual({});
    form.leaves('name');
    expect(form.context().problems).toEqual({ name: 'required' });
    form.types('J');
    expect(form.context().problems).toEqual({});
  });

  it('is not sent, and is shown', async () => {
    const form = await changed();
    form.types('');
    form.saves();
    expect([form.save.asked, form.said, form.context().problems]).toEqual([[], ['problems'], { name: 'required' }]);
  });

  it('by the server is shown at its field, below it too, beside the words', async () => {
    const form = await changed();
    form.saves();
    const fields = { name: 'Taken', 'pictures.2.alt_sr': 'Missing' };
    await form.save.fail(refusalOf({ status: 400, message: 'No', fields }));
    expect([form.state(), form.said, form.context().refusal?.message]).toEqual(['dirty', ['problems'], 'No']);
    expect(form.context().problems).toEqual(fields);
    form.editor.send({ type: 'field.change', changes: { pictures: [] }, at: AT });
    expect(form.context().problems).toEqual({ name: 'Taken' });
  });
});

describe('saving', () => {
  it('sends changed fields alone, with the revision that was seen, once', async () => {
    const form = await changed();
    form.saves();
    form.saves('key-2');
    expect(form.save.asked).toEqual([{ seen: 4, changes: { name: 'JESEN' }, restores: false, key: 'key-1' }]);
    await form.save.answer(moved({ name: 'JESEN' }));
    expect([form.state(), form.said]).toEqual(['saved', ['saved 5']]);
    expect([form.context().base.revision, form.context().draft, form.context().former]).toEqual([
      5,
      {},
      { name: 'LETO' },
    ]);
  });

  it('forgets what was wrong the last time', async () => {
    const form = await changed();
    form.saves();
    await form.save.fail(refusalOf({ status: 400, fields: { percent: 'No' } }));
    form.saves('key-2');
    expect(form.context().refusal).toBeNull();
    await form.save.answer(moved({ name: 'JESEN' }));
    expect(form.context().problems).toEqual({});
    expect(form.save.asked.map(({ key }) => key)).toEqual(['key-1', 'key-2']);
  });

  it.each([
    [403, 'forbidden'],
    [404, 'missing'],
    [500, 'dirty'],
  ])('that is refused by %i keeps all that was typed and says why', async (status, state) => {
    const form = await changed();
    form.saves();
    await form.save.fail(refusalOf({ status, message: 'No' }));
    expect([form.state(), form.context().draft, form.context().refusal?.message]).toEqual([
      state,
      { name: 'JESEN' },
      'No',
    ]);
  });

  it('may be tried again where the permission was missing', async () => {
    const form = await changed();
    form.saves();
    await form.save.fail(refusalOf({ status: 403, fields: { percent: 'Not yours' } }));
    form.saves('key-2');
    expect([form.state(), form.save.asked.at(-1)?.key]).toEqual(['saving', 'key-2']);
  });

  it('goes on as it was after the session ended, until something else is done', async () => {
    const form = await changed();
    form.saves();
    await form.save.fail(refusalOf({ status: 401 }));
    expect([form.state(), form.context().interrupted, form.context().refusal]).toEqual(['dirty', true, null]);
    form.saves('key-2');
    expect(form.context().interrupted).toBe(false);
    await form.save.fail(refusalOf({ status: 401 }));
    form.types('ZIMA');
    expect(form.context().interrupted).toBe(false);
  });

  it('of a new one cannot be taken back', async () => {
    const form = await opened({}, { fields: { name: '' }, revision: 0, offered: true, by: null, at: null });
    form.types('NOVI');
    form.saves();
    expect(form.save.asked[0]?.seen).toBe(0);
    await form.save.answer(moved({ name: 'NOVI' }, 1));
    expect([form.state(), form.context().former]).toEqual(['saved', null]);
  });
});

describe('a save without an answer', () => {
  it.each([
    ['the network is down', refusalOf({ kind: 'network', message: 'Away' })],
    ['a gateway answers', refusalOf({ status: 503, message: 'Away' })],
  ])('is asked about by the same try when %s', async (_, refusal) => {
    const form = await changed();
    form.saves();
    await form.save.fail(refusal);
    expect(form.askSaved.asked).toEqual(form.save.asked);
    expect(form.context().refusal?.message).toBe('Away');
  });

  it('is one after twenty seconds', async () => {
    const form = await changed();
    form.saves();
    expect(around(form.clock, 20_000, form.state)).toEqual(['saving', 'unsure.asking']);
    expect(form.context().refusal?.kind).toBe('timeout');
    expect(form.said).toEqual([]);
    expect(around(form.clock, 20_000, form.state)).toEqual(['unsure.asking', 'unsure.unresolved']);
    expect(form.said).toEqual(['problems']);
    form.editor.send({ type: 'answer.ask' });
    expect(form.askSaved.asked).toHaveLength(2);
  });

  it('that was carried out is a save like any other', async () => {
    const form = await changed();
    form.saves();
    form.clock.increment(20_000);
    await form.askSaved.answer(moved({ name: 'JESEN' }));
    expect([form.state(), form.said]).toEqual(['saved', ['saved 5']]);
    const { base, draft, former, refusal } = form.context();
    expect([base.revision, draft, former, refusal]).toEqual([5, {}, { name: 'LETO' }, null]);
  });

  it('that was not keeps the draft and says so', async () => {
    const form = await changed();
    form.saves();
    form.clock.increment(20_000);
    await form.askSaved.answer(null);
    expect([form.state(), form.context().draft, form.said]).toEqual(['dirty', { name: 'JESEN' }, ['problems']]);
    expect(form.context().refusal?.kind).toBe('timeout');
  });

  it.each([401, 403, 404, 500])('is none once it is answered by %i: nobody asks what became of it', async (status) => {
    const form = await changed();
    form.saves();
    await form.save.fail(refusalOf({ status }));
    expect(form.context().key).toBe('');
  });

  it('is known by its key, until that is answered or something else is typed', async () => {
    const form = await changed();
    form.saves();
    form.clock.increment(20_000);
    form.editor.send({ type: 'record.close' });
    expect(form.context().key).toBe('key-1');
    const { draft, base, at, interrupted, key } = form.context();
    const again = await opened({ kept: { draft, base, at, interrupted, key } });
    again.editor.send({ type: 'draft.resume' });
    expect(again.context().key).toBe('key-1');
    again.types('ZIMA');
    expect(again.context().key).toBe('');
    again.saves('key-2');
    again.clock.increment(20_000);
    await again.askSaved.answer(null);
    expect(again.context().key).toBe('');
  });

  it('whose record is gone says that', async () => {
    const form = await changed();
    form.saves();
    form.clock.increment(20_000);
    await form.askSaved.fail(refusalOf({ status: 404, message: 'Gone' }));
    expect([form.state(), form.context().refusal?.message]).toEqual(['missing', 'Gone']);
  });

  it('goes on where it was when the session has ended', async () => {
    const form = await changed();
    form.saves();
    form.clock.increment(20_000);
    await form.askSaved.fail(refusalOf({ status: 401 }));
    expect([form.state(), form.context().interrupted]).toEqual(['dirty', true]);
  });
});

describe('taking it back', () => {
  async function saved() {
    const form = await changed();
    form.saves();
    await form.save.answer(moved({ name: 'JESEN' }));
    return form;
  }

  it('writes what was there before as a change of its own', async () => {
    const form = await saved();
    form.editor.send({ type: 'save.undo', key: 'key-2' });
    expect(form.save.asked.at(-1)).toEqual({ seen: 5, changes: { name: 'LETO' }, restores: false, key: 'key-2' });
    await form.save.answer(moved({}, 6));
    expect([form.state(), form.said.at(-1), form.context().base.revision]).toEqual(['clean', 'saved 6', 6]);
  });

  it('is offered for ten seconds', async () => {
    const form = await saved();
    expect(around(form.clock, 10_000, form.state)).toEqual(['saved', 'clean']);
  });

  it('is no longer offered once the record is read again, as somebody changed it', async () => {
    const form = await saved();
    form.editor.send({ type: 'record.reread' });
    expect(form.state()).toBe('saved');
    form.world.say({ type: 'record.moved', revision: 6, by: null, at: null });
    form.editor.send({ type: 'record.reread' });
    await form.read.answer(moved({ name: 'ZIMA' }, 6));
    expect([form.state(), form.context().base.fields.name]).toEqual(['clean', 'ZIMA']);
  });

  it('is no longer offered once somebody has changed it, and says so', async () => {
    const form = await saved();
    form.editor.send({ type: 'save.undo', key: 'key-2' });
    await form.save.fail(changedBy('Jelena Đorđević', 6));
    expect([form.state(), form.context().former, form.context().refusal?.code]).toEqual([
      'saved',
      null,
      'record.changed',
    ]);
    form.types('ZIMA');
    expect(form.context().refusal).toBeNull();
  });

  it('that fails can be tried again, and says why until then', async () => {
    const form = await saved();
    form.editor.send({ type: 'save.undo', key: 'key-2' });
    await form.save.fail(refusalOf({ status: 500, message: 'Broken' }));
    expect([form.state(), form.context().refusal?.message]).toEqual(['saved', 'Broken']);
    form.editor.send({ type: 'save.undo', key: 'key-3' });
    expect(form.context().refusal).toBeNull();
    expect(around(form.clock, 20_000, form.state)).toEqual(['undoing', 'saved']);
    expect(form.context().refusal?.kind).toBe('timeout');
    form.clock.increment(10_000);
    expect(form.context().refusal).toBeNull();
  });
});

describe('opening', () => {
  it.each([
    [403, 'forbidden'],
    [404, 'missing'],
    [500, 'failed'],
  ])('that is refused by %i says why, and can be tried again but for one that is gone', async (status, state) => {
    const form = start();
    await form.read.fail(refusalOf({ status, message: 'No' }));
    expect([form.state(), form.context().refusal?.message]).toEqual([state, 'No']);
    form.editor.send({ type: 'record.reread' });
    if (state !== 'missing') expect([form.state(), form.context().refusal]).toEqual(['opening', null]);
  });

  it('takes twenty seconds at most', () => {
    const form = start();
    expect(around(form.clock, 20_000, form.state)).toEqual(['opening', 'failed']);
    expect(form.context().refusal?.kind).toBe('timeout');
  });

  it('goes on with a draft when the person says so', async () => {
    const form = await opened({ kept: KEPT }, { ...coupon, by: 'Milan' });
    expect([form.state(), form.context().base.by]).toEqual(['resuming', 'Milan']);
    form.editor.send({ type: 'draft.resume' });
    expect([form.state(), form.context().draft, form.context().at]).toEqual(['dirty', { name: 'JESEN' }, AT]);
  });

  it('forgets a draft when the person says so', async () => {
    const form = await opened({ kept: KEPT });
    form.editor.send({ type: 'draft.discard' });
    expect([form.state(), form.context().draft]).toEqual(['clean', {}]);
    const newer = await opened({ kept: KEPT }, moved({ percent: 25 }));
    newer.editor.send({ type: 'draft.discard' });
    await newer.read.answer(moved({ percent: 25 }));
    expect([newer.state(), newer.context().base.fields.percent]).toEqual(['clean', 25]);
  });

  it('joins a draft with what was saved since', async () => {
    const form = await opened({ kept: KEPT }, { ...moved({ percent: 25 }), by: 'Jelena', at: LATER });
    expect(form.context().moved).toEqual({ revision: 5, by: 'Jelena', at: LATER });
    form.editor.send({ type: 'draft.resume' });
    await form.read.answer(moved({ percent: 25 }));
    expect([form.state(), form.context().theirs?.by]).toEqual(['merging.joined', 'Jelena']);
  });

  it('forgets a draft that was saved after all', async () => {
    const form = await opened({ kept: KEPT }, moved({ name: 'JESEN' }));
    expect([form.context().base.revision, form.context().draft]).toEqual([5, {}]);
  });

  it('goes on without asking after the session ended in the middle of saving', async () => {
    const form = await opened({ kept: { ...KEPT, interrupted: true } }, { ...coupon, by: 'Milan' });
    expect([form.state(), form.context().base.by, form.context().interrupted]).toEqual(['dirty', 'Milan', false]);
    const newer = await opened({ kept: { ...KEPT, interrupted: true } }, moved({ percent: 25 }));
    expect(newer.state()).toBe('merging.reading');
  });
});

describe('what somebody else saves meanwhile', () => {
  const says = (revision: number) => ({ type: 'record.moved', revision, by: 'Jelena', at: LATER }) as const;

  it('is said, and changes nothing by itself', async () => {
    const form = await changed();
    form.world.say(says(4));
    expect(form.context().moved).toBeNull();
    form.world.say(says(5));
    expect([form.state(), form.context().moved]).toEqual(['dirty', { revision: 5, by: 'Jelena', at: LATER }]);
  });

  it('is read when the person says so, and said no longer', async () => {
    const form = await opened();
    form.world.say(says(5));
    form.editor.send({ type: 'record.reread' });
    await form.read.answer(moved({ percent: 25 }));
    expect(form.context()).toMatchObject({ base: { revision: 5 }, moved: null });
  });

  it('while one saves is said once it is saved', async () => {
    const form = await changed();
    form.saves();
    form.world.say(says(6));
    await form.save.answer(moved({ name: 'JESEN' }));
    expect(form.context().moved?.revision).toBe(6);
  });

  it('is joined before one saves, when the person says so', async () => {
    const form = await changed();
    form.saves();
    await form.save.fail(refusalOf({ status: 401 }));
    form.world.say(says(5));
    form.editor.send({ type: 'record.reread' });
    expect([form.state(), form.context().interrupted]).toEqual(['merging.reading', false]);
    await form.read.answer(moved({ percent: 25 }));
    form.saves('key-2');
    expect([form.save.asked.at(-1), form.context().moved]).toEqual([
      { seen: 5, changes: { name: 'JESEN' }, restores: false, key: 'key-2' },
      null,
    ]);
  });
});

describe('two changes', () => {
  it('of other fields are joined: theirs is taken in, mine is sent', async () => {
    const form = await late({ percent: 25 });
    expect([form.state(), form.context().theirs?.by]).toEqual(['merging.joined', 'Jelena Đorđević']);
    form.saves('key-2');
    expect(form.save.asked.at(-1)).toEqual({ seen: 5, changes: { name: 'JESEN' }, restores: false, key: 'key-2' });
    expect(form.context()).toMatchObject({ taken: ['percent'], theirs: null, moved: null });
    await form.save.answer(moved({ name: 'JESEN', percent: 25 }, 6));
    expect(form.context()).toMatchObject({ taken: [], former: { name: 'LETO' } });
  });

  it('are looked at by the rules as they are joined: what was wrong before may not be any more', async () => {
    const form = await changed();
    form.saves();
    await form.save.fail(refusalOf({ status: 400, fields: { percent: 'Too much' } }));
    form.world.say({ type: 'record.moved', revision: 5, by: null, at: null });
    form.editor.send({ type: 'record.reread' });
    await form.read.answer(moved({ percent: 25 }));
    form.saves('key-2');
    expect(form.state()).toBe('saving');
  });

  it('of one field are chosen between, and not saved before', async () => {
    const form = await late({ name: 'ZIMA' });
    form.saves('key-2');
    expect(form.state()).toBe('merging.choosing');
    form.editor.send({ type: 'field.choose', field: 'name', side: 'mine' });
    form.saves('key-3');
    expect(form.save.asked.at(-1)).toMatchObject({ seen: 5, changes: { name: 'JESEN' }, key: 'key-3' });
    expect(form.context().choices).toEqual({});
  });

  it('of one field of which theirs is taken leave nothing to save', async () => {
    const form = await late({ name: 'ZIMA', percent: 25 });
    form.editor.send({ type: 'field.choose', field: 'name', side: 'theirs' });
    form.saves('key-2');
    expect([form.state(), form.save.asked.length, form.context().base.fields]).toEqual([
      'clean',
      1,
      { name: 'ZIMA', percent: 25 },
    ]);
    expect(form.context().taken).toEqual([]);
  });

  it('may become a third, which stays when the form is closed', async () => {
    const form = await late({ name: 'ZIMA' });
    form.editor.send({ type: 'field.choose', field: 'name', side: 'theirs' });
    form.editor.send({ type: 'field.edit', field: 'name', value: 'PROLEĆE' });
    expect([form.context().draft, form.context().choices]).toEqual([{ name: 'PROLEĆE' }, { name: 'mine' }]);
    form.saves('key-2');
    expect(form.save.asked.at(-1)?.changes).toEqual({ name: 'PROLEĆE' });
  });

  it('are chosen between anew when the form was closed in between', async () => {
    const form = await late({ name: 'ZIMA' });
    form.editor.send({ type: 'field.choose', field: 'name', side: 'theirs' });
    form.editor.send({ type: 'record.close' });
    form.editor.send({ type: 'record.open' });
    await form.read.answer(moved({ name: 'PROLEĆE' }, 6));
    form.editor.send({ type: 'draft.resume' });
    await form.read.answer(moved({ name: 'PROLEĆE' }, 6));
    expect([form.state(), form.context().choices]).toEqual(['merging.choosing', {}]);
  });

  it('that are wrong together are shown in the form', async () => {
    const form = await late({ name: 'ZIMA' });
    form.editor.send({ type: 'field.edit', field: 'name', value: '' });
    form.saves('key-2');
    expect([form.state(), form.context().problems, form.context().base.revision]).toEqual([
      'dirty',
      { name: 'required' },
      5,
    ]);
  });

  it('are given up for theirs by one press', async () => {
    const form = await late({ name: 'ZIMA' });
    form.editor.send({ type: 'theirs.take' });
    expect([form.state(), form.context().base.fields.name, form.context().draft]).toEqual(['clean', 'ZIMA', {}]);
    expect(form.context()).toMatchObject({ theirs: null, moved: null });
    const joined = await late({ percent: 25 });
    joined.editor.send({ type: 'theirs.take' });
    expect([joined.state(), joined.context().base.revision, joined.context().draft]).toEqual(['clean', 5, {}]);
  });

  it('that are alike leave nothing to do', async () => {
    const form = await late({ name: 'JESEN' });
    expect([form.state(), form.context().base.revision, form.context().draft]).toEqual(['clean', 5, {}]);
  });

  it('one of which took it off the offer put it back on', async () => {
    const form = await late({ name: 'ZIMA' }, { offered: false });
    form.editor.send({ type: 'field.choose', field: 'name', side: 'theirs' });
    form.saves('key-2');
    expect(form.save.asked.at(-1)).toMatchObject({ seen: 5, changes: {}, restores: true });
    await form.save.answer(moved({ name: 'ZIMA' }, 6));
    expect(form.context().restores).toBe(false);
  });

  it('that meet again are joined again, with all that was decided before', async () => {
    const form = await late({ percent: 25 }, { offered: false });
    form.saves('key-2');
    await form.save.fail(changedBy('Petar', 6));
    await form.read.answer({ ...moved({ name: 'PETAR', percent: 25 }, 6), offered: false, by: 'Vesna', at: LATER });
    expect(form.context().theirs).toMatchObject({ by: 'Vesna', at: LATER });
    expect(form.context().choices).toEqual({});
    form.editor.send({ type: 'field.choose', field: 'name', side: 'mine' });
    form.saves('key-3');
    expect(form.save.asked.at(-1)).toMatchObject({ seen: 6, changes: { name: 'JESEN' }, restores: true });
    expect(form.context().taken).toEqual(['percent']);
  });

  it('of which the other one cannot be read are kept until it can', async () => {
    const form = await changed();
    form.saves();
    await form.save.fail(changedBy('Jelena Đorđević', 5));
    await form.read.fail(refusalOf({ status: 500, message: 'Broken' }));
    expect([form.state(), form.context().refusal?.message]).toEqual(['merging.unread', 'Broken']);
    expect(form.said).toEqual(['problems']);
    form.editor.send({ type: 'record.reread' });
    expect(form.context().refusal).toBeNull();
    expect(around(form.clock, 20_000, form.state)).toEqual(['merging.reading', 'merging.unread']);
    expect(form.context()).toMatchObject({ draft: { name: 'JESEN' }, refusal: { kind: 'timeout' } });
  });

  it('of a record that is gone by then leave mine to be copied out, or discarded', async () => {
    const form = await changed();
    form.saves();
    await form.save.fail(changedBy('Jelena Đorđević', 5));
    await form.read.fail(refusalOf({ status: 404, message: 'Gone' }));
    expect([form.state(), form.context().draft, form.context().refusal?.message]).toEqual([
      'missing',
      { name: 'JESEN' },
      'Gone',
    ]);
    form.editor.send({ type: 'draft.discard' });
    expect(form.context().draft).toEqual({});
  });
});

nothingIsMissed(recordEditorMachine);
