import type { CourseOrPackage } from '#contract/courses/course-or-package.ts';
import { Logo } from '#design-system/logo/logo.tsx';
import { certificatesTexts } from '#locales/certificates/certificates.texts.ts';
import { formatDay } from '#locales/dates.ts';
import { useTexts } from '#locales/texts.tsx';

export interface CertificateSheetProps {
  kind: CourseOrPackage;
  /** The title of the course or the package. */
  title: string;
  /** Language of the title, where it differs from that of the page. */
  lang?: string;
  name: string;
  number: string;
  /** ISO 8601. */
  issuedAt: string;
  /** The level of the heading that holds the title. */
  level?: 1 | 2;
}

/** Small picture of a certificate as on paper. */
export function CertificateSheet({ kind, title, lang, name, number, issuedAt, level = 2 }: CertificateSheetProps) {
  const t = useTexts(certificatesTexts);
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className="grid rounded-12 bg-surface-raised p-2.5 text-ink shadow-1">
      <div className="grid rounded-8 border border-brand p-0.75">
        <div className="grid content-between justify-items-center gap-5 border border-accent px-4 py-5 text-center desk:px-6 desk:py-6">
          <Logo size="small" aria-hidden className="text-brand" />
          <div className="grid w-full min-w-0 gap-1.5">
            <p className="text-14 text-ink-muted">{t(`sheet.${kind}`)}</p>
            <Heading lang={lang} className="hyphenate text-22 text-brand">
              {title}
            </Heading>
          </div>
          <div className="grid w-full min-w-0 gap-1">
            <p className="font-display text-14 text-ink-muted italic">{t('sheet.awarded')}</p>
            <p className="hyphenate border-line border-b pb-2 font-display text-[min(1.75rem,12.5vw)] leading-[1.14]">
              {name}
            </p>
          </div>
          <p className="text-14 text-ink-muted tabular-nums">
            {t('sheet.facts', { number, day: formatDay(issuedAt) })}
          </p>
        </div>
      </div>
    </div>
  );
}
