import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';

interface Entry {
  /** Step of the flow that the entry belongs to; absent in an entry of another kind (such as of a skip link). */
  step?: number;
}

/**
 * Makes the steps of a flow steps of the history, so that Back goes one step back and not out of the page, and Forward alike.
 * `step` is the flow's current step (0 is its beginning); `go` asks the flow for another step and returns whether it went
 * there: if not, the history is put back to the flow's step.
 */
export function useStepsInHistory(step: number, go: (step: number) => boolean): void {
  const { pathname, search, hash, state, key } = useLocation();
  const popped = useNavigationType() === 'POP';
  const navigate = useNavigate();
  const entry = (state as Entry | null)?.step;
  const at = entry ?? 0;
  const seen = useRef<{ step: number; key: string } | null>(null);

  const follow = useEffectEvent(() => {
    const here = { pathname, search, hash };
    const others = state as object | null;
    if (at > step) return void navigate(step - at);
    if (at === step) return;
    if (entry === undefined) void navigate(here, { replace: true, state: { ...others, step: 0 } });
    for (let next = at + 1; next <= step; next += 1) void navigate(here, { state: { ...others, step: next } });
  });

  const obey = useEffectEvent(() => {
    if (entry === undefined || entry === step) return;
    if (!go(entry)) void navigate(step - entry);
  });

  useEffect(() => {
    const before = seen.current;
    seen.current = { step, key };
    // On a return to the page the history follows the flow's current step, not the step of the old entry.
    if (step !== before?.step) follow();
    else if (key !== before.key && popped) obey();
  }, [step, key, popped]);
}

/** Single steps of a flow; `back` and `forward` return whether there was such a step. */
interface Walk {
  at: () => number;
  back: () => boolean;
  forward: () => boolean;
}

/** Goes step by step to the wanted step, as far as the flow allows; returns whether it moved at all. */
export function walkTo(wanted: number, { at, back, forward }: Walk): boolean {
  const start = at();
  for (let now = start; now !== wanted; now = at()) {
    if (!(now > wanted ? back() : forward())) return now !== start;
    // The step is asynchronous and still under way.
    if (at() === now) return true;
  }
  return true;
}
