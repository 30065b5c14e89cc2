import type { Request } from '#contract/requests/requests.contract.ts';
import { StatusPill } from '#design-system/status-pill/status-pill.tsx';
import { requestsTexts } from '#locales/requests/requests.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { statusTone } from './status-tone.ts';

/** Status of a request; "needs information" takes precedence, for it waits for the person. */
export function RequestStatusPill({ request }: { request: Pick<Request, 'status' | 'needs_information'> }) {
  const t = useTexts(requestsTexts);
  const { status, needs_information: asked } = request;
  return (
    <StatusPill tone={asked ? 'danger' : statusTone(status)}>{asked ? t('needsInformation') : t(status)}</StatusPill>
  );
}
