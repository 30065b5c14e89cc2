import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { decideRequest } from '#contract/requests/review.contract.ts';
import { adminRequestsTexts } from '#locales/admin-requests/admin-requests.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { DecisionTry } from '#machines/requests/review.machine.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { readAgain } from '../api/query.ts';
import { timesLonger } from '../ground/longer-times.ts';
import { useToasts } from '../ground/toasts-context.ts';
import { REVIEW_CALLS } from './review-calls.ts';
import { createReviews, type ReviewHands, type Reviews } from './reviews.ts';

/** Milliseconds in which a decision can be undone. */
const WAIT = 6000;

/** The reviews of whoever is signed in: they outlive the page, not the person. */
let kept: { person: number; reviews: Reviews; hands: ReviewHands } | null = null;

// What is sent by a press on the way out is still sent once the page is gone.
const decide = ({ id, decision, code, words, seen }: DecisionTry) =>
  callEndpoint(decideRequest, {
    params: { id },
    body: { decision, seen, ...(decision === 'rejected' && { code }), ...(words !== '' && { words }) },
    keepalive: true,
  });

/** The reviews of a person, with what each says so far. Leaving the page sends what could still be undone. */
export function useReviews(person: number, onWordless: () => void) {
  const t = useTexts(adminRequestsTexts);
  const client = useQueryClient();
  const toasts = useToasts();
  const again = () => readAgain(client, REVIEW_CALLS);
  const hands: ReviewHands = {
    decide,
    wait: () => WAIT * timesLonger(),
    onWordless,
    onSettled: again,
    onMoved: () => void again(),
    onLost: (id) => toasts.show({ tone: 'error', text: t('trouble.title', { id }) }),
  };
  const [reviews] = useState(() => {
    if (kept?.person === person) return kept.reviews;
    const now = { hands };
    kept = Object.assign(now, { person, reviews: createReviews(() => now.hands) });
    return kept.reviews;
  });
  const refresh = useEffectEvent(() => {
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
