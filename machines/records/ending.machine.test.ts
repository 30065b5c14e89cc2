import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { Answers } from '#contract/records/ending.rules.ts';
import { type Refusal, refusalOf } from '../refusal.ts';
import { explorationOf } from '../testing/paths-definition.ts';
import { around, heldCall, stillClock } from '../testing/start.ts';
import { statePath, transitionsOf } from '../testing/transitions.ts';
import { nothingIsMissed, underTest } from '../testing/under-test.ts';
import { type EndingInput, type EndTry, endingMachine, type Saved, type SeenEnding } from './ending.machine.ts';
import { ALL, endingPaths, input as provider, seenAs } from './ending.paths.ts';
import { steps } from './ending.steps.ts';

it('takes exactly the steps that the design allows', () => {
  expect(transitionsOf(underTest(endingMachine), explorationOf(endingPaths))).toEqual([...steps].sort());
});

function start(input: Partial<EndingInput> = {}) {
  const read = heldCall<SeenEnding>();
  const end = heldCall<Saved, EndTry>();
  const askEnded = heldCall<SeenEnding>();
  const restore = heldCall<Saved, Saved>();
  const said: string[] = [];
  const clock = stillClock();
  const actor = createActor(
    underTest(endingMachine).provide({
      actors: {
        readImpact: fromPromise(read.call),
        end: fromPromise(end.call),
        askEnded: fromPromise(askEnded.call),
        restore: fromPromise(restore.call),
      },
      actions: {
        sayEnded: () => said.push('ended'),
        sayRestored: () => said.push('restored'),
        sayFailed: (_, { error }) => said.push(`failed ${(error as Refusal).kind}`),
        sayProblems: () => said.push('problems'),
        reload: () => said.push('reload'),
      },
    }),
    { input: { ...provider, ...input }, clock },
  ).start();
  return {
    actor,
    read,
    end,
    askEnded,
    restore,
    said,
    clock,
    state: () => statePath(actor.getSnapshot().value),
    context: () => actor.getSnapshot().context,
    answers: (answers: Answers = ALL) => actor.send({ type: 'answer.change', answers }),
    confirms: () => actor.send({ type: 'ending.confirm' }),
  };
}

async function asked(weight: SeenEnding['weight'] = 'harmless', input: Partial<EndingInput> = {}) {
  const question = start(input);
  await question.read.answer(seenAs(weight));
  return question;
}

async function confirmed(weight: SeenEnding['weight'] = 'harmless') {
  const question = await asked(weight);
  question.answers();
  question.confirms();
  return question;
}

async function endedNow() {
  const question = await confirmed();
  await question.end.answer({ revision: 5 });
  return question;
}

const moved = refusalOf({ status: 409, code: 'record.changed', message: 'Somebody has changed this.' });
const away = refusalOf({ kind: 'network', code: 'network', message: 'Away' });

describe('the question', () => {
  it('is not put where the call asks for nothing more: it is confirmed with what was seen', async () => {
    const question = await asked('harmless', { asks: {} });
    question.confirms();
    expect(question.end.asked).toEqual([{ seen: 4, impact: 'impact of harmless', answers: {} }]);
  });

  it('wants what is asked by what it would mean, as that was read last', async () => {
    const question = start();
    await question.read.answer(Object.assign({ asks: { move_to: 'required' } }, seenAs('harmless')));
    question.confirms();
    expect(question.context().problems).toEqual({ move_to: 'missing' });
    question.answers({ move_to: '2' });
    question.confirms();
    expect(question.end.asked).toEqual([{ seen: 4, impact: 'impact of harmless', answers: { move_to: '2' } }]);
    await question.end.fail(moved);
    await question.read.answer(Object.assign({ asks: {} }, seenAs('harmless')));
    expect(question.context().asks).toEqual({});
  });

  it.each([
    ['harmless', { reason: 'missing' }],
    ['heavy', { reason: 'missing', name: 'other_name' }],
  ] as const)(
    'of a %s end wants what must be answered, and says what misses until it is typed in',
    async (weight, all) => {
      const question = await asked(weight);
      question.confirms();
      expect([question.end.asked, question.said, question.context().problems]).toEqual([[], ['problems'], all]);
      question.answers({ reason: 'Zatvara se.' });
      expect(question.context().problems).toEqual(weight === 'heavy' ? { name: 'other_name' } : {});
      question.answers({ name: 'Vežbaonica' });
      question.confirms();
      const answers = { reason: 'Zatvara se.', name: 'Vežbaonica' };
      expect(question.end.asked).toEqual([{ seen: 4, impact: `impact of ${weight}`, answers }]);
    },
  );

  it('cannot be confirmed while something must be done first; it is looked at again', async () => {
    const question = await asked('blocked');
    question.answers();
    question.confirms();
    expect([question.state(), question.end.asked]).toEqual(['weighing.blocked', []]);
    question.actor.send({ type: 'impact.reread' });
    await question.read.answer(seenAs('harmless', { revision: 5 }));
    expect([question.state(), question.context().before?.weight]).toEqual(['weighing.harmless', 'blocked']);
    expect(question.read.asked).toHaveLength(2);
  });

  it('that was dismissed does nothing any more', async () => {
    const question = await asked();
    question.actor.send({ type: 'ending.dismiss' });
    question.confirms();
    expect([question.state(), question.end.asked, question.said]).toEqual(['closed', [], []]);
  });

  it('about what is ended already is none, and the list has it', async () => {
    const question = start();
    await question.read.answer(seenAs('harmless', { offered: false }));
    question.actor.send({ type: 'ending.dismiss' });
    expect([question.state(), question.context().seen?.offered, question.said]).toEqual(['closed', false, ['reload']]);
  });

  it.each([
    [403, 'forbidden', []],
    [404, 'missing', ['reload']],
    [500, 'failed', []],
  ])('that cannot be read for %i says why', async (status, state, said) => {
    const question = start();
    await question.read.fail(refusalOf({ status, message: 'No' }));
    expect([question.state(), question.context().refusal?.message, question.said]).toEqual([state, 'No', said]);
  });

  it('waits for twenty seconds', () => {
    const question = start();
    expect(around(question.clock, 20_000, question.state)).toEqual(['reading', 'failed']);
    expect(question.context().refusal?.kind).toBe('timeout');
  });
});

describe('the end', () => {
  it('is made with what was seen, once, and said', async () => {
    const question = await confirmed();
    question.confirms();
    expect(question.end.asked).toEqual([{ seen: 4, impact: 'impact of harmless', answers: ALL }]);
    await question.end.answer({ revision: 5 });
    expect([question.state(), question.said, question.context().revision]).toEqual(['ended', ['ended', 'reload'], 5]);
  });

  it.each(['done', 'proposed'] as const)('hands on that it is %s', async (outcome) => {
    const question = await confirmed();
    await question.end.answer({ revision: 5, outcome });
    expect([question.state(), question.context().outcome]).toEqual(['ended', outcome]);
  });

  it('is done where the server does not say otherwise', async () => {
    expect((await endedNow()).context().outcome).toBe('done');
  });

  it('that was too late for what must be done first says so until it is looked at again', async () => {
    const question = await confirmed();
    await question.end.fail({ ...moved, code: 'providers.in_use' });
    await question.read.answer(seenAs('blocked'));
    expect([question.state(), question.context().refusal?.code]).toEqual(['weighing.blocked', 'providers.in_use']);
    question.actor.send({ type: 'impact.reread' });
    expect(question.context().refusal).toBeNull();
  });

  it('that is tried again forgets what was wrong', async () => {
    const question = await confirmed();
    await question.end.fail(refusalOf({ status: 400, message: 'No', fields: { reason: 'Say why' } }));
    question.confirms();
    expect([question.state(), question.context().problems, question.context().refusal]).toEqual(['ending', {}, null]);
  });

  it.each(['record.changed', 'impact.changed', 'providers.in_use'])(
    'that comes late for %s is asked anew, with what was answered and what was seen before',
    async (code) => {
      const question = await confirmed();
      await question.end.fail({ ...moved, code });
      expect([question.state(), question.said]).toEqual(['reading', ['reload']]);
      await question.read.answer(seenAs('heavy', { revision: 6 }));
      const { seen, before, answers, refusal } = question.context();
      expect([question.state(), seen?.revision, before?.revision, answers]).toEqual(['weighing.heavy', 6, 4, ALL]);
      expect(refusal?.message).toBe('Somebody has changed this.');
      question.confirms();
      expect(question.end.asked.at(-1)).toEqual({ seen: 6, impact: 'impact of heavy', answers: ALL });
      expect(question.context().refusal).toBeNull();
    },
  );

  it.each([
    [refusalOf({ status: 400, message: 'No', fields: { reason: 'Say why' } }), 'weighing.heavy', ['problems']],
    [refusalOf({ status: 500, message: 'No' }), 'weighing.heavy', ['problems']],
    [refusalOf({ status: 403, message: 'No' }), 'forbidden', []],
    [refusalOf({ status: 404, message: 'No' }), 'missing', ['reload']],
  ])('that is refused keeps what was answered and says why', async (refusal, state, said) => {
    const question = await confirmed('heavy');
    await question.end.fail(refusal);
    expect([question.state(), question.said, question.context().answers]).toEqual([state, said, ALL]);
    expect([question.context().refusal?.message, question.context().problems]).toEqual(['No', refusal.fields]);
  });

  it('goes on where one was after the session ended', async () => {
    const question = await confirmed();
    await question.end.fail(refusalOf({ status: 401 }));
    expect([question.state(), question.context().answers, question.context().refusal]).toEqual([
      'weighing.harmless',
      ALL,
      null,
    ]);
  });
});

describe('an end without an answer', () => {
  it('is asked about when the server could not be reached, and was made', async () => {
    const question = await confirmed();
    await question.end.fail(away);
    expect([question.state(), question.context().refusal?.message]).toEqual(['unsure.asking', 'Away']);
    await question.askEnded.answer(seenAs('harmless', { offered: false, revision: 5 }));
    const { refusal, revision } = question.context();
    expect([question.state(), refusal, revision]).toEqual(['ended', null, 5]);
    expect(question.said).toEqual(['ended', 'reload']);
  });

  it.each(['done', 'proposed'] as const)('hands on what is read of it: that it is %s', async (outcome) => {
    const question = await confirmed();
    await question.end.fail(away);
    await question.askEnded.answer(seenAs('harmless', { offered: false, outcome }));
    expect([question.state(), question.context().outcome]).toEqual(['ended', outcome]);
  });

  it('is one after twenty seconds; that it was not made is said', async () => {
    const question = await confirmed();
    expect(around(question.clock, 20_000, question.state)).toEqual(['ending', 'unsure.asking']);
    await question.askEnded.answer(seenAs('harmless', { revision: 6 }));
    expect([question.state(), question.context().refusal?.kind]).toEqual(['weighing.harmless', 'timeout']);
    question.confirms();
    expect(question.end.asked.at(-1)?.seen).toBe(6);
  });

  it('of which nobody knows is asked about again, or left: then the list says', async () => {
    const question = await confirmed();
    question.clock.increment(20_000);
    expect(around(question.clock, 20_000, question.state)).toEqual(['unsure.asking', 'unsure.unresolved']);
    question.actor.send({ type: 'outcome.ask' });
    await question.askEnded.fail(away);
    expect([question.state(), question.askEnded.asked.length]).toEqual(['unsure.unresolved', 2]);
    question.actor.send({ type: 'ending.dismiss' });
    expect([question.state(), question.said]).toEqual(['closed', ['reload']]);
  });

  it('whose record is gone says that', async () => {
    const question = await confirmed();
    await question.end.fail(away);
    await question.askEnded.fail(refusalOf({ status: 404, message: 'Gone' }));
    expect([question.state(), question.context().refusal?.message, question.said]).toEqual([
      'missing',
      'Gone',
      ['reload'],
    ]);
  });
});

describe('showing it again', () => {
  it('is done at once, with the revision that the end left', async () => {
    const question = await endedNow();
    question.actor.send({ type: 'record.restore' });
    question.actor.send({ type: 'record.restore' });
    expect(question.restore.asked).toEqual([{ revision: 5 }]);
    await question.restore.answer({ revision: 6 });
    expect([question.state(), question.context().revision]).toEqual(['restored', 6]);
    expect(question.said.slice(2)).toEqual(['restored', 'reload']);
  });

  it('asks nothing from the list either', async () => {
    const question = start({ way: 'restore', revision: 9 });
    expect([question.restore.asked, question.read.asked]).toEqual([[{ revision: 9 }], []]);
    await question.restore.answer({ revision: 10 });
    expect(question.said).toEqual(['restored', 'reload']);
  });

  it('that is refused says why, and the list is read again', async () => {
    const question = start({ way: 'restore' });
    await question.restore.fail(moved);
    expect([question.state(), question.said]).toEqual(['ended', ['failed refused', 'reload']]);
  });

  it('says nothing itself when the session has ended', async () => {
    const question = start({ way: 'restore' });
    await question.restore.fail(refusalOf({ status: 401 }));
    expect([question.state(), question.said]).toEqual(['ended', ['reload']]);
  });

  it('without an answer says so after twenty seconds', () => {
    const question = start({ way: 'restore' });
    expect(around(question.clock, 20_000, question.state)).toEqual(['restoring', 'ended']);
    expect(question.said).toEqual(['failed timeout', 'reload']);
  });
});

nothingIsMissed(endingMachine);
