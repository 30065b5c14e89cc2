import { apiTexts } from '#locales/api/api.texts.ts';
import { loginTexts } from '#locales/login/login.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { Problem } from './refusal.tsx';

/** What stands in the way of a short form of the guest layout; `seconds` to wait. */
export type Trouble =
  | { kind: 'refused' | 'network' | 'timeout'; message: string }
  | { kind: 'wait'; seconds: number }
  | null;

/** Seconds between two readings aloud of a wait that counts down. */
const SPOKEN_STEP = 30;

/** A trouble in the reader's language: the server's own words where it had some. */
export function useProblem(trouble: Trouble): Problem | null {
  const t = useTexts(loginTexts);
  const tApi = useTexts(apiTexts);
  if (!trouble) return null;
  if (trouble.kind === 'wait') {
    const spoken = Math.ceil(trouble.seconds / SPOKEN_STEP) * SPOKEN_STEP;
    return { kind: 'wait', text: t('wait', { seconds: trouble.seconds }), spoken: t('wait', { seconds: spoken }) };
  }
  const fallback = tApi(trouble.kind === 'refused' ? 'unknown' : trouble.kind);
  return { kind: trouble.kind === 'refused' ? 'refused' : 'network', text: trouble.message || fallback };
}

interface Troubled {
  refusal: { kind: 'refused' | 'network' | 'timeout'; message: string } | null;
  wait: number;
}

/** What a flow's context says of its trouble; `waiting` whether it counts down now. */
export function troubleOf({ refusal, wait }: Troubled, waiting: boolean): Trouble {
  if (waiting) return { kind: 'wait', seconds: wait };
  return refusal && { kind: refusal.kind, message: refusal.message };
}
