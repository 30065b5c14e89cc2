import { useMutation } from '@tanstack/react-query';
import { type CoursePackage, readPackagePdf } from '#contract/packages/packages.contract.ts';
import { coursesTexts } from '#locales/courses/courses.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { callForFile, saveFile } from '../api/call-for-file.ts';
import { useToasts } from '../ground/toasts-context.ts';

/** Saves the PDF of a package, in the reader's language where there is one, and shows a message. */
export function useDownloadGuide() {
  const t = useTexts(coursesTexts);
  const language = useLanguage();
  const { show } = useToasts();
  return useMutation({
    mutationFn: ({ pk }: Pick<CoursePackage, 'pk' | 'name'>) =>
      callForFile(readPackagePdf, { params: { pk }, query: { language } }),
    onSuccess: (file, { name }) => {
      saveFile(file);
      show({ tone: 'success', text: t('guideDownloaded', { name }) });
    },
    onError: ({ message }) => show({ tone: 'error', text: message }),
  });
}
