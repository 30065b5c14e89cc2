import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { refusalOf } from '../refusal.ts';
import { explorationOf } from '../testing/paths-definition.ts';
import { around, heldCall, stillClock } from '../testing/start.ts';
import { statePath, transitionsOf } from '../testing/transitions.ts';
import { nothingIsMissed, underTest } from '../testing/under-test.ts';
import {
  type GiftDraft,
  type GiftInput,
  type GiveTry,
  giftMachine,
  type MadeGift,
  type SeenGift,
} from './gift.machine.ts';
import { ALL, DRAFT, giftPaths, SEEN } from './gift.paths.ts';
import { steps } from './gift.steps.ts';

it('takes exactly the steps that the design allows', () => {
  expect(transitionsOf(underTest(giftMachine), explorationOf(giftPaths))).toEqual([...steps].sort());
});

function start(input: Partial<GiftInput> = {}) {
  const preview = heldCall<SeenGift, GiftDraft>();
  const give = heldCall<MadeGift, GiveTry>();
  const said: string[] = [];
  const keptWork: GiftInput[] = [];
  const clock = stillClock();
  const actor = createActor(
    underTest(giftMachine).provide({
      actors: { preview: fromPromise(preview.call), give: fromPromise(give.call) },
      actions: {
        keepWork: (_, { draft, key }) => keptWork.push({ draft, key }),
        forgetWork: () => said.push('forget'),
        sayProblems: () => said.push('problems'),
        sayGiven: (_, { id, status }) => said.push(`${status} ${id}`),
      },
    }),
    { input: Object.assign({ draft: DRAFT, key: null }, input), clock },
  ).start();
  return {
    preview,
    give,
    said,
    keptWork,
    clock,
    send: actor.send,
    state: () => statePath(actor.getSnapshot().value),
    context: () => actor.getSnapshot().context,
    types: (changes: Partial<GiftDraft>) => actor.send({ type: 'gift.change', changes }),
    submits: () => actor.send({ type: 'gift.submit' }),
    confirms: (key = 'first-key') => actor.send({ type: 'gift.confirm', key }),
  };
}

async function asked(input: Partial<GiftInput> = {}) {
  const form = start(Object.assign({ draft: ALL }, input));
  form.submits();
  await form.preview.answer(SEEN);
  return form;
}

async function confirmed() {
  const form = await asked();
  form.confirms();
  return form;
}

const away = refusalOf({ kind: 'network', code: 'network' });
const changed = refusalOf({ status: 409, code: 'budgets.changed', message: 'Something has changed.' });

describe('what it will do', () => {
  it('is looked at once typing rests, and for each change but that of the reason', async () => {
    const form = start();
    expect(around(form.clock, 400, form.state)).toEqual(['filling.settling', 'filling.looking']);
    expect(form.preview.asked).toEqual([DRAFT]);
    await form.preview.answer(SEEN);
    expect([form.state(), form.context().effect]).toEqual(['filling.shown', SEEN]);
    form.types({ note: 'Hvala' });
    expect(form.state()).toBe('filling.shown');
    form.types({ amount: '500' });
    form.clock.increment(300);
    form.types({ amount: '5000' });
    form.clock.increment(399);
    expect([form.state(), form.preview.asked.length]).toEqual(['filling.settling', 1]);
    form.clock.increment(1);
    expect(form.preview.asked[1]).toMatchObject({ amount: '5000', note: 'Hvala' });
  });

  it.each<[string, Partial<GiftDraft>]>([
    ['a unit', { whom: { of: 'unit', unit: '' } }],
    ['those who were chosen', { whom: { of: 'rows', ids: [] } }],
  ])('is not asked for %s before it is said which', (_, changes) => {
    const form = start();
    form.types(changes);
    form.clock.increment(5000);
    form.submits();
    expect([form.state(), form.preview.asked, form.context().problems]).toEqual([
      'filling.incomplete',
      [],
      { amount: 'required', whom: 'missing' },
    ]);
  });

  it('was refused for what is written no more once the reason is another', async () => {
    const form = await confirmed();
    await form.give.fail(refusalOf({ status: 400, code: 'request.invalid', message: 'Too long.' }));
    expect([form.state(), form.context().refusal?.message]).toEqual(['filling.shown', 'Too long.']);
    form.types({ note: 'Hvala' });
    expect([form.state(), form.context().refusal]).toEqual(['filling.shown', null]);
    expect(form.keptWork.at(-1)?.draft.note).toBe('Hvala');
  });

  it('that nobody answered is looked at again by a press, and why is said until then', async () => {
    const form = start();
    form.clock.increment(400);
    expect(around(form.clock, 20_000, form.state)).toEqual(['filling.looking', 'filling.unseen']);
    expect(form.context().refusal?.kind).toBe('timeout');
    form.send({ type: 'effect.look' });
    expect([form.state(), form.context().refusal]).toEqual(['filling.looking', null]);
    await form.preview.fail(away);
    expect([form.state(), form.context().refusal?.kind]).toEqual(['filling.unseen', 'network']);
    form.types({ amount: '5' });
    expect(form.context().refusal).toBeNull();
  });

  it('is kept with each letter', () => {
    const form = start();
    form.types({ amount: '5' });
    form.types({ note: 'H' });
    expect(form.keptWork).toEqual([
      { draft: Object.assign({}, DRAFT, { amount: '5' }), key: null },
      { draft: Object.assign({}, DRAFT, { amount: '5', note: 'H' }), key: null },
    ]);
  });
});

describe('the press', () => {
  it('says what is missing, until it is typed', () => {
    const form = start();
    form.submits();
    expect([form.said, form.context().problems]).toEqual([['problems'], { amount: 'required' }]);
    form.types({ note: 'x' });
    expect(form.context().problems).toEqual({ amount: 'required' });
    form.types({ amount: '5' });
    expect(form.context().problems).toEqual({});
  });

  it('looks once more, and asks with what is so then', async () => {
    const form = await asked();
    expect([form.state(), form.context().effect, form.preview.asked]).toEqual(['confirming', SEEN, [ALL]]);
    form.send({ type: 'gift.back' });
    expect(form.state()).toBe('filling.shown');
  });

  it.each([
    ['nobody', { people: 0, own: 'none' as const }],
    ['oneself alone', { people: 1, own: 'alone' as const }],
  ])('to %s asks nothing: it is said beside the form', async (_, effect) => {
    const form = start({ draft: ALL });
    form.submits();
    await form.preview.answer(Object.assign({}, SEEN, effect));
    expect([form.state(), form.context().effect?.people]).toEqual(['filling.shown', effect.people]);
  });

  it('that cannot be looked at says why, and forgets what was said before', async () => {
    const form = start({ draft: ALL });
    form.submits();
    expect(around(form.clock, 20_000, form.state)).toEqual(['previewing', 'filling.unseen']);
    expect(form.context().refusal?.kind).toBe('timeout');
    form.submits();
    expect(form.context().refusal).toBeNull();
    await form.preview.fail(away);
    expect([form.state(), form.context().refusal?.kind]).toEqual(['filling.unseen', 'network']);
  });
});

describe('giving', () => {
  it('gives exactly what was seen, under a key that is kept before', async () => {
    const form = await confirmed();
    expect(form.give.asked).toEqual([{ draft: ALL, seen: SEEN.seen, key: 'first-key' }]);
    expect(form.keptWork).toEqual([{ draft: ALL, key: 'first-key' }]);
    await form.give.answer({ id: 7, status: 'given' });
    expect([form.state(), form.said, form.context().made]).toEqual([
      'given',
      ['forget', 'given 7'],
      { id: 7, status: 'given' },
    ]);
  });

  it('of what is something else by now is looked at and asked again, with why', async () => {
    const form = await confirmed();
    await form.give.fail(changed);
    expect(form.state()).toBe('previewing');
    await form.preview.answer(Object.assign({}, SEEN, { people: 329, seen: 'b'.repeat(64) }));
    expect([form.state(), form.context().refusal?.code]).toEqual(['confirming', 'budgets.changed']);
    form.confirms('second-key');
    expect([form.give.asked[1], form.context().refusal]).toEqual([
      { draft: ALL, seen: 'b'.repeat(64), key: 'first-key' },
      null,
    ]);
  });

  it('without an answer is made again under its key, so that it gives once', async () => {
    const form = await confirmed();
    expect(around(form.clock, 20_000, form.state)).toEqual(['giving', 'unsure']);
    expect(form.context().refusal?.kind).toBe('timeout');
    form.send({ type: 'outcome.ask' });
    expect([form.give.asked[1]?.key, form.context().refusal]).toEqual(['first-key', null]);
    await form.give.fail(away);
    expect([form.state(), form.context().refusal?.kind]).toEqual(['unsure', 'network']);
    form.send({ type: 'gift.back' });
    expect([form.state(), form.context().refusal]).toEqual(['filling.shown', null]);
  });

  it('after a reload goes on under the key of the try that nobody answered', async () => {
    const form = await asked({ key: 'before-the-reload' });
    form.confirms();
    expect(form.give.asked[0]?.key).toBe('before-the-reload');
  });

  it('of something else under that key says so; beginning anew has a key of its own', async () => {
    const form = await confirmed();
    await form.give.fail(refusalOf({ status: 422, code: 'budgets.other_gift', message: 'Another gift.' }));
    expect([form.state(), form.context().refusal?.code]).toEqual(['other', 'budgets.other_gift']);
    form.send({ type: 'gift.again' });
    expect([form.state(), form.context().refusal, form.keptWork.at(-1)]).toEqual([
      'filling.settling',
      null,
      { draft: ALL, key: null },
    ]);
    form.submits();
    await form.preview.answer(SEEN);
    form.confirms('second-key');
    expect(form.give.asked[1]?.key).toBe('second-key');
  });

  it('goes on after signing in again', async () => {
    const form = await confirmed();
    await form.give.fail(refusalOf({ status: 401 }));
    expect([form.state(), form.context().refusal]).toEqual(['confirming', null]);
  });

  it('that is refused says why beside the form, until one presses again or goes back', async () => {
    const form = await confirmed();
    await form.give.fail(refusalOf({ status: 403, message: 'You may not.' }));
    expect([form.state(), form.context().refusal?.message]).toEqual(['filling.shown', 'You may not.']);
    form.submits();
    await form.preview.answer(SEEN);
    form.confirms();
    await form.give.fail(changed);
    await form.preview.answer(SEEN);
    form.send({ type: 'gift.back' });
    expect(form.context().refusal).toBeNull();
  });
});

nothingIsMissed(giftMachine);
