import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';

interface Entry {
  /** Which step of the flow of this page the entry is; of a foreign entry (a skip link, say) there is none. */
  step?: number;
}

/**
 * Makes the steps of a flow steps of the history, so that Back goes one step back and not out of the page, and Forward
 * alike. The flow says at which step it is (0 is its beginning); `go` asks it for another one and answers whether it went:
 * when it did not, the history is put back to where the flow is.
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
    // Who comes back to the page finds the flow where it is, and not where it was left.
    if (step !== before?.step) follow();
    else if (key !== before.key && popped) obey();
  }, [step, key, popped]);
}

/** The steps of a flow one by one; `back` and `forward` answer whether there is such a step now. */
interface Walk {
  at: () => number;
  back: () => boolean;
  forward: () => boolean;
}

/** Goes step by step to another one, as far as the flow lets; answers whether it went at all. */
export function walkTo(wanted: number, { at, back, forward }: Walk): boolean {
  const start = at();
  for (let now = start; now !== wanted; now = at()) {
    if (!(now > wanted ? back() : forward())) return now !== start;
    // A step that takes its time is under way.
    if (at() === now) return true;
  }
  return true;
}
