import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { Mapping } from '#contract/imports/import.rules.ts';
import type { Import } from '#contract/imports/import-shapes.contract.ts';
import { type Refusal, refusalOf } from '../refusal.ts';
import { explorationOf } from '../testing/paths-definition.ts';
import { around, heldCall, saidWorld, stillClock } from '../testing/start.ts';
import { statePath, transitionsOf } from '../testing/transitions.ts';
import { nothingIsMissed, underTest } from '../testing/under-test.ts';
import { type Correction, type ImportEvent, importMachine } from './import.machine.ts';
import { importPaths } from './import.paths.ts';
import { steps } from './import.steps.ts';
import { type answersOf, nobody } from './import-answers.ts';
import { certainImport, seenImport, ticked } from './sample-import.ts';

it('takes exactly the steps that the design allows', () => {
  expect(transitionsOf(underTest(importMachine), explorationOf(importPaths))).toEqual([...steps].sort());
});

function start(writes = true) {
  const read = heldCall<Import, { id: number }>();
  const check = heldCall<Import, { id: number; mapping: Mapping }>();
  const stopCheck = heldCall<Import, { id: number }>();
  const correct = heldCall<Import, { id: number; correction: Correction | undefined }>();
  const revise = heldCall<Import, { id: number; file: unknown }>();
  const commit = heldCall<Import, { id: number; answers: ReturnType<typeof answersOf> }>();
  const undo = heldCall<Import, { id: number }>();
  const discard = heldCall<Import, { id: number }>();
  const world = saidWorld<ImportEvent>();
  const said: string[] = [];
  const clock = stillClock();
  const actor = createActor(
    underTest(importMachine).provide({
      actors: {
        watchImport: world.watch,
        readImport: fromPromise(read.call),
        askCommitted: fromPromise(read.call),
        check: fromPromise(check.call),
        stopCheck: fromPromise(stopCheck.call),
        correct: fromPromise(correct.call),
        revise: fromPromise(revise.call),
        commit: fromPromise(commit.call),
        undo: fromPromise(undo.call),
        discard: fromPromise(discard.call),
      },
      actions: { sayProblems: () => said.push('problems'), leave: () => said.push('leaves') },
    }),
    { input: { id: 12, writes }, clock },
  ).start();
  return {
    actor,
    read,
    check,
    stopCheck,
    correct,
    revise,
    commit,
    undo,
    discard,
    world,
    said,
    clock,
    state: () => statePath(actor.getSnapshot().value),
    context: () => actor.getSnapshot().context,
    refusal: () => actor.getSnapshot().context.refusal,
  };
}

async function at(status: Import['status'], rest: Partial<Import> = {}) {
  const one = start();
  await one.read.answer(seenImport(status, rest));
  return one;
}

const sameFile = { id: 7, committed_at: '2026-11-02T10:15:00.000Z' };
const away = refusalOf({ kind: 'network', code: 'network', message: 'Away' });
const no = refusalOf({ status: 409, code: 'imports.status', message: 'No' });
const codeOf = (refusal: Refusal | null) => refusal?.code;

describe('an import', () => {
  it('is read by its id, and again after that failed', async () => {
    const { actor, read, state, refusal } = start();
    expect(read.asked).toEqual([{ id: 12 }]);
    await read.fail(away);
    expect([state(), refusal()?.message]).toEqual(['failed', 'Away']);
    actor.send({ type: 'import.reread' });
    expect([state(), refusal()]).toEqual(['reading', null]);
  });

  it('waits for thirty seconds', () => {
    const { clock, state, refusal } = start();
    expect(around(clock, 30_000, state)).toEqual(['reading', 'failed']);
    expect(codeOf(refusal())).toBe('timeout');
  });

  it.each(['uploading', 'problems', 'ready', 'done', 'undoing'] as const)(
    'that is %s is as the world says it now',
    async (status) => {
      const { world, context } = await at(status);
      world.say({ type: 'import.moved', seen: seenImport(status, { people: 3 }) });
      expect(context().seen?.people).toBe(3);
    },
  );

  it('is where the world says, and as it says', async () => {
    const { world, state, context } = await at('checking');
    world.say({
      type: 'import.moved',
      seen: seenImport('checking', { figures: { ...seenImport('mapping').figures } }),
    });
    expect([state(), context().seen?.figures.waiting]).toEqual(['checking', 20_000]);
    world.say({ type: 'import.moved', seen: seenImport('problems') });
    expect([state(), context().seen?.figures.refused]).toEqual(['problems', 67]);
  });

  it('of the same file is asked about once', async () => {
    const { actor, check, read, state } = await at('mapping', { same_file: sameFile });
    expect(state()).toBe('known');
    actor.send({ type: 'same.accept' });
    actor.send({ type: 'check.start' });
    await check.fail(no);
    await read.answer(seenImport('mapping', { same_file: sameFile }));
    expect(state()).toBe('mapping');
  });

  it('whose columns are certain is checked without asking, once', async () => {
    const { actor, check, read, state, context, refusal } = start();
    await read.answer(certainImport());
    expect([state(), context().mapping]).toEqual(['skipping', { email: 0, first_name: 1, last_name: 2 }]);
    expect(check.asked).toEqual([{ id: 12, mapping: { email: 0, first_name: 1, last_name: 2 } }]);
    await check.fail(no);
    await read.answer(certainImport());
    expect([state(), codeOf(refusal())]).toEqual(['mapping', 'imports.status']);
    actor.send({ type: 'check.start' });
    await check.answer(seenImport('checking'));
    expect([state(), check.asked.length]).toEqual(['checking', 2]);
  });

  it('whose check does not begin in thirty seconds is read again, with why', async () => {
    const { read, clock, state, refusal } = start();
    await read.answer(certainImport());
    expect(around(clock, 30_000, state)).toEqual(['skipping', 'reading']);
    expect(codeOf(refusal())).toBe('timeout');
  });

  type Column = Import['columns'][number];
  const { columns } = certainImport();
  const first = (changed: Partial<Column>) =>
    columns.map((column, place) => (place === 0 ? Object.assign({}, column, changed) : column));
  it.each([
    [
      'of one column that is nothing',
      certainImport({ columns: [...columns, Object.assign({}, columns[0], { guess: null, sure: false })] }),
    ],
    ['of one that is guessed by its cells', certainImport({ columns: first({ sure: false }) })],
    ['without what people are known by', certainImport({ columns: columns.slice(1) })],
    ['whose columns were said, as after a check that was stopped', certainImport({ mapping: { email: 0 } })],
  ])('is asked about its columns %s', async (_, seen) => {
    const { read, state } = start();
    await read.answer(seen);
    expect(state()).toBe('mapping');
  });

  it('may know people by their numbers alone', async () => {
    const { read, check } = start();
    await read.answer(certainImport({ columns: first({ guess: 'external_id' }).slice(0, 1) }));
    expect(check.asked).toEqual([{ id: 12, mapping: { external_id: 0 } }]);
  });

  it('is not checked by who only looks', async () => {
    const { read, state } = start(false);
    await read.answer(certainImport());
    expect(state()).toBe('mapping');
  });

  it('of the same file is asked about before it is checked', async () => {
    const { actor, read, state } = start();
    await read.answer(certainImport({ same_file: sameFile }));
    expect(state()).toBe('known');
    actor.send({ type: 'same.accept' });
    expect(state()).toBe('skipping');
  });

  it.each(['uploading', 'mapping', 'problems', 'ready'] as const)('that is %s is thrown away', async (status) => {
    const { actor, discard, said, state, context } = await at(status);
    actor.send({ type: 'import.discard' });
    expect(discard.asked).toEqual([{ id: 12 }]);
    await discard.answer(seenImport('discarded'));
    expect([state(), context().seen?.status, said]).toEqual(['discarded', 'discarded', ['leaves']]);
  });

  it.each([
    ['uploading', null],
    ['mapping', null],
    ['mapping', sameFile],
    ['problems', null],
    ['ready', null],
  ] as const)('that cannot be thrown away is read again, with why (%s, %o)', async (status, same_file) => {
    const { actor, discard, read, clock, state, refusal } = await at(status, { same_file });
    actor.send({ type: 'import.discard' });
    await discard.fail(no);
    expect([state(), refusal()?.message]).toEqual(['reading', 'No']);
    await read.answer(seenImport(status, { same_file }));
    actor.send({ type: 'import.discard' });
    expect(refusal()).toBeNull();
    expect(around(clock, 30_000, state)).toEqual(['discarding', 'reading']);
    expect(codeOf(refusal())).toBe('timeout');
  });
});

describe('its columns', () => {
  it('are first as they are guessed; one column is one field', async () => {
    const { actor, check, context } = await at('mapping');
    expect(context().mapping).toEqual({ email: 0, first_name: 1, last_name: 2 });
    actor.send({ type: 'column.set', field: 'unit', column: 2 });
    actor.send({ type: 'column.set', field: 'first_name', column: null });
    actor.send({ type: 'check.start' });
    expect(check.asked).toEqual([{ id: 12, mapping: { email: 0, unit: 2 } }]);
  });

  it('stay as somebody chose them when the check is refused, and that is said until it is tried again', async () => {
    const { actor, check, read, clock, state, context, refusal } = await at('mapping');
    actor.send({ type: 'column.set', field: 'unit', column: 3 });
    actor.send({ type: 'check.start' });
    await check.fail(no);
    await read.answer(seenImport('mapping'));
    expect([state(), context().mapping.unit, refusal()?.message]).toEqual(['mapping', 3, 'No']);
    actor.send({ type: 'check.start' });
    expect(refusal()).toBeNull();
    expect(around(clock, 30_000, state)).toEqual(['starting', 'reading']);
    expect(codeOf(refusal())).toBe('timeout');
    await read.answer(seenImport('checking'));
    expect(refusal()).toBeNull();
  });

  it.each(['problems', 'ready'] as const)('can be opened again where it is %s', async (status) => {
    const { actor, correct, read, world, state, context, refusal } = await at(status);
    actor.send({ type: 'rows.correct', correction: { fix: {} } });
    await correct.fail(no);
    await read.answer(seenImport(status));
    actor.send({ type: 'mapping.reopen' });
    expect([state(), context().mapping.unit, refusal()]).toEqual(['mapping', 3, null]);
    world.say({ type: 'import.moved', seen: seenImport('ready', { people: 3 }) });
    expect([state(), context().seen?.people]).toEqual(['mapping', 3]);
  });
});

describe('the check', () => {
  it('is stopped by the import, whoever began it', async () => {
    const { actor, stopCheck, state, context } = await at('checking');
    actor.send({ type: 'check.stop' });
    expect(stopCheck.asked).toEqual([{ id: 12 }]);
    await stopCheck.answer(seenImport('mapping'));
    expect([state(), context().seen?.status]).toEqual(['mapping', 'mapping']);
  });

  it('that cannot be stopped is looked for again', async () => {
    const { actor, stopCheck, read, clock, state, refusal } = await at('checking');
    actor.send({ type: 'check.stop' });
    await stopCheck.fail(no);
    expect([state(), refusal()?.message]).toEqual(['reading', 'No']);
    await read.answer(seenImport('checking'));
    actor.send({ type: 'check.stop' });
    expect(around(clock, 30_000, state)).toEqual(['stopping', 'reading']);
    expect(codeOf(refusal())).toBe('timeout');
  });

  it('begins with what the server answers', async () => {
    const { actor, check, state, context } = await at('mapping');
    actor.send({ type: 'check.start' });
    await check.answer(seenImport('checking'));
    expect([state(), context().seen?.task]).toEqual(['checking', 31]);
  });
});

describe('corrections', () => {
  const one = { rows: [{ line: 112, cells: { email: 'a@b.rs' } }] } satisfies Correction;
  const other = { fix: { field: 'unit', code: 'long', to: 'Prodaja' } } satisfies Correction;
  const third = { rows: [{ line: 8, left_out: true }] } satisfies Correction;

  it('go one after the other, as they were said', async () => {
    const { actor, correct, state, context } = await at('problems');
    for (const correction of [one, other, third]) actor.send({ type: 'rows.correct', correction });
    expect(correct.asked).toEqual([{ id: 12, correction: one }]);
    await correct.answer(seenImport('problems', { people: 5 }));
    expect([correct.asked[1], context().seen?.people]).toEqual([{ id: 12, correction: other }, 5]);
    await correct.answer(seenImport('problems'));
    await correct.answer(seenImport('ready'));
    expect([state(), correct.asked.length, context().corrections, context().seen?.status]).toEqual([
      ...['ready', 3],
      [],
      'ready',
    ]);
  });

  it.each([
    ['refused', 'ready'],
    ['not answered', 'problems'],
  ] as const)('that are %s are said, and no other goes after them', async (what, status) => {
    const { actor, correct, read, clock, state, context, refusal } = await at(status);
    actor.send({ type: 'rows.correct', correction: one });
    actor.send({ type: 'rows.correct', correction: other });
    if (what === 'refused') await correct.fail(no);
    else expect(around(clock, 30_000, state)).toEqual(['correcting', 'reading']);
    await read.answer(seenImport(status));
    expect([state(), context().corrections, codeOf(refusal())]).toEqual([
      status,
      [],
      what === 'refused' ? 'imports.status' : 'timeout',
    ]);
    actor.send({ type: 'rows.correct', correction: third });
    expect([correct.asked.at(-1), refusal()]).toEqual([{ id: 12, correction: third }, null]);
  });

  it('come as a file too', async () => {
    const { actor, revise, read, clock, state, context, refusal } = await at('problems');
    actor.send({ type: 'rows.revise', file: 'problemi.csv' });
    expect(revise.asked).toEqual([{ id: 12, file: 'problemi.csv' }]);
    await revise.fail(no);
    await read.answer(seenImport('problems'));
    expect(refusal()?.message).toBe('No');
    actor.send({ type: 'rows.revise', file: 'problemi.csv' });
    expect(refusal()).toBeNull();
    expect(around(clock, 120_000, state)).toEqual(['revising', 'reading']);
    expect(codeOf(refusal())).toBe('timeout');
    await read.answer(seenImport('problems'));
    actor.send({ type: 'rows.revise', file: 'problemi.csv' });
    await revise.answer(seenImport('ready'));
    expect([state(), context().seen?.status]).toEqual(['ready', 'ready']);
  });
});

describe('the commit', () => {
  it('of rows alone invites nobody and ends nobody', async () => {
    const { actor, commit, state, context } = await at('ready');
    actor.send({ type: 'import.commit', after: nobody });
    actor.send({ type: 'import.commit', after: nobody });
    expect(commit.asked).toEqual([{ id: 12, answers: { invite: false, on: undefined, end: undefined } }]);
    await commit.answer(seenImport('done'));
    expect([state(), context().seen?.status]).toEqual(['done', 'done']);
  });

  it('takes along who is invited when, and who ends', async () => {
    const { actor, commit } = await at('ready');
    const after = ticked(11, { invite: 'day', inviteOn: '2026-12-01', typed: ' 11 ', reason: ' Otišli su. ' });
    actor.send({ type: 'import.commit', after });
    const people = after.ending.map(({ id }) => id);
    const end = { people, last_day: '2026-12-31', reason: 'Otišli su.', count: 11 };
    expect(commit.asked).toEqual([{ id: 12, answers: { invite: true, on: '2026-12-01', end } }]);
  });

  it.each([
    [ticked(1, { lastDay: null }), { lastDay: 'missing' }],
    [ticked(1, { reason: '  ' }), { reason: 'missing' }],
    [ticked(11), { typed: 'other_count' }],
    [{ ...nobody, invite: 'day' as const }, { inviteOn: 'missing' }],
  ])('is not made without what is to be said (%#), and says what misses', async (after, problems) => {
    const { actor, commit, said, context } = await at('ready');
    actor.send({ type: 'import.commit', after });
    expect([commit.asked, context().problems, said]).toEqual([[], problems, ['problems']]);
    actor.send({ type: 'import.commit', after: nobody });
    expect([commit.asked.length, context().problems]).toEqual([1, {}]);
  });

  it.each([
    ['day', null],
    ['now', '2026-12-01'],
  ] as const)(
    'invites nobody (%s, %s) and asks for no day of it once no row is of somebody new',
    async (invite, inviteOn) => {
      const figures = Object.assign({}, seenImport('ready').figures, { added: 0 });
      const { actor, commit } = await at('ready', { figures });
      actor.send({ type: 'import.commit', after: Object.assign({}, nobody, { invite, inviteOn }) });
      expect(commit.asked).toEqual([{ id: 12, answers: { invite: false, on: undefined, end: undefined } }]);
    },
  );

  it('of few people in a small company has their number typed too', async () => {
    const { actor, context } = await at('ready', { people: 30 });
    actor.send({ type: 'import.commit', after: ticked(2) });
    expect(context().problems).toEqual({ typed: 'other_count' });
  });

  it('that comes late is read again, with why, and may be made again', async () => {
    const { actor, commit, read, state, refusal } = await at('ready');
    actor.send({ type: 'import.commit', after: nobody });
    await commit.fail(refusalOf({ status: 409, code: 'imports.changed', message: '2 rows' }));
    await read.answer(seenImport('ready'));
    expect([state(), refusal()?.message]).toEqual(['ready', '2 rows']);
    actor.send({ type: 'import.commit', after: nobody });
    expect(refusal()).toBeNull();
  });

  it('without an answer is asked about', async () => {
    const { actor, commit, read, state, context, refusal } = await at('ready');
    actor.send({ type: 'import.commit', after: nobody });
    await commit.fail(away);
    expect([state(), refusal()?.message, read.asked.at(-1)]).toEqual(['unsure.asking', 'Away', { id: 12 }]);
    await read.answer(seenImport('done'));
    expect([state(), refusal(), context().seen?.status]).toEqual(['done', null, 'done']);
  });

  it('is one without an answer after two minutes; that it was not made is said', async () => {
    const { actor, read, clock, state, refusal, context } = await at('ready');
    actor.send({ type: 'import.commit', after: nobody });
    expect(around(clock, 120_000, state)).toEqual(['committing', 'unsure.asking']);
    await read.answer(seenImport('ready', { people: 9 }));
    expect([state(), codeOf(refusal()), context().seen?.people]).toEqual(['ready', 'timeout', 9]);
  });

  it('of which nobody knows is asked about again', async () => {
    const { actor, commit, read, clock, state } = await at('ready');
    actor.send({ type: 'import.commit', after: nobody });
    await commit.fail(away);
    await read.fail(away);
    expect(state()).toBe('unsure.unresolved');
    actor.send({ type: 'outcome.ask' });
    expect([state(), read.asked.length]).toEqual(['unsure.asking', 3]);
    expect(around(clock, 30_000, state)).toEqual(['unsure.asking', 'unsure.unresolved']);
  });
});

describe('taking it back', () => {
  it('is asked first, and followed to its end', async () => {
    const { actor, undo, world, state, context } = await at('done');
    actor.send({ type: 'undo.ask' });
    actor.send({ type: 'undo.confirm' });
    expect(undo.asked).toEqual([{ id: 12 }]);
    await undo.answer(seenImport('undoing'));
    expect([state(), context().seen?.status]).toEqual(['undoing', 'undoing']);
    world.say({ type: 'import.moved', seen: seenImport('undone') });
    expect(state()).toBe('undone');
  });

  it('that is refused says why until it is asked again', async () => {
    const { actor, undo, read, clock, state, refusal } = await at('done');
    actor.send({ type: 'undo.ask' });
    actor.send({ type: 'undo.confirm' });
    await undo.fail(refusalOf({ status: 409, message: 'Over' }));
    await read.answer(seenImport('done'));
    expect([state(), refusal()?.message]).toEqual(['done', 'Over']);
    actor.send({ type: 'undo.ask' });
    expect(refusal()).toBeNull();
    actor.send({ type: 'undo.confirm' });
    expect(around(clock, 30_000, state)).toEqual(['takingBack', 'reading']);
    expect(codeOf(refusal())).toBe('timeout');
  });

  it.each(['undoing', 'undone', 'discarded'] as const)('forgets what was refused once it is %s', async (status) => {
    const { actor, undo, read, refusal } = await at('done');
    actor.send({ type: 'undo.ask' });
    actor.send({ type: 'undo.confirm' });
    await undo.fail(away);
    await read.answer(seenImport(status));
    expect(refusal()).toBeNull();
  });
});

nothingIsMissed(importMachine);
