import { Download } from 'lucide-react';
import { useState } from 'react';
import type { RequestDetail } from '#contract/requests/requests.contract.ts';
import { type PdfPlace, PdfSkeleton, type PdfView, PdfViewer } from '#design-system/pdf-viewer/pdf-viewer.tsx';
import { Skeleton } from '#design-system/skeleton/skeleton.tsx';
import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import { adminRequestsTexts } from '#locales/admin-requests/admin-requests.texts.ts';
import { appTexts } from '#locales/app/app.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { type AnsweredFile, saveFile } from '../api/call-for-file.ts';
import { usePdfLabels } from '../files/pdf-labels.ts';
import type { Found } from '../ground/found.ts';
import { ReadStates } from '../ground/read-states.tsx';
import { PictureViewer } from './picture-viewer.tsx';

interface FilePaneProps {
  file: RequestDetail['file'];
  found: Found<AnsweredFile>;
}

const HEIGHT = 'h-[46dvh] wide:h-full';

/** The file of a request, beside its facts. */
export function FilePane({ file, found }: FilePaneProps) {
  const t = useTexts(adminRequestsTexts);
  const isPdf = file.type === 'application/pdf';
  return (
    <section aria-label={t('file')} className="flex min-h-0 min-w-0 flex-col gap-1 bg-surface-sunken p-4 wide:p-3">
      <ReadStates
        of={found}
        as="part"
        failed={t('fileFailed')}
        loading={
          isPdf ? (
            <PdfSkeleton label={t('loading')} className={HEIGHT} />
          ) : (
            <Skeleton shape="block" className={HEIGHT} />
          )
        }
      >
        {({ name, content }) => (
          <>
            <div className="min-h-0 flex-1">
              {isPdf ? (
                <Pages name={file.name} content={content} />
              ) : (
                <PictureViewer name={file.name} content={content} />
              )}
            </div>
            <ToolButton
              icon={<Download aria-hidden size={16} />}
              onClick={() => saveFile({ name, content })}
              className="self-start"
            >
              {t('save')}
            </ToolButton>
          </>
        )}
      </ReadStates>
    </section>
  );
}

/** A PDF, page by page, because its look is what is checked. */
function Pages({ name, content }: AnsweredFile) {
  const t = useTexts(adminRequestsTexts);
  const app = useTexts(appTexts);
  const [place, setPlace] = useState<PdfPlace>({ page: 1, part: 0, block: null });
  const [view, setView] = useState<PdfView>('pages');
  const [textSize, setTextSize] = useState(1);
  const labels = usePdfLabels({ failed: t('pdfFailed'), failedText: t('pdfFailedText'), retry: app('broken.retry') });
  return (
    <div data-own-keys data-file className="h-full">
      <PdfViewer
        file={content}
        title={name}
        labels={labels}
        place={place}
        onPage={() => {}}
        onPlace={setPlace}
        view={view}
        onView={setView}
        textSize={textSize}
        onTextSize={setTextSize}
        className={HEIGHT}
      />
    </div>
  );
}
