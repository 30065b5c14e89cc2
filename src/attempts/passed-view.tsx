import { ArrowRight, BadgeCheck, Download } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { AttemptResult, AttemptState } from '#contract/attempts/attempts.contract.ts';
import type { Certificate } from '#contract/certificates/certificates.contract.ts';
import type { CourseInList } from '#contract/courses/courses.contract.ts';
import type { CoursePackage } from '#contract/packages/packages.contract.ts';
import { Button } from '#design-system/button/button.tsx';
import { Page } from '#design-system/page/page.tsx';
import { Skeleton } from '#design-system/skeleton/skeleton.tsx';
import { TextLink } from '#design-system/text-link/text-link.tsx';
import { attemptsTexts } from '#locales/attempts/attempts.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { useTextLanguage } from '../benefits/text-language.ts';
import { CertificateSheet } from '../certificates/certificate-sheet.tsx';
import type { Found } from '../ground/found.ts';
import { paths } from '../ground/paths.ts';
import { PictureFrame } from '../ground/picture-frame.tsx';
import { ReadStates } from '../ground/read-states.tsx';
import { Score } from './score.tsx';

/** The next course, and the package that it is part of. */
export interface NextCourse {
  course: Pick<CourseInList, 'pk' | 'name' | 'in_other_language' | 'image'>;
  package: Pick<CoursePackage, 'pk' | 'name' | 'in_other_language'>;
}

export interface PassedViewProps {
  course: Pick<AttemptState['course'], 'name' | 'in_other_language'>;
  result: AttemptResult;
  /** Certificates of the course and of the packages that it completed; empty until they are known. */
  certificates: readonly Found<Certificate>[];
  /** The next course of a package. */
  next?: NextCourse | null;
  /** Id of the certificate whose PDF is being loaded. */
  downloading?: readonly number[];
  onDownload?: (certificate: Certificate) => void;
}

/** A passed course: the certificate, then the score and the next course. */
export function PassedView(props: PassedViewProps) {
  const { course, result, certificates, next = null, downloading = [], onDownload } = props;
  const t = useTexts(attemptsTexts);
  const langOf = useTextLanguage();
  const [own, ...ofPackages] = certificates;
  return (
    <Page width="reading" className="grid grid-cols-[minmax(0,1fr)] content-start gap-12 desk:pt-14">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start items-start gap-x-16 gap-y-5 desk:gap-y-6 wide:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
        <div className="grid gap-1 desk:gap-3">
          <p {...langOf(course, 'name')} className="hyphenate text-14 text-ink-muted">
            {course.name}
          </p>
          <h1 className="hyphenate text-36 tracking-large desk:text-64">{t('passed.title')}</h1>
          <p className="max-w-prose text-ink-muted max-desk:sr-only desk:text-18">{t('passed.text')}</p>
        </div>
        <div className="wide:col-start-2 wide:row-span-3 wide:row-start-1">
          {own ? <Sheet of={own} /> : <SheetLoading />}
        </div>
        {own?.state === 'ready' && (
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <Button
              busy={downloading.includes(own.data.id)}
              icon={<Download aria-hidden size={20} />}
              onClick={() => onDownload?.(own.data)}
            >
              {t('download')}
            </Button>
            <VerifyLink code={own.data.code} />
          </div>
        )}
        <Score result={result} />
      </div>
      {ofPackages.length > 0 && (
        <section aria-labelledby="of-packages" className="grid gap-5">
          <h2 id="of-packages" className="text-28">
            {t('passed.package')}
          </h2>
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-8 wide:grid-cols-[repeat(2,minmax(0,1fr))]">
            {ofPackages.map((of, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: what is not loaded has nothing else, and none changes its place
              <li key={place} className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
                <Sheet of={of} />
                {of.state === 'ready' && (
                  <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
                    <Button
                      tone="secondary"
                      size="small"
                      busy={downloading.includes(of.data.id)}
                      icon={<Download aria-hidden size={20} />}
                      onClick={() => onDownload?.(of.data)}
                    >
                      {t('downloadPackage', { title: of.data.title })}
                    </Button>
                    <VerifyLink code={of.data.code} />
                  </div>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {next && <NextInPackage {...next} />}
      <Next />
    </Page>
  );
}

function Sheet({ of }: { of: Found<Certificate> }) {
  const t = useTexts(attemptsTexts);
  const langOf = useTextLanguage();
  return (
    <ReadStates of={of} as="part" failed={t('passed.certificateFailed')} loading={<SheetLoading />}>
      {(certificate) => {
        const { kind, title, name, number, issued_at } = certificate;
        const lang = langOf(certificate, 'title');
        return (
          <CertificateSheet kind={kind} title={title} {...lang} name={name} number={number} issuedAt={issued_at} />
        );
      }}
    </ReadStates>
  );
}

const SheetLoading = () => <Skeleton shape="block" className="h-72 w-full" />;

function VerifyLink({ code }: { code: string }) {
  const t = useTexts(attemptsTexts);
  return (
    <TextLink asChild>
      <Link to={paths.verify(code)}>
        <BadgeCheck aria-hidden size={20} />
        {t('verify')}
      </Link>
    </TextLink>
  );
}

function NextInPackage({ course, package: one }: NextCourse) {
  const t = useTexts(attemptsTexts);
  const langOf = useTextLanguage();
  return (
    <section aria-labelledby="next-course" className="grid gap-4 rounded-20 bg-surface-raised p-5 shadow-1 desk:p-7">
      <p className="hyphenate text-14 text-ink-muted">
        {t('passed.nextInPackage')}:{' '}
        <Link {...langOf(one, 'name')} to={paths.package(one.pk)} className="underline">
          {one.name}
        </Link>
      </p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <PictureFrame image={course.image} className="w-24 shrink-0" />
        <h2 {...langOf(course, 'name')} id="next-course" className="hyphenate min-w-0 flex-1 basis-52 text-22">
          {course.name}
        </h2>
        <Button asChild trailingIcon={<ArrowRight aria-hidden size={20} />} className="max-desk:w-full">
          <Link to={paths.courseStart(course.pk)}>{t('passed.startNext')}</Link>
        </Button>
      </div>
    </section>
  );
}

function Next() {
  const t = useTexts(attemptsTexts);
  return (
    <section aria-labelledby="what-next" className="grid gap-4 border-line border-t pt-8">
      <h2 id="what-next" className="text-28">
        {t('passed.next')}
      </h2>
      <div className="flex flex-wrap gap-3 max-desk:*:w-full">
        <Button asChild tone="secondary">
          <Link to={paths.continuation}>{t('passed.continue')}</Link>
        </Button>
        <Button asChild tone="secondary">
          <Link to={paths.packages}>{t('catalogue')}</Link>
        </Button>
        <Button asChild tone="ghost">
          <Link to={paths.certificates}>{t('passed.certificates')}</Link>
        </Button>
      </div>
    </section>
  );
}
