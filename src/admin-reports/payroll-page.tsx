import { useState } from 'react';
import { useParams } from 'react-router-dom';
import {
  closePayrollMonth,
  getPayrollFile,
  getPayrollMonth,
  listPayrollMonths,
  listPayrollPeople,
} from '#contract/payroll/payroll.contract.ts';
import { mayWrite } from '#contract/permissions/permissions.rules.ts';
import { ConfirmDialog } from '#design-system/confirm-dialog/confirm-dialog.tsx';
import { payrollTexts } from '#locales/payroll/payroll.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { NoPage } from '../admin/site/no-page.tsx';
import { callEndpoint } from '../api/call-endpoint.ts';
import { callForFile } from '../api/call-for-file.ts';
import { query } from '../api/query.ts';
import { useToasts } from '../ground/toasts-context.ts';
import { useAddress } from '../ground/use-address.ts';
import { useDownload } from '../ground/use-download.ts';
import { usePage, useRead } from '../ground/use-read.ts';
import { useSearch } from '../ground/use-search.ts';
import { useSoleMutation } from '../ground/use-sole-mutation.ts';
import { useMe } from '../session/session.queries.ts';
import { useMonthName } from './month-name.ts';
import { MonthView } from './month-view.tsx';
import { payrollPeopleAddress } from './payroll-address.ts';

const PEOPLE_SHOWN = 50;

/** One month of the payroll at its address. */
export function PayrollPage() {
  const { id = '' } = useParams();
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(id) ? <OneMonth key={id} month={id} /> : <NoPage why="missing" />;
}

function OneMonth({ month }: { month: string }) {
  const params = { month };
  const located = useAddress(payrollPeopleAddress);
  const { values, go } = located;
  const [typed, onType] = useSearch({ values, go: (change, how) => go({ page: 1, ...change }, how) });
  const asked = {
    search: values.search || undefined,
    ordering: values.sort || undefined,
    page: values.page,
    page_size: PEOPLE_SHOWN,
  };
  const people = usePage(query(listPayrollPeople, { params, query: asked }), {
    page: values.page,
    perPage: PEOPLE_SHOWN,
    onPage: (page) => go({ page }, { replace: true }),
  });
  const [isAsked, setAsked] = useState(false);
  const { download: onFile } = useDownload(() => callForFile(getPayrollFile, { params }));
  return (
    <>
      <MonthView
        found={useRead(query(getPayrollMonth, { params }))}
        people={people}
        place={values}
        typed={typed}
        perPage={PEOPLE_SHOWN}
        onType={onType}
        onPlace={(change) => go(change)}
        onFile={onFile}
        onClose={mayWrite(useMe(), 'company.budgets') ? () => setAsked(true) : undefined}
      />
      {isAsked && <CloseQuestion month={month} onOver={() => setAsked(false)} />}
    </>
  );
}

function CloseQuestion({ month, onOver }: { month: string; onOver: () => void }) {
  const t = useTexts(payrollTexts);
  const toasts = useToasts();
  const name = useMonthName()(month);
  const closing = useSoleMutation({
    mutationFn: () => callEndpoint(closePayrollMonth, { params: { month } }),
    onSuccess: () => {
      toasts.show({ tone: 'success', text: t('closed') });
      onOver();
    },
    onError: ({ message }) => toasts.show({ tone: 'error', text: message }),
    changes: [listPayrollMonths, getPayrollMonth, listPayrollPeople],
  });
  return (
    <ConfirmDialog
      open
      // The dot after the year is dropped before a question mark.
      title={t('close.question', { month: name.replace(/\.$/, '') })}
      description={t('close.text')}
      cancelLabel={t('close.keep')}
      confirmLabel={t('close.press')}
      busy={closing.isPending}
      onCancel={onOver}
      onConfirm={() => closing.mutate()}
    />
  );
}
