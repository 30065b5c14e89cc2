import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import {
  type DecisionTry,
  type ReviewEvent,
  type ReviewedRequest,
  reviewMachine,
} from '#machines/requests/review.machine.ts';
import { makeEmitter } from '../api/emitter.ts';
import { faceOf, isTrouble, type ReviewSnapshot } from './review-props.ts';

/** The callbacks of reviewing, with the present state of the app. */
export interface ReviewHands {
  decide: (tried: DecisionTry) => Promise<unknown>;
  /** Milliseconds in which a decision can be undone. */
  wait: () => number;
  /** Reads the unsent text about a request from the storage, and stores it. */
  wordsOf: (id: number) => string;
  keepWords: (id: number, words: string) => void;
  onWordless: () => void;
  /** Resolves once the queue was read again; until then it still contains the decided request. */
  onSettled: () => Promise<void>;
  onMoved: () => void;
  /** A decision failed while the page of reviews is not shown. */
  onLost: (id: number) => void;
}

/** The state of each review, by the id of its request. */
export type Snapshots = ReadonlyMap<number, ReviewSnapshot>;

/** Greatest number of decisions that can be undone at the same time; with one more, the oldest is sent. */
const MOST_UNDER_WAY = 5;

/**
 * The reviews of one person, each request with a machine of its own: the next request can be open while a decision waits to be sent, and a
 * failure is still there when the person returns to the page.
 */
export function createReviews(hands: () => ReviewHands) {
  const actors = new Map<number, ActorRefFrom<typeof reviewMachine>>();
  const [subscribe, tellListeners, isHeard] = makeEmitter();
  let snapshots: Snapshots = new Map();

  const machine = reviewMachine.provide({
    actors: { decide: fromPromise<unknown, DecisionTry>(({ input }) => hands().decide(input)) },
    actions: {
      sayWordless: () => hands().onWordless(),
      saySettled: (_, { id }) =>
        void hands()
          .onSettled()
          .finally(() => forget(id, true)),
      readAgain: () => hands().onMoved(),
    },
  });

  const tell = () => {
    snapshots = new Map([...actors].map(([id, actor]) => [id, actor.getSnapshot()]));
    tellListeners();
  };

  const isSettled = (id: number) => {
    const actor = actors.get(id);
    return actor !== undefined && faceOf(actor.getSnapshot()) === 'settled';
  };
  const forget = (id: number, onlySettled = false) => {
    if (onlySettled && !isSettled(id)) return;
    hands().keepWords(id, '');
    if (actors.delete(id)) tell();
  };

  const begin = (request: ReviewedRequest) => {
    const actor = createActor(machine, {
      input: { request, wait: hands().wait(), words: hands().wordsOf(request.id) },
    });
    actors.set(request.id, actor);
    actor.subscribe((snapshot) => {
      if (!isHeard() && isTrouble(faceOf(snapshot))) hands().onLost(request.id);
      hands().keepWords(request.id, faceOf(snapshot) === 'settled' ? '' : snapshot.context.words);
      tell();
    });
    actor.start();
  };

  const aboutToSend = () => [...actors.values()].filter((actor) => faceOf(actor.getSnapshot()) === 'aboutToSend');
  const sendAll = (but = 0) => {
    const waiting = aboutToSend();
    for (const actor of waiting.slice(0, Math.max(0, waiting.length - but))) actor.send({ type: 'decision.send' });
  };

  return {
    /** A request was read: begins its review (again after a settled one), or passes the newest state to it. */
    see: (request: ReviewedRequest) => {
      const actor = actors.get(request.id);
      if (actor && !isSettled(request.id)) actor.send({ type: 'request.seen', request });
      else begin(request);
      tell();
    },
    send: (id: number, event: ReviewEvent) => {
      actors.get(id)?.send(event);
      sendAll(MOST_UNDER_WAY);
    },
    /** Drops the review of a request that was decided or left the queue: opening it again reads it again. */
    forget: (id: number) => forget(id),
    /** Sends all decisions that could still be undone. */
    sendAll: () => sendAll(),
    subscribe,
    snapshots: () => snapshots,
  };
}

export type Reviews = ReturnType<typeof createReviews>;
