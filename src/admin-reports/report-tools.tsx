import { Download, Printer } from 'lucide-react';
import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import { reportsTexts } from '#locales/reports/reports.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { PeriodChoice, type PeriodChoiceProps } from './period-choice.tsx';

interface ReportToolsProps extends PeriodChoiceProps {
  onFile: () => void;
}

/** The tools beside the title of a report: the period, printing and the file. */
export function ReportTools({ of, onPeriod, onFile }: ReportToolsProps) {
  const t = useTexts(reportsTexts);
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-2 max-desk:gap-x-1 max-desk:pt-3 print:hidden">
      <div className="flex min-w-0 flex-wrap items-center gap-2 max-desk:ml-2.5">
        <PeriodChoice of={of} onPeriod={onPeriod} />
      </div>
      {/* On a phone these two share a line, and their words begin at the edge. */}
      <div className="flex items-center gap-2">
        <ToolButton icon={<Printer aria-hidden size={16} />} onClick={() => window.print()}>
          {t('print')}
        </ToolButton>
        <ToolButton icon={<Download aria-hidden size={16} />} onClick={onFile}>
          CSV
        </ToolButton>
      </div>
    </div>
  );
}
