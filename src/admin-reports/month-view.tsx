import { Download, Printer } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { PayrollDetail } from '#contract/payroll/payroll.contract.ts';
import { Breadcrumbs } from '#design-system/breadcrumbs/breadcrumbs.tsx';
import { PageHead } from '#design-system/page-head/page-head.tsx';
import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import { formatMoment } from '#locales/dates.ts';
import { payrollTexts } from '#locales/payroll/payroll.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { PageOutline } from '../admin/frame/page-outline.tsx';
import { useAdminTitle } from '../admin/parts/admin-title.ts';
import type { Found } from '../ground/found.ts';
import { OldNotice, ReadStates } from '../ground/read-states.tsx';
import { MonthFigures } from './month-figures.tsx';
import { useMonthTitle } from './month-name.ts';
import { MonthPeople, type MonthPeopleProps } from './month-people.tsx';
import { PAYROLL } from './payroll-address.ts';
import { PayrollState } from './payroll-state.tsx';
import './reports.css';

export interface MonthViewProps extends Omit<MonthPeopleProps, 'currency'> {
  found: Found<PayrollDetail>;
  onFile: () => void;
  /** Opens the confirmation that closes the month; undefined where one may not close it. */
  onClose: (() => void) | undefined;
}

/** One month of the payroll: its sums, its budgets and its people. */
export function MonthView(props: MonthViewProps) {
  const t = useTexts(payrollTexts);
  return (
    <ReadStates of={props.found} loading={<PageOutline />} missing={<Missing />} failed={t('month.failed')} as="list">
      {(month) => <OneMonth {...props} month={month} />}
    </ReadStates>
  );
}

function Missing() {
  const t = useTexts(payrollTexts);
  return <PageHead title={t('missing')} crumbs={<Crumbs />} />;
}

function Crumbs() {
  const t = useTexts(payrollTexts);
  return (
    <Breadcrumbs label={t('crumbs')}>
      <Link to={PAYROLL}>{t('title')}</Link>
    </Breadcrumbs>
  );
}

function OneMonth(props: MonthViewProps & { month: PayrollDetail }) {
  const { month, found } = props;
  const t = useTexts(payrollTexts);
  const title = useMonthTitle()(month.month);
  useAdminTitle(`${t('title')}, ${title}`);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
      <PageHead
        title={title}
        beside={
          <span className="text-14">
            <PayrollState state={month.state} />
          </span>
        }
        standfirst={<Standing month={month} />}
        crumbs={<Crumbs />}
        actions={<Actions {...props} />}
      />
      <OldNotice of={found} />
      <MonthFigures month={month} />
      <MonthPeople {...props} currency={month.currency} />
      {month.sha256 && <p className="wrap-anywhere text-12 text-ink-muted">{t('sha256', { sha256: month.sha256 })}</p>}
    </div>
  );
}

function Standing({ month: { state, closed_at: at, closed_by: by } }: { month: PayrollDetail }) {
  const t = useTexts(payrollTexts);
  if (state === 'running') return t('running');
  return at && by && t('closedBy', { date: formatMoment(at), by });
}

function Actions({ month, onFile, onClose }: MonthViewProps & { month: PayrollDetail }) {
  const t = useTexts(payrollTexts);
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <ToolButton icon={<Printer aria-hidden size={16} />} onClick={() => window.print()}>
        {t('print')}
      </ToolButton>
      {month.state === 'closed' && (
        <ToolButton tone="secondary" icon={<Download aria-hidden size={16} />} onClick={onFile}>
          {t('download')}
        </ToolButton>
      )}
      {month.state === 'open' && onClose && (
        <ToolButton tone="primary" onClick={onClose}>
          {t('close')}
        </ToolButton>
      )}
    </div>
  );
}
