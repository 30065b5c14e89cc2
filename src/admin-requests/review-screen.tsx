import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Currency, formatMoney, toMinor } from '#contract/money/money.rules.ts';
import { mayWrite } from '#contract/permissions/permissions.rules.ts';
import { isDecided } from '#contract/requests/requests.rules.ts';
import type { RequestToReview, RequestToReviewDetail } from '#contract/requests/review.contract.ts';
import type { ReviewQueue } from '#contract/requests/review.rules.ts';
import { breakpoints } from '#design-system/tokens.ts';
import { adminRequestsTexts } from '#locales/admin-requests/admin-requests.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import type { ReviewEvent } from '#machines/requests/review.machine.ts';
import { useLetterKeys } from '../admin/site/device-settings.ts';
import { type Found, foundOf } from '../ground/found.ts';
import { useAddress } from '../ground/use-address.ts';
import { useMedia } from '../ground/use-media.ts';
import { useOffline } from '../ground/use-offline.ts';
import { useRead } from '../ground/use-read.ts';
import { useSearch } from '../ground/use-search.ts';
import { useMe } from '../session/session.queries.ts';
import { asDrawn, isFree, nextOf } from './queue-order.ts';
import type { FoundQueue } from './queue-pane.tsx';
import { useNameOf } from './request-facts.tsx';
import type { ReviewCalls } from './review-calls.ts';
import { keyOf, type RequestKey } from './review-key.ts';
import { type ReviewKey, useReviewKeys } from './review-keys.ts';
import { faceOf, isTrouble, isUnderWay } from './review-props.ts';
import { ReviewView } from './review-view.tsx';
import type { Reviews, Snapshots } from './reviews.ts';
import type { AcceptingMany } from './use-accept-many.tsx';
import { useAssigning } from './use-assigning.ts';
import { useClaim } from './use-claim.ts';
import { useReviews } from './use-reviews.ts';

/** Milliseconds after which the queue and the request are read again, for colleagues decide and employees comment meanwhile. */
const PAUSE = 15_000;
const ROWS = 50;
const WIDE = `(min-width: ${breakpoints.wide})`;
const NONE: RequestKey = { company: null, id: 0 };

export interface ReviewScreenProps {
  calls: ReviewCalls;
  /** How several requests are accepted in one call; null where each is reviewed singly. */
  many: AcceptingMany | null;
}

/** The review of requests on a site; read-only for people who may not decide. */
export function ReviewScreen({ calls, many: offered }: ReviewScreenProps) {
  const t = useTexts(adminRequestsTexts);
  const language = useLanguage();
  const nameOf = useNameOf();
  const me = useMe();
  const mayDecide = mayWrite(me, calls.permission);
  const { values, go, linkTo } = useAddress(calls.address);
  const { queue, q, open: opened, assigned } = values;
  const [typed, type] = useSearch({
    values: { search: q },
    go: ({ search = '' }, options) => go({ q: search }, options),
  });
  // Only in the queue of waiting requests, and only for reviewers.
  const many = mayDecide && queue === 'pending' ? offered : null;
  const open = opened?.id ?? null;
  const [letters] = useLetterKeys();
  const [said, setSaid] = useState('');
  const { reviews, snapshots } = useReviews(calls, me.id, () => document.getElementById('review-words')?.focus());
  const { found, onMore } = useQueue(calls, values, snapshots);
  const rows = asDrawn(found.data?.results ?? []);
  const read = useOpened(calls, opened, reviews);
  useFirstChosen(queue, open, found, (row) => go({ open: keyOf(row) }, { replace: true }));
  const { reviewers, assign } = useAssigning(calls, mayDecide);
  const takeOver = useClaim(opened, calls.claims && read.isOpen);

  const goTo = (row: RequestToReview | undefined) => {
    setSaid(
      row
        ? t('nextSaid', {
            name: nameOf(row),
            amount: formatMoney(toMinor(row.amount), row.currency as Currency, language),
          })
        : t('nothingLeft'),
    );
    go({ open: row ? keyOf(row) : null }, { replace: true });
    focusSoon(row?.id);
  };
  const next = () => goTo(nextOf(rows, open));
  const send = (event: ReviewEvent) => {
    // A reviewer who accepted first cannot give the second approval.
    const isSettled = event.type === 'decision.accept' && read.one.data?.second?.own;
    if (open === null || !mayDecide || isSettled) return;
    reviews.send(open, event);
    const after = reviews.snapshots().get(open);
    if (after && ['decision.accept', 'decision.submit'].includes(event.type) && isUnderWay(faceOf(after))) next();
  };

  const waiting = [...snapshots].filter(([, snapshot]) => faceOf(snapshot) === 'aboutToSend');
  const newest = waiting.at(-1);
  const undo = (id: number, event: ReviewEvent) => {
    reviews.send(id, event);
    const request = reviews.snapshots().get(id)?.context.request;
    if (event.type === 'decision.undo' && request) go({ open: request }, { replace: true });
  };

  useReviewKeys(letters, (asked) => {
    if (asked === 'undo') {
      if (newest) undo(newest[0], { type: 'decision.undo' });
      return newest !== undefined;
    }
    if (asked === 'choose') {
      const id = focusedRow() ?? open;
      if (id !== null)
        many?.turn(
          id,
          rows.map((row) => row.id),
        );
      return many !== null && id !== null;
    }
    return onKey(asked, { rows, open, goTo, send, next });
  });

  const troubles = [...snapshots].flatMap(([id, one]) =>
    id !== open && isTrouble(faceOf(one)) ? [one.context.request] : [],
  );
  return (
    <ReviewView
      site={calls.site}
      mayDecide={mayDecide}
      me={me.id}
      many={many}
      queue={queue}
      q={q}
      open={open}
      found={found}
      onMore={onMore}
      typed={typed}
      onSearch={type}
      linkTo={linkTo}
      one={open === null ? null : read.one}
      file={read.file}
      comments={read.comments}
      snapshot={(open === null ? undefined : snapshots.get(open)) ?? null}
      send={send}
      letters={letters}
      onNext={() => {
        if (open !== null) reviews.forget(open);
        next();
      }}
      mine={assigned === 'me'}
      onMine={calls.claims ? (mine) => go({ assigned: mine ? 'me' : '' }, { replace: true }) : undefined}
      reviewers={reviewers}
      onAssign={(to) => open !== null && assign.mutate({ id: open, to })}
      onTakeOver={() => open !== null && takeOver.mutate(open)}
      aboutToSend={
        newest
          ? {
              id: newest[0],
              snapshot: newest[1],
              others: waiting.length - 1,
              send: (event) => undo(newest[0], event),
            }
          : null
      }
      troubles={troubles}
      said={said}
    />
  );
}

/** On a wide screen, opens the first request that no colleague looks at when a queue is shown first. */
function useFirstChosen(
  queue: ReviewQueue,
  open: number | null,
  found: Found<FoundQueue>,
  choose: (row: RequestToReview) => void,
) {
  const isWide = useMedia(WIDE);
  const cameTo = useRef<ReviewQueue | null>(null);
  const first = found.data?.results.find(isFree);
  const chooseFirst = useEffectEvent(choose);
  const isRead = found.state === 'ready';
  useEffect(() => {
    if (!isRead || cameTo.current === queue) return;
    cameTo.current = queue;
    if (isWide && open === null && first) chooseFirst(first);
  }, [isRead, queue, isWide, open, first]);
}

/** The queue without the requests whose decision is being sent. */
function useQueue(
  calls: ReviewCalls,
  { queue, q, assigned }: { queue: ReviewQueue; q: string; assigned: 'me' | '' },
  snapshots: Snapshots,
) {
  const asked = { queue, search: q || undefined, assigned: assigned || undefined, page_size: ROWS };
  const { data, hasNextPage, fetchNextPage, ...result } = useInfiniteQuery({
    ...calls.list(asked),
    refetchInterval: PAUSE,
  });
  const offline = useOffline();
  const pages = data?.pages;
  const first = pages?.[0];
  const underWay = [...snapshots].filter(([, one]) => isUnderWay(faceOf(one))).map(([id]) => id);
  const results = (pages ?? []).flatMap((page) => page.results).filter(({ id }) => !underWay.includes(id));
  const queueFound: FoundQueue | undefined = first && { count: results.length, queues: first.queues, results };
  return {
    found: foundOf({ ...result, data: queueFound }, offline),
    onMore: hasNextPage ? () => void fetchNextPage({ cancelRefetch: false }) : undefined,
  };
}

/** Reads the open request with its comments and its file; its review gets the newest state. */
function useOpened(calls: ReviewCalls, open: RequestKey | null, reviews: Reviews) {
  const key = open ?? NONE;
  const enabled = open !== null;
  const one = useRead({ ...calls.one(key), enabled, refetchInterval: PAUSE });
  const comments = useRead({ ...calls.comments(key), enabled, refetchInterval: PAUSE });
  const file = useRead({ ...calls.file(key), enabled });
  const request = one.data;
  const see = useEffectEvent((seen: RequestToReviewDetail) =>
    reviews.see({ ...keyOf(seen), seen: seen.seen, own: seen.own }),
  );
  useEffect(() => {
    if (request) see(request);
  }, [request]);
  return { one, comments, file, isOpen: request !== null && !request.own && !isDecided(request.status) };
}

interface Ways {
  rows: readonly RequestToReview[];
  open: number | null;
  goTo: (row: RequestToReview | undefined) => void;
  send: (event: ReviewEvent) => void;
  next: () => void;
}

function onKey(asked: Exclude<ReviewKey, 'undo' | 'choose'>, { rows, open, goTo, send, next }: Ways): boolean {
  const place = rows.findIndex(({ id }) => id === open);
  if (asked === 'down' || asked === 'up') {
    const row = rows[asked === 'down' ? place + 1 : Math.max(0, place - 1)];
    if (row) goTo(row);
    return row !== undefined;
  }
  if (open === null) return false;
  if (asked === 'accept') send({ type: 'decision.accept' });
  if (asked === 'refuse') send({ type: 'decision.refuse' });
  if (asked === 'ask') send({ type: 'decision.ask' });
  if (asked === 'next') next();
  if (asked === 'file') document.querySelector<HTMLElement>('[data-file]')?.focus();
  return true;
}

/** The request whose row has the focus; null where none has it. */
const focusedRow = (): number | null =>
  Number(document.activeElement?.closest('[data-request]')?.getAttribute('data-request')) || null;

/** Moves the focus to the row of the open request, where the list is visible. */
const focusSoon = (id: number | undefined) =>
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(id === undefined ? '#content' : `[data-request="${id}"]`)?.focus(),
  );
