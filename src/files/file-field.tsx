import { type DroppedFile, FileDrop } from '#design-system/file-drop/file-drop.tsx';
import { filesTexts } from '#locales/files/files.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { fileSize } from './file-size.ts';
import { usePreview } from './use-preview.ts';

export interface FileFieldProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** As the `accept` attribute of an input. */
  accept: string;
  /** The file that will be sent. */
  file: File | null;
  /** Percentage sent, 0…100; null when unknown. */
  progress?: number | null | undefined;
  /** While the file is checked or shrunk. */
  busy?: boolean | undefined;
  disabled?: boolean | undefined;
  onFile: (file: File) => void;
  onRemove: () => void;
}

/** A FileDrop with the texts of the app, and with preview and size of the chosen file. */
export function FileField({ file, ...props }: FileFieldProps) {
  const t = useTexts(filesTexts);
  const language = useLanguage();
  const preview = usePreview(file);
  const taken: DroppedFile | null = file && { name: file.name, size: fileSize(file.size, language), preview };
  const labels = { choose: t('choose'), drop: t('drop'), remove: t('remove'), progress: t('progress') };
  return <FileDrop {...props} file={taken} labels={labels} />;
}
