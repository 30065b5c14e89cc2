import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Task } from '#contract/tasks/tasks.contract.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { growingQuery } from '../../api/query.ts';
import { useToasts } from '../../ground/toasts-context.ts';
import { useDownload } from '../../ground/use-download.ts';
import { useEachMutation } from '../../ground/use-each-mutation.ts';
import { useOffline } from '../../ground/use-offline.ts';
import { usePulse, useTaskCalls } from '../site/pulse.ts';
import { useWorkSite } from '../site/site-context.ts';
import { TaskTrayView } from './task-tray-view.tsx';

/** The tray of the person's own tasks: those of the last day from the pulse, and earlier ones on request. */
export function TaskTrayHere({ onLook }: { onLook?: (() => void) | undefined }) {
  const { pulse, readAt } = usePulse();
  const old = useOffline();
  const { stopping, stop } = useStop();
  const { fetching, fetch } = useFiles();
  const { tasks, all } = useAll(pulse?.tasks ?? []);
  return (
    <TaskTrayView
      tasks={tasks}
      all={all}
      readAt={readAt}
      old={old}
      stopping={stopping}
      onStop={stop}
      fetching={fetching}
      onFetch={fetch}
      onLook={onLook}
    />
  );
}

/**
 * The latest tasks, or all of them page by page. The pulse holds only a few, so the list has the other tasks of today and those of earlier
 * days. For a task in both, the pulse is the newer.
 */
function useAll(latest: readonly Task[]) {
  const [open, setOpen] = useState(false);
  const { list } = useTaskCalls();
  const { data, isFetching, isError, hasNextPage, refetch, fetchNextPage } = useInfiniteQuery({
    ...growingQuery(list),
    enabled: open,
    staleTime: 0,
  });
  const listed = open ? (data?.pages.flatMap(({ results }) => results) ?? []) : [];
  const known = new Map([...listed, ...latest].map((task) => [task.id, task]));
  return {
    tasks: [...known.values()].toSorted((one, other) => other.id - one.id),
    all: {
      open,
      busy: isFetching,
      failed: isError,
      onOpen: setOpen,
      onMore: !data ? () => void refetch() : hasNextPage ? () => void fetchNextPage() : undefined,
    },
  };
}

/** Cancels tasks; the state of each shows that it is being cancelled. */
function useStop() {
  const { beat, cancel } = useTaskCalls();
  const toasts = useToasts();
  const { mutate, running } = useEachMutation({
    of: ({ id }: Task) => id,
    mutationFn: ({ id }) => callEndpoint(cancel, { params: { id } }),
    onError: ({ message }) => toasts.show({ tone: 'error', text: message }),
    changes: [beat],
  });
  return { stopping: running, stop: mutate };
}

/** Fetches what tasks made. */
function useFiles() {
  const site = useWorkSite();
  const { download, running } = useDownload(
    async ({ id }: Task) => (await import('./fetch-task-file.ts')).fetchTaskFile(site, id),
    { of: ({ id }) => id },
  );
  return { fetching: running, fetch: download };
}
