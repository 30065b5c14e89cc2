import { Download, FileText } from 'lucide-react';
import type { Document } from '#contract/documents/documents.contract.ts';
import { Button } from '#design-system/button/button.tsx';
import { documentsTexts } from '#locales/documents/documents.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { useTextLanguage } from '../benefits/text-language.ts';
import { fileSize } from '../files/file-size.ts';

interface DocumentLineProps {
  document: Document;
  /** The document is being downloaded. */
  busy: boolean;
  onDownload: () => void;
}

/** A document of the list, with its download button. */
export function DocumentLine({ document, busy, onDownload }: DocumentLineProps) {
  const t = useTexts(documentsTexts);
  const langOf = useTextLanguage();
  const { title, bytes, type } = document;
  const language = t(`language.${document.language}`);
  const size = fileSize(bytes, useLanguage());
  return (
    <li className="flex items-center gap-4 border-line border-b py-4 desk:gap-6 desk:py-5">
      <FileText aria-hidden size={28} strokeWidth={1.5} className="shrink-0 text-brand" />
      <div className="grid min-w-0 flex-1 gap-0.5">
        <h2
          {...langOf(document, 'title')}
          className="hyphenate font-560 font-text text-16 tracking-normal desk:text-18"
        >
          {title}
        </h2>
        <p className="text-14 text-ink-muted tabular-nums">{[language, typeName(type), size].join(' · ')}</p>
      </div>
      <Button
        tone="secondary"
        size="small"
        busy={busy}
        icon={<Download aria-hidden size={20} />}
        aria-label={t('downloadOf', { title, language })}
        onClick={onDownload}
      >
        <span className="max-desk:sr-only">{t('download')}</span>
      </Button>
    </li>
  );
}

/** Short name of a media type: `application/pdf` is shown as PDF. */
const typeName = (type: string) => (type.split('/')[1] ?? type).toUpperCase();
