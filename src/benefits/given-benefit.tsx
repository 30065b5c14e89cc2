import { Download, FileText } from 'lucide-react';
import type { BenefitInFull } from '#contract/benefits/benefits.contract.ts';
import { downloadCoreDocument } from '#contract/core-benefits/core-benefits.contract.ts';
import { isEmail } from '#contract/session/session.rules.ts';
import { givenBenefitTexts } from '#locales/benefits/given-benefit.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { callForFile } from '../api/call-for-file.ts';
import { fileSize } from '../files/file-size.ts';
import { useDownload } from '../ground/use-download.ts';

/** A company's notes to its own core benefit: whom to ask, and a document. Renders nothing for any other benefit. */
export function GivenBenefit({ benefit: { id, given } }: { benefit: Pick<BenefitInFull, 'id' | 'given'> }) {
  const t = useTexts(givenBenefitTexts);
  if (!given || (given.contact === '' && !given.document)) return null;
  return (
    <section>
      <h3 className="display mb-2 text-22">{t('givenBy')}</h3>
      <ul>
        {given.contact !== '' && (
          <li className="flex min-h-15 flex-wrap items-center gap-x-3 border-line border-t py-2 last:border-b">
            <span className="text-ink-muted">{t('askAt')}</span>
            <Contact contact={given.contact} />
          </li>
        )}
        {given.document && (
          <li className="border-line border-t last:border-b">
            <CoreDocument id={id} document={given.document} />
          </li>
        )}
      </ul>
    </section>
  );
}

function Contact({ contact }: { contact: string }) {
  if (!isEmail(contact)) return <span className="wrap-anywhere">{contact}</span>;
  return (
    <a href={`mailto:${contact}`} className="wrap-anywhere underline hover:text-brand">
      {contact}
    </a>
  );
}

function CoreDocument({ id, document: { name, bytes } }: { id: number; document: { name: string; bytes: number } }) {
  const t = useTexts(givenBenefitTexts);
  const language = useLanguage();
  const { download, running } = useDownload(() => callForFile(downloadCoreDocument, { params: { id } }));
  const size = `PDF, ${fileSize(bytes, language)}`;
  return (
    <button
      type="button"
      aria-busy={running.length > 0}
      aria-label={t('download', { name: `${name} ${size}` })}
      onClick={() => download()}
      className="flex min-h-15 w-full items-center gap-3 rounded-8 py-2 text-left hover:text-brand"
    >
      <FileText aria-hidden size={20} className="text-ink-muted" />
      <span className="wrap-anywhere min-w-0 flex-1">{name}</span>{' '}
      <span className="whitespace-nowrap text-12 text-ink-muted">{size}</span>
      <Download aria-hidden size={20} />
    </button>
  );
}
