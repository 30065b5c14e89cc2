import { type Certificate, downloadCertificate } from '#contract/certificates/certificates.contract.ts';
import { certificatesTexts } from '#locales/certificates/certificates.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { callForFile } from '../api/call-for-file.ts';
import { useDownload } from '../ground/use-download.ts';

/** Saves the PDF of a certificate in the reader's language, and shows a message. */
export function useDownloadCertificate() {
  const t = useTexts(certificatesTexts);
  const language = useLanguage();
  return useDownload(
    ({ id }: Pick<Certificate, 'id' | 'title'>) =>
      callForFile(downloadCertificate, { params: { id }, query: { language } }),
    { of: ({ id }) => id, done: ({ title }) => t('downloaded', { title }) },
  );
}
