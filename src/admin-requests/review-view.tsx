import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { RequestComment } from '#contract/requests/requests.contract.ts';
import type { RequestToReviewDetail } from '#contract/requests/review.contract.ts';
import { cn } from '#design-system/classes/cn.ts';
import { EmptyState } from '#design-system/empty-state/empty-state.tsx';
import { Skeleton } from '#design-system/skeleton/skeleton.tsx';
import { TextLink } from '#design-system/text-link/text-link.tsx';
import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import { adminRequestsTexts } from '#locales/admin-requests/admin-requests.texts.ts';
import { formatTime } from '#locales/dates.ts';
import { useTexts } from '#locales/texts.tsx';
import type { ReviewEvent } from '#machines/requests/review.machine.ts';
import { BulkView } from '../admin/bulk/bulk-view.tsx';
import { useAdminTitle } from '../admin/parts/admin-title.ts';
import type { AnsweredFile } from '../api/call-for-file.ts';
import type { Found } from '../ground/found.ts';
import { asOwnBar } from '../ground/own-bar.ts';
import { ReadStates } from '../ground/read-states.tsx';
import { AcceptShelf } from './accept-shelf.tsx';
import { AssignedTo, type AssignedToProps } from './assigned-to.tsx';
import { DecisionPart } from './decision-part.tsx';
import { FilePane } from './file-pane.tsx';
import { QueuePane, type QueuePaneProps } from './queue-pane.tsx';
import { RequestFacts } from './request-facts.tsx';
import { RequestPast } from './request-past.tsx';
import type { RequestKey } from './review-key.ts';
import type { ReviewSnapshot } from './review-props.ts';
import { SentShelf, type SentShelfProps } from './sent-shelf.tsx';
import { SignalList } from './signal-list.tsx';

export interface ReviewViewProps extends QueuePaneProps {
  /** Id of the reviewer. */
  me: number;
  /** Whether the person may decide, or only read. */
  mayDecide: boolean;
  /** The open request; null where none is open. */
  one: Found<RequestToReviewDetail> | null;
  file: Found<AnsweredFile>;
  comments: Found<RequestComment[]>;
  /** Null until the review of the request has begun. */
  snapshot: ReviewSnapshot | null;
  send: (event: ReviewEvent) => void;
  letters: boolean;
  onNext: () => void;
  onTakeOver: () => void;
  /** Null where requests are not assigned. */
  reviewers: AssignedToProps['reviewers'] | null;
  onAssign: AssignedToProps['onAssign'];
  /** The decision about to be sent; null where there is none. */
  aboutToSend: Omit<SentShelfProps, 'letters'> | null;
  /** Requests whose decision failed, other than the open one. */
  troubles: readonly RequestKey[];
  /** The announcement for screen readers. */
  said: string;
}

/** The review of requests: the queue, the file, and the facts beside what can be checked. On a phone one after the other. */
export function ReviewView(props: ReviewViewProps) {
  const { open, queue, aboutToSend, letters, said, many, me, found } = props;
  const t = useTexts(adminRequestsTexts);
  useAdminTitle(open === null ? t(`queue.${queue}`) : t('request', { id: open }));
  return (
    <>
      <div className="wide:-mx-6 wide:-mt-5.5 wide:-mb-18 grid flex-1 wide:grid-cols-[16.5rem_minmax(0,1fr)]">
        <div className={cn('min-w-0', open !== null && 'max-wide:hidden', 'wide:border-line wide:border-r', COLUMN)}>
          <Troubles {...props} />
          <QueuePane {...props} />
        </div>
        <div className={cn('flex min-w-0 flex-col', open === null && 'max-wide:hidden')}>
          <Opened {...props} />
        </div>
      </div>
      {aboutToSend ? (
        <SentShelf key={aboutToSend.id} {...aboutToSend} letters={letters} />
      ) : (
        many?.isChoosing && (
          <AcceptShelf many={many} rows={found.data?.results ?? []} me={me} isBeside={open !== null} />
        )
      )}
      {many && <BulkView {...many.bulk} />}
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}

// Each column has a scrollbar of its own where they stand side by side.
const COLUMN = 'wide:sticky wide:top-14 wide:h-[calc(100dvh-3.5rem)] wide:overflow-y-auto low:static low:h-auto';

function Troubles({ troubles, linkTo }: ReviewViewProps) {
  const t = useTexts(adminRequestsTexts);
  return troubles.map((key) => (
    <div
      key={key.id}
      role="alert"
      className="m-3 flex items-center justify-between gap-2 rounded-12 bg-accent-soft p-3 text-14"
    >
      {t('trouble.title', { id: key.id })}
      <TextLink asChild>
        <Link to={linkTo({ open: key })}>{t('trouble.open')}</Link>
      </TextLink>
    </div>
  ));
}

function Opened(props: ReviewViewProps) {
  const { one, linkTo, open } = props;
  const t = useTexts(adminRequestsTexts);
  if (one === null) {
    return <EmptyState level={2} title={t('chooseTitle')} text={t('chooseText')} className="m-auto" />;
  }
  return (
    <>
      <div className="flex items-center gap-2 wide:hidden">
        <Link
          to={linkTo({ open: null })}
          aria-label={t('backToQueue')}
          className="grid size-11 place-items-center rounded-full hover:bg-surface-sunken"
        >
          <ArrowLeft aria-hidden size={20} />
        </Link>
        <h1 className="text-18">{t('request', { id: open ?? 0 })}</h1>
      </div>
      <ReadStates
        of={one}
        as="part"
        failed={t('oneFailed')}
        loading={
          <div role="status" className="grid flex-1 gap-4 p-4">
            <span className="sr-only">{t('loading')}</span>
            <Skeleton shape="block" className="h-60" />
          </div>
        }
        missing={<EmptyState level={2} title={t('missing')} text={t('missingText')} className="m-auto" />}
      >
        {(request) => <Request {...props} request={request} />}
      </ReadStates>
    </>
  );
}

function Request(props: ReviewViewProps & { request: RequestToReviewDetail }) {
  const { site, request, file, comments, snapshot, mayDecide, send, letters, onNext, linkTo } = props;
  const { reviewers, onAssign } = props;
  const t = useTexts(adminRequestsTexts);
  return (
    <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] wide:grid-cols-[minmax(0,1fr)_22.75rem]">
      <div className={cn('-mx-4 grid min-w-0 desk:-mx-6 wide:mx-0', COLUMN)}>
        <FilePane key={request.id} file={request.file} found={file} />
      </div>
      <div className={cn('flex flex-col wide:border-line wide:border-l', COLUMN)}>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 py-4 wide:flex-1 wide:px-5">
          <TakenBy {...props} />
          <RequestFacts request={request} />
          {mayDecide && reviewers && (
            <AssignedTo key={request.id} request={request} reviewers={reviewers} onAssign={onAssign} />
          )}
          <SignalList
            request={request}
            requestLink={(id, children) =>
              // The platform may not read other requests of a company.
              site === 'platform' ? (
                children
              ) : (
                <Link
                  to={linkTo({ open: { company: null, id } })}
                  className="font-600 text-brand underline-offset-4 hover:underline"
                >
                  {children}
                </Link>
              )
            }
          />
          <RequestPast request={request} comments={comments} />
        </div>
        <section
          {...asOwnBar}
          aria-label={t('decision')}
          className="sticky bottom-0 z-5 bg-surface-raised p-3 shadow-3 edge -mx-4 max-wide:rounded-t-20 desk:-mx-6 wide:mx-0 wide:px-5 low:static"
        >
          {!mayDecide && <p className="text-14">{t('onlyLooks')}</p>}
          {mayDecide && snapshot && (
            <DecisionPart request={request} snapshot={snapshot} send={send} letters={letters} onNext={onNext} />
          )}
        </section>
      </div>
    </div>
  );
}

function TakenBy({ request: { claim }, onTakeOver }: ReviewViewProps & { request: RequestToReviewDetail }) {
  const t = useTexts(adminRequestsTexts);
  if (!claim || claim.mine) return null;
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-2 rounded-12 bg-accent-soft p-3 text-14"
    >
      {t('taken', { name: claim.by.name, time: formatTime(claim.since) })}
      <ToolButton tone="secondary" onClick={onTakeOver}>
        {t('takeOver')}
      </ToolButton>
    </div>
  );
}
