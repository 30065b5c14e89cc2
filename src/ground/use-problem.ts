import { apiTexts } from '#locales/api/api.texts.ts';
import { loginTexts } from '#locales/login/login.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { FailureKind } from '../api/api-error.ts';
import type { Problem } from './refusal.tsx';

/** Why a short form of the guest layout was not accepted; `seconds` to wait. */
export type Trouble = { kind: FailureKind; message: string } | { kind: 'wait'; seconds: number } | null;

/** Seconds between two announcements of a countdown. */
const SPOKEN_STEP = 30;

/** Texts of a trouble in the reader's language: the server's own message where there is one. */
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
  refusal: { kind: FailureKind; message: string } | null;
  wait: number;
}

/** The trouble in a flow's context; `waiting` is whether its countdown is running. */
export function troubleOf({ refusal, wait }: Troubled, waiting: boolean): Trouble {
  if (waiting) return { kind: 'wait', seconds: wait };
  return refusal && { kind: refusal.kind, message: refusal.message };
}
