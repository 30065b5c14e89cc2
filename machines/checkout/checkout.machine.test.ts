import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { CartChange } from '#contract/checkout/checkout.contract.ts';
import { refusalOf } from '../refusal.ts';
import { explorationOf } from '../testing/paths-definition.ts';
import { heldCall, saidWorld, stillClock } from '../testing/start.ts';
import { statePath, transitionsOf } from '../testing/transitions.ts';
import { nothingIsMissed, underTest } from '../testing/under-test.ts';
import { type CheckoutEvent, type CheckoutInput, checkoutMachine, type Purchase } from './checkout.machine.ts';
import { another, checkoutPaths, dearer, empty, seen } from './checkout.paths.ts';
import { steps } from './checkout.steps.ts';
import type { Attempt, KeptCheckout, SeenCart } from './seen-cart.ts';

it('takes exactly the steps that the specification allows', () => {
  expect(transitionsOf(underTest(checkoutMachine), explorationOf(checkoutPaths))).toEqual([...steps].sort());
});

const bought: Purchase = { status: 'success', id: 7, total: 16_710, payroll_tax: 2585.04, vouchers: 0 };

function open(input: Partial<CheckoutInput> = {}) {
  const purchase = heldCall<Purchase, Attempt>();
  const counts = heldCall<SeenCart>();
  const acceptance = heldCall<SeenCart, readonly CartChange[]>();
  const said: string[] = [];
  const kept: (KeptCheckout | null)[] = [];
  const clock = stillClock();
  const world = saidWorld<CheckoutEvent>();
  const checkout = createActor(
    underTest(checkoutMachine).provide({
      actors: {
        completePurchase: fromPromise(purchase.call),
        saveCounts: fromPromise(counts.call),
        acceptChanges: fromPromise(acceptance.call),
        watchCart: world.watch,
      },
      actions: {
        keepCheckout: (_, params) => kept.push(params),
        reloadUser: () => said.push('user reloaded'),
        sayFailed: (_, { message }) => said.push(message),
        sayCartChanged: () => said.push('cart changed'),
        sayNotSaved: () => said.push('not saved'),
      },
    }),
    { input: { cart: seen, kept: null, ...input }, clock },
  ).start();
  const state = () => statePath(checkout.getSnapshot().value);
  return { checkout, purchase, counts, acceptance, said, kept, clock, world, state };
}

function confirmed(key = 'key-1') {
  const opened = open();
  opened.checkout.send({ type: 'checkout.open' });
  opened.checkout.send({ type: 'taxes.toggle' });
  opened.checkout.send({ type: 'purchase.ask' });
  opened.checkout.send({ type: 'purchase.confirm', key });
  return opened;
}

function again({ checkout }: ReturnType<typeof open>, key: string) {
  for (const type of ['checkout.open', 'taxes.toggle', 'purchase.ask'] as const) checkout.send({ type });
  checkout.send({ type: 'purchase.confirm', key });
}

describe('a purchase', () => {
  it('is made once however often it is confirmed', async () => {
    const { checkout, purchase, state, said } = confirmed();
    checkout.send({ type: 'purchase.confirm', key: 'key-2' });
    checkout.send({ type: 'purchase.ask' });
    await purchase.answer(bought);
    expect(purchase.asked).toEqual([{ key: 'key-1', version: seen.version }]);
    expect(state()).toBe('success');
    expect(said).toEqual(['user reloaded']);
  });

  it('that is refused shows the words of the server, leaves the cart and asks to understand the tax anew', async () => {
    const { checkout, purchase, state, said } = confirmed();
    await purchase.fail(refusalOf({ status: 400, message: 'Not enough available budget!' }));
    expect(said).toEqual(['Not enough available budget!', 'user reloaded']);
    checkout.send({ type: 'result.dismiss' });
    expect(state()).toBe('cart.ready');
    checkout.send({ type: 'checkout.open' });
    expect(state()).toBe('checkout.untaxed');
  });

  it('goes on although the poll already shows the emptied cart', async () => {
    const { checkout, purchase, state } = confirmed();
    checkout.send({ type: 'cart.changed', cart: empty });
    expect(state()).toBe('confirming');
    await purchase.answer(bought);
    expect(state()).toBe('success');
    checkout.send({ type: 'result.dismiss' });
    expect(state()).toBe('cart.empty');
  });

  it('of another cart than the one that was agreed to is not made silently', () => {
    const { checkout, purchase, state, said } = open();
    for (const type of ['checkout.open', 'taxes.toggle', 'purchase.ask'] as const) checkout.send({ type });
    checkout.send({ type: 'cart.changed', cart: another });
    checkout.send({ type: 'purchase.confirm', key: 'key-1' });
    expect(state()).toBe('checkout.untaxed');
    expect(said).toEqual(['cart changed']);
    expect(purchase.asked).toEqual([]);
  });
});

describe('a cart that changed in the meantime', () => {
  const changes = [{ item: 1, name: 'Gym', kind: 'price' as const, before: 5310, after: 5900 }];
  const refusal = refusalOf({ status: 409, code: 'cart_changed', body: { changes } });

  it('is shown line by line, and accepting leads back to the tax of the cart as it is', async () => {
    const { checkout, purchase, acceptance, state } = confirmed();
    await purchase.fail(refusal);
    expect(checkout.getSnapshot().context.changes).toEqual(changes);
    checkout.send({ type: 'changes.accept' });
    expect(acceptance.asked).toEqual([changes]);
    await acceptance.answer(another);
    expect(state()).toBe('checkout.untaxed');
    checkout.send({ type: 'taxes.toggle' });
    checkout.send({ type: 'purchase.ask' });
    checkout.send({ type: 'purchase.confirm', key: 'key-2' });
    expect(purchase.asked.at(-1)).toEqual({ key: 'key-2', version: another.version });
  });

  it('can be looked at first', async () => {
    const { checkout, purchase, state, said } = confirmed();
    await purchase.fail(refusal);
    checkout.send({ type: 'changes.decline' });
    expect(state()).toBe('cart.ready');
    expect(said).toEqual(['user reloaded']);
  });

  it('that cannot be read leaves the changes on the screen, with the reason', async () => {
    const { checkout, purchase, clock, state } = confirmed();
    await purchase.fail(refusal);
    checkout.send({ type: 'changes.accept' });
    clock.increment(20_000);
    expect(state()).toBe('cartChanged');
    expect(checkout.getSnapshot().context).toMatchObject({ changes, refusal: { kind: 'timeout' } });
  });
});

describe('a price that is not the one of when it was put in the cart', () => {
  const rise = dearer.changes;

  it('is told line by line before the checkout, and leads there once it is accepted', async () => {
    const { checkout, acceptance, state } = open({ cart: dearer });
    checkout.send({ type: 'checkout.open' });
    expect(state()).toBe('cartChanged');
    expect(checkout.getSnapshot().context.changes).toEqual(rise);
    checkout.send({ type: 'changes.accept' });
    expect(acceptance.asked).toEqual([rise]);
    await acceptance.answer({ ...dearer, changes: [] });
    expect(state()).toBe('checkout.untaxed');
  });

  it('that rises before the last word is told and not only shown', () => {
    const { checkout, state } = open();
    for (const type of ['checkout.open', 'taxes.toggle', 'purchase.ask'] as const) checkout.send({ type });
    checkout.send({ type: 'cart.changed', cart: dearer });
    expect(state()).toBe('cartChanged');
    expect(checkout.getSnapshot().context.changes).toEqual(rise);
  });

  it('that rises once more while it is being accepted is told anew', async () => {
    const { checkout, acceptance, state } = open({ cart: dearer });
    checkout.send({ type: 'checkout.open' });
    checkout.send({ type: 'changes.accept' });
    const more = [{ ...rise[0], after: 6000 }] as typeof rise;
    await acceptance.answer({ ...dearer, changes: more });
    expect(state()).toBe('cartChanged');
    expect(checkout.getSnapshot().context.changes).toEqual(more);
  });

  it('is not passed over by coming back to a checkout', () => {
    const kept = { version: dearer.version, open: true, understood: true, attempt: null };
    expect(open({ cart: dearer, kept }).state()).toBe('cart.ready');
  });
});

describe('a quantity that is typed and not saved', () => {
  it('is saved before the checkout, which shows the cart as it is then', async () => {
    const { checkout, counts, state } = open();
    checkout.send({ type: 'counts.save' });
    expect(state()).toBe('settling');
    await counts.answer(another);
    expect(state()).toBe('checkout.untaxed');
    expect(checkout.getSnapshot().context.cart).toEqual(another);
  });

  it('that the budget cannot pay leads back to the cart, which says so', async () => {
    const { checkout, counts, state } = open();
    checkout.send({ type: 'counts.save' });
    await counts.answer({ ...another, affordable: false });
    expect(state()).toBe('cart.overBudget');
  });

  it('that could not be saved leaves the cart open and says so', async () => {
    const { checkout, counts, said, state } = open();
    checkout.send({ type: 'counts.save' });
    await counts.fail(refusalOf({ status: 500 }));
    expect(state()).toBe('cart.ready');
    expect(said).toEqual(['not saved']);
  });

  it('that is not saved within twenty seconds is said too', () => {
    const { checkout, clock, said, state } = open();
    checkout.send({ type: 'counts.save' });
    clock.increment(19_999);
    expect(state()).toBe('settling');
    clock.increment(1);
    expect([state(), said]).toEqual(['cart.ready', ['not saved']]);
  });
});

// Pauses in milliseconds before the machine asks the server what became of a purchase.
const PAUSES = [2_000, 15_000];

describe('a purchase that nobody answers', () => {
  it('is asked for again after a pause with the same key, twice, and then said to be unknown', async () => {
    const { purchase, clock, state } = confirmed();
    clock.increment(20_000);
    clock.increment(2_000);
    await purchase.fail(refusalOf({ kind: 'network' }));
    clock.increment(15_000);
    clock.increment(20_000);
    expect(state()).toBe('unknown.unresolved');
    expect(purchase.asked.map(({ key }) => key)).toEqual(['key-1', 'key-1', 'key-1']);
  });

  it('is said to be slow before that', () => {
    const { checkout, clock } = confirmed();
    clock.increment(4_000);
    expect(checkout.getSnapshot().context.slow).toBe(true);
    clock.increment(16_000);
    expect(checkout.getSnapshot().context.slow).toBe(false);
  });

  it('and turns out to have been made is a success', async () => {
    const { purchase, clock, state, said } = confirmed();
    clock.increment(20_000);
    clock.increment(2_000);
    await purchase.answer(bought);
    expect(state()).toBe('success');
    expect(said).toEqual(['user reloaded']);
  });

  it('can be asked about by the person, with two more tries', async () => {
    const { checkout, purchase, clock, state } = confirmed();
    clock.increment(20_000);
    for (const pause of PAUSES) {
      clock.increment(pause);
      await purchase.fail(refusalOf({ kind: 'network' }));
    }
    checkout.send({ type: 'outcome.ask' });
    expect(state()).toBe('unknown.asking');
    await purchase.fail(refusalOf({ kind: 'network' }));
    expect(state()).toBe('unknown.waiting');
  });
});

describe('the key of a purchase', () => {
  async function unresolved() {
    const opened = confirmed('key-1');
    opened.clock.increment(20_000);
    for (const pause of PAUSES) {
      opened.clock.increment(pause);
      await opened.purchase.fail(refusalOf({ kind: 'network' }));
    }
    opened.checkout.send({ type: 'result.dismiss' });
    return opened;
  }

  it('stays the same while the outcome is not known and the cart is the same', async () => {
    const opened = await unresolved();
    again(opened, 'key-2');
    expect(opened.purchase.asked.at(-1)?.key).toBe('key-1');
  });

  it('is new for another cart', async () => {
    const opened = await unresolved();
    opened.checkout.send({ type: 'cart.changed', cart: another });
    again(opened, 'key-2');
    expect(opened.purchase.asked.at(-1)).toEqual({ key: 'key-2', version: another.version });
  });

  it('is new after a refusal', async () => {
    const opened = confirmed('key-1');
    await opened.purchase.fail(refusalOf({ status: 400 }));
    again(opened, 'key-2');
    expect(opened.purchase.asked.at(-1)?.key).toBe('key-2');
  });

  it('stays the same after a fault of the server, which may yet have bought', async () => {
    const opened = confirmed('key-1');
    await opened.purchase.fail(refusalOf({ status: 500 }));
    again(opened, 'key-2');
    expect(opened.purchase.asked.at(-1)?.key).toBe('key-1');
  });
});

describe('a checkout that was cut off', () => {
  const attempt = { key: 'key-1', version: seen.version };

  it.each<[string, Partial<CheckoutInput>, string]>([
    [
      'goes on at the question',
      { kept: { version: seen.version, open: true, understood: true, attempt } },
      'checkout.understood',
    ],
    [
      'goes on unticked',
      { kept: { version: seen.version, open: true, understood: false, attempt: null } },
      'checkout.untaxed',
    ],
    [
      'asks anew when the cart is another',
      { kept: { version: 'old', open: true, understood: true, attempt } },
      'checkout.untaxed',
    ],
    [
      'starts at a cart that is empty',
      { cart: empty, kept: { version: '', open: true, understood: true, attempt } },
      'cart.empty',
    ],
    ['starts at the cart when there was none', { kept: null }, 'cart.ready'],
  ])('%s', (_, input, state) => {
    expect(open(input).state()).toBe(state);
  });

  it('by the end of the session is kept with its key, and goes on with it', async () => {
    const { purchase, kept, state } = confirmed('key-1');
    await purchase.fail(refusalOf({ status: 401 }));
    expect(state()).toBe('checkout.understood');
    const last = kept.at(-1) ?? null;
    expect(last).toEqual({ version: seen.version, open: true, understood: true, attempt });

    const resumed = open({ kept: last });
    resumed.checkout.send({ type: 'purchase.ask' });
    resumed.checkout.send({ type: 'purchase.confirm', key: 'key-2' });
    expect(resumed.purchase.asked).toEqual([attempt]);
  });

  it('is forgotten when its outcome is known', async () => {
    const { purchase, kept } = confirmed();
    await purchase.answer(bought);
    expect(kept.at(-1)).toBeNull();
  });
});

describe('a cart that changes while its buyer looks at it', () => {
  const ways = [
    ['checkout.open'],
    ['checkout.open', 'taxes.toggle'],
    ['checkout.open', 'taxes.toggle', 'purchase.ask'],
  ] as const;
  const changes = [another, empty];

  it.each(ways.flatMap((way) => changes.map((cart) => ({ way, cart }))))(
    'is told and shown as it is ($way.length, $cart.lines lines)',
    ({ way, cart }) => {
      const { checkout, said } = open();
      for (const type of way) checkout.send({ type });
      checkout.send({ type: 'cart.changed', cart });
      expect(said).toEqual(['cart changed']);
      expect(checkout.getSnapshot().context.cart).toEqual(cart);
    },
  );
});

describe('what is kept of a checkout', () => {
  it('is each step of it, so that a reload anywhere goes on there', () => {
    const { kept } = confirmed('key-1');
    const at = (understood: boolean, attempt: Attempt | null) => ({
      version: seen.version,
      open: true,
      understood,
      attempt,
    });
    expect(kept).toEqual([null, at(false, null), at(true, null), at(true, { key: 'key-1', version: seen.version })]);
  });

  it('is no mode and no tick once the person is back at the cart, but a try whose outcome is not known', async () => {
    const { checkout, purchase, clock, kept } = confirmed('key-1');
    clock.increment(20_000);
    for (const pause of PAUSES) {
      clock.increment(pause);
      await purchase.fail(refusalOf({ kind: 'network' }));
    }
    checkout.send({ type: 'result.dismiss' });
    const attempt = { key: 'key-1', version: seen.version };
    expect(kept.at(-1)).toEqual({ version: seen.version, open: false, understood: false, attempt });
  });
});

describe('the end of a try', () => {
  it('that bought keeps what was bought, and the next purchase of such a cart is a new one', async () => {
    const opened = confirmed('key-1');
    await opened.purchase.answer(bought);
    expect(opened.checkout.getSnapshot().context.purchase).toEqual(bought);
    opened.checkout.send({ type: 'result.dismiss' });
    again(opened, 'key-2');
    expect(opened.purchase.asked.at(-1)?.key).toBe('key-2');
  });

  it('whose cart had changed bought nothing, so the same cart later is a new try', async () => {
    const opened = confirmed('key-1');
    await opened.purchase.fail(refusalOf({ status: 409, code: 'cart_changed', body: { changes: [] } }));
    opened.checkout.send({ type: 'changes.decline' });
    again(opened, 'key-2');
    expect(opened.purchase.asked.at(-1)?.key).toBe('key-2');
  });

  it('that nobody answered reads the person again when it is put off, since it may have bought', async () => {
    const { checkout, purchase, clock, said } = confirmed();
    clock.increment(20_000);
    for (const pause of PAUSES) {
      clock.increment(pause);
      await purchase.fail(refusalOf({ kind: 'network' }));
    }
    checkout.send({ type: 'result.dismiss' });
    expect(said).toEqual(['user reloaded']);
  });

  it('that was put off is asked about twice again when it is made anew', async () => {
    const opened = confirmed();
    const silent = async () => {
      opened.clock.increment(20_000);
      for (const pause of PAUSES) {
        opened.clock.increment(pause);
        await opened.purchase.fail(refusalOf({ kind: 'network' }));
      }
    };
    await silent();
    opened.checkout.send({ type: 'result.dismiss' });
    again(opened, 'key-2');
    await silent();
    expect(opened.purchase.asked).toHaveLength(6);
  });
});

describe('a reason why nothing was bought', () => {
  const refusal = ({ checkout }: ReturnType<typeof open>) => checkout.getSnapshot().context.refusal;

  it('is not shown any more once it was read', async () => {
    const opened = confirmed();
    await opened.purchase.fail(refusalOf({ status: 400, message: 'No money' }));
    opened.checkout.send({ type: 'result.dismiss' });
    expect(refusal(opened)).toBeNull();
  });

  it('of accepting is kept beside the changes, and gone with the next try or with going back', async () => {
    const opened = open({ cart: dearer });
    opened.checkout.send({ type: 'checkout.open' });
    opened.checkout.send({ type: 'changes.accept' });
    await opened.acceptance.fail(refusalOf({ status: 500 }));
    expect(refusal(opened)).toMatchObject({ status: 500 });
    opened.checkout.send({ type: 'changes.accept' });
    expect(refusal(opened)).toBeNull();
    await opened.acceptance.fail(refusalOf({ status: 500 }));
    opened.checkout.send({ type: 'changes.decline' });
    expect(refusal(opened)).toBeNull();
    expect(opened.said).toEqual(['user reloaded']);
  });
});

describe('the shop is patient', () => {
  it('for four seconds before it says that an answer takes long, and for twenty before it asks again', () => {
    const { checkout, clock, state } = confirmed();
    clock.increment(3_999);
    expect(checkout.getSnapshot().context.slow).toBe(false);
    clock.increment(1);
    expect(checkout.getSnapshot().context.slow).toBe(true);
    clock.increment(15_999);
    expect(state()).toBe('confirming');
    clock.increment(1);
    expect(state()).toBe('unknown.waiting');
  });

  it('for two seconds before it asks a server in trouble again', () => {
    const { clock, state } = confirmed();
    clock.increment(20_000);
    clock.increment(1_999);
    expect(state()).toBe('unknown.waiting');
    clock.increment(1);
    expect(state()).toBe('unknown.asking');
  });

  it('for fifteen seconds before it asks for the last time, longer than a server needs that is started anew', async () => {
    const { clock, purchase, state } = confirmed();
    await purchase.fail(refusalOf({ kind: 'network' }));
    clock.increment(2_000);
    await purchase.fail(refusalOf({ kind: 'network' }));
    clock.increment(14_999);
    expect(state()).toBe('unknown.waiting');
    clock.increment(1);
    await purchase.answer(bought);
    expect(state()).toBe('success');
  });
});

it('shows what a price has become while the tax is read, to be accepted first', () => {
  const { checkout, state } = open();
  checkout.send({ type: 'checkout.open' });
  checkout.send({ type: 'cart.changed', cart: dearer });
  expect([state(), checkout.getSnapshot().context.changes]).toEqual(['cartChanged', dearer.changes]);
});

it('that is refused is kept as left, so that a reload goes on at the cart', async () => {
  const { purchase, kept } = confirmed();
  await purchase.fail(refusalOf({ status: 400 }));
  expect(kept.at(-1)).toBeNull();
});

describe('what a purchase that was asked about again turns out to be', () => {
  async function asking() {
    const opened = confirmed();
    opened.clock.increment(20_000);
    opened.clock.increment(2000);
    expect(opened.state()).toBe('unknown.asking');
    const context = () => opened.checkout.getSnapshot().context;
    return { ...opened, context };
  }

  it('is kept meanwhile as one that goes on behind the cart, and no longer slow once it is known', async () => {
    const { kept, clock, purchase, context } = await asking();
    expect(kept.at(-1)).toMatchObject({ open: true, attempt: { key: 'key-1' } });
    clock.increment(4000);
    expect(context().slow).toBe(true);
    await purchase.answer(bought);
    expect(context().slow).toBe(false);
  });

  it('is kept anew before each time it is asked, whatever was kept since', async () => {
    const { kept, purchase, clock } = await asking();
    const before = kept.length;
    await purchase.fail(refusalOf({ kind: 'network' }));
    clock.increment(15_000);
    expect(kept.length).toBe(before + 1);
  });

  it('is made: it is shown, and the next one is a new try', async () => {
    const { purchase, context } = await asking();
    await purchase.answer(bought);
    expect(context()).toMatchObject({ purchase: bought, attempt: null });
  });

  it('is not made, for the cart had changed: what changed is shown, and the next one is a new try', async () => {
    const { purchase, context } = await asking();
    await purchase.fail(refusalOf({ status: 409, code: 'cart_changed', body: { changes: dearer.changes } }));
    expect(context()).toMatchObject({ changes: dearer.changes, attempt: null });
  });

  it('is refused: the words of the server are shown, and the next one is a new try', async () => {
    const { purchase, context, state } = await asking();
    await purchase.fail(refusalOf({ status: 400, message: 'Not enough available budget!' }));
    expect(state()).toBe('error');
    expect(context()).toMatchObject({ refusal: { message: 'Not enough available budget!' }, attempt: null });
  });
});

it('learns by itself what becomes of the cart', () => {
  const { world, state } = open();
  world.say({ type: 'cart.changed', cart: empty });
  expect(state()).toBe('cart.empty');
});

nothingIsMissed(checkoutMachine);
