import { FileText } from 'lucide-react';
import { useLanguage } from '#locales/texts.tsx';
import type { ChosenFile } from '#machines/requests/request-form.ts';
import { fileSize } from '../files/file-size.ts';
import { usePreview } from '../files/use-preview.ts';
import { handleOf } from './requests.api.ts';

/** A file on one line: preview, name and size. */
export function FileSummary({ file }: { file: ChosenFile | null }) {
  const language = useLanguage();
  const preview = usePreview(file ? handleOf(file) : null);
  if (!file) return null;
  return (
    <div className="flex min-w-0 items-center gap-3">
      {preview ? (
        <img src={preview} alt="" className="size-14 shrink-0 rounded-12 bg-surface-sunken object-cover" />
      ) : (
        <span className="grid size-14 shrink-0 place-items-center rounded-12 bg-surface-sunken text-ink-muted">
          <FileText aria-hidden size={24} />
        </span>
      )}
      <span className="min-w-0">
        <span className="block font-560 wrap-anywhere">{file.name}</span>
        <span className="block text-14 text-ink-muted tabular-nums">{fileSize(file.bytes, language)}</span>
      </span>
    </div>
  );
}
