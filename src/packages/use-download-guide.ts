import { type CoursePackage, readPackagePdf } from '#contract/packages/packages.contract.ts';
import { coursesTexts } from '#locales/courses/courses.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { callForFile } from '../api/call-for-file.ts';
import { useDownload } from '../ground/use-download.ts';

/** Saves the PDF of a package, in the reader's language where there is one, and shows a message. */
export function useDownloadGuide() {
  const t = useTexts(coursesTexts);
  const language = useLanguage();
  return useDownload(
    ({ pk }: Pick<CoursePackage, 'pk' | 'name'>) =>
      callForFile(readPackagePdf, { params: { pk }, query: { language } }),
    { done: ({ name }) => t('guideDownloaded', { name }) },
  );
}
