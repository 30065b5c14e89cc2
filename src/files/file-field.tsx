import { type DroppedFile, FileDrop } from '#design-system/file-drop/file-drop.tsx';
import { filesTexts } from '#locales/files/files.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { fileSize } from './file-size.ts';
import { usePreview } from './use-preview.ts';

export interface FileFieldProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** What may be chosen, as of an input. */
  accept: string;
  /** The file as it will be sent. */
  file: File | null;
  /** While it is sent: 0…100, or null when that is not known. */
  progress?: number | null | undefined;
  /** While it is looked at or made smaller. */
  busy?: boolean | undefined;
  disabled?: boolean | undefined;
  onFile: (file: File) => void;
  onRemove: () => void;
}

/** A FileDrop with our words: the chosen file with its picture and its size. */
export function FileField({ file, ...props }: FileFieldProps) {
  const t = useTexts(filesTexts);
  const language = useLanguage();
  const preview = usePreview(file);
  const taken: DroppedFile | null = file && { name: file.name, size: fileSize(file.size, language), preview };
  const labels = { choose: t('choose'), drop: t('drop'), remove: t('remove'), progress: t('progress') };
  return <FileDrop {...props} file={taken} labels={labels} />;
}
