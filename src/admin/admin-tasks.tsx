import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Task } from '#contract/tasks/tasks.contract.ts';
import { TaskButton } from '#design-system/task-tray/task-button.tsx';
import { tasksTexts } from '#locales/tasks/tasks.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { callEndpoint } from '../api/call-endpoint.ts';
import { readAgain } from '../api/query.ts';
import { LazyPopover } from '../ground/lazy-popover.tsx';
import { useToasts } from '../ground/toasts-context.ts';
import { useOffline } from '../ground/use-offline.ts';
import { LazyTaskTray } from './lazy-task-tray.ts';
import { useBeat, usePulse, useTaskCalls } from './pulse.ts';
import { useWorkSite } from './site-context.ts';
import { goesOn, partOf, saidOf } from './task-words.ts';

interface AdminTasksProps {
  /** On a phone the ring alone is seen. */
  compact?: boolean;
}

/** One's tasks where there is room for them; nothing where there are none. */
export function TasksHere({ onLook }: { onLook?: (() => void) | undefined }) {
  const { pulse, readAt } = usePulse();
  const old = useOffline();
  const { stopping, stop } = useStop();
  const { fetching, fetch } = useFiles();
  const tasks = pulse?.tasks ?? [];
  return (
    tasks.length > 0 && (
      <LazyTaskTray
        tasks={tasks}
        readAt={readAt}
        old={old}
        stopping={stopping}
        onStop={stop}
        fetching={fetching}
        onFetch={fetch}
        onLook={onLook}
      />
    )
  );
}

/** The tray of one's tasks and the button that opens it, while something runs or has not been over for long. */
export function AdminTasks({ compact = false }: AdminTasksProps) {
  const t = useTexts(tasksTexts);
  const tasks = usePulse().pulse?.tasks ?? [];
  const running = tasks.filter(goesOn).length;
  const label = running > 0 ? t('running', { count: running }) : t('title');
  return (
    tasks.length > 0 && (
      <LazyPopover
        label={t('title')}
        className="w-101"
        prefetch={LazyTaskTray.prefetch}
        trigger={(props) => <TaskButton {...props} label={label} compact={compact} part={partOf(tasks)} />}
      >
        {(close) => <TasksHere onLook={close} />}
      </LazyPopover>
    )
  );
}

/** Stops tasks; each says itself that it is being stopped. */
function useStop() {
  const { beat, cancel } = useTaskCalls();
  const client = useQueryClient();
  const toasts = useToasts();
  const [stopping, setStopping] = useState<readonly number[]>([]);
  const { mutate } = useMutation({
    mutationFn: ({ id }: Task) => callEndpoint(cancel, { params: { id } }),
    onMutate: ({ id }) => setStopping((others) => [...others, id]),
    onError: ({ message }) => toasts.show({ tone: 'error', text: message }),
    onSettled: async (_, __, { id }) => {
      await readAgain(client, [beat]);
      setStopping((others) => others.filter((other) => other !== id));
    },
  });
  return { stopping, stop: (task: Task) => !stopping.includes(task.id) && mutate(task) };
}

/** Fetches what tasks made, a file at a time. */
function useFiles() {
  const site = useWorkSite();
  const toasts = useToasts();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async ({ id }: Task) => (await import('./fetch-task-file.ts')).fetchTaskFile(site, id),
    onError: ({ message }) => toasts.show({ tone: 'error', text: message }),
  });
  return { fetching: isPending ? [variables.id] : [], fetch: (task: Task) => !isPending && mutate(task) };
}

/** Keeps asking what goes on; says aloud how far one's tasks are, at each quarter, and how they ended. */
export function TasksAloud() {
  const t = useTexts(tasksTexts);
  const tasks = useBeat().data?.tasks;
  const [said, setSaid] = useState('');
  const before = useRef<readonly Task[] | undefined>(undefined);
  useEffect(() => {
    const news = tasks && before.current && saidOf(t, before.current, tasks);
    before.current = tasks;
    if (news) setSaid(news);
  }, [tasks, t]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
