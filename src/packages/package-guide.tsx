import { Download, FileText } from 'lucide-react';
import { Button } from '#design-system/button/button.tsx';
import { coursesTexts } from '#locales/courses/courses.texts.ts';
import { useTexts } from '#locales/texts.tsx';

export interface PackageGuideProps {
  name: string;
  /** The guide is being downloaded. */
  busy: boolean;
  onDownload: () => void;
}

/** Download of the PDF of a package, for those enrolled; the PDFs of its courses are read in the shop. */
export function PackageGuide({ name, busy, onDownload }: PackageGuideProps) {
  const t = useTexts(coursesTexts);
  return (
    <section className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <FileText aria-hidden size={28} strokeWidth={1.5} className="shrink-0 text-brand" />
      <div className="grid min-w-0 flex-1 basis-60 gap-0.5">
        <h2 className="text-22">{t('guide')}</h2>
        <p className="text-14 text-ink-muted">{t('guideText')}</p>
      </div>
      <Button
        tone="secondary"
        busy={busy}
        icon={<Download aria-hidden size={20} />}
        aria-label={t('guideDownloadOf', { name })}
        onClick={onDownload}
      >
        {t('guideDownload')}
      </Button>
    </section>
  );
}
