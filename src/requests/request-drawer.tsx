import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { businessDay } from '#contract/calendar/calendar.rules.ts';
import {
  addComment,
  cancelRequest,
  getRequest,
  getRequestFile,
  listComments,
  type RequestDetail,
} from '#contract/requests/requests.contract.ts';
import { getMe } from '#contract/users/users.contract.ts';
import { Button } from '#design-system/button/button.tsx';
import { Drawer } from '#design-system/drawer/drawer.tsx';
import { EmptyState } from '#design-system/empty-state/empty-state.tsx';
import { Skeleton } from '#design-system/skeleton/skeleton.tsx';
import { requestsTexts } from '#locales/requests/requests.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { Refusal } from '#machines/refusal.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { saveFile } from '../api/call-for-file.ts';
import { doneAlready } from '../api/done-already.ts';
import { fileQuery } from '../api/file-query.ts';
import { query } from '../api/query.ts';
import { serverNow } from '../api/server-time.ts';
import { isAway } from '../ground/found.ts';
import { READS_OF_MONEY } from '../ground/invalidated-reads.ts';
import { paths } from '../ground/paths.ts';
import { ReadStates } from '../ground/read-states.tsx';
import { useToasts } from '../ground/toasts-context.ts';
import { useRead } from '../ground/use-read.ts';
import { useSentForm } from '../ground/use-sent-form.ts';
import { useSoleMutation } from '../ground/use-sole-mutation.ts';
import { useWayBack } from '../ground/use-way-back.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { CommentsView } from './comments-view.tsx';
import { RequestDetailView } from './request-detail-view.tsx';
import { REQUEST_READS } from './request-reads.ts';

/** One request in a drawer beside the list. */
export function RequestDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useTexts(requestsTexts);
  const found = useRead(query(getRequest, { params: { id } }));
  return (
    <Drawer open onClose={onClose} title={t('request', { id })} closeLabel={t('close')}>
      <ReadStates
        of={found}
        as="part"
        failed={t('failed')}
        text={t('failedText')}
        loading={<Loading />}
        missing={<EmptyState level={3} title={t('missing')} text={t('missingText')} />}
      >
        {/* The key resets typed text and open dialogs for another request. */}
        {(request) => <Opened key={request.id} request={request} />}
      </ReadStates>
    </Drawer>
  );
}

function Loading() {
  const t = useTexts(requestsTexts);
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton shape="block" className="h-24" />
      <Skeleton shape="block" className="h-40" />
    </div>
  );
}

/** Calls to invalidate after a change: those that show requests, and the person's money. */
const CHANGED = [...REQUEST_READS, ...READS_OF_MONEY, getMe];

function Opened({ request }: { request: RequestDetail }) {
  const { id } = request;
  const t = useTexts(requestsTexts);
  const { show } = useToasts();
  const { further } = useWayBack();
  const [asking, setAsking] = useState(false);
  const file = useFile(request);
  const today = businessDay(serverNow());
  const cancel = useSoleMutation({
    mutationFn: () =>
      callEndpoint(cancelRequest, { params: { id }, body: { status: 'cancelled' } }).catch(
        doneAlready(isCancelled, request),
      ),
    onSuccess: () => show({ tone: 'success', text: t('cancel.done') }),
    onError: ({ message }) => show({ tone: 'error', text: message, long: true }),
    onSettled: () => setAsking(false),
    changes: CHANGED,
  });
  return (
    <RequestDetailView
      request={request}
      today={today}
      file={file}
      resubmitLink={(children) => <Link to={paths.requests({ resubmit: String(id) })}>{children}</Link>}
      requestLink={(other, children) => (
        <Link to={paths.requests({ tab: 'mine', request: String(other) })} state={further}>
          {children}
        </Link>
      )}
      onCancel={() => setAsking(true)}
      comments={<Comments request={request} />}
    >
      <CancelDialog
        open={asking}
        request={request}
        today={today}
        busy={cancel.isPending}
        onKeep={() => setAsking(false)}
        onConfirm={() => cancel.mutate()}
      />
    </RequestDetailView>
  );
}

const isCancelled = ({ code, body }: Refusal) =>
  code === 'requests.status' && (body as { status?: unknown }).status === 'cancelled';

// A picture is loaded to be shown, any other file only when it is saved.
function useFile({ id, file }: RequestDetail) {
  const kept = useQuery({
    ...fileQuery(getRequestFile, { params: { id } }),
    enabled: file.type.startsWith('image/'),
  });
  const save = async () => {
    const { data } = kept.data ? kept : await kept.refetch();
    if (data) saveFile(data);
  };
  return {
    content: kept.data?.content ?? null,
    failed: kept.isError,
    busy: kept.isFetching,
    onSave: () => void save(),
  };
}

function Comments({ request: { id, needs_information: asked } }: { request: RequestDetail }) {
  const t = useTexts(requestsTexts);
  const { show } = useToasts();
  const found = useRead(query(listComments, { params: { id } }));
  const writing = useSentForm({
    work: `request-comment.${id}`,
    fresh: { text: '' },
    // The button is disabled for an empty comment.
    problems: () => ({}),
    send: ({ text }) => callEndpoint(addComment, { params: { id }, body: { text: text.trim() } }),
    changes: CHANGED,
    onSent: () => show({ tone: 'success', text: t('commentSent') }),
  });
  if (isAway(found)) {
    return (
      <Button tone="secondary" onClick={found.onRetry}>
        {t('commentFailed')} {t('retry')}
      </Button>
    );
  }
  return <CommentsView {...writing} comments={found.data} asked={asked} />;
}
