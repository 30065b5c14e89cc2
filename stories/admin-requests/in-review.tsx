import { useMemo } from 'react';
import { initialTransition, transition } from 'xstate';
import type { RequestToReviewDetail } from '#contract/requests/review.contract.ts';
import { useLanguage } from '#locales/texts.tsx';
import { type ReviewEvent, reviewMachine } from '#machines/requests/review.machine.ts';
import { input } from '#machines/requests/review.paths.ts';
import { faceOf, type ReviewSnapshot } from '#src/admin-requests/review-props.ts';
import { ReviewView, type ReviewViewProps } from '#src/admin-requests/review-view.tsx';
import type { Happened } from '../admin/record-after.ts';
import { sampleComments, sampleFile, sampleQueue, sampleRequest } from './sample-review.ts';

const REVIEWERS = [
  { id: 8, name: 'Marko Simić' },
  { id: 9, name: 'Sara Ilić' },
];

interface InReviewProps extends Partial<ReviewViewProps> {
  snapshot: ReviewSnapshot;
  onEvent: (event: ReviewEvent) => void;
  request?: RequestToReviewDetail;
}

const read = <Data,>(data: Data) => ({ state: 'ready', data, old: false, busy: false, onRetry: () => {} }) as const;

/** Reviewing a request, in one state of its machine. */
export function InReview({ snapshot, onEvent, request: given, ...more }: InReviewProps) {
  const language = useLanguage();
  const request = given ?? sampleRequest(language);
  const isWaiting = faceOf(snapshot) === 'aboutToSend';
  return (
    <ReviewView
      site="company"
      mayDecide
      me={7}
      many={null}
      queue="pending"
      q=""
      typed=""
      open={request.id}
      found={read(sampleQueue)}
      onMore={undefined}
      onSearch={() => {}}
      linkTo={({ open }) => ({ search: open ? `open=${open.id}` : '' })}
      one={read(request)}
      file={read(sampleFile)}
      comments={read(sampleComments(language))}
      snapshot={snapshot}
      send={onEvent}
      letters
      onNext={() => {}}
      onTakeOver={() => {}}
      mine={false}
      onMine={() => {}}
      reviewers={read(REVIEWERS)}
      onAssign={() => {}}
      aboutToSend={isWaiting ? { id: request.id, snapshot, others: 0, send: onEvent } : null}
      troubles={[]}
      said=""
      {...more}
    />
  );
}

export interface ReviewAfterProps extends Pick<InReviewProps, 'onEvent' | 'request'>, Partial<ReviewViewProps> {
  /** Events sent to the machine before it is shown. */
  happened: readonly (Happened | ReviewEvent)[];
}

/** Reviewing a request after these events. */
export function ReviewAfter({ happened, ...more }: ReviewAfterProps) {
  const snapshot = useMemo(() => {
    const [first] = initialTransition(reviewMachine, input);
    return happened.reduce<ReviewSnapshot>(
      (before, event) => transition(reviewMachine, before, event as ReviewEvent)[0],
      first,
    );
  }, [happened]);
  return <InReview {...more} snapshot={snapshot} />;
}
