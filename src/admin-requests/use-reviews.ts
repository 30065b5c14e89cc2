import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { adminRequestsTexts } from '#locales/admin-requests/admin-requests.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { readAgain } from '../api/query.ts';
import { dropWork, keepWork, readWork } from '../ground/kept-work.ts';
import { timesLonger } from '../ground/longer-times.ts';
import { useToasts } from '../ground/toasts-context.ts';
import type { ReviewCalls } from './review-calls.ts';
import { createReviews, type ReviewHands, type Reviews } from './reviews.ts';

/** Milliseconds in which a decision can be undone. */
const WAIT = 6000;

/** The stored text of a decision that is being written. */
interface Worded {
  words: string;
}

/** The reviews of the signed-in person, on each site: they outlive the page, until another person signs in. */
const keptOf = new Map<ReviewCalls['site'], { person: number; reviews: Reviews; hands: ReviewHands }>();

/** The reviews of a person on a site, with their states. Leaving the page sends decisions that could still be undone. */
export function useReviews(calls: ReviewCalls, person: number, onWordless: () => void) {
  const { site, changes } = calls;
  const t = useTexts(adminRequestsTexts);
  const client = useQueryClient();
  const toasts = useToasts();
  const again = () => readAgain(client, changes);
  const nameOf = (id: number) => `review.${person}.${site}.${id}`;
  const hands: ReviewHands = {
    decide: async (tried) => {
      const { waits } = await calls.decide(tried);
      if (waits) toasts.show({ tone: 'success', text: t('waits', { id: tried.id }) });
    },
    wait: () => WAIT * timesLonger(),
    wordsOf: (id) => readWork<Worded>(nameOf(id)).words ?? '',
    keepWords: (id, words) => (words === '' ? dropWork(nameOf(id)) : keepWork<Worded>(nameOf(id), { words })),
    onWordless,
    onSettled: again,
    onMoved: () => void again(),
    onLost: (id) => toasts.show({ tone: 'error', text: t('trouble.title', { id }) }),
  };
  const [reviews] = useState(() => {
    const kept = keptOf.get(site);
    if (kept?.person === person) return kept.reviews;
    const now = { hands };
    const begun = Object.assign(now, { person, reviews: createReviews(() => now.hands) });
    keptOf.set(site, begun);
    return begun.reviews;
  });
  const refresh = useEffectEvent(() => {
    const kept = keptOf.get(site);
    if (kept?.reviews === reviews) kept.hands = hands;
  });
  useEffect(() => {
    refresh();
  });
  const snapshots = useSyncExternalStore(reviews.subscribe, reviews.snapshots);
  useEffect(() => {
    addEventListener('pagehide', reviews.sendAll);
    return () => {
      removeEventListener('pagehide', reviews.sendAll);
      reviews.sendAll();
    };
  }, [reviews]);
  return { reviews, snapshots };
}
