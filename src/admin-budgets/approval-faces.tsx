import type { ReactNode } from 'react';
import { ErrorState } from '#design-system/error-state/error-state.tsx';
import { PageHead } from '#design-system/page-head/page-head.tsx';
import { approvalsTexts } from '#locales/approvals/approvals.texts.ts';
import { recordsTexts } from '#locales/records/records.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { PageOutline } from '../admin/frame/page-outline.tsx';
import { type ApprovalViewProps, approvalProps } from './approval-props.ts';

interface FacesProps extends ApprovalViewProps {
  crumbs: ReactNode;
  /** The proposal, shown once it was read. */
  children: ReactNode;
}

/** One proposal of a company or of the platform: loading, missing, failed, or read. */
export function ApprovalFaces({ snapshot, send, crumbs, children }: FacesProps) {
  const t = useTexts(approvalsTexts);
  const why = useTexts(recordsTexts)('missing.text');
  const { isReading, isMissing, isFailed, isSending } = approvalProps(snapshot);
  if (isMissing) return <PageHead title={t('missing')} standfirst={why} crumbs={crumbs} />;
  if (isFailed) {
    return (
      <ErrorState
        title={t('failed')}
        text={snapshot.context.refusal?.message ?? ''}
        retryLabel={t('again')}
        onRetry={() => send({ type: 'approval.reread' })}
      />
    );
  }
  return (
    <>
      <p role="status" className="sr-only">
        {isReading && t('loading')}
        {isSending && t('sending')}
      </p>
      {children ?? <PageOutline />}
    </>
  );
}
