import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { refusalOf } from '../refusal.ts';
import { explorationOf } from '../testing/paths-definition.ts';
import { heldCall, saidWorld, stillClock } from '../testing/start.ts';
import { transitionsOf } from '../testing/transitions.ts';
import { nothingIsMissed, underTest } from '../testing/under-test.ts';
import {
  type Cancelling,
  type Changing,
  type SeenSubscription,
  type SubscriptionEvent,
  subscriptionMachine,
} from './subscription.machine.ts';
import { subscriptionPaths } from './subscription.paths.ts';
import { steps } from './subscription.steps.ts';

it('takes exactly the steps that the specification allows', () => {
  expect(transitionsOf(underTest(subscriptionMachine), explorationOf(subscriptionPaths))).toEqual([...steps].sort());
});

/** A subscription whose cancelling costs `charges`. */
const seen = (id: number, status: SeenSubscription['status'], charges = 0): SeenSubscription => ({
  id,
  status,
  leaving: { charges, endsNow: false },
});

function begin(subscription: SeenSubscription | null = null) {
  const subscribe = heldCall<SeenSubscription, { key: string; price: number }>();
  const cancel = heldCall<SeenSubscription, Cancelling>();
  const undo = heldCall<SeenSubscription, Changing>();
  const said: string[] = [];
  const clock = stillClock();
  const world = saidWorld<SubscriptionEvent>();
  const actor = createActor(
    underTest(subscriptionMachine).provide({
      actors: {
        subscribe: fromPromise(subscribe.call),
        cancel: fromPromise(cancel.call),
        undo: fromPromise(undo.call),
        watchSubscription: world.watch,
      },
      actions: {
        saySubscribed: () => said.push('subscribed'),
        sayCancelled: () => said.push('cancelled'),
        sayEnded: () => said.push('ended'),
        sayUndone: () => said.push('undone'),
        sayFailed: () => said.push('failed'),
        reload: () => said.push('read again'),
      },
    }),
    { input: { price: 100_000, subscription }, clock },
  ).start();
  const read = (now: SeenSubscription | null, price = 90_000) =>
    world.say({ type: 'subscription.read', subscription: now, price });
  return { actor, subscribe, cancel, undo, said, clock, read };
}

function confirmed() {
  const begun = begin();
  begun.actor.send({ type: 'subscription.subscribe' });
  begun.actor.send({ type: 'subscription.confirm', key: 'first' });
  return begun;
}

describe('subscribing', () => {
  it('is asked once however often one confirms, at the price that was seen', async () => {
    const { actor, subscribe, said } = confirmed();
    actor.send({ type: 'subscription.confirm', key: 'second' });
    await subscribe.answer(seen(7, 'active'));
    expect(subscribe.asked).toEqual([{ key: 'first', price: 100_000 }]);
    expect(said).toEqual(['subscribed', 'read again']);
    expect(actor.getSnapshot().context).toMatchObject({ seen: { subscription: { id: 7 } }, key: null });
  });

  it('tried again after a failure carries the same key, for the first try may have gone through', async () => {
    const { actor, subscribe, clock } = confirmed();
    clock.increment(20_000);
    expect(actor.getSnapshot().value).toBe('failed');
    actor.send({ type: 'subscription.subscribe' });
    actor.send({ type: 'subscription.confirm', key: 'second' });
    expect(subscribe.asked.map(({ key }) => key)).toEqual(['first', 'first']);
  });

  it('tried again after a refusal carries a new key', async () => {
    const { actor, subscribe, said } = confirmed();
    await subscribe.fail(refusalOf({ status: 400, code: 'subscriptions.low_budget', message: 'Insufficient' }));
    expect(actor.getSnapshot().context.refusal?.message).toBe('Insufficient');
    expect(said).toEqual(['failed', 'read again']);
    actor.send({ type: 'subscription.subscribe' });
    actor.send({ type: 'subscription.confirm', key: 'second' });
    expect(subscribe.asked.map(({ key }) => key)).toEqual(['first', 'second']);
  });

  it.each([
    ['listed as running', 'active', 'subscription.cancel'],
    ['listed as cancelled', 'ending', 'subscription.undo'],
  ] as const)('that failed and is %s is another try the next time', async (_title, status, asks) => {
    const { actor, subscribe, cancel, undo, read } = confirmed();
    await subscribe.fail(refusalOf({ status: 500 }));
    read(seen(7, status));
    actor.send({ type: asks });
    actor.send({ type: 'subscription.confirm', key: '' });
    await (status === 'active' ? cancel : undo).fail(refusalOf({ status: 409, code: 'subscriptions.over' }));
    actor.send({ type: 'subscription.subscribe' });
    actor.send({ type: 'subscription.confirm', key: 'second' });
    expect(subscribe.asked.map(({ key }) => key)).toEqual(['first', 'second']);
  });

  it('that failed and is listed as over is another try the next time', async () => {
    const { actor, subscribe, read } = confirmed();
    await subscribe.fail(refusalOf({ status: 500 }));
    actor.send({ type: 'subscription.subscribe' });
    actor.send({ type: 'subscription.dismiss' });
    read(seen(7, 'ended'));
    actor.send({ type: 'subscription.subscribe' });
    actor.send({ type: 'subscription.confirm', key: 'second' });
    expect(subscribe.asked.map(({ key }) => key)).toEqual(['first', 'second']);
  });

  it('with the key of a try whose subscription is over says nothing of a new one, and is another try the next time', async () => {
    const { actor, subscribe, said } = confirmed();
    await subscribe.answer(seen(7, 'ended'));
    expect([actor.getSnapshot().value, said]).toEqual(['ended', ['read again']]);
    actor.send({ type: 'subscription.subscribe' });
    actor.send({ type: 'subscription.confirm', key: 'second' });
    expect(subscribe.asked.map(({ key }) => key)).toEqual(['first', 'second']);
  });

  it('at another price asks again, with that price', async () => {
    const { actor, subscribe } = confirmed();
    const body = { price_currency: 1200.5 };
    await subscribe.fail(refusalOf({ status: 409, code: 'subscriptions.price_changed', body }));
    expect(actor.getSnapshot().value).toBe('priceChanged');
    actor.send({ type: 'subscription.confirm', key: 'second' });
    expect(subscribe.asked.at(-1)).toEqual({ key: 'second', price: 120_050 });
  });

  it('is at the price of the list, when that was read again', () => {
    const { actor, subscribe, read } = begin();
    read(null);
    actor.send({ type: 'subscription.subscribe' });
    actor.send({ type: 'subscription.confirm', key: 'first' });
    expect(subscribe.asked).toEqual([{ key: 'first', price: 90_000 }]);
  });
});

describe('cancelling', () => {
  it('and taking it back name the subscription, and say what was done', async () => {
    const { actor, cancel, undo, said } = begin(seen(7, 'active'));
    actor.send({ type: 'subscription.cancel' });
    actor.send({ type: 'subscription.confirm', key: '' });
    await cancel.answer(seen(7, 'ending'));
    actor.send({ type: 'subscription.undo' });
    actor.send({ type: 'subscription.undo' });
    await undo.answer(seen(7, 'active'));
    expect([cancel.asked, undo.asked]).toEqual([[{ id: 7, charges: 0 }], [{ id: 7 }]]);
    expect(said).toEqual(['cancelled', 'read again', 'undone', 'read again']);
  });

  it('charges what was seen when it was asked about, whatever is listed meanwhile', () => {
    const { actor, cancel, read } = begin(seen(7, 'active', 100_000));
    actor.send({ type: 'subscription.cancel' });
    read(seen(7, 'active', 120_000));
    actor.send({ type: 'subscription.confirm', key: '' });
    expect(cancel.asked).toEqual([{ id: 7, charges: 100_000 }]);
  });

  it('that would charge another amount asks again, with that amount and why', async () => {
    const { actor, cancel, said } = begin(seen(7, 'active', 100_000));
    actor.send({ type: 'subscription.cancel' });
    actor.send({ type: 'subscription.confirm', key: '' });
    const code = 'subscriptions.price_changed';
    await cancel.fail(refusalOf({ status: 409, code, message: 'Changed', body: { price_currency: 1200.5 } }));
    expect(actor.getSnapshot()).toMatchObject({
      value: 'confirmingCancel',
      context: { leaving: { charges: 120_050, endsNow: false }, refusal: { message: 'Changed' } },
    });
    expect(said).toEqual(['read again']);
    actor.send({ type: 'subscription.confirm', key: '' });
    expect(cancel.asked.at(-1)).toEqual({ id: 7, charges: 120_050 });
    await cancel.fail(refusalOf({ status: 409, code, body: { price_currency: 0 } }));
    expect(actor.getSnapshot().context.leaving).toEqual({ charges: 0, endsNow: true });
    actor.send({ type: 'subscription.dismiss' });
    actor.send({ type: 'subscription.cancel' });
    expect(actor.getSnapshot().context.refusal).toBeNull();
  });

  it('that fails leaves it running and says so', async () => {
    const { actor, cancel, said } = begin(seen(7, 'active'));
    actor.send({ type: 'subscription.cancel' });
    actor.send({ type: 'subscription.confirm', key: '' });
    await cancel.fail(refusalOf({ status: 500 }));
    expect([actor.getSnapshot().value, said]).toEqual(['active', ['failed', 'read again']]);
  });
});

describe('what the list says', () => {
  const from = ['offered', 'refused', 'failed', 'active', 'ending', 'ended'] as const;
  const says = ['active', 'ending', 'ended'] as const;
  const asks = { active: 'subscription.cancel', ending: 'subscription.undo' } as const;

  async function at(state: (typeof from)[number]) {
    if (state === 'offered') return begin();
    if (state !== 'refused' && state !== 'failed') return begin(seen(7, state));
    const begun = confirmed();
    await begun.subscribe.fail(refusalOf({ status: state === 'refused' ? 400 : 500 }));
    return begun;
  }

  it.each(from.flatMap((state) => says.map((status) => ({ state, status }))))(
    '($status) is what is cancelled, taken back and paid from then on, heard where it is $state',
    async ({ state, status }) => {
      const { actor, read } = await at(state);
      read(seen(8, status));
      const { value } = actor.getSnapshot();
      actor.send({ type: value === 'active' || value === 'ending' ? asks[value] : 'subscription.subscribe' });
      expect(actor.getSnapshot().context).toMatchObject({ id: 8, price: 90_000 });
    },
  );

  it('changes no price under the eyes of whoever is asked, and that of no list is paid unasked', async () => {
    const { actor, subscribe, read } = begin();
    actor.send({ type: 'subscription.subscribe' });
    read(null);
    actor.send({ type: 'subscription.confirm', key: 'first' });
    expect(subscribe.asked).toEqual([{ key: 'first', price: 100_000 }]);
    await subscribe.fail(
      refusalOf({ status: 409, code: 'subscriptions.price_changed', body: { price_currency: 1200 } }),
    );
    actor.send({ type: 'subscription.dismiss' });
    expect(actor.getSnapshot().context.seen.price).toBe(120_000);
  });

  it('of the one that is asked about changes nothing of what is cancelled', async () => {
    const { actor, cancel, read } = begin(seen(7, 'active'));
    actor.send({ type: 'subscription.cancel' });
    read(seen(8, 'active'));
    actor.send({ type: 'subscription.confirm', key: '' });
    expect(cancel.asked).toEqual([{ id: 7, charges: 0 }]);
    await cancel.fail(refusalOf({ status: 409, code: 'subscriptions.over' }));
    expect(actor.getSnapshot().value).toBe('active');
    actor.send({ type: 'subscription.cancel' });
    expect(actor.getSnapshot().context.id).toBe(8);
  });

  it('of one that was found to be over does not bring it back', async () => {
    const { actor, cancel, read } = begin(seen(7, 'active'));
    actor.send({ type: 'subscription.cancel' });
    actor.send({ type: 'subscription.confirm', key: '' });
    await cancel.fail(refusalOf({ status: 409, code: 'subscriptions.over' }));
    read(seen(7, 'active'));
    actor.send({ type: 'subscription.subscribe' });
    actor.send({ type: 'subscription.dismiss' });
    expect(actor.getSnapshot().value).toBe('ended');
  });

  it('of the one that ended before takes nothing away from whoever was subscribed elsewhere', async () => {
    const { actor, subscribe } = begin(seen(7, 'ended'));
    actor.send({ type: 'subscription.subscribe' });
    actor.send({ type: 'subscription.confirm', key: 'first' });
    await subscribe.fail(refusalOf({ status: 409, code: 'subscriptions.already' }));
    expect(actor.getSnapshot().value).toBe('unlisted');
  });

  it('is waited for before the one that another tab made can be cancelled', async () => {
    const { actor, subscribe, cancel, read } = confirmed();
    await subscribe.fail(refusalOf({ status: 409, code: 'subscriptions.already' }));
    for (let time = 0; time < 2; time += 1) {
      actor.send({ type: 'subscription.cancel' });
      actor.send({ type: 'subscription.confirm', key: '' });
      read(seen(7, 'active'));
    }
    expect(cancel.asked).toEqual([{ id: 7, charges: 0 }]);
  });
});

describe('an answer that is not what was hoped for', () => {
  it.each([
    ['another price', 409, 'subscriptions.price_changed', 'priceChanged'],
    ['that there is one already', 409, 'subscriptions.already', 'unlisted'],
  ])('(%s) ends the try and reads the list again', async (_title, status, code, state) => {
    const { actor, subscribe, said } = confirmed();
    await subscribe.fail(refusalOf({ status, code }));
    expect([actor.getSnapshot().value, actor.getSnapshot().context.key, said]).toEqual([state, null, ['read again']]);
  });

  it.each([400, 403, 404, 422, 429])(
    'that is a clear no (%s) is refused for that reason, and the next try is another one',
    async (status) => {
      const { actor, subscribe, said } = confirmed();
      await subscribe.fail(refusalOf({ status, message: 'Not for you' }));
      expect(actor.getSnapshot()).toMatchObject({
        value: 'refused',
        context: { key: null, refusal: { message: 'Not for you' } },
      });
      expect(said).toEqual(['failed', 'read again']);
    },
  );

  it.each([{ status: 500 }, { status: 503 }, { kind: 'network' }, {}] as const)(
    'that leaves open whether it went through (%j) carries the same key the next time',
    async (parts) => {
      const { actor, subscribe } = confirmed();
      await subscribe.fail(refusalOf(parts));
      expect(actor.getSnapshot()).toMatchObject({ value: 'failed', context: { key: 'first' } });
    },
  );

  it('says so, keeps the reason to be read, and reads the list again', async () => {
    const { actor, subscribe, said } = confirmed();
    await subscribe.fail(refusalOf({ status: 500, message: 'Broken' }));
    expect(actor.getSnapshot().context.refusal?.message).toBe('Broken');
    expect(said).toEqual(['failed', 'read again']);
  });

  it('does not come for twenty seconds before that is said', () => {
    const { actor, clock, said } = confirmed();
    clock.increment(19_999);
    expect(actor.getSnapshot().value).toBe('subscribing');
    clock.increment(1);
    expect(actor.getSnapshot().context.refusal?.kind).toBe('timeout');
    expect(said).toEqual(['failed', 'read again']);
  });

  it('is forgotten with the next try', async () => {
    const { actor, subscribe } = confirmed();
    await subscribe.fail(refusalOf({ status: 500, message: 'Broken' }));
    actor.send({ type: 'subscription.subscribe' });
    actor.send({ type: 'subscription.confirm', key: 'second' });
    expect(actor.getSnapshot().context.refusal).toBeNull();
  });
});

describe('cancelling and taking back', () => {
  const cancels = () => {
    const begun = begin(seen(7, 'active'));
    begun.actor.send({ type: 'subscription.cancel' });
    begun.actor.send({ type: 'subscription.confirm', key: '' });
    return begun;
  };
  const takesBack = () => {
    const begun = begin(seen(7, 'ending'));
    begun.actor.send({ type: 'subscription.undo' });
    return begun;
  };
  const over = refusalOf({ status: 409, code: 'subscriptions.over' });

  it('of what ends at once, or was over before, reads the list again', async () => {
    const ends = cancels();
    await ends.cancel.answer(seen(7, 'ended'));
    const late = cancels();
    await late.cancel.fail(over);
    const gone = takesBack();
    await gone.undo.fail(over);
    for (const { actor } of [ends, late, gone]) expect(actor.getSnapshot().value).toBe('ended');
    // "ended" tells what the person could not be asked about: nothing was charged, and it cannot be undone.
    expect([ends.said, late.said, gone.said]).toEqual([['ended', 'read again'], ['read again'], ['read again']]);
  });

  it('that fails, or is not answered for twenty seconds, is said and read again', async () => {
    const broken = takesBack();
    await broken.undo.fail(refusalOf({ status: 500 }));
    expect([broken.actor.getSnapshot().value, broken.said]).toEqual(['ending', ['failed', 'read again']]);
    for (const [{ actor, clock, said }, state] of [
      [cancels(), 'active'],
      [takesBack(), 'ending'],
    ] as const) {
      clock.increment(19_999);
      expect(said).toEqual([]);
      clock.increment(1);
      expect([actor.getSnapshot().value, said]).toEqual([state, ['failed', 'read again']]);
    }
  });
});

it.each(['active', 'ending'] as const)(
  'that seemed to fail and is %s can be cancelled or kept by its own id',
  async (status) => {
    const { actor, subscribe, cancel, undo, read } = confirmed();
    await subscribe.fail(refusalOf({ status: 500 }));
    read(seen(8, status));
    expect(actor.getSnapshot()).toMatchObject({ value: status, context: { seen: { price: 90_000 } } });
    actor.send({ type: status === 'active' ? 'subscription.cancel' : 'subscription.undo' });
    actor.send({ type: 'subscription.confirm', key: 'any' });
    expect([...cancel.asked, ...undo.asked]).toMatchObject([{ id: 8 }]);
  },
);

nothingIsMissed(subscriptionMachine);
