import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { type Refusal, refusalOf } from '../refusal.ts';
import { explorationOf } from '../testing/paths-definition.ts';
import { around, heldCall, stillClock } from '../testing/start.ts';
import { statePath, transitionsOf } from '../testing/transitions.ts';
import { nothingIsMissed, underTest } from '../testing/under-test.ts';
import { importFileMachine, type Piece } from './import-file.machine.ts';
import { importFilePaths, oldFile, openedFile } from './import-file.paths.ts';
import { steps } from './import-file.steps.ts';
import type { OpenedFile, ReadAs } from './opened-file.ts';

it('takes exactly the steps that the design allows', () => {
  expect(transitionsOf(underTest(importFileMachine), explorationOf(importFilePaths))).toEqual([...steps].sort());
});

function start() {
  const open = heldCall<OpenedFile, { source: unknown; readAs: ReadAs }>();
  const begin = heldCall<{ id: number }, { file: OpenedFile | null }>();
  const send = heldCall<{ uploaded: number }, Piece>();
  const said: string[] = [];
  const clock = stillClock();
  const actor = createActor(
    underTest(importFileMachine).provide({
      actors: { openFile: fromPromise(open.call), begin: fromPromise(begin.call), sendRows: fromPromise(send.call) },
      actions: {
        showImport: (_, { id }) => said.push(`shows ${id}`),
        throwAway: (_, { id }) => said.push(`throws ${id} away`),
      },
    }),
    { clock },
  ).start();
  return {
    actor,
    open,
    begin,
    send,
    said,
    clock,
    state: () => statePath(actor.getSnapshot().value),
    context: () => actor.getSnapshot().context,
    chooses: (source = 'ljudi.csv') => actor.send({ type: 'file.choose', source }),
  };
}

async function begun() {
  const bringing = start();
  bringing.chooses();
  await bringing.open.answer(openedFile);
  await bringing.begin.answer({ id: 12 });
  return bringing;
}

const away = refusalOf({ kind: 'network', code: 'network', message: 'Away' });
const no = (status: number) => refusalOf({ status, message: 'No' });
const codeOf = (refusal: Refusal | null) => refusal?.code;

describe('a file', () => {
  it('that reads in one way alone is sent at once, piece by piece, and its import is shown', async () => {
    const { open, begin, send, said, state, context } = await begun();
    expect(open.asked).toEqual([{ source: 'ljudi.csv', readAs: { sheet: null, letters: null } }]);
    expect(begin.asked).toEqual([{ file: openedFile }]);
    await send.answer({ uploaded: 500 });
    expect(context().sent).toBe(500);
    await send.answer({ uploaded: 512 });
    expect(send.asked).toEqual([
      { id: 12, from: 2, lines: openedFile.lines.slice(0, 500), rows: openedFile.rows.slice(0, 500) },
      { id: 12, from: 502, lines: openedFile.lines.slice(500), rows: openedFile.rows.slice(500) },
    ]);
    expect([state(), context().sent, said]).toEqual(['sent', 512, ['shows 12']]);
  });

  it('of long rows is sent in pieces that a call takes, each with at least one', async () => {
    const { open, begin, send, said, state, context, chooses } = start();
    // A row of 30 cells of 20 Cyrillic letters is 1,292 bytes as JSON with its comma: 154 of them are 198,968, and one more is too many for
    // a piece.
    const long = Array.from({ length: 308 }, () => Array(30).fill('ш'.repeat(20)));
    // One more row, which alone is larger than a piece.
    const rows = [...long, Array(60).fill('ш'.repeat(2000))];
    chooses();
    await open.answer(Object.assign({}, openedFile, { rows, lines: rows.map((_, n) => n + 4) }));
    await begin.answer({ id: 12 });
    for (const uploaded of [154, 308, 309]) {
      expect(state()).toBe('sending');
      await send.answer({ uploaded });
    }
    expect(send.asked.map(({ from, lines, rows: piece }) => [from, lines[0], lines.length, piece.length])).toEqual([
      [2, 4, 154, 154],
      [156, 158, 154, 154],
      [310, 312, 1, 1],
    ]);
    expect([state(), context().sent, said]).toEqual(['sent', 309, ['shows 12']]);
  });

  it('of old letters is looked at first, and may be read otherwise', async () => {
    const { actor, open, chooses, begin, state, context } = start();
    chooses();
    await open.answer(oldFile);
    expect([state(), context().file, begin.asked]).toEqual(['proving', oldFile, []]);
    const readAs = { sheet: null, letters: 'windows-1251' } as const;
    actor.send({ type: 'file.read', readAs });
    expect(open.asked.at(-1)).toEqual({ source: 'ljudi.csv', readAs });
    await open.answer(oldFile);
    actor.send({ type: 'file.send' });
    expect(begin.asked).toEqual([{ file: oldFile }]);
  });

  it('in the place of another one is read as it seems', async () => {
    const { actor, open, chooses } = start();
    chooses();
    await open.answer(oldFile);
    actor.send({ type: 'file.read', readAs: { sheet: 2, letters: null } });
    await open.answer(oldFile);
    chooses('drugi.csv');
    expect(open.asked.at(-1)).toEqual({ source: 'drugi.csv', readAs: { sheet: null, letters: null } });
  });

  it('that is none says why, until another one is chosen', async () => {
    const { open, chooses, context, state } = start();
    chooses();
    await open.fail(refusalOf({ code: 'tooLarge' }));
    expect([state(), codeOf(context().refusal), context().source]).toEqual(['choosing', 'tooLarge', null]);
    chooses();
    expect(context().refusal).toBeNull();
  });

  it('that takes longer than a minute to read cannot be read', () => {
    const { chooses, clock, state, context } = start();
    chooses();
    expect(around(clock, 60_000, state)).toEqual(['opening', 'choosing']);
    expect([codeOf(context().refusal), context().source]).toEqual(['unreadable', null]);
  });

  it('is forgotten when it is removed', async () => {
    const { actor, open, chooses, context, said } = start();
    chooses();
    actor.send({ type: 'file.remove' });
    expect(context().source).toBeNull();
    chooses();
    await open.answer(oldFile);
    actor.send({ type: 'file.remove' });
    expect([context().file, said]).toEqual([null, []]);
  });
});

describe('sending', () => {
  it('goes on at the piece where the network was gone', async () => {
    const { actor, send, state, context } = await begun();
    await send.answer({ uploaded: 500 });
    await send.fail(away);
    expect([state(), context().refusal?.message, context().sent]).toEqual(['stalled', 'Away', 500]);
    actor.send({ type: 'file.send' });
    expect([send.asked.at(-1)?.from, context().refusal]).toEqual([502, null]);
  });

  it('stands after thirty seconds without an answer', async () => {
    const { clock, state, context } = await begun();
    expect(around(clock, 30_000, state)).toEqual(['sending', 'stalled']);
    expect(codeOf(context().refusal)).toBe('timeout');
  });

  it('that was not even begun is begun again', async () => {
    const { actor, open, begin, chooses, clock, state, context } = start();
    chooses();
    await open.answer(openedFile);
    await begin.fail(away);
    expect([state(), context().refusal?.message]).toEqual(['stalled', 'Away']);
    actor.send({ type: 'file.send' });
    expect([begin.asked.length, context().refusal]).toEqual([2, null]);
    expect(around(clock, 30_000, state)).toEqual(['beginning', 'stalled']);
    expect(codeOf(context().refusal)).toBe('timeout');
  });

  it('that is refused forgets the file, says why, and leaves nothing behind', async () => {
    const { send, state, context, said } = await begun();
    await send.fail(no(400));
    expect([state(), context().refusal?.message, context().file, said]).toEqual([
      'choosing',
      'No',
      null,
      ['throws 12 away'],
    ]);
  });

  it.each([
    ['as the server says', 12, 12],
    ['for half a minute where it does not say', null, 30],
  ])('after too many calls waits %s, and goes on by itself', async (_, retryAfter, seconds) => {
    const { send, clock, said, state, context } = await begun();
    await send.answer({ uploaded: 500 });
    await send.fail(refusalOf({ status: 429, retryAfter }));
    expect([state(), context().wait, context().refusal, context().file]).toEqual([
      'waiting',
      seconds,
      null,
      openedFile,
    ]);
    clock.increment(1000);
    expect([context().wait, send.asked.length]).toEqual([seconds - 1, 2]);
    // Second by second, since each timer begins when the one before has ended.
    for (let second = 2; second < seconds; second += 1) clock.increment(1000);
    expect(around(clock, 1000, state)).toEqual(['waiting', 'sending']);
    expect(context().wait).toBe(0);
    expect(send.asked.map(({ id, from }) => [id, from])).toEqual([
      [12, 2],
      [12, 502],
      [12, 502],
    ]);
    await send.answer({ uploaded: 512 });
    expect([state(), said]).toEqual(['sent', ['shows 12']]);
  });

  it('that was not begun for too many calls before the shop is begun after the wait', async () => {
    const { open, begin, chooses, clock, state } = start();
    chooses();
    await open.answer(openedFile);
    await begin.fail(refusalOf({ status: 429, retryAfter: 1 }));
    expect(around(clock, 1000, state)).toEqual(['waiting', 'beginning']);
    expect(begin.asked).toEqual([{ file: openedFile }, { file: openedFile }]);
  });

  it.each([
    ['a proxy that reaches no shop', refusalOf({ status: 502 })],
    ['a shop that is away', refusalOf({ status: 503, retryAfter: 2 })],
    ['a proxy that waited long enough', refusalOf({ status: 504 })],
    ['rows that came too slowly', refusalOf({ status: 408 })],
    ['a fault of the shop', refusalOf({ status: 500 })],
    ['a shop without room', refusalOf({ status: 507 })],
    ['an answer that is none', new Error('not as it should be')],
  ])('keeps the file after %s, to be continued', async (_, error) => {
    const { actor, send, said, state, context } = await begun();
    await send.answer({ uploaded: 500 });
    await send.fail(error);
    expect([state(), context().file, context().id, said]).toEqual(['stalled', openedFile, 12, []]);
    actor.send({ type: 'file.send' });
    expect([state(), send.asked.at(-1)?.from]).toEqual(['sending', 502]);
  });

  it.each([
    ['too many of an hour', 429, 'request.too_many'],
    ['somebody who may not do that', 403, 'forbidden'],
  ])('of %s says so', async (_, status, code) => {
    const { open, begin, chooses, state, context, said } = start();
    chooses();
    await open.answer(openedFile);
    await begin.fail(refusalOf({ status, code, message: 'No', retryAfter: 3000 }));
    expect([state(), context().refusal?.message, context().file, said]).toEqual(['choosing', 'No', null, []]);
  });

  it.each(['sending', 'stalled', 'waiting'])('that is stopped while it is %s leaves nothing behind', async (from) => {
    const { actor, send, said, state, context } = await begun();
    if (from !== 'sending') await send.fail(no(from === 'stalled' ? 401 : 429));
    expect(state()).toBe(from);
    actor.send({ type: 'file.remove' });
    expect([state(), context().id, said]).toEqual(['choosing', null, ['throws 12 away']]);
  });
});

nothingIsMissed(importFileMachine);
