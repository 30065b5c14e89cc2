import { useState } from 'react';
import type { MailLane } from '#contract/today/health.contract.ts';
import { setMailAside } from '#contract/today/late-mail.contract.ts';
import { getToday } from '#contract/today/today.contract.ts';
import { ConfirmDialog } from '#design-system/confirm-dialog/confirm-dialog.tsx';
import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import { useTexts } from '#locales/texts.tsx';
import { lateMailTexts } from '#locales/today/late-mail.texts.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { useToasts } from '../../ground/toasts-context.ts';
import { useSoleMutation } from '../../ground/use-sole-mutation.ts';

interface SetMailAsideProps {
  lane: MailLane;
  /** Number of emails that failed so often that they may never be sent. */
  stuck: number;
}

/** Button that gives up these emails, after a confirmation. */
export function SetMailAside({ lane, stuck }: SetMailAsideProps) {
  const t = useTexts(lateMailTexts);
  const [isAsked, ask] = useState(false);
  const toasts = useToasts();
  const { mutate, isPending, error } = useSoleMutation<{ count: number }, void>({
    mutationFn: () => callEndpoint(setMailAside, { body: { lane, stuck } }),
    onSuccess: ({ count }) => {
      toasts.show({ tone: 'success', text: t('done', { count }) });
      ask(false);
    },
    changes: [getToday],
  });
  return (
    <>
      <ToolButton onClick={() => ask(true)} className="-ml-3">
        {t('aside', { count: stuck })}
      </ToolButton>
      <ConfirmDialog
        open={isAsked}
        title={t('title', { count: stuck })}
        description={t('text')}
        cancelLabel={t('keep')}
        confirmLabel={t('confirm')}
        tone="danger"
        busy={isPending}
        onCancel={() => ask(false)}
        onConfirm={() => mutate()}
      >
        <p role="alert" className="mt-3 rounded-12 bg-accent-soft px-4 py-3 text-14 text-ink empty:hidden">
          {error?.message}
        </p>
      </ConfirmDialog>
    </>
  );
}
