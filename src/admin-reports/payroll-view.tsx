import { Download } from 'lucide-react';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { Currency } from '#contract/money/money.rules.ts';
import type { listPayrollMonths, PayrollMonth } from '#contract/payroll/payroll.contract.ts';
import { listLook } from '#design-system/data-table/list-look.ts';
import { PageHead } from '#design-system/page-head/page-head.tsx';
import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import { payrollTexts } from '#locales/payroll/payroll.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { useShownInRoom } from '../admin/list/use-columns-in-room.ts';
import { useAdminTitle } from '../admin/parts/admin-title.ts';
import type { Found } from '../ground/found.ts';
import { OldNotice } from '../ground/read-states.tsx';
import { ReadTable } from '../ground/read-table.tsx';
import { useMonthName } from './month-name.ts';
import { useMonthColumns } from './payroll-columns.tsx';
import { YearChoice } from './year-choice.tsx';
import './reports.css';

export interface PayrollViewProps {
  found: Found<AnswerOf<typeof listPayrollMonths>>;
  /** The currency of the company. */
  currency: Currency;
  onYear: (year: number) => void;
  /** Downloads the file of a closed month. */
  onFile: (month: string) => void;
}

/** The months of a year with their sums for the payroll. */
export function PayrollView({ found, currency, onYear, onFile }: PayrollViewProps) {
  const t = useTexts(payrollTexts);
  useAdminTitle(t('title'));
  return (
    <div className="grid gap-4">
      <PageHead
        title={t('title')}
        standfirst={t('standfirst')}
        actions={<YearChoice label={t('year')} of={found.data} onYear={onYear} />}
      />
      <OldNotice of={found} />
      <div className="-mx-4 desk:-mx-6">
        <ReadTable
          of={found}
          look={listLook('roomy')}
          caption={t('title')}
          failed={t('failed')}
          columns={useShownInRoom(useMonthColumns(currency))}
          rowKey={({ month }) => month}
          places={6}
          empty={<p className="px-4 text-14 text-ink-muted desk:px-6">{t('nothing')}</p>}
          actions={{ header: t('actions'), cell: (row) => <File row={row} onFile={onFile} /> }}
        />
      </div>
    </div>
  );
}

function File({ row: { month, state }, onFile }: { row: PayrollMonth; onFile: (month: string) => void }) {
  const t = useTexts(payrollTexts);
  const name = useMonthName()(month);
  if (state !== 'closed') return null;
  return (
    <ToolButton
      icon={<Download aria-hidden size={16} />}
      aria-label={t('fileOf', { month: name })}
      onClick={() => onFile(month)}
    >
      {t('file')}
    </ToolButton>
  );
}
