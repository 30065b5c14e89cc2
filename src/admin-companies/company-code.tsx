import { Copy } from 'lucide-react';
import { useState } from 'react';
import {
  type EditedCompany,
  getCompany,
  listCompanies,
  listCompanyChanges,
  renewCompanyCode,
} from '#contract/admin-companies/admin-companies.contract.ts';
import { ConfirmDialog } from '#design-system/confirm-dialog/confirm-dialog.tsx';
import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import { adminCompaniesTexts } from '#locales/admin-companies/admin-companies.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { readRefusal } from '#machines/refusal.ts';
import { recordAt } from '../admin/at-revision.ts';
import { useRecordForm, useRecordProps } from '../admin/record-context.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { useToasts } from '../ground/toasts-context.ts';
import { useCopyCode } from '../ground/use-copy-code.ts';
import { useSoleMutation } from '../ground/use-sole-mutation.ts';

interface CompanyCodeProps {
  company: EditedCompany;
  mayWrite: boolean;
}

/** What its people register with: to be copied, and to be another one when it has gone where it should not. */
export function CompanyCode({ company, mayWrite }: CompanyCodeProps) {
  const t = useTexts(adminCompaniesTexts);
  const copy = useCopyCode();
  const { hasDraft } = useRecordProps();
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending } = useRenewing(company, () => setAsked(false));
  return (
    <section className="grid gap-2 border-line border-t pt-5">
      <h3 className="display text-18">{t('code')}</h3>
      <p className="text-14 text-ink-muted">{t('code.text')}</p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <code className="mr-auto font-560 font-text text-18 tabular-nums tracking-[0.06em]">{company.code}</code>
        <ToolButton icon={<Copy aria-hidden size={16} />} onClick={() => copy(company.code)}>
          {t('code.copy')}
        </ToolButton>
        {mayWrite && (
          <ToolButton disabled={hasDraft} onClick={() => setAsked(true)}>
            {t('code.renew')}
          </ToolButton>
        )}
      </div>
      {mayWrite && hasDraft && <p className="text-14 text-ink-muted">{t('code.saveFirst')}</p>}
      <ConfirmDialog
        open={isAsked}
        title={t('code.title')}
        description={t('code.renewText', { code: company.code })}
        cancelLabel={t('code.keep')}
        confirmLabel={t('code.confirm')}
        busy={isPending}
        onCancel={() => setAsked(false)}
        onConfirm={() => mutate()}
      />
    </section>
  );
}

function useRenewing({ id, revision }: EditedCompany, onOver: () => void) {
  const t = useTexts(adminCompaniesTexts);
  const toasts = useToasts();
  const { actor } = useRecordForm();
  return useSoleMutation({
    mutationFn: () => callEndpoint(renewCompanyCode, recordAt(id, revision)),
    changes: [listCompanies, getCompany, listCompanyChanges],
    onSuccess: ({ revision: now, changed_at: at }) => {
      toasts.show({ tone: 'success', text: t('code.renewed') });
      // The form is of the new revision from now on.
      actor.send({ type: 'record.moved', revision: now, by: null, at });
      actor.send({ type: 'record.reread' });
    },
    onError: (error) => toasts.show({ tone: 'error', text: readRefusal(error).message || t('code.failed') }),
    onSettled: onOver,
  });
}
