import { useEffect, useState } from 'react';
import { secondsToWrite } from '#contract/imports/import.rules.ts';
import { ProgressBar } from '#design-system/progress-bar/progress-bar.tsx';
import { useImportTexts } from './import-site.ts';

/** All rows are being written in one transaction; shows an estimate of the remaining time, because the database reports no progress. */
export function WritingRows({ count }: { count: number }) {
  const t = useImportTexts();
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    const ticking = setInterval(() => setPassed((seconds) => seconds + 1), 1000);
    return () => clearInterval(ticking);
  }, []);
  const left = secondsToWrite(count) - passed;
  return (
    <div className="grid gap-1.5">
      <ProgressBar label={t('committing.label')} value={null} />
      <p className="text-12 text-ink-muted tabular-nums">
        {left > 0 ? t('work.left', { seconds: left }) : t('committing.soon')}
      </p>
    </div>
  );
}
