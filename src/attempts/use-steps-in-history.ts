import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { AttemptEvent } from '#machines/attempts/attempt.machine.ts';
import type { AttemptProps } from './attempt-props.ts';

/** A step of an attempt as stored in a history entry: reading, the review, or the index of a question from 0. */
export type Step = 'reading' | 'review' | number;

/** The step that is shown; null once there is a result. */
export function stepOf({ face, index }: Pick<AttemptProps, 'face' | 'index'>): Step | null {
  if (face === 'question') return index;
  return face === 'reading' || face === 'review' ? face : null;
}

/** Events that lead from one step to another. From reading they go through the questions. */
export function eventsTo(step: Step, from: Step): AttemptEvent[] {
  if (step === from) return [];
  if (step === 'reading') return [{ type: 'reading.open' }];
  const there: AttemptEvent = step === 'review' ? { type: 'review.open' } : { type: 'question.go', index: step };
  return from === 'reading' ? [{ type: 'reading.done' }, there] : [there];
}

/** State of a history entry: its step, and how many entries of this attempt are before it. */
interface Entry {
  step: Step;
  depth: number;
}

/** Makes each step an entry of the history, so that Back leads to the previous step; answers stay unchanged. */
export function useStepsInHistory(step: Step | null, send: (event: AttemptEvent) => void): void {
  const navigate = useNavigate();
  const { pathname, search, state, key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const entered = useRef<Step | null>(null);
  const entry = state as Entry | null;
  const follow = useEffectEvent(() => {
    if (!isBack || !entry || step === null || entered.current === null) return;
    entered.current = entry.step;
    for (const event of eventsTo(entry.step, step)) send(event);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry is a reason to go to its step
  useEffect(() => follow(), [key]);
  const enter = useEffectEvent(() => {
    if (step === null || step === entered.current) return;
    // The first step takes the entry by which the page was opened.
    const replace = entered.current === null;
    entered.current = step;
    const depth = (entry?.depth ?? 0) + (replace ? 0 : 1);
    void navigate(pathname + search, { state: { step, depth } satisfies Entry, replace });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step is a reason to write it down
  useEffect(() => enter(), [step]);
}

/** Navigates away from a finished attempt over all of its history entries, so that Back does not lead into it again. */
export function useLeaving(): (path: string) => void {
  const navigate = useNavigate();
  const { state, key } = useLocation();
  const wanted = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first of its entries was come to
  useEffect(() => {
    if (wanted.current !== null) void navigate(wanted.current, { replace: true });
  }, [key]);
  return (path) => {
    const depth = (state as Entry | null)?.depth ?? 0;
    if (depth === 0) return void navigate(path, { replace: true });
    wanted.current = path;
    void navigate(-depth);
  };
}
