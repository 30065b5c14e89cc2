import { describe, expect, it, vi } from 'vitest';
import type { DecisionTry, ReviewedRequest } from '#machines/requests/review.machine.ts';
import { settled } from '#machines/testing/start.ts';
import { faceOf } from './review-props.ts';
import { createReviews } from './reviews.ts';

const request = (id: number): ReviewedRequest => ({
  id,
  company: null,
  own: false,
  seen: { status: 'pending', comment: null },
});

function start(decide: (tried: DecisionTry) => Promise<unknown> = async () => null) {
  const tried: DecisionTry[] = [];
  const said: string[] = [];
  const kept = new Map<number, string>([[7, 'Račun nije čitljiv.']]);
  const reviews = createReviews(() => ({
    decide: (one) => {
      tried.push(one);
      return decide(one);
    },
    wait: () => 60_000,
    wordsOf: (id) => kept.get(id) ?? '',
    keepWords: (id, words) => kept.set(id, words),
    onWordless: () => said.push('wordless'),
    onSettled: async () => {
      said.push('settled');
    },
    onMoved: () => said.push('moved'),
    onLost: (id) => said.push(`lost ${id}`),
  }));
  const faces = () => [...reviews.snapshots()].map(([id, snapshot]) => `${id} ${faceOf(snapshot)}`);
  const accept = (...ids: number[]) => {
    for (const id of ids) {
      reviews.see(request(id));
      reviews.send(id, { type: 'decision.accept' });
    }
  };
  return { reviews, tried, said, faces, accept, kept };
}

describe('reviews', () => {
  it('have a flow for each request, so that the next is open while a decision waits', async () => {
    const { reviews, tried, said, faces, accept } = start();
    accept(1);
    reviews.see(request(2));
    expect(faces()).toEqual(['1 aboutToSend', '2 open']);
    reviews.send(1, { type: 'decision.send' });
    await settled();
    expect([tried.map(({ id }) => id), said, faces()]).toEqual([[1], ['settled'], ['2 open']]);
  });

  it('go on with what was worded before the page was loaded anew, until it was sent', async () => {
    const { reviews, tried, kept } = start();
    reviews.see(request(7));
    reviews.send(7, { type: 'decision.ask' });
    expect(reviews.snapshots().get(7)?.context.words).toBe('Račun nije čitljiv.');
    reviews.send(7, { type: 'decision.word', words: 'Na koga glasi račun?' });
    expect(kept.get(7)).toBe('Na koga glasi račun?');
    reviews.send(7, { type: 'decision.submit' });
    await settled();
    expect([tried.map(({ words }) => words), kept.get(7)]).toEqual([['Na koga glasi račun?'], '']);
  });

  it('begin anew once a question was sent, so that its answer can be decided about', async () => {
    const { reviews, faces } = start();
    reviews.see(request(1));
    reviews.send(1, { type: 'decision.ask' });
    reviews.send(1, { type: 'decision.word', words: 'Na koga glasi?' });
    reviews.send(1, { type: 'decision.submit' });
    await settled();
    expect(faces()).toEqual([]);
    reviews.see(Object.assign(request(1), { seen: { status: 'in_review' as const, comment: 2 } }));
    expect(faces()).toEqual(['1 open']);
  });

  it('go by what was read last, and keep what was typed', () => {
    const { reviews, faces } = start();
    reviews.see(request(1));
    reviews.send(1, { type: 'decision.refuse' });
    reviews.send(1, { type: 'decision.word', words: 'Ne vidi se' });
    reviews.send(1, { type: 'decision.back' });
    reviews.see(Object.assign(request(1), { seen: { status: 'rejected' as const, comment: null } }));
    expect([faces(), reviews.snapshots().get(1)?.context.words]).toEqual([['1 decided'], 'Ne vidi se']);
  });

  it('send the oldest once more than five could be undone, and all when the page is left', async () => {
    const { reviews, tried, accept } = start();
    accept(1, 2, 3, 4, 5);
    expect(tried).toEqual([]);
    accept(6);
    expect(tried.map(({ id }) => id)).toEqual([1]);
    reviews.sendAll();
    expect(tried.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('tell of a decision that was not made while nobody looks, and only then', async () => {
    const { reviews, said, accept, faces } = start(() => Promise.reject({ kind: 'refused', status: 500 }));
    const seen = vi.fn();
    const leave = reviews.subscribe(seen);
    accept(1);
    reviews.sendAll();
    await settled();
    expect([said, faces()]).toEqual([[], ['1 failed']]);
    leave();
    seen.mockClear();
    accept(2);
    reviews.sendAll();
    await settled();
    expect([said, seen.mock.calls]).toEqual([['lost 2'], []]);
    reviews.forget(1);
    expect(faces()).toEqual(['2 failed']);
  });
});
