import { useEffect, useState } from 'react';
import { PdfSkeleton, PdfViewer, type PdfViewerProps } from '#design-system/pdf-viewer/pdf-viewer.tsx';
import { samplePdf } from './sample-pdf.ts';

export const pdfLabels: PdfViewerProps['labels'] = {
  page: (page, count) => `Stranica ${page} od ${count}`,
  ...{
    previous: 'Prethodna stranica',
    next: 'Sledeća stranica',
    zoomIn: 'Uvećaj',
    zoomOut: 'Umanji',
    fit: 'Prilagodi širini',
  },
  ...{ loading: 'Učitavanje stranica', failed: 'Stranice nisu učitane', retry: 'Pokušaj ponovo' },
  failedText: 'Odgovori i mesto su sačuvani. Proveri vezu sa internetom i pokušaj ponovo.',
};

const HEIGHT = 'h-[560px]';

interface SamplePagesProps extends Partial<Pick<PdfViewerProps, 'page' | 'onPage'>> {
  /** Makes the document; five pages of text unless said. */
  make?: () => Promise<Blob>;
}

const fivePages = () => samplePdf(5);

/** The sample document in its viewer. */
export function SamplePages({ page = 1, onPage = () => {}, make = fivePages }: SamplePagesProps) {
  const [file, setFile] = useState<Blob | null>(null);
  useEffect(() => void make().then(setFile), [make]);
  if (!file) return <PdfSkeleton label={pdfLabels.loading} className={HEIGHT} />;
  return <PdfViewer title="Prva pomoć" labels={pdfLabels} className={HEIGHT} {...{ file, page, onPage }} />;
}
