import { useMutation } from '@tanstack/react-query';
import { type Certificate, downloadCertificate } from '#contract/certificates/certificates.contract.ts';
import { certificatesTexts } from '#locales/certificates/certificates.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { callForFile, saveFile } from '../api/call-for-file.ts';
import { useToasts } from '../ground/toasts-context.ts';

/** Saves the PDF of a certificate in the reader's language, and shows a message. */
export function useDownloadCertificate() {
  const t = useTexts(certificatesTexts);
  const language = useLanguage();
  const { show } = useToasts();
  return useMutation({
    mutationFn: ({ id }: Pick<Certificate, 'id' | 'title'>) =>
      callForFile(downloadCertificate, { params: { id }, query: { language } }),
    onSuccess: (file, { title }) => {
      saveFile(file);
      show({ tone: 'success', text: t('downloaded', { title }) });
    },
    onError: ({ message }) => show({ tone: 'error', text: message }),
  });
}
