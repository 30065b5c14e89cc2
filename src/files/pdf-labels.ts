import type { PdfViewerLabels } from '#design-system/pdf-viewer/pdf-viewer.tsx';
import { filesTexts } from '#locales/files/files.texts.ts';
import { useTexts } from '#locales/texts.tsx';

/** Texts of a PdfViewer; those of a failure come from the caller. */
export function usePdfLabels(failing: Pick<PdfViewerLabels, 'failed' | 'failedText' | 'retry'>): PdfViewerLabels {
  const t = useTexts(filesTexts);
  return Object.assign(
    {
      previous: t('pdf.previous'),
      next: t('pdf.next'),
      loading: t('pdf.loading'),
      larger: t('pdf.larger'),
      smaller: t('pdf.smaller'),
      percent: (percent: number) => t('pdf.percent', { percent }),
      trim: t('pdf.trim'),
      untrim: t('pdf.untrim'),
      textLarger: t('pdf.textLarger'),
      textSmaller: t('pdf.textSmaller'),
      everyPage: t('pdf.everyPage'),
      view: t('pdf.view'),
      views: { text: t('pdf.view.text'), pages: t('pdf.view.pages') },
      scanned: t('pdf.scanned'),
      unreadable: t('pdf.unreadable'),
      page: (page: number, count: number) => t('pdf.page', { page, count }),
      picture: (page: number) => t('pdf.picture', { page }),
    },
    failing,
  );
}
