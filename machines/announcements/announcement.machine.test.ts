import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { refusalOf } from '../refusal.ts';
import { explorationOf } from '../testing/paths-definition.ts';
import { around, heldCall, stillClock } from '../testing/start.ts';
import { statePath, transitionsOf } from '../testing/transitions.ts';
import { nothingIsMissed, underTest } from '../testing/under-test.ts';
import { announcementMachine, type SeenAnnouncement, type StepTry } from './announcement.machine.ts';
import * as samples from './announcement.paths.ts';
import { steps } from './announcement.steps.ts';

const { DRAFT, PROPOSED, TO_DECIDE, QUEUED, SCHEDULED, SENDING, STOPPING, STOPPED, SENT, WITHDRAWING, WITHDRAWN } =
  samples;

it('takes exactly the steps that the design allows', () => {
  const { announcementPaths } = samples;
  expect(transitionsOf(underTest(announcementMachine), explorationOf(announcementPaths))).toEqual([...steps].sort());
});

function start(announcement: SeenAnnouncement = DRAFT) {
  const act = heldCall<SeenAnnouncement, StepTry>();
  const read = heldCall<SeenAnnouncement>();
  const said: string[] = [];
  const clock = stillClock();
  const actor = createActor(
    underTest(announcementMachine).provide({
      actors: { act: fromPromise(act.call), read: fromPromise(read.call) },
      actions: {
        sayProblem: () => said.push('problem'),
        sayDone: (_, { step, announcement: { status } }) => said.push(`${step} ${status}`),
      },
    }),
    { input: { announcement }, clock },
  ).start();
  return {
    act,
    read,
    said,
    clock,
    send: actor.send,
    state: () => statePath(actor.getSnapshot().value),
    context: () => actor.getSnapshot().context,
  };
}

const MANY = { count: 1204, at: null, night: false };
const away = refusalOf({ kind: 'network', code: 'network' });
const further = refusalOf({ status: 409, code: 'announcements.status', message: 'Its state is another.' });

function confirming(sending = MANY) {
  const page = start();
  page.send({ type: 'sending.begin', ...sending });
  return page;
}

function sending() {
  const page = confirming();
  page.send({ type: 'count.type', typed: '1.204' });
  page.send({ type: 'sending.confirm' });
  return page;
}

it.each([
  ['a draft', DRAFT, 'writing'],
  ['one’s own proposal', PROPOSED, 'proposed'],
  ['a proposal of somebody else', TO_DECIDE, 'deciding'],
  ['one that is about to begin', QUEUED, 'queued'],
  ['one that has an hour', SCHEDULED, 'scheduled'],
  ['one that is being sent', SENDING, 'sending'],
  ['one that is being stopped', STOPPING, 'stopping'],
  ['one that was stopped', STOPPED, 'stopped'],
  ['one that is sent', SENT, 'sent'],
  ['one that is being taken back', WITHDRAWING, 'withdrawing'],
  ['one that was taken back', WITHDRAWN, 'withdrawn'],
])('opens %s as it is, and follows what becomes of it', (_, announcement, state) => {
  const page = start(announcement);
  expect(page.state()).toBe(`looking.${state}`);
  page.send({ type: 'announcement.seen', announcement: WITHDRAWN });
  expect([page.state(), page.context().announcement]).toEqual(['looking.withdrawn', WITHDRAWN]);
});

describe('sending', () => {
  it('to more than a thousand is confirmed by their number, with the revision that was seen', async () => {
    const page = confirming();
    expect(page.state()).toBe('confirming.typing');
    page.send({ type: 'sending.confirm' });
    expect([page.state(), page.said]).toEqual(['confirming.typing', ['problem']]);
    page.send({ type: 'count.type', typed: '1.204' });
    page.send({ type: 'sending.confirm' });
    expect(page.act.asked).toEqual([{ step: 'send', seen: 3, sending: MANY, reason: '' }]);
    await page.act.answer(QUEUED);
    expect([page.state(), page.said.at(-1), page.context().announcement]).toEqual([
      'looking.queued',
      'send queued',
      QUEUED,
    ]);
  });

  it('at night is confirmed as such', () => {
    const page = confirming({ count: 120, at: null, night: true });
    page.send({ type: 'sending.confirm' });
    expect([page.state(), page.said]).toEqual(['confirming.plain', ['problem']]);
    page.send({ type: 'night.mean', meant: true });
    page.send({ type: 'sending.confirm' });
    expect(page.act.asked[0]?.sending).toEqual({ count: 120, at: null, night: true });
  });

  it('that the server finds to be at night asks for that', async () => {
    const page = sending();
    await page.act.fail(refusalOf({ status: 409, code: 'announcements.night' }));
    expect([page.state(), page.context().sending.night, page.context().refusal?.code]).toEqual([
      'confirming.typing',
      true,
      'announcements.night',
    ]);
    page.send({ type: 'sending.confirm' });
    expect(page.said).toEqual(['problem']);
    page.send({ type: 'night.mean', meant: true });
    page.send({ type: 'sending.confirm' });
    expect([page.state(), page.context().refusal]).toEqual(['acting', null]);
    // A confirmation for one hour of the night does not count for another: it is asked for again.
    await page.act.fail(refusalOf({ status: 409, code: 'announcements.night' }));
    expect(page.context().meant).toBe(false);
  });

  it('to others than were confirmed asks for the new number', async () => {
    const page = sending();
    await page.act.fail(refusalOf({ status: 409, code: 'announcements.audience', body: { count: 1310 } }));
    expect([page.state(), page.context().sending, page.context().typed, page.context().refusal?.code]).toEqual([
      'confirming.typing',
      { count: 1310, at: null, night: false },
      '',
      'announcements.audience',
    ]);
    page.send({ type: 'sending.back' });
    expect([page.state(), page.context().refusal]).toEqual(['looking.writing', null]);
  });

  it('begins anew each time it is pressed', () => {
    const page = confirming({ count: 1204, at: null, night: true });
    page.send({ type: 'count.type', typed: '1204' });
    page.send({ type: 'night.mean', meant: true });
    page.send({ type: 'sending.back' });
    page.send({ type: 'sending.begin', ...MANY });
    expect([page.context().typed, page.context().meant]).toEqual(['', false]);
  });

  it('that is refused says why where it was confirmed, and after signing in again goes on there', async () => {
    const page = sending();
    await page.act.fail(refusalOf({ status: 403, message: 'You may not.' }));
    expect([page.state(), page.context().refusal?.message]).toEqual(['confirming.typing', 'You may not.']);
    page.send({ type: 'sending.confirm' });
    expect(page.context().refusal).toBeNull();
    await page.act.fail(refusalOf({ status: 401 }));
    expect([page.state(), page.context().refusal]).toEqual(['confirming.typing', null]);
  });

  it('that nobody answered is never made again: what is so now says whether it was done', async () => {
    const page = sending();
    expect(around(page.clock, 20_000, page.state)).toEqual(['acting', 'unsure']);
    expect(page.context().refusal?.kind).toBe('timeout');
    page.send({ type: 'outcome.ask' });
    expect([page.state(), page.context().refusal]).toEqual(['checking', null]);
    expect(around(page.clock, 20_000, page.state)).toEqual(['checking', 'unsure']);
    expect(page.context().refusal?.kind).toBe('timeout');
    page.send({ type: 'outcome.ask' });
    await page.read.fail(away);
    expect([page.state(), page.context().refusal?.kind]).toEqual(['unsure', 'network']);
    page.send({ type: 'outcome.ask' });
    await page.read.answer(QUEUED);
    expect([page.state(), page.context().announcement, page.act.asked.length]).toEqual(['looking.queued', QUEUED, 1]);
  });

  it('that could not reach the server says so', async () => {
    const page = sending();
    await page.act.fail(away);
    expect([page.state(), page.context().refusal?.kind]).toEqual(['unsure', 'network']);
  });

  it('of what is further by now reads what is so, with why', async () => {
    const page = sending();
    await page.act.fail(further);
    expect([page.state(), page.context().refusal?.code]).toEqual(['checking', 'announcements.status']);
    await page.read.answer(SENDING);
    expect(page.state()).toBe('looking.sending');
  });

  it.each([
    [SENT, { type: 'withdrawal.begin' }, 'confirmingWithdrawal'],
    [STOPPED, { type: 'withdrawal.begin' }, 'confirmingWithdrawal'],
    [DRAFT, { type: 'sending.begin', count: 1204, at: null, night: false }, 'confirming.typing'],
  ] as const)('says why until the next press, of one that is $status by now', async (now, press, state) => {
    const page = sending();
    await page.act.fail(further);
    await page.read.answer(now);
    expect(page.context().refusal?.code).toBe('announcements.status');
    page.send(press);
    expect([page.state(), page.context().refusal]).toEqual([state, null]);
  });
});

describe('what is under way', () => {
  it.each([
    ['queued', QUEUED, { type: 'announcement.cancel' }, 'cancel', DRAFT, 'writing'],
    ['scheduled', SCHEDULED, { type: 'announcement.cancel' }, 'cancel', DRAFT, 'writing'],
    ['proposed', PROPOSED, { type: 'announcement.cancel' }, 'cancel', DRAFT, 'writing'],
    ['being sent', SENDING, { type: 'announcement.stop' }, 'stop', STOPPING, 'stopping'],
    ['stopped', STOPPED, { type: 'announcement.resume' }, 'resume', SENDING, 'sending'],
    ['proposed by somebody else', TO_DECIDE, { type: 'proposal.approve' }, 'approve', QUEUED, 'queued'],
  ] as const)(
    'and %s takes its step, and where that is refused stays and says why',
    async (_, from, event, step, to, state) => {
      const page = start(from);
      const before = page.state();
      page.send(event);
      expect(page.act.asked[0]).toMatchObject({ step, seen: 3 });
      await page.act.fail(refusalOf({ status: 403, message: 'You may not.' }));
      expect([page.state(), page.context().refusal?.message]).toEqual([before, 'You may not.']);
      page.send(event);
      expect(page.context().refusal).toBeNull();
      await page.act.answer(to);
      expect([page.state(), page.said]).toEqual([`looking.${state}`, [`${step} ${to.status}`]]);
    },
  );

  it.each([SENT, STOPPED])('is taken back once that is confirmed', async (from) => {
    const page = start(from);
    const before = page.state();
    page.send({ type: 'withdrawal.begin' });
    page.send({ type: 'withdrawal.back' });
    expect(page.state()).toBe(before);
    page.send({ type: 'withdrawal.begin' });
    page.send({ type: 'withdrawal.confirm' });
    expect(page.act.asked[0]?.step).toBe('withdraw');
    await page.act.fail(refusalOf({ status: 403, message: 'You may not.' }));
    expect([page.state(), page.context().refusal?.message]).toEqual(['confirmingWithdrawal', 'You may not.']);
    page.send({ type: 'withdrawal.back' });
    expect(page.context().refusal).toBeNull();
    page.send({ type: 'withdrawal.begin' });
    page.send({ type: 'withdrawal.confirm' });
    await page.act.fail(refusalOf({ status: 403, message: 'You may not.' }));
    page.send({ type: 'withdrawal.confirm' });
    expect(page.context().refusal).toBeNull();
    await page.act.fail(refusalOf({ status: 500, message: 'Broken.' }));
    page.send({ type: 'withdrawal.back' });
    page.send({ type: 'withdrawal.begin' });
    page.send({ type: 'withdrawal.confirm' });
    await page.act.answer(WITHDRAWING);
    expect(page.state()).toBe('looking.withdrawing');
  });
});

describe('refusing what somebody else proposes', () => {
  it('needs words, keeps them while one goes back, and sends them', async () => {
    const page = start(TO_DECIDE);
    page.send({ type: 'refusal.begin' });
    page.send({ type: 'refusal.submit' });
    expect([page.state(), page.said, page.context().problem]).toEqual(['refusing', ['problem'], 'required']);
    page.send({ type: 'reason.change', reason: ' Tek u januaru. ' });
    expect(page.context().problem).toBeNull();
    page.send({ type: 'refusal.back' });
    page.send({ type: 'refusal.begin' });
    page.send({ type: 'refusal.submit' });
    expect(page.act.asked).toEqual([
      { step: 'refuse', seen: 3, sending: { count: 0, at: null, night: false }, reason: 'Tek u januaru.' },
    ]);
    await page.act.fail(refusalOf({ status: 403, message: 'You may not.' }));
    expect([page.state(), page.context().refusal?.message]).toEqual(['refusing', 'You may not.']);
    page.send({ type: 'refusal.back' });
    expect(page.context().refusal).toBeNull();
    page.send({ type: 'proposal.approve' });
    await page.act.fail(refusalOf({ status: 403, message: 'You may not.' }));
    page.send({ type: 'refusal.begin' });
    expect(page.context().refusal).toBeNull();
    page.send({ type: 'refusal.submit' });
    await page.act.fail(refusalOf({ status: 403, message: 'You may not.' }));
    page.send({ type: 'refusal.submit' });
    expect(page.context().refusal).toBeNull();
    await page.act.answer(DRAFT);
    expect([page.state(), page.said.at(-1), page.context().reason]).toEqual(['looking.writing', 'refuse draft', '']);
  });

  it.each([DRAFT, PROPOSED, QUEUED, SCHEDULED, SENDING, STOPPING, STOPPED, SENT, WITHDRAWING, WITHDRAWN])(
    'forgets its words once it is something else: $status',
    (announcement) => {
      const page = start(TO_DECIDE);
      page.send({ type: 'refusal.begin' });
      page.send({ type: 'reason.change', reason: 'Rano je' });
      page.send({ type: 'refusal.back' });
      page.send({ type: 'announcement.seen', announcement: TO_DECIDE });
      expect(page.context().reason).toBe('Rano je');
      page.send({ type: 'announcement.seen', announcement });
      expect(page.context().reason).toBe('');
    },
  );

  it.each([DRAFT, PROPOSED, QUEUED, SCHEDULED, SENDING, STOPPING, STOPPED, SENT, WITHDRAWING, WITHDRAWN])(
    'forgets what was wrong with them as well: $status',
    (announcement) => {
      const page = start(TO_DECIDE);
      page.send({ type: 'refusal.begin' });
      page.send({ type: 'refusal.submit' });
      page.send({ type: 'refusal.back' });
      expect(page.context().problem).toBe('required');
      page.send({ type: 'announcement.seen', announcement });
      expect(page.context().problem).toBeNull();
    },
  );
});

nothingIsMissed(announcementMachine);
