import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { refusalOf } from '../refusal.ts';
import { explorationOf } from '../testing/paths-definition.ts';
import { around, heldCall, stillClock } from '../testing/start.ts';
import { statePath, transitionsOf } from '../testing/transitions.ts';
import { nothingIsMissed, underTest } from '../testing/under-test.ts';
import { approvalMachine, type DecideTry, type SeenApproval } from './approval.machine.ts';
import { APPROVED, approvalPaths, CHANGED, OTHERS, OWN, PROPOSED, REFUSED, STALE } from './approval.paths.ts';
import { steps } from './approval.steps.ts';

it('takes exactly the steps that the design allows', () => {
  expect(transitionsOf(underTest(approvalMachine), explorationOf(approvalPaths))).toEqual([...steps].sort());
});

function start() {
  const read = heldCall<SeenApproval>();
  const decide = heldCall<SeenApproval, DecideTry>();
  const said: string[] = [];
  const clock = stillClock();
  const actor = createActor(
    underTest(approvalMachine).provide({
      actors: { read: fromPromise(read.call), decide: fromPromise(decide.call) },
      actions: {
        sayProblem: () => said.push('problem'),
        sayDecided: (_, { decision }) => said.push(decision),
      },
    }),
    { clock },
  ).start();
  return {
    read,
    decide,
    said,
    clock,
    send: actor.send,
    state: () => statePath(actor.getSnapshot().value),
    context: () => actor.getSnapshot().context,
  };
}

async function looking(approval: SeenApproval = PROPOSED) {
  const page = start();
  await page.read.answer(approval);
  return page;
}

async function refusing(reason?: string) {
  const page = await looking();
  page.send({ type: 'refusal.begin' });
  if (reason !== undefined) page.send({ type: 'reason.change', reason });
  return page;
}

const away = refusalOf({ kind: 'network', code: 'network' });
const first = refusalOf({ status: 409, code: 'approvals.status', message: 'This is decided already.' });

describe('what was proposed', () => {
  it.each<[string, SeenApproval, string]>([
    ['is as it was', PROPOSED, 'deciding.asProposed'],
    ['means something else now', CHANGED, 'deciding.changedSince'],
    [
      'is for as many, at another sum',
      Object.assign({}, PROPOSED, { now: Object.assign({}, PROPOSED.now, { sum: 5 }) }),
      'deciding.changedSince',
    ],
    [
      'is for others, though nobody left',
      Object.assign({}, PROPOSED, { now: Object.assign({}, PROPOSED.now, { people: 5 }) }),
      'deciding.changedSince',
    ],
    ['cannot be done any more', STALE, 'deciding.stale'],
    ['is one’s own', OWN, 'deciding.own'],
    ['is for others to decide', OTHERS, 'deciding.others'],
    ['is decided', APPROVED, 'over'],
  ])('%s', async (_, approval, state) => {
    const page = await looking(approval);
    expect([page.state(), page.context().approval]).toEqual([state, approval]);
  });

  it('is as it was read last while nobody decides, and over once somebody has', async () => {
    const page = await looking();
    page.send({ type: 'approval.seen', approval: CHANGED });
    expect([page.state(), page.context().approval]).toEqual(['deciding.changedSince', CHANGED]);
    page.send({ type: 'refusal.begin' });
    page.send({ type: 'approval.seen', approval: APPROVED });
    expect([page.state(), page.context().approval]).toEqual(['refusing', CHANGED]);
    page.send({ type: 'refusal.back' });
    page.send({ type: 'approval.seen', approval: APPROVED });
    expect([page.state(), page.context().approval]).toEqual(['over', APPROVED]);
  });

  it('that cannot be read says why, and is read again by a press', async () => {
    const page = start();
    expect(around(page.clock, 20_000, page.state)).toEqual(['reading', 'failed']);
    expect(page.context().refusal?.kind).toBe('timeout');
    page.send({ type: 'approval.reread' });
    expect([page.state(), page.context().refusal]).toEqual(['reading', null]);
    await page.read.fail(away);
    expect([page.state(), page.context().refusal?.kind]).toEqual(['failed', 'network']);
  });

  it('that is not there says so', async () => {
    const page = start();
    await page.read.fail(refusalOf({ status: 404 }));
    expect(page.state()).toBe('missing');
  });
});

describe('approving', () => {
  it('does exactly what was seen', async () => {
    const page = await looking(CHANGED);
    page.send({ type: 'approval.approve' });
    expect(page.decide.asked).toEqual([{ decision: 'approve', seen: CHANGED.now.seen, reason: '' }]);
    await page.decide.answer(APPROVED);
    expect([page.state(), page.said, page.context().approval]).toEqual(['over', ['approve'], APPROVED]);
  });

  it('of what somebody decided first is read again, with why', async () => {
    const page = await looking();
    page.send({ type: 'approval.approve' });
    await page.decide.fail(first);
    expect([page.state(), page.context().refusal?.code]).toEqual(['reading', 'approvals.status']);
    await page.read.answer(REFUSED);
    expect([page.state(), page.said, page.context().refusal?.code]).toEqual(['over', [], 'approvals.status']);
  });

  it('of what means something else by now is asked again, with what is so now', async () => {
    const page = await looking();
    page.send({ type: 'approval.approve' });
    await page.decide.fail(refusalOf({ status: 409, code: 'approvals.changed' }));
    await page.read.answer(CHANGED);
    expect([page.state(), page.context().refusal?.code]).toEqual(['deciding.changedSince', 'approvals.changed']);
    page.send({ type: 'approval.approve' });
    expect([page.decide.asked[1]?.seen, page.context().refusal]).toEqual([CHANGED.now.seen, null]);
  });

  it('without an answer is asked again, or read again', async () => {
    const page = await looking();
    page.send({ type: 'approval.approve' });
    expect(around(page.clock, 20_000, page.state)).toEqual(['sending', 'unsure']);
    expect(page.context().refusal?.kind).toBe('timeout');
    page.send({ type: 'outcome.ask' });
    expect([page.decide.asked.length, page.context().refusal]).toEqual([2, null]);
    await page.decide.fail(away);
    expect([page.state(), page.context().refusal?.kind]).toEqual(['unsure', 'network']);
    page.send({ type: 'approval.reread' });
    expect([page.state(), page.context().refusal]).toEqual(['reading', null]);
  });

  it('that is refused says why, until one presses again', async () => {
    const page = await looking();
    page.send({ type: 'approval.approve' });
    await page.decide.fail(refusalOf({ status: 403, message: 'You may not.' }));
    expect([page.state(), page.context().refusal?.message]).toEqual(['deciding.asProposed', 'You may not.']);
    page.send({ type: 'refusal.begin' });
    expect(page.context().refusal).toBeNull();
  });

  it.each<[string, SeenApproval, 'approval.approve' | 'refusal.begin']>([
    ['approves', PROPOSED, 'approval.approve'],
    ['refuses what has changed', CHANGED, 'refusal.begin'],
    ['refuses what cannot be done', STALE, 'refusal.begin'],
  ])('says no longer why it was not done once one %s', async (_, approval, type) => {
    const page = await looking();
    page.send({ type: 'approval.approve' });
    await page.decide.fail(first);
    await page.read.answer(approval);
    expect(page.context().refusal?.code).toBe('approvals.status');
    page.send({ type });
    expect(page.context().refusal).toBeNull();
  });

  it('goes on after signing in again', async () => {
    const page = await looking();
    page.send({ type: 'approval.approve' });
    await page.decide.fail(refusalOf({ status: 401 }));
    expect([page.state(), page.context().refusal]).toEqual(['deciding.asProposed', null]);
  });
});

describe('refusing', () => {
  it('asks why, and says so without words', async () => {
    const page = await refusing('  ');
    page.send({ type: 'refusal.submit' });
    expect([page.state(), page.said, page.context().problem]).toEqual(['refusing', ['problem'], 'required']);
    page.send({ type: 'reason.change', reason: 'x'.repeat(201) });
    expect(page.context().problem).toBeNull();
    page.send({ type: 'refusal.submit' });
    expect(page.context().problem).toBe('long');
  });

  it('sends the words, which stay where it was not done', async () => {
    const page = await refusing(' Tek u januaru. ');
    page.send({ type: 'refusal.submit' });
    expect(page.decide.asked).toEqual([{ decision: 'refuse', seen: PROPOSED.now.seen, reason: 'Tek u januaru.' }]);
    await page.decide.fail(refusalOf({ status: 500, message: 'Something went wrong!' }));
    expect([page.state(), page.context().reason, page.context().refusal?.status]).toEqual([
      'refusing',
      ' Tek u januaru. ',
      500,
    ]);
    page.send({ type: 'refusal.submit' });
    expect(page.context().refusal).toBeNull();
    await page.decide.answer(REFUSED);
    expect([page.state(), page.said]).toEqual(['over', ['refuse']]);
  });

  it('is left without losing a word', async () => {
    const page = await refusing('Ne');
    page.send({ type: 'refusal.submit' });
    await page.decide.fail(refusalOf({ status: 403 }));
    page.send({ type: 'refusal.back' });
    expect([page.state(), page.context().refusal]).toEqual(['deciding.asProposed', null]);
    page.send({ type: 'refusal.begin' });
    expect(page.context().reason).toBe('Ne');
  });
});

describe('withdrawing', () => {
  it('is one press of whoever proposed it', async () => {
    const page = await looking(OWN);
    page.send({ type: 'approval.withdraw' });
    expect(page.decide.asked[0]?.decision).toBe('withdraw');
    await page.decide.fail(refusalOf({ status: 403, message: 'You may not.' }));
    page.send({ type: 'approval.withdraw' });
    expect(page.context().refusal).toBeNull();
    await page.decide.answer(APPROVED);
    expect([page.state(), page.said]).toEqual(['over', ['withdraw']]);
  });
});

nothingIsMissed(approvalMachine);
