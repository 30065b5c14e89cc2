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
    <div className="flex min-w-0 flex-wrap items-center gap-2 max-desk:ml-2.5 max-desk:gap-x-1 print:hidden">
      <PeriodChoice of={of} onPeriod={onPeriod} />
      <ToolButton icon={<Printer aria-hidden size={16} />} onClick={() => window.print()}>
        {t('print')}
      </ToolButton>
      <ToolButton icon={<Download aria-hidden size={16} />} onClick={onFile}>
        CSV
      </ToolButton>
    </div>
  );
}
