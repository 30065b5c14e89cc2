import { useEffect, useState } from 'react';
import {
  type PdfPlace,
  PdfSkeleton,
  type PdfView,
  PdfViewer,
  type PdfViewerProps,
} from '#design-system/pdf-viewer/pdf-viewer.tsx';
import { samplePdf } from './sample-pdf.ts';

export const pdfLabels: PdfViewerProps['labels'] = {
  page: (page, count) => `Stranica ${page} od ${count}`,
  previous: 'Prethodna stranica',
  next: 'Sledeća stranica',
  larger: 'Uvećaj',
  smaller: 'Umanji',
  percent: (percent) => `${percent}\u00a0%`,
  trim: 'Prilagodi širini teksta',
  untrim: 'Prilagodi širini stranice',
  textLarger: 'Veća slova',
  textSmaller: 'Manja slova',
  view: 'Prikaz',
  views: { text: 'Tekst', pages: 'Stranice' },
  everyPage: 'Na svakoj stranici:',
  picture: (page) => `Slika sa stranice ${page}`,
  loading: 'Učitavanje stranica',
  failed: 'Stranice nisu učitane',
  retry: 'Pokušaj ponovo',
  failedText: 'Odgovori i mesto su sačuvani. Proveri vezu sa internetom i pokušaj ponovo.',
  scanned: 'Ovaj dokument je skeniran, pa ima samo stranice.',
  unreadable: 'Iz ovog dokumenta tekst ne može da se izdvoji, pa ima samo stranice.',
};

const HEIGHT = 'h-[560px]';

interface SamplePagesProps extends Partial<Omit<PdfViewerProps, 'file' | 'place'>> {
  page?: number;
  /** Position on the page. */
  part?: number;
  /** Creates the document; by default five pages of text. */
  make?: () => Promise<Blob>;
}

const fivePages = () => samplePdf(5);
const nothing = () => {};

/** The sample document in its viewer. */
export function SamplePages({ page = 1, part = 0, make = fivePages, ...rest }: SamplePagesProps) {
  const { onPage = nothing, onPlace = nothing, title = 'Prva pomoć', labels = pdfLabels, className = HEIGHT } = rest;
  const [file, setFile] = useState<Blob | null>(null);
  const [view, setView] = useState(rest.view ?? 'pages');
  const [textSize, setTextSize] = useState(rest.textSize ?? 1);
  const [place] = useState<PdfPlace>({ page, part, block: null });
  useEffect(() => void make().then(setFile), [make]);
  const changeView = (next: PdfView) => {
    setView(next);
    rest.onView?.(next);
  };
  const changeTextSize = (next: number) => {
    setTextSize(next);
    rest.onTextSize?.(next);
  };
  if (!file) return <PdfSkeleton label={labels.loading} className={className} />;
  return (
    <PdfViewer
      {...rest}
      title={title}
      labels={labels}
      className={className}
      file={file}
      place={place}
      onPage={onPage}
      onPlace={onPlace}
      view={view}
      textSize={textSize}
      onView={changeView}
      onTextSize={changeTextSize}
    />
  );
}
