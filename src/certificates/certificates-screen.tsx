import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Certificate, reissueCertificate } from '#contract/certificates/certificates.contract.ts';
import { PAGE_SIZE } from '#contract/endpoint.ts';
import { pageCount } from '#contract/pager/pager.rules.ts';
import { certificatesTexts } from '#locales/certificates/certificates.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { callEndpoint } from '../api/call-endpoint.ts';
import { failureOf } from '../api/failure-of.ts';
import { paths } from '../ground/paths.ts';
import { useToasts } from '../ground/toasts-context.ts';
import { useOffline } from '../ground/use-offline.ts';
import { usePagedQuery } from '../ground/use-paged-query.ts';
import { useSoleMutation } from '../ground/use-sole-mutation.ts';
import { certificatesQuery } from './certificates.queries.ts';
import { CertificatesView } from './certificates-view.tsx';
import { useDownloadCertificate } from './use-download-certificate.ts';

/** `/certificates/` */
export function CertificatesScreen() {
  const [page, setPage] = useState(1);
  const { query, found } = usePagedQuery(certificatesQuery(page, useLanguage()), {
    page,
    perPage: PAGE_SIZE,
    onPage: setPage,
  });
  const offline = useOffline();
  const download = useDownloadCertificate();
  const reissue = useReissue();
  const share = useShare();
  return (
    <CertificatesView
      certificates={found?.results ?? null}
      count={found?.count ?? 0}
      page={page}
      pages={pageCount(found?.count ?? 0, PAGE_SIZE)}
      failure={found ? null : (query.error?.message ?? null)}
      offline={failureOf(query.error, offline) === 'offline'}
      retrying={query.isFetching}
      downloading={download.isPending ? download.variables.id : null}
      reissuing={reissue.isPending ? reissue.variables.id : null}
      onDownload={download.mutate}
      onShare={share}
      onReissue={reissue.mutate}
      onPage={setPage}
      onRetry={() => void query.refetch()}
    />
  );
}

function useReissue() {
  const t = useTexts(certificatesTexts);
  const client = useQueryClient();
  const { show } = useToasts();
  return useSoleMutation({
    mutationFn: ({ id }: Certificate) => callEndpoint(reissueCertificate, { params: { id } }),
    onSuccess: () => show({ tone: 'success', text: t('reissued') }),
    onError: ({ message }) => show({ tone: 'error', text: message }),
    // Another tab may have been faster.
    onSettled: () => client.invalidateQueries({ queryKey: ['certificates'] }),
  });
}

function useShare() {
  const t = useTexts(certificatesTexts);
  const { show } = useToasts();
  return ({ code }: Certificate) => {
    const address = new URL(paths.verify(code), location.origin).href;
    // The clipboard is missing where the page is not secure.
    Promise.resolve(navigator.clipboard?.writeText(address) ?? Promise.reject(new Error('no clipboard'))).then(
      () => show({ tone: 'success', text: t('copied') }),
      () => show({ tone: 'error', text: t('copyFailed') }),
    );
  };
}
