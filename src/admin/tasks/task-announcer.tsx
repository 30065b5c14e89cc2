import { useEffect, useRef, useState } from 'react';
import type { Task } from '#contract/tasks/tasks.contract.ts';
import { trayTexts } from '#locales/tasks/tray.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { saidOf } from './task-words.ts';

interface TaskAnnouncerProps {
  /** The tasks as they were when the page first knew of them. */
  since: readonly Task[];
  tasks: readonly Task[];
}

/** Announces the progress of the person's tasks at each quarter, and how they ended. */
export function TaskAnnouncer({ since, tasks }: TaskAnnouncerProps) {
  const t = useTexts(trayTexts);
  const [said, setSaid] = useState('');
  const before = useRef(since);
  useEffect(() => {
    const news = saidOf(t, before.current, tasks);
    before.current = tasks;
    if (news) setSaid(news);
  }, [tasks, t]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
