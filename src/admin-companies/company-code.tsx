import {
  type EditedCompany,
  getCompany,
  listCompanies,
  listCompanyChanges,
  renewCompanyCode,
} from '#contract/admin-companies/admin-companies.contract.ts';
import { adminCompaniesTexts } from '#locales/admin-companies/admin-companies.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { readRefusal } from '#machines/refusal.ts';
import { recordAt } from '../admin/parts/at-revision.ts';
import { useRecordForm, useRecordProps } from '../admin/record/record-context.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { useToasts } from '../ground/toasts-context.ts';
import { useSoleMutation } from '../ground/use-sole-mutation.ts';
import { CodeRow } from './code-row.tsx';

interface CompanyCodeProps {
  company: EditedCompany;
  mayWrite: boolean;
}

/** The code with which the people of a company register, in the company's form. */
export function CompanyCode({ company, mayWrite }: CompanyCodeProps) {
  const t = useTexts(adminCompaniesTexts);
  const { hasDraft } = useRecordProps();
  const { mutate, isPending } = useRenewing(company);
  return (
    <section className="grid gap-2 border-line border-t pt-5">
      <h3 className="display text-18">{t('code')}</h3>
      <p className="text-14 text-ink-muted">{t('code.text')}</p>
      <CodeRow code={company.code} mayWrite={mayWrite} isBlocked={hasDraft} isPending={isPending} onRenew={mutate} />
      {mayWrite && hasDraft && <p className="text-14 text-ink-muted">{t('code.saveFirst')}</p>}
    </section>
  );
}

function useRenewing({ id, revision }: EditedCompany) {
  const t = useTexts(adminCompaniesTexts);
  const toasts = useToasts();
  const { actor } = useRecordForm();
  return useSoleMutation({
    mutationFn: (_: () => void) => callEndpoint(renewCompanyCode, recordAt(id, revision)),
    changes: [listCompanies, getCompany, listCompanyChanges],
    onSuccess: ({ revision: now, changed_at: at }) => {
      toasts.show({ tone: 'success', text: t('code.renewed') });
      // The form takes over the new revision.
      actor.send({ type: 'record.moved', revision: now, by: null, at });
      actor.send({ type: 'record.reread' });
    },
    onError: (error) => toasts.show({ tone: 'error', text: readRefusal(error).message || t('code.failed') }),
    onSettled: (_, __, onOver) => onOver(),
  });
}
