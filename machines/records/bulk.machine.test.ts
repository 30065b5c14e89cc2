import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { refusalOf } from '../refusal.ts';
import { explorationOf } from '../testing/paths-definition.ts';
import { around, heldCall, stillClock } from '../testing/start.ts';
import { statePath, transitionsOf } from '../testing/transitions.ts';
import { nothingIsMissed, underTest } from '../testing/under-test.ts';
import { type BulkEvent, type BulkTry, bulkMachine, type SeenPreview, type StandingBulk } from './bulk.machine.ts';
import { all, bulkPaths, previewOf, reprices, rows, standing, withdraws } from './bulk.paths.ts';
import { steps } from './bulk.steps.ts';

it('takes exactly the steps that the design allows', () => {
  expect(transitionsOf(underTest(bulkMachine), explorationOf(bulkPaths))).toEqual([...steps].sort());
});

function start() {
  const preview = heldCall<SeenPreview, BulkTry>();
  const run = heldCall<StandingBulk, { id: number }>();
  const readBulk = heldCall<StandingBulk, { id: number }>();
  const stop = heldCall<unknown, { task: number }>();
  const undo = heldCall<StandingBulk, { id: number }>();
  const followed: number[] = [];
  const said: string[] = [];
  const clock = stillClock();
  const actor = createActor(
    underTest(bulkMachine).provide({
      actors: {
        preview: fromPromise(preview.call),
        run: fromPromise(run.call),
        readBulk: fromPromise(readBulk.call),
        askOutcome: fromPromise(readBulk.call),
        stop: fromPromise(stop.call),
        undo: fromPromise(undo.call),
        followBulk: fromPromise(({ input: { machine, id } }) => {
          followed.push(machine === actor ? id : -1);
          return new Promise<never>(() => {});
        }),
      },
      actions: { reload: () => said.push('reload'), sayProblems: () => said.push('problems') },
    }),
    { clock },
  ).start();
  const send = (...events: BulkEvent[]) => {
    for (const event of events) actor.send(event);
  };
  return {
    actor,
    preview,
    run,
    readBulk,
    stop,
    undo,
    followed,
    said,
    clock,
    send,
    state: () => statePath(actor.getSnapshot().value),
    context: () => actor.getSnapshot().context,
  };
}

const chooses = { type: 'selection.change', selection: rows } as const;
const fills = { type: 'values.change', values: { percent: '5' } } as const;
const asks = { type: 'preview.ask', problems: {} } as const;
const confirms = { type: 'bulk.confirm' } as const;
const closes = { type: 'bulk.close' } as const;

/** The preview is being read: records are selected and the values filled in. */
function looking() {
  const bulk = start();
  bulk.send(chooses, reprices, fills, asks);
  return bulk;
}

async function lookedAt(affected = 3) {
  const bulk = looking();
  await bulk.preview.answer(previewOf(affected));
  return bulk;
}

async function startedNow() {
  const bulk = await lookedAt();
  bulk.send(confirms);
  return bulk;
}

async function running() {
  const bulk = await startedNow();
  await bulk.run.answer(standing('running'));
  return bulk;
}

async function done(rest: Partial<StandingBulk> = {}) {
  const bulk = await running();
  bulk.send({ type: 'bulk.read', bulk: standing('done', rest) });
  return bulk;
}

const away = refusalOf({ kind: 'network', code: 'network', message: 'Away' });
const no = (status: number, rest = {}) => refusalOf({ status, message: 'No', ...rest });

describe('what is chosen', () => {
  it('stays chosen until it is let go of, whatever is looked at meanwhile', async () => {
    const bulk = await lookedAt();
    bulk.send(closes);
    expect([bulk.state(), bulk.context().selection]).toEqual(['selecting', rows]);
    bulk.send({ type: 'selection.change', selection: all });
    expect(bulk.context().selection).toEqual(all);
    bulk.send({ type: 'selection.change', selection: { of: 'rows', keys: [] } });
    expect([bulk.state(), bulk.context().selection]).toEqual(['resting', { of: 'rows', keys: [] }]);
  });

  it('is looked at at once where nothing more is asked', () => {
    const bulk = start();
    bulk.send({ type: 'selection.change', selection: all }, withdraws);
    expect(bulk.preview.asked).toEqual([{ selection: all, action: 'withdraw', values: {} }]);
  });
});

describe('what is filled in', () => {
  it('says what is wrong and asks nothing, until that is typed in', () => {
    const bulk = start();
    bulk.send(chooses, reprices, { type: 'preview.ask', problems: { percent: 'missing', round_to: 'missing' } });
    expect([bulk.said, bulk.preview.asked]).toEqual([['problems'], []]);
    bulk.send(fills);
    expect([bulk.context().problems, bulk.context().values]).toEqual([{ round_to: 'missing' }, { percent: '5' }]);
  });

  it('is there again where one comes back to the same action, and not at another', async () => {
    const bulk = await lookedAt();
    bulk.send({ type: 'bulk.back' });
    expect([bulk.state(), bulk.context().values]).toEqual(['filling', { percent: '5' }]);
    bulk.send(closes, reprices);
    expect([bulk.context().values, bulk.context().preview]).toEqual([{ percent: '5' }, null]);
    bulk.send(closes, { ...reprices, action: 'discount', values: { discount: '' } });
    expect(bulk.context().values).toEqual({ discount: '' });
  });

  it('that the server does not take is said at its field', async () => {
    const bulk = looking();
    await bulk.preview.fail(no(400, { fields: { percent: 'Say by how much.' } }));
    expect([bulk.state(), bulk.context().problems, bulk.said]).toEqual([
      'filling',
      { percent: 'Say by how much.' },
      ['problems'],
    ]);
    bulk.send({ type: 'preview.ask', problems: { percent: 'long' } });
    expect(bulk.context().problems).toEqual({ percent: 'long' });
    bulk.send(asks);
    expect([bulk.context().problems, bulk.context().refusal, bulk.preview.asked.length]).toEqual([{}, null, 2]);
  });

  it('forgets what was wrong when it is begun anew', () => {
    const bulk = start();
    bulk.send(chooses, reprices, { type: 'preview.ask', problems: { percent: 'missing' } }, closes, reprices);
    expect(bulk.context().problems).toEqual({});
  });
});

describe('looking at it', () => {
  it.each([
    [no(403), 'forbidden'],
    [no(500), 'failed'],
    [no(409, { code: 'bulk.too_many' }), 'failed'],
  ])('that is refused says why, and is tried again', async (refusal, state) => {
    const bulk = looking();
    await bulk.preview.fail(refusal);
    expect([bulk.state(), bulk.context().refusal?.message]).toEqual([state, 'No']);
    bulk.send({ type: 'preview.again' });
    expect([bulk.state(), bulk.context().refusal, bulk.preview.asked.length]).toEqual(['previewing', null, 2]);
  });

  it.each([403, 500])('that is refused leads back to what was filled in', async (status) => {
    const bulk = looking();
    await bulk.preview.fail(no(status));
    bulk.send({ type: 'bulk.back' });
    expect([bulk.state(), bulk.context().values]).toEqual(['filling', { percent: '5' }]);
  });

  it('waits for twenty seconds; left, nothing is said of it any more', () => {
    const bulk = looking();
    expect(around(bulk.clock, 20_000, bulk.state)).toEqual(['previewing', 'failed']);
    expect(bulk.context().refusal?.kind).toBe('timeout');
    bulk.send(closes);
    expect(bulk.context().refusal).toBeNull();
  });

  it('holds for ten minutes', async () => {
    for (const affected of [3, 4]) {
      const bulk = await lookedAt(affected);
      expect(around(bulk.clock, 600_000, bulk.state)).toEqual([
        affected === 4 ? 'previewed.all' : 'previewed.some',
        'expired',
      ]);
      bulk.send(confirms, { type: 'preview.again' });
      expect([bulk.run.asked, bulk.preview.asked.length]).toEqual([[], 2]);
    }
  });

  it('that shows that nothing would change leads to nothing', async () => {
    const bulk = await lookedAt(0);
    bulk.send(confirms);
    expect([bulk.state(), bulk.run.asked]).toEqual(['previewed.none', []]);
  });
});

describe('a run', () => {
  it('is of what was looked at, once; what was chosen is let go of and the lists are read when it is over', async () => {
    const bulk = await startedNow();
    bulk.send(confirms);
    expect(bulk.run.asked).toEqual([{ id: 12 }]);
    await bulk.run.answer(standing('running'));
    expect([bulk.state(), bulk.followed, bulk.said]).toEqual(['underWay.running', [12], []]);
    expect([bulk.context().selection, bulk.context().action, bulk.context().values]).toEqual([
      { of: 'rows', keys: [] },
      '',
      {},
    ]);
    bulk.send({ type: 'bulk.read', bulk: standing('running', { changed: 2 }) });
    expect([bulk.state(), bulk.context().bulk?.changed]).toEqual(['underWay.running', 2]);
    bulk.send({ type: 'bulk.read', bulk: standing('done') });
    expect([bulk.state(), bulk.context().bulk?.changed, bulk.said]).toEqual(['done.all', 3, ['reload']]);
    bulk.send(closes);
    expect(bulk.state()).toBe('resting');
  });

  it.each([no(409, { code: 'bulk.expired' }), no(404)])('of what is too old is looked at again', async (refusal) => {
    const bulk = await startedNow();
    await bulk.run.fail(refusal);
    expect([bulk.state(), bulk.context().selection]).toEqual(['expired', rows]);
  });

  it.each([
    [no(500), 'previewed.some', 'No'],
    [no(401), 'previewed.some', undefined],
    [no(403), 'forbidden', 'No'],
  ])('that is refused says why and forgets nothing', async (refusal, state, message) => {
    const bulk = await startedNow();
    await bulk.run.fail(refusal);
    expect([bulk.state(), bulk.context().refusal?.message, bulk.context().selection]).toEqual([state, message, rows]);
    bulk.send(state === 'forbidden' ? { type: 'preview.again' } : confirms);
    expect(bulk.context().refusal).toBeNull();
  });

  it.each([3, 4])('says nothing of before once it has become too old, or is tried again', async (affected) => {
    const bulk = await lookedAt(affected);
    bulk.send(confirms);
    await bulk.run.fail(no(500));
    bulk.send(confirms);
    expect(bulk.context().refusal).toBeNull();
    await bulk.run.fail(no(500));
    bulk.clock.increment(600_000);
    expect([bulk.state(), bulk.context().refusal]).toEqual(['expired', null]);
  });

  it('without an answer is asked about, and never sent again by itself', async () => {
    const bulk = await startedNow();
    expect(around(bulk.clock, 20_000, bulk.state)).toEqual(['starting', 'unsure.asking']);
    expect([bulk.context().refusal?.kind, bulk.readBulk.asked]).toEqual(['timeout', [{ id: 12 }]]);
    await bulk.readBulk.answer(standing('previewed'));
    expect([bulk.state(), bulk.context().refusal?.kind, bulk.context().selection]).toEqual([
      'previewed.some',
      'timeout',
      rows,
    ]);
    bulk.send(confirms);
    await bulk.run.fail(away);
    expect([bulk.state(), bulk.context().refusal?.message]).toEqual(['unsure.asking', 'Away']);
    await bulk.readBulk.answer(standing('running', { changed: 2 }));
    expect([bulk.state(), bulk.context().bulk?.changed, bulk.context().refusal]).toEqual(['underWay.running', 2, null]);
    expect([bulk.context().selection, bulk.run.asked.length]).toEqual([{ of: 'rows', keys: [] }, 2]);
  });

  it('of which nobody knows is asked about again, or left: then the list says', async () => {
    const bulk = await startedNow();
    await bulk.run.fail(away);
    expect(around(bulk.clock, 20_000, bulk.state)).toEqual(['unsure.asking', 'unsure.unresolved']);
    bulk.send({ type: 'outcome.ask' });
    await bulk.readBulk.fail(away);
    expect([bulk.state(), bulk.readBulk.asked.length]).toEqual(['unsure.unresolved', 2]);
    bulk.send(closes);
    expect([bulk.state(), bulk.said, bulk.context().selection]).toEqual(['selecting', ['reload'], rows]);
  });
});

describe('stopping it', () => {
  it('stops its task, and waits until that is over', async () => {
    const bulk = await running();
    bulk.send({ type: 'bulk.stop' });
    bulk.send({ type: 'bulk.stop' });
    expect([bulk.state(), bulk.stop.asked]).toEqual(['underWay.stopping', [{ task: 7 }]]);
    await bulk.stop.answer(null);
    bulk.send({ type: 'bulk.read', bulk: standing('running') });
    expect(bulk.state()).toBe('underWay.stopping');
    bulk.send({ type: 'bulk.read', bulk: standing('stopped') });
    expect([bulk.state(), bulk.said]).toEqual(['stopped', ['reload']]);
  });

  it('that fails says why, until something is heard, and can be tried again', async () => {
    const bulk = await running();
    bulk.send({ type: 'bulk.stop' });
    await bulk.stop.fail(no(500));
    expect([bulk.state(), bulk.context().refusal?.message]).toEqual(['underWay.running', 'No']);
    bulk.send({ type: 'bulk.stop' });
    expect([bulk.state(), bulk.context().refusal, bulk.stop.asked.length]).toEqual(['underWay.stopping', null, 2]);
    await bulk.stop.fail(no(401));
    expect(bulk.context().refusal).toBeNull();
    bulk.send({ type: 'bulk.stop' });
    await bulk.stop.fail(no(500));
    bulk.send({ type: 'bulk.read', bulk: standing('done') });
    expect(bulk.context().refusal).toBeNull();
  });

  it('that takes too long can be pressed again', async () => {
    const bulk = await running();
    bulk.send({ type: 'bulk.stop' });
    expect(around(bulk.clock, 20_000, bulk.state)).toEqual(['underWay.stopping', 'underWay.running']);
  });
});

describe('taking it back', () => {
  it('is done by its number, once, and followed', async () => {
    const bulk = await done();
    bulk.send({ type: 'bulk.undo' }, { type: 'bulk.undo' });
    expect([bulk.state(), bulk.undo.asked]).toEqual(['takingBack', [{ id: 12 }]]);
    await bulk.undo.answer(standing('undoing'));
    expect([bulk.state(), bulk.followed]).toEqual(['underWay.undoing', [12, 12]]);
    bulk.send({ type: 'bulk.read', bulk: standing('undone', { changed: 1 }) });
    expect([bulk.state(), bulk.said]).toEqual(['undone.some', ['reload', 'reload']]);
  });

  it('is not offered where there is nothing to take back', async () => {
    const bulk = await done({ changed: 0, undo_until: null });
    bulk.send({ type: 'bulk.undo' });
    expect([bulk.state(), bulk.undo.asked]).toEqual(['done.some', []]);
  });

  it('that was stopped is tried again, and forgets why it was not', async () => {
    const bulk = await done();
    bulk.send({ type: 'bulk.undo' });
    await bulk.undo.answer(standing('undoing'));
    bulk.send({ type: 'bulk.stop' });
    await bulk.stop.fail(no(500));
    bulk.send({ type: 'bulk.stop' });
    expect(bulk.context().refusal).toBeNull();
    bulk.send({ type: 'bulk.read', bulk: standing('stopped') }, { type: 'bulk.undo' });
    await bulk.undo.fail(no(500));
    bulk.send({ type: 'bulk.undo' });
    expect([bulk.state(), bulk.context().refusal]).toEqual(['takingBack', null]);
  });

  it('that is refused says why, until it is tried again', async () => {
    const bulk = await done();
    bulk.send({ type: 'bulk.undo' });
    await bulk.undo.fail(no(409));
    expect([bulk.state(), bulk.context().refusal?.message]).toEqual(['done.all', 'No']);
    bulk.send({ type: 'bulk.undo' });
    expect(bulk.context().refusal).toBeNull();
    await bulk.undo.fail(no(401));
    expect([bulk.state(), bulk.context().refusal]).toEqual(['done.all', null]);
  });

  it('without an answer is asked about', async () => {
    const bulk = await done();
    bulk.send({ type: 'bulk.undo' });
    expect(around(bulk.clock, 20_000, bulk.state)).toEqual(['takingBack', 'unsure.asking']);
    await bulk.readBulk.answer(standing('done'));
    expect([bulk.state(), bulk.context().refusal?.kind]).toEqual(['done.all', 'timeout']);
    bulk.send({ type: 'bulk.undo' });
    await bulk.undo.fail(away);
    expect(bulk.context().refusal?.message).toBe('Away');
    await bulk.readBulk.answer(standing('undone'));
    expect([bulk.state(), bulk.context().refusal]).toEqual(['undone.all', null]);
  });
});

describe('one that was begun before', () => {
  it('is opened by its number, and leaves what is chosen alone', async () => {
    const bulk = start();
    bulk.send(chooses, { type: 'bulk.open', id: 5 });
    expect([bulk.state(), bulk.readBulk.asked]).toEqual(['reading', [{ id: 5 }]]);
    await bulk.readBulk.answer(standing('running', { id: 5 }));
    expect([bulk.state(), bulk.context().bulk?.id, bulk.followed]).toEqual(['underWay.running', 5, [5]]);
    bulk.send({ type: 'bulk.read', bulk: standing('done', { id: 5 }) }, { type: 'bulk.undo' });
    await bulk.undo.fail(away);
    await bulk.readBulk.answer(standing('undone', { id: 5 }));
    bulk.send(closes);
    expect([bulk.state(), bulk.context().selection, bulk.undo.asked]).toEqual(['selecting', rows, [{ id: 5 }]]);
  });

  it('shows nothing of what was looked at before', async () => {
    const bulk = await lookedAt();
    bulk.send(closes, { type: 'bulk.open', id: 5 });
    expect([bulk.context().preview, bulk.context().bulk]).toEqual([null, null]);
    await bulk.readBulk.answer(standing('previewed', { id: 5 }));
    expect(bulk.state()).toBe('missing');
  });

  it.each([
    [no(404), 'missing', undefined],
    [no(500), 'unread', 'No'],
  ])('that cannot be read says so', async (refusal, state, message) => {
    const bulk = start();
    bulk.send({ type: 'bulk.open', id: 5 });
    await bulk.readBulk.fail(refusal);
    expect([bulk.state(), bulk.context().refusal?.message]).toEqual([state, message]);
    expect(bulk.readBulk.asked).toEqual([{ id: 5 }]);
    bulk.send({ type: 'outcome.ask' });
    expect([bulk.context().refusal, bulk.readBulk.asked.length]).toEqual([null, state === 'unread' ? 2 : 1]);
  });

  it('waits for twenty seconds', () => {
    const bulk = start();
    bulk.send({ type: 'bulk.open', id: 5 });
    expect(around(bulk.clock, 20_000, bulk.state)).toEqual(['reading', 'unread']);
    expect(bulk.context().refusal?.kind).toBe('timeout');
  });
});

nothingIsMissed(bulkMachine);
