import type { ReactNode } from 'react';
import type { RequestDetail } from '#contract/requests/requests.contract.ts';
import { Button } from '#design-system/button/button.tsx';
import { EmptyState } from '#design-system/empty-state/empty-state.tsx';
import { requestsTexts } from '#locales/requests/requests.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { inWindow } from '../ground/picture-frame.tsx';

interface NotAgainViewProps {
  request: Pick<RequestDetail, 'id' | 'resubmitted_by'>;
  requestLink: (id: number, children: ReactNode) => ReactNode;
}

/** Shown in place of the form for a request that cannot be filed again: it was already, or is neither rejected nor cancelled. */
export function NotAgainView({ request: { id, resubmitted_by }, requestLink }: NotAgainViewProps) {
  const t = useTexts(requestsTexts);
  const isDone = resubmitted_by !== null;
  const link = isDone
    ? requestLink(resubmitted_by, t('resubmittedBy', { id: resubmitted_by }))
    : requestLink(id, t('duplicate.see', { id }));
  return (
    <EmptyState
      picture={inWindow('travel-balloon-0')}
      title={t(isDone ? 'again.done' : 'again.not', { id })}
      text={t(isDone ? 'again.doneText' : 'again.notText')}
      action={<Button asChild>{link}</Button>}
    />
  );
}
