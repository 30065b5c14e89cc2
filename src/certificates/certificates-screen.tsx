import { getAttempt } from '#contract/attempts/attempts.contract.ts';
import {
  type Certificate,
  getCertificate,
  listCertificates,
  reissueCertificate,
} from '#contract/certificates/certificates.contract.ts';
import { PAGE_SIZE } from '#contract/endpoint.ts';
import { certificatesTexts } from '#locales/certificates/certificates.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { callEndpoint } from '../api/call-endpoint.ts';
import { query } from '../api/query.ts';
import { copyText } from '../ground/copy-text.ts';
import { pageAddress } from '../ground/page-address.ts';
import { paths } from '../ground/paths.ts';
import { useToasts } from '../ground/toasts-context.ts';
import { useAddress } from '../ground/use-address.ts';
import { useEachMutation } from '../ground/use-each-mutation.ts';
import { usePage } from '../ground/use-read.ts';
import { CertificatesView } from './certificates-view.tsx';
import { useDownloadCertificate } from './use-download-certificate.ts';

/** `/certificates/` */
export function CertificatesScreen() {
  const { values, go } = useAddress(pageAddress);
  const { page } = values;
  const certificates = usePage(query(listCertificates, { query: { page } }), {
    page,
    perPage: PAGE_SIZE,
    onPage: (last) => go({ page: last }, { replace: true }),
  });
  const { download, running } = useDownloadCertificate();
  const reissue = useReissue();
  const share = useShare();
  return (
    <CertificatesView
      certificates={certificates}
      page={page}
      downloading={running}
      reissuing={reissue.running}
      onDownload={download}
      onShare={share}
      onReissue={reissue.mutate}
      onPage={(next) => go({ page: next })}
    />
  );
}

function useReissue() {
  const t = useTexts(certificatesTexts);
  const { show } = useToasts();
  return useEachMutation({
    of: ({ id }: Certificate) => id,
    mutationFn: ({ id }) => callEndpoint(reissueCertificate, { params: { id } }),
    onSuccess: () => show({ tone: 'success', text: t('reissued') }),
    onError: ({ message }) => show({ tone: 'error', text: message }),
    changes: [listCertificates, getCertificate, getAttempt],
  });
}

function useShare() {
  const t = useTexts(certificatesTexts);
  const { show } = useToasts();
  return ({ code }: Certificate) => {
    const address = new URL(paths.verify(code), location.origin).href;
    copyText(address).then(
      () => show({ tone: 'success', text: t('copied') }),
      () => show({ tone: 'error', text: t('copyFailed') }),
    );
  };
}
