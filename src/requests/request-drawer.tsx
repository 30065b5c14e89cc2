import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { addComment, cancelRequest, type RequestDetail } from '#contract/requests/requests.contract.ts';
import { Button } from '#design-system/button/button.tsx';
import { Drawer } from '#design-system/drawer/drawer.tsx';
import { ErrorState } from '#design-system/error-state/error-state.tsx';
import { Skeleton } from '#design-system/skeleton/skeleton.tsx';
import { requestsTexts } from '#locales/requests/requests.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { callEndpoint } from '../api/call-endpoint.ts';
import { saveFile } from '../api/call-for-file.ts';
import { useKeptWork } from '../ground/kept-work.ts';
import { moneyMoved } from '../ground/money-moved.ts';
import { paths } from '../ground/paths.ts';
import { useToasts } from '../ground/toasts-context.ts';
import { useSoleMutation } from '../ground/use-sole-mutation.ts';
import { useReloadMe } from '../session/session.queries.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { CommentsView } from './comments-view.tsx';
import { RequestDetailView } from './request-detail-view.tsx';
import { commentsQuery, REQUESTS_KEY, requestFileQuery, requestQuery } from './requests.queries.ts';

/** One request beside the list, as a transaction is. */
export function RequestDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useTexts(requestsTexts);
  const { data, isError, isFetching, refetch } = useQuery(requestQuery(id));
  return (
    <Drawer open onClose={onClose} title={t('request', { id })} closeLabel={t('close')}>
      {data ? (
        <Opened request={data} />
      ) : isError ? (
        <ErrorState
          title={t('failed')}
          text={t('failedText')}
          retryLabel={t('retry')}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <div role="status" className="grid gap-4">
          <span className="sr-only">{t('loading')}</span>
          <Skeleton shape="block" className="h-24" />
          <Skeleton shape="block" className="h-40" />
        </div>
      )}
    </Drawer>
  );
}

function Opened({ request }: { request: RequestDetail }) {
  const { id } = request;
  const t = useTexts(requestsTexts);
  const { show } = useToasts();
  const changed = useChanged();
  const [asking, setAsking] = useState(false);
  const file = useFile(request);
  const cancel = useSoleMutation({
    mutationFn: () => callEndpoint(cancelRequest, { params: { id }, body: { status: 'cancelled' } }),
    onSuccess: () => show({ tone: 'success', text: t('cancel.done') }),
    onError: ({ message }) => show({ tone: 'error', text: message, long: true }),
    onSettled: () => {
      setAsking(false);
      void changed();
    },
  });
  return (
    <RequestDetailView
      request={request}
      file={file}
      resubmitLink={(children) => <Link to={paths.requests({ resubmit: String(id) })}>{children}</Link>}
      requestLink={(other, children) => (
        <Link to={paths.requests({ tab: 'mine', request: String(other) })}>{children}</Link>
      )}
      onCancel={() => setAsking(true)}
      comments={<Comments request={request} />}
    >
      <CancelDialog
        open={asking}
        request={request}
        busy={cancel.isPending}
        onKeep={() => setAsking(false)}
        onConfirm={() => cancel.mutate()}
      />
    </RequestDetailView>
  );
}

/** What is known of requests, and of the person's money, is asked for again. */
function useChanged() {
  const client = useQueryClient();
  const reload = useReloadMe();
  return () => {
    moneyMoved(client);
    return Promise.all([client.invalidateQueries({ queryKey: [REQUESTS_KEY] }), reload()]);
  };
}

// A picture is loaded to be looked at, anything else only to be saved.
function useFile({ id, file }: RequestDetail) {
  const query = useQuery({ ...requestFileQuery(id), enabled: file.type.startsWith('image/') });
  const save = async () => {
    const { data } = query.data ? query : await query.refetch();
    if (data) saveFile(data);
  };
  return {
    content: query.data?.content ?? null,
    failed: query.isError,
    busy: query.isFetching,
    onSave: () => void save(),
  };
}

function Comments({ request: { id, needs_information: asked } }: { request: RequestDetail }) {
  const t = useTexts(requestsTexts);
  const changed = useChanged();
  const { data, isError, refetch } = useQuery(commentsQuery(id));
  const [{ text }, setWork, finish] = useKeptWork(`request-comment.${id}`, { text: '' });
  const write = useSoleMutation({
    mutationFn: () => callEndpoint(addComment, { params: { id }, body: { text: text.trim() } }),
    onSuccess: () => {
      setWork({ text: '' });
      finish();
      return changed();
    },
  });
  if (isError && !data) {
    return (
      <Button tone="secondary" onClick={() => void refetch()}>
        {t('commentFailed')} {t('retry')}
      </Button>
    );
  }
  return (
    <CommentsView
      comments={data ?? null}
      asked={asked}
      text={text}
      refusal={write.error?.message ?? null}
      busy={write.isPending}
      onText={(next) => setWork({ text: next })}
      onSend={() => write.mutate()}
    />
  );
}
