import { useState } from 'react';
import { LEARNING_FILES } from '#contract/courses/authoring.contract.ts';
import { FileDrop } from '#design-system/file-drop/file-drop.tsx';
import { learningAdminTexts } from '#locales/admin-learning/learning.texts.ts';
import { filesTexts } from '#locales/files/files.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { useField, useRecordPart } from '../admin/record/record-context.ts';
import { useFilePreparing } from '../admin/record/use-file-preparing.ts';
import { fileSize } from '../files/file-size.ts';
import { prepareFile } from '../files/prepare-file.ts';
import { type ChosenFiles, type FileField, type FormFile, fileIn } from './learning-files.ts';

/** Longest side to which a photo is scaled down, in pixels. */
const LONGEST_SIDE = 1600;

interface RecordFileProps {
  name: FileField;
  files: ChosenFiles;
  hint?: string;
}

/** The field of a file of a course or a package. A chosen file stays in the draft until it is saved with the rest. */
export function RecordFile({ name, files, hint }: RecordFileProps) {
  const t = useTexts(learningAdminTexts);
  const labels = useTexts(filesTexts);
  const { id, label, value, error, disabled, onValue } = useField<FormFile | null>(name);
  const { isPreparing, prepare } = useFilePreparing(name);
  const [problem, setProblem] = useState<string>();
  const sizeOf = useFileSize(name);
  const wanted = LEARNING_FILES.find(({ field }) => field === name);
  const choose = async (chosen: File) => {
    if (!wanted) return;
    setProblem(undefined);
    const side = name === 'image' ? { longestSide: LONGEST_SIDE } : {};
    const prepared = await prepare(prepareFile(chosen, Object.assign({}, wanted, side)));
    if ('file' in prepared) onValue(files.put(prepared.file));
    else setProblem(t(`file.${prepared.problem}`));
  };
  const preview = value && name === 'image' ? files.addressOf(value) : undefined;
  return (
    <div id={id} tabIndex={-1} className="outline-none">
      <FileDrop
        label={label}
        hint={hint}
        error={problem ?? error}
        accept={wanted?.types.join(',') ?? ''}
        file={value && { name: value.name || label, size: sizeOf(value), preview }}
        busy={isPreparing}
        disabled={disabled}
        onFile={(chosen) => void choose(chosen)}
        onRemove={() => {
          setProblem(undefined);
          onValue(null);
        }}
        labels={{
          choose: labels('choose'),
          drop: labels('drop'),
          remove: labels('remove'),
          progress: labels('progress'),
        }}
      />
    </div>
  );
}

/** Returns the size of a file, or a note that it is not sent yet. */
function useFileSize(name: FileField) {
  const t = useTexts(learningAdminTexts);
  const language = useLanguage();
  // A file that was just saved keeps the key with which it was chosen.
  const saved = useRecordPart(({ context }) => fileIn(context.base.fields, name)?.chosen);
  return ({ chosen, address, bytes, pages }: FormFile): string => {
    if (address) return t('file.now');
    const size = fileSize(bytes, language);
    if (pages !== undefined) return t('file.pages', { count: pages, size });
    return chosen === saved ? size : `${size}. ${t('file.later')}`;
  };
}
