import { BadgeCheck, Download, Link2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Certificate, listCertificates } from '#contract/certificates/certificates.contract.ts';
import { type AnswerOf, PAGE_SIZE } from '#contract/endpoint.ts';
import { Button } from '#design-system/button/button.tsx';
import { EmptyState } from '#design-system/empty-state/empty-state.tsx';
import { Page } from '#design-system/page/page.tsx';
import { Skeleton } from '#design-system/skeleton/skeleton.tsx';
import { TextLink } from '#design-system/text-link/text-link.tsx';
import { certificatesTexts } from '#locales/certificates/certificates.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { useTextLanguage } from '../benefits/text-language.ts';
import type { Found } from '../ground/found.ts';
import { ListPager } from '../ground/list-pager.tsx';
import { paths } from '../ground/paths.ts';
import { inWindow } from '../ground/picture-frame.tsx';
import { ReadStates } from '../ground/read-states.tsx';
import { CertificateSheet } from './certificate-sheet.tsx';

export interface CertificatesViewProps {
  certificates: Found<AnswerOf<typeof listCertificates>>;
  page: number;
  /** Ids of the certificates whose PDFs are being loaded, and of those being reissued. */
  downloading: readonly number[];
  reissuing: readonly number[];
  onDownload: (certificate: Certificate) => void;
  onShare: (certificate: Certificate) => void;
  onReissue: (certificate: Certificate) => void;
  onPage: (page: number) => void;
}

/** The certificates of a person (product.md 4): to download, and to share for verification. */
export function CertificatesView(props: CertificatesViewProps) {
  const t = useTexts(certificatesTexts);
  const { data } = props.certificates;
  return (
    <Page width="reading" className="grid grid-cols-[minmax(0,1fr)] content-start gap-8">
      <div className="grid gap-2">
        <h1 className="hyphenate text-36 tracking-large desk:text-48">{t('title')}</h1>
        <p className="text-18 text-ink-muted">{t('text')}</p>
      </div>
      {data && data.count > 0 && (
        <p role="status" className="text-14 text-ink-muted">
          {t('count', { count: data.count })}
        </p>
      )}
      <List {...props} />
    </Page>
  );
}

function List(props: CertificatesViewProps) {
  const { certificates, page, onPage } = props;
  const t = useTexts(certificatesTexts);
  return (
    <ReadStates of={certificates} failed={t('failed')} loading={<Loading />} empty={<None />}>
      {({ results }) => (
        <>
          <ul
            data-pages
            className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-12 wide:grid-cols-[repeat(2,minmax(0,1fr))]"
          >
            {results.map((certificate) => (
              <CertificateItem key={certificate.id} {...props} certificate={certificate} />
            ))}
          </ul>
          <ListPager count={certificates.data?.count} page={page} perPage={PAGE_SIZE} onPage={onPage} />
        </>
      )}
    </ReadStates>
  );
}

type ItemProps = Omit<CertificatesViewProps, 'certificates'> & { certificate: Certificate };

function CertificateItem({ certificate, downloading, reissuing, onDownload, onShare, onReissue }: ItemProps) {
  const t = useTexts(certificatesTexts);
  const langOf = useTextLanguage();
  const { id, kind, title, name, number, code, issued_at, name_differs } = certificate;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
      <CertificateSheet
        kind={kind}
        title={title}
        {...langOf(certificate, 'title')}
        name={name}
        number={number}
        issuedAt={issued_at}
      />
      {name_differs && (
        <div className="grid justify-items-start gap-3 rounded-12 bg-accent-soft p-4">
          <p>{t('differs')}</p>
          <Button
            size="small"
            tone="secondary"
            busy={reissuing.includes(id)}
            aria-label={t('reissueOf', { title })}
            onClick={() => onReissue(certificate)}
          >
            {t('reissue')}
          </Button>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
        <Button
          tone="secondary"
          size="small"
          busy={downloading.includes(id)}
          icon={<Download aria-hidden size={20} />}
          aria-label={t('downloadOf', { title })}
          onClick={() => onDownload(certificate)}
        >
          {t('download')}
        </Button>
        <TextLink asChild>
          <button type="button" aria-label={t('shareOf', { title })} onClick={() => onShare(certificate)}>
            <Link2 aria-hidden size={20} />
            {t('share')}
          </button>
        </TextLink>
        <TextLink asChild>
          <Link to={paths.verify(code)} aria-label={t('verifyLinkOf', { title })}>
            <BadgeCheck aria-hidden size={20} />
            {t('verifyLink')}
          </Link>
        </TextLink>
      </div>
    </li>
  );
}

function None() {
  const t = useTexts(certificatesTexts);
  return (
    <EmptyState
      picture={inWindow('books-pile-0')}
      title={t('empty')}
      text={t('emptyText')}
      action={
        <Button asChild>
          <Link to={paths.packages}>{t('courses')}</Link>
        </Button>
      }
    />
  );
}

function Loading() {
  const t = useTexts(certificatesTexts);
  return (
    <div role="status" className="grid grid-cols-[minmax(0,1fr)] gap-8 wide:grid-cols-[repeat(2,minmax(0,1fr))]">
      <span className="sr-only">{t('loading')}</span>
      {['a', 'b'].map((place) => (
        <div key={place} className="grid gap-4">
          <Skeleton shape="block" className="h-72 w-full" />
          <Skeleton className="w-2/5" />
        </div>
      ))}
    </div>
  );
}
