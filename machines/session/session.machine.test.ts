import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { refusalOf } from '../refusal.ts';
import { explorationOf } from '../testing/paths-definition.ts';
import { around, heldCall, settled, stillClock } from '../testing/start.ts';
import { statePath, transitionsOf } from '../testing/transitions.ts';
import { nothingIsMissed, underTest } from '../testing/under-test.ts';
import { type SignedInPerson, sessionMachine } from './session.machine.ts';
import { sessionPaths } from './session.paths.ts';
import { steps } from './session.steps.ts';

it('takes exactly the steps that the specification allows', () => {
  expect(transitionsOf(underTest(sessionMachine), explorationOf(sessionPaths))).toEqual([...steps].sort());
});

async function visit(token: string | null) {
  const me = heldCall<SignedInPerson>();
  const signOut = heldCall<void>();
  const done: string[] = [];
  const clock = stillClock();
  const session = createActor(
    underTest(sessionMachine).provide({
      actors: {
        readToken: fromPromise(async () => token),
        getMe: fromPromise(me.call),
        signOut: fromPromise(signOut.call),
      },
      actions: { removeToken: () => done.push('token removed') },
    }),
    { clock },
  ).start();
  await settled();
  const state = () => statePath(session.getSnapshot().value);
  const wayBack = () => session.getSnapshot().context.wayBack;
  return { session, me, signOut, done, clock, state, wayBack };
}

async function signedIn() {
  const visited = await visit('token');
  await visited.me.answer({ id: 1, complete: true });
  return visited;
}

describe('a visitor', () => {
  it('with a token is loaded first', async () => {
    const { me, state } = await visit('token');
    expect(state()).toBe('loadingUser');
    await me.answer({ id: 1, complete: true });
    expect(state()).toBe('signedIn.complete');
  });

  it('without a token is signed out', async () => {
    expect((await visit(null)).state()).toBe('signedOut');
  });

  it('who cannot be loaded is tried again after 1, 2 and 4 seconds, without losing the token', async () => {
    const { me, clock, state, done } = await visit('token');
    for (const pause of [1000, 2000, 4000]) {
      await me.fail(refusalOf({ kind: 'network' }));
      clock.increment(pause - 1);
      expect(state()).toBe('loadFailed.pausing');
      clock.increment(1);
      expect(state()).toBe('loadFailed.retrying');
    }
    expect(me.asked).toHaveLength(4);
    expect(done).toEqual([]);
  });

  it('a server in trouble is asked once a minute at last, and never more seldom', async () => {
    const { me, clock, state } = await visit('token');
    for (const pause of [1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]) {
      await me.fail(refusalOf({ kind: 'network' }));
      clock.increment(pause - 1);
      expect(state()).toBe('loadFailed.pausing');
      clock.increment(1);
      expect(state()).toBe('loadFailed.retrying');
    }
  });

  it('who could be loaded at last starts with small pauses the next time', async () => {
    const { session, me, clock, state } = await visit('token');
    for (const pause of [1000, 2000]) {
      await me.fail(refusalOf({ status: 500 }));
      clock.increment(pause);
    }
    await me.answer({ id: 1, complete: true });
    session.send({ type: 'token.found' });
    await me.fail(refusalOf({ status: 500 }));
    clock.increment(1000);
    expect(state()).toBe('loadFailed.retrying');
  });
});

describe('waiting for the person', () => {
  it('ends after twenty seconds without an answer, is tried again and ends again', async () => {
    const { me, clock, state } = await visit('token');
    expect(around(clock, 20_000, state)).toEqual(['loadingUser', 'loadFailed.pausing']);
    clock.increment(1000);
    expect(around(clock, 20_000, state)).toEqual(['loadFailed.retrying', 'loadFailed.pausing']);
    expect(around(clock, 2000, state)).toEqual(['loadFailed.pausing', 'loadFailed.retrying']);
    expect(me.asked).toHaveLength(3);
  });

  it('while it fails goes on with the pause of every failure counted', async () => {
    const { me, clock, state } = await visit('token');
    await me.fail(refusalOf({ status: 500 }));
    clock.increment(1000);
    await me.fail(refusalOf({ status: 500 }));
    expect(around(clock, 2000, state)).toEqual(['loadFailed.pausing', 'loadFailed.retrying']);
  });

  it.each(['while loading', 'while trying again'])('tells why one is asked to sign in: %s', async (when) => {
    const { session, me, clock, state } = await visit('token');
    if (when === 'while trying again') {
      await me.fail(refusalOf({ status: 500 }));
      clock.increment(1000);
    }
    await me.fail(refusalOf({ status: 401 }));
    expect([state(), session.getSnapshot().context.ended]).toEqual(['signedOut', true]);
  });

  it.each(['while loading', 'while it failed'])('that another call ends keeps the place: %s', async (when) => {
    const { session, me, state, wayBack } = await visit('token');
    if (when === 'while it failed') await me.fail(refusalOf({ status: 500 }));
    session.send({ type: 'session.lost', path: '/cart/' });
    expect([state(), wayBack(), session.getSnapshot().context.ended]).toEqual(['signedOut', '/cart/', true]);
  });

  it.each(['token.stored', 'token.found'] as const)('begins anew by %s, also where it failed', async (type) => {
    const { session, me, state } = await visit('old');
    session.send({ type });
    expect(me.signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    await me.fail(refusalOf({ status: 500 }));
    session.send({ type });
    expect([state(), me.asked.length]).toEqual(['loadingUser', 3]);
  });
});

describe('a session that the server ended', () => {
  it('leads to sign-in, and the place is kept for afterwards', async () => {
    const { session, me, state, wayBack, done } = await signedIn();
    session.send({ type: 'session.lost', path: '/cart/' });
    expect([state(), wayBack()]).toEqual(['signedOut', '/cart/']);
    expect(session.getSnapshot().context.ended).toBe(true);
    expect(done).toEqual([]);
    session.send({ type: 'token.stored' });
    await me.answer({ id: 1, complete: true });
    expect(wayBack()).toBe('/cart/');
    expect(session.getSnapshot().context.ended).toBe(false);
  });

  it('keeps the first place although the sign-in itself is refused a place', async () => {
    const { session, wayBack } = await signedIn();
    session.send({ type: 'session.lost', path: '/cart/' });
    session.send({ type: 'place.keep', path: '/login' });
    expect(wayBack()).toBe('/cart/');
  });

  it('never leads to another origin', async () => {
    const { session, wayBack } = await visit(null);
    session.send({ type: 'place.keep', path: '//evil.example/' });
    expect(wayBack()).toBeNull();
  });
});

describe('signing out', () => {
  it('tells the server first, for which the token is needed, then forgets the token', async () => {
    const { session, signOut, state, done } = await signedIn();
    session.send({ type: 'session.end' });
    expect(done).toEqual([]);
    await signOut.answer();
    expect(state()).toBe('signedOut');
    expect(done).toEqual(['token removed']);
  });

  it.each(['refused', 'not answered'])('happens here even when it is %s', async (outcome) => {
    const { session, signOut, clock, state, done } = await signedIn();
    session.send({ type: 'session.end' });
    if (outcome === 'refused') await signOut.fail(refusalOf({ status: 500 }));
    else expect(around(clock, 3000, state)).toEqual(['signingOut', 'signedOut']);
    expect(state()).toBe('signedOut');
    expect(done).toEqual(['token removed']);
  });

  it('leaves no place to come back to', async () => {
    const { session, signOut, wayBack } = await signedIn();
    session.send({ type: 'place.keep', path: '/cart/' });
    session.send({ type: 'session.end' });
    await signOut.answer();
    expect(wayBack()).toBeNull();
  });
});

describe('the way back', () => {
  it.each(['complete', 'incomplete'])('is the last person’s alone, also when the next one is %s', async (how) => {
    const { session, me, wayBack } = await visit('token');
    await me.answer({ id: 1, complete: how === 'complete' });
    session.send({ type: 'session.lost', path: '/cart/' });
    session.send({ type: 'token.stored' });
    await me.answer({ id: 2, complete: how === 'complete' });
    expect(wayBack()).toBeNull();
  });

  it.each(['complete', 'incomplete'])('is known to be theirs also after loading them failed: %s', async (how) => {
    const { session, me, clock, wayBack } = await visit('token');
    await me.fail(refusalOf({ status: 500 }));
    clock.increment(1000);
    await me.answer({ id: 1, complete: how === 'complete' });
    session.send({ type: 'session.lost', path: '/cart/' });
    session.send({ type: 'token.stored' });
    await me.answer({ id: 2, complete: true });
    expect(wayBack()).toBeNull();
  });

  it.each(['while loading', 'while it failed'])(
    'is not kept for whoever comes next after signing out %s',
    async (when) => {
      const { session, me, signOut, wayBack } = await visit('token');
      if (when === 'while it failed') await me.fail(refusalOf({ status: 500 }));
      session.send({ type: 'session.end' });
      await signOut.answer();
      session.send({ type: 'place.keep', path: '/cart/' });
      expect(wayBack()).toBeNull();
    },
  );
});

describe('another tab', () => {
  it('that signs in signs this one in too', async () => {
    const { session, me, state } = await visit(null);
    session.send({ type: 'token.found' });
    await me.answer({ id: 1, complete: true });
    expect(state()).toBe('signedIn.complete');
  });

  it('that signs in as somebody else makes this one load them', async () => {
    const { session, me, state } = await signedIn();
    session.send({ type: 'token.found' });
    expect(state()).toBe('loadingUser');
    await me.answer({ id: 1, complete: false });
    expect(state()).toBe('signedIn.incomplete');
  });

  it('that signs in while the person is still loading discards the older answer', async () => {
    const { session, me, state } = await visit('old');
    session.send({ type: 'token.found' });
    expect(me.signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    expect(state()).toBe('loadingUser');
  });

  it('that signs out takes this one along, and the token it left is not touched', async () => {
    const { session, state, done } = await signedIn();
    session.send({ type: 'token.gone' });
    expect(state()).toBe('signedOut');
    expect(done).toEqual([]);
  });
});

describe('the place where a person was', () => {
  it('leads the same person back after the server ended their session', async () => {
    const { session, me, wayBack } = await signedIn();
    session.send({ type: 'session.lost', path: '/flexible-benefits?search=psiholog' });
    session.send({ type: 'token.stored' });
    await me.answer({ id: 1, complete: true });
    expect(wayBack()).toBe('/flexible-benefits?search=psiholog');
  });

  it('is nothing to somebody else, who begins at home', async () => {
    const { session, me, wayBack } = await signedIn();
    session.send({ type: 'session.lost', path: '/flexible-benefits?search=psiholog' });
    session.send({ type: 'token.stored' });
    await me.answer({ id: 2, complete: true });
    expect(wayBack()).toBeNull();
  });

  it('is not kept once they signed out, also not by the page that they leave', async () => {
    const { session, signOut, wayBack } = await signedIn();
    session.send({ type: 'session.end' });
    await signOut.answer();
    session.send({ type: 'place.keep', path: '/flexible-benefits?search=psiholog' });
    expect(wayBack()).toBeNull();
  });

  it('is kept again for who opens a page after that', async () => {
    const { session, signOut, me, wayBack } = await signedIn();
    session.send({ type: 'session.end' });
    await signOut.answer();
    session.send({ type: 'token.stored' });
    await me.answer({ id: 1, complete: true });
    session.send({ type: 'session.lost', path: '/cart/' });
    expect(wayBack()).toBe('/cart/');
  });
});

// `beginning anew` matters only while the person is being loaded; the other states share its transition.
nothingIsMissed(sessionMachine, [
  'session.loadFailed | on token.found 1, beginning anew',
  'session.loadFailed | on token.stored 1, beginning anew',
  'session.signedIn | on token.found 1, beginning anew',
  'session.signedIn | on token.stored 1, beginning anew',
]);
