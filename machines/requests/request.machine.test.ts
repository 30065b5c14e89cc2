import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { RequestDetail } from '#contract/requests/requests.contract.ts';
import { refusalOf } from '../refusal.ts';
import { explorationOf } from '../testing/paths-definition.ts';
import { around, heldCall, saidWorld, stillClock } from '../testing/start.ts';
import { statePath, transitionsOf } from '../testing/transitions.ts';
import { nothingIsMissed, underTest } from '../testing/under-test.ts';
import { requestMachine } from './request.machine.ts';
import { duplicate, filed, original, receipt, requestPaths, typed } from './request.paths.ts';
import type { RequestEvent, RequestInput } from './request.setup.ts';
import { steps } from './request.steps.ts';
import { type ChosenFile, emptyForm, type FilingTry } from './request-form.ts';

it('takes exactly the steps that the product allows', () => {
  expect(transitionsOf(underTest(requestMachine), explorationOf(requestPaths))).toEqual([...steps].sort());
});

const TODAY = '2026-11-20';
const budgets = { available: 4500.5, category_budgets: [] };

function open(input: Partial<RequestInput> = {}) {
  const check = heldCall<ChosenFile, ChosenFile | null>();
  const file = heldCall<RequestDetail, FilingTry>();
  const said: string[] = [];
  const clock = stillClock();
  const world = saidWorld<RequestEvent>();
  const request = createActor(
    underTest(requestMachine).provide({
      actors: { checkFile: fromPromise(check.call), fileRequest: fromPromise(file.call), watchBudgets: world.watch },
      actions: { reloadUser: () => said.push('user reloaded'), sayFiled: () => said.push('filed') },
    }),
    { input: { form: emptyForm, file: null, original: null, step: 'kind', key: null, budgets, ...input }, clock },
  ).start();
  return { request, check, file, said, clock, world, state: () => statePath(request.getSnapshot().value) };
}

const atReview = (input: Partial<RequestInput> = {}) => open({ form: typed, file: receipt, step: 'review', ...input });

function sent(input: Partial<RequestInput> = {}) {
  const opened = atReview(input);
  opened.request.send({ type: 'request.send', key: 'key-1', today: TODAY });
  return opened;
}

describe('a request', () => {
  it('is sent once however often the button is pressed, with all that was typed', async () => {
    const { request, file, said, state } = sent();
    request.send({ type: 'request.send', key: 'key-2', today: TODAY });
    await file.answer(filed);
    expect(file.asked).toEqual([
      { key: 'key-1', form: typed, file: receipt, resubmits: null, duplicateAccepted: false },
    ]);
    expect([state(), said]).toEqual(['filed', ['filed', 'user reloaded']]);
    expect(request.getSnapshot().context.request).toEqual(filed);
  });

  it('that was filed leaves an empty form for the next', async () => {
    const { request, file } = sent();
    await file.answer(filed);
    request.send({ type: 'request.again' });
    expect(request.getSnapshot().context).toMatchObject({ form: emptyForm, file: null, key: null, request: null });
  });

  it('that was filed again after it was refused as a duplicate leaves nothing of that for the next', async () => {
    const { request, file } = sent({ file: null, original });
    await file.fail(refusalOf({ status: 409, code: 'possible_duplicate', body: { duplicates: [duplicate] } }));
    request.send({ type: 'duplicate.accept', key: 'key-2' });
    await file.answer(filed);
    request.send({ type: 'request.again' });
    expect(request.getSnapshot().context).toMatchObject({ original: null, duplicates: [], duplicateAccepted: false });
  });

  it('that the server took at the second try leaves nothing that was wrong before for the next', async () => {
    const { request, file } = sent();
    await file.fail(refusalOf({ status: 400, fields: { amount: 'No' } }));
    request.send({ type: 'request.send', key: 'key-2', today: TODAY });
    await file.answer(filed);
    request.send({ type: 'request.again' });
    expect(request.getSnapshot().context.problems).toEqual({});
  });

  it('is of the kind that was chosen', () => {
    const { request } = open({ form: typed });
    request.send({ type: 'kind.choose', kind: 'invoice' });
    expect(request.getSnapshot().context.form).toEqual({ ...typed, kind: 'invoice' });
  });

  it('that the rules do not take is not sent, and says what is wrong with it', () => {
    const { request, file, state } = atReview({ form: { ...typed, amount: '4500,50' } });
    request.send({ type: 'request.send', key: 'key-1', today: TODAY });
    expect([state(), file.asked]).toEqual(['details', []]);
    expect(request.getSnapshot().context.problems).toEqual({ amount: 'comma' });
  });

  it('that is filed again names the one before and keeps its file', () => {
    const { file } = sent({ file: null, original });
    expect(file.asked[0]).toMatchObject({ resubmits: 7, file: null });
  });
});

describe('why it was not filed', () => {
  it.each([
    ['duplicate', refusalOf({ status: 409, code: 'possible_duplicate', message: 'No' }), []],
    ['overBudget', refusalOf({ status: 400, code: 'requests.over_budget', message: 'No' }), ['user reloaded']],
    ['unanswered', refusalOf({ kind: 'network', message: 'No' }), []],
    ['other', refusalOf({ status: 400, message: 'No' }), []],
  ])('is said where it is refused as %s', async (leaf, refusal, told) => {
    const { request, file, said, state } = sent();
    await file.fail(refusal);
    expect([state(), request.getSnapshot().context.refusal?.message, said]).toEqual([`refused.${leaf}`, 'No', told]);
  });

  it('is said when nobody answers for two minutes', () => {
    const { request, clock, state } = sent();
    expect(around(clock, 120_000, state)).toEqual(['sending.progress', 'refused.unanswered']);
    expect(request.getSnapshot().context.refusal?.kind).toBe('timeout');
  });

  it('is forgotten while it is sent again, with the duplicates', async () => {
    const { request, file } = sent();
    const body = { duplicates: [duplicate] };
    await file.fail(refusalOf({ status: 409, code: 'possible_duplicate', body }));
    request.send({ type: 'duplicate.accept', key: 'key-2' });
    expect(request.getSnapshot().context).toMatchObject({ refusal: null, duplicates: [] });
  });

  it('is forgotten once other details are taken', async () => {
    const { request, file } = sent();
    await file.fail(refusalOf({ status: 400, message: 'No' }));
    request.send({ type: 'step.open', step: 'details' });
    request.send({ type: 'details.submit', today: TODAY });
    expect(request.getSnapshot().context.refusal).toBeNull();
  });
});

describe('sending again', () => {
  it('after no answer carries the same key, so that nothing is filed twice', async () => {
    const { request, file, clock, state } = sent();
    clock.increment(120_000);
    expect(state()).toBe('refused.unanswered');
    request.send({ type: 'request.send', key: 'key-2', today: TODAY });
    await file.fail(refusalOf({ kind: 'network' }));
    request.send({ type: 'request.send', key: 'key-3', today: TODAY });
    expect(file.asked.map(({ key }) => key)).toEqual(['key-1', 'key-1', 'key-1']);
  });

  it('after signing in anew carries the same key', async () => {
    const { request, file } = sent();
    await file.fail(refusalOf({ status: 401 }));
    request.send({ type: 'request.send', key: 'key-2', today: TODAY });
    expect(file.asked.at(-1)?.key).toBe('key-1');
  });

  it('after too many tries carries the same key: an earlier one may have been filed', async () => {
    const { request, file } = sent();
    await file.fail(refusalOf({ kind: 'network' }));
    request.send({ type: 'request.send', key: 'key-2', today: TODAY });
    await file.fail(refusalOf({ status: 429 }));
    request.send({ type: 'request.send', key: 'key-3', today: TODAY });
    expect(file.asked.map(({ key }) => key)).toEqual(['key-1', 'key-1', 'key-1']);
  });

  it('after a fault of the server carries the same key, after a refusal a new one', async () => {
    const { request, file } = sent();
    await file.fail(refusalOf({ status: 500 }));
    request.send({ type: 'request.send', key: 'key-2', today: TODAY });
    await file.fail(refusalOf({ status: 400 }));
    request.send({ type: 'request.send', key: 'key-3', today: TODAY });
    expect(file.asked.map(({ key }) => key)).toEqual(['key-1', 'key-1', 'key-3']);
  });
});

describe('the key of a try without an answer', () => {
  const another: ChosenFile = { name: 'drugi.jpeg', bytes: 5_000, type: 'image/jpeg' };

  /** The idempotency keys of two attempts, of which the first got no answer; between them the person does what is given. */
  async function keysOf(...meanwhile: RequestEvent[]) {
    const { request, check, file } = sent();
    await file.fail(refusalOf({ kind: 'network' }));
    for (const event of meanwhile) request.send(event);
    if (request.getSnapshot().matches({ file: 'checking' })) await check.answer(another);
    for (const event of WALKS[statePath(request.getSnapshot().value)] ?? []) request.send(event);
    request.send({ type: 'request.send', key: 'key-2', today: TODAY });
    return file.asked.map(({ key }) => key);
  }

  const [next, submit]: [RequestEvent, RequestEvent] = [
    { type: 'step.next' },
    { type: 'details.submit', today: TODAY },
  ];
  /** The events that lead from each step to the review. */
  const WALKS: Record<string, RequestEvent[]> = {
    kind: [next, submit, next],
    details: [submit, next],
    'file.ready': [next],
  };

  it.each<[string, RequestEvent[]]>([
    [
      'kind',
      [
        { type: 'step.open', step: 'kind' },
        { type: 'kind.choose', kind: 'invoice' },
      ],
    ],
    [
      'details',
      [
        { type: 'step.open', step: 'details' },
        { type: 'details.change', changes: { amount: '12' } },
      ],
    ],
    [
      'file',
      [
        { type: 'step.open', step: 'file' },
        { type: 'file.choose', file: another },
      ],
    ],
  ])('is not that of a request of another %s: the one before may have been filed', async (_, meanwhile) => {
    expect(await keysOf(...meanwhile)).toEqual(['key-1', 'key-2']);
  });

  it('is not that of a request with the former file, once the chosen one is removed', async () => {
    const { request, file } = sent({ original });
    await file.fail(refusalOf({ kind: 'network' }));
    request.send({ type: 'step.open', step: 'file' });
    request.send({ type: 'file.remove' });
    request.send({ type: 'step.next' });
    request.send({ type: 'request.send', key: 'key-2', today: TODAY });
    expect(file.asked.map(({ key, file: sentFile }) => [key, sentFile])).toEqual([
      ['key-1', receipt],
      ['key-2', null],
    ]);
  });

  it('stays with what is looked at again, and typed as it was', async () => {
    const meanwhile: RequestEvent[] = [
      { type: 'step.open', step: 'kind' },
      { type: 'kind.choose', kind: typed.kind },
      { type: 'step.next' },
      { type: 'details.change', changes: { provider: typed.provider } },
    ];
    expect(await keysOf(...meanwhile)).toEqual(['key-1', 'key-1']);
  });

  it('stays with a duplicate that was accepted, where nothing is typed differently', async () => {
    const { request, file } = sent();
    await file.fail(refusalOf({ status: 409, code: 'possible_duplicate', body: { duplicates: [duplicate] } }));
    request.send({ type: 'duplicate.accept', key: 'key-2' });
    await file.fail(refusalOf({ kind: 'network' }));
    request.send({ type: 'step.open', step: 'details' });
    request.send({ type: 'details.change', changes: { amount: typed.amount } });
    request.send({ type: 'details.submit', today: TODAY });
    request.send({ type: 'step.next' });
    request.send({ type: 'request.send', key: 'key-3', today: TODAY });
    expect(file.asked.at(-1)).toMatchObject({ key: 'key-2', duplicateAccepted: true });
  });
});

describe('a possible duplicate', () => {
  const refusal = refusalOf({ status: 409, code: 'possible_duplicate', body: { duplicates: [duplicate] } });

  it('is shown, and sent only when the person says that it is another purchase', async () => {
    const { request, file } = sent();
    await file.fail(refusal);
    expect(request.getSnapshot().context.duplicates).toEqual([duplicate]);
    request.send({ type: 'duplicate.accept', key: 'key-2' });
    expect(file.asked.at(-1)).toMatchObject({ key: 'key-2', duplicateAccepted: true });
  });

  it('is asked about anew when something is changed', async () => {
    const { request, file } = sent();
    await file.fail(refusal);
    request.send({ type: 'step.open', step: 'details' });
    request.send({ type: 'details.change', changes: { amount: '12' } });
    expect(request.getSnapshot().context.duplicateAccepted).toBe(false);
  });
});

it('asks about a duplicate anew when another file is chosen', async () => {
  const { request, file } = sent();
  await file.fail(refusalOf({ status: 409, code: 'possible_duplicate', body: { duplicates: [duplicate] } }));
  request.send({ type: 'duplicate.accept', key: 'key-2' });
  await file.fail(refusalOf({ status: 401 }));
  request.send({ type: 'step.back' });
  request.send({ type: 'file.choose', file: receipt });
  expect(request.getSnapshot().context.duplicateAccepted).toBe(false);
});

describe('what is wrong', () => {
  it('is said at its field until that is typed in', () => {
    const { request } = open({ step: 'details', form: { ...typed, amount: '4500,50', provider: '' } });
    request.send({ type: 'details.submit', today: TODAY });
    expect(request.getSnapshot().context.problems).toEqual({ amount: 'comma', provider: 'required' });
    request.send({ type: 'details.change', changes: { amount: '12' } });
    expect(request.getSnapshot().context.problems).toEqual({ provider: 'required' });
  });

  it('is more than there is by now, when the budget was spent elsewhere', () => {
    const { request, world, file, state } = atReview();
    world.say({ type: 'budgets.read', budgets: { ...budgets, available: 4500.49 } });
    request.send({ type: 'request.send', key: 'key-1', today: TODAY });
    expect([state(), file.asked, request.getSnapshot().context.problems]).toEqual([
      'details',
      [],
      { amount: 'overBudget' },
    ]);
  });

  it('is not the money that a try without an answer may hold: the server alone knows, by its key', async () => {
    const { request, world, file, state } = sent();
    await file.fail(refusalOf({ status: 0 }));
    world.say({ type: 'budgets.read', budgets: { ...budgets, available: 0 } });
    for (const step of ['review', 'file.ready', 'details']) {
      request.send({ type: 'step.back' });
      expect(state()).toBe(step);
    }
    request.send({ type: 'details.submit', today: TODAY });
    expect([state(), request.getSnapshot().context.problems]).toEqual(['file.ready', {}]);
    request.send({ type: 'step.next' });
    request.send({ type: 'request.send', key: 'key-2', today: TODAY });
    expect([state(), file.asked.at(-1)?.key]).toEqual(['sending.progress', 'key-1']);
  });

  it('is the money of a try without an answer once something else is asked for', async () => {
    const { request, world, file, state } = sent();
    await file.fail(refusalOf({ status: 0 }));
    world.say({ type: 'budgets.read', budgets: { ...budgets, available: 0 } });
    request.send({ type: 'step.open', step: 'details' });
    request.send({ type: 'details.change', changes: { description: 'Another one' } });
    request.send({ type: 'details.submit', today: TODAY });
    expect([state(), request.getSnapshot().context.problems]).toEqual(['details', { amount: 'overBudget' }]);
  });

  it('is the category that is not there: it begins as if none was chosen', () => {
    const { request, world, state } = open({ form: typed, step: 'details' });
    world.say({ type: 'budgets.read', budgets, categories: [1, 3] });
    expect(request.getSnapshot().context.form).toEqual(typed);
    world.say({ type: 'budgets.read', budgets, categories: [3] });
    expect(request.getSnapshot().context.form).toEqual({ ...typed, category: null });
    request.send({ type: 'details.submit', today: TODAY });
    expect([state(), request.getSnapshot().context.problems]).toEqual(['details', { category: 'required' }]);
  });

  it('is not the category of a try without an answer, though it has ended since: the key is for that request', async () => {
    const { request, world, file } = sent();
    await file.fail(refusalOf({ status: 0 }));
    world.say({ type: 'budgets.read', budgets, categories: [3] });
    request.send({ type: 'request.send', key: 'key-2', today: TODAY });
    expect(file.asked.at(-1)).toMatchObject({ key: 'key-1', form: typed });
  });

  it('is no purchase that was young enough when the request was first filed', () => {
    const old = { ...typed, purchaseDate: '2025-11-01' };
    const { request, state } = open({ form: old, original, step: 'details' });
    request.send({ type: 'details.submit', today: TODAY });
    expect(state()).toBe('file.ready');
    const another = open({ form: old, step: 'details' });
    another.request.send({ type: 'details.submit', today: TODAY });
    expect(another.request.getSnapshot().context.problems).toEqual({ purchaseDate: 'tooOld' });
  });

  it('by the words of the server stands at the fields too', async () => {
    const { request, file } = sent();
    await file.fail(refusalOf({ status: 400, fields: { purchase_date: 'Too old', provider_name: 'Too long' } }));
    expect(request.getSnapshot().context.problems).toEqual({ purchaseDate: 'Too old', provider: 'Too long' });
  });
});

describe('a file', () => {
  it('is sent as it was found good: a photo may have been shrunk', async () => {
    const { request, check } = open({ step: 'file' });
    request.send({ type: 'file.choose', file: { ...receipt, bytes: 5_000_000 } });
    await check.answer(receipt);
    expect(request.getSnapshot().context.file).toEqual(receipt);
  });

  it('that is chosen while another is looked at is the one that counts', async () => {
    const { request, check } = open({ step: 'file' });
    request.send({ type: 'file.choose', file: receipt });
    request.send({ type: 'file.choose', file: { ...receipt, name: 'drugi.jpeg' } });
    expect(check.signals[0]?.aborted).toBe(true);
    expect(check.asked.at(-1)?.name).toBe('drugi.jpeg');
  });

  it('that is not taken is not sent', async () => {
    const { request, check, state } = open({ step: 'file' });
    request.send({ type: 'file.choose', file: receipt });
    await check.fail(refusalOf({ code: 'file.too_large' }));
    expect([state(), request.getSnapshot().context.file]).toEqual(['file.tooLarge', null]);
  });

  it('tells how much of it is sent while it is sent', async () => {
    const { request, file } = sent();
    request.send({ type: 'progress.tell', percent: 40 });
    expect(request.getSnapshot().context.progress).toBe(40);
    await file.fail(refusalOf({ status: 500 }));
    expect(request.getSnapshot().context.progress).toBeNull();
  });
});

nothingIsMissed(requestMachine);
