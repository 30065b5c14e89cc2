import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import type { BenefitInList } from '#contract/benefits/benefits.contract.ts';
import { lazyView } from '../ground/lazy-view.tsx';
import { OpenedPart } from '../ground/opened-part.tsx';
import { paths } from '../ground/paths.ts';
import { useKeepCard } from './benefits.queries.ts';
import { useTextLanguage } from './text-language.ts';

const BenefitDetails = lazyView(async () => (await import('./benefit-details.tsx')).BenefitDetails);

interface BenefitLinkProps {
  benefit: BenefitInList;
  className?: string;
  children: ReactNode;
}

/**
 * The name of a benefit. specification.md 2: fixed benefits open a detail dialog, others go to /benefit/{id}. Its area covers
 * the whole card.
 */
export function BenefitLink({ benefit, className, children }: BenefitLinkProps) {
  const keepCard = useKeepCard();
  const lang = useTextLanguage()(benefit, 'name');
  if (benefit.fixed)
    return (
      <DetailsOpener benefit={benefit} className={className} lang={lang}>
        {children}
      </DetailsOpener>
    );
  return (
    <Link {...lang} to={paths.benefit(benefit.id)} onClick={() => keepCard(benefit)} className={className}>
      {children}
    </Link>
  );
}

function DetailsOpener({
  benefit,
  className,
  lang,
  children,
}: Omit<BenefitLinkProps, 'className'> & { className: string | undefined; lang: { lang?: string } }) {
  // null until it was opened once: the code of the dialog is not loaded before.
  const [open, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <button
        {...lang}
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={`text-left ${className ?? ''}`}
      >
        {children}
      </button>
      {open !== null && (
        <OpenedPart onOpen={(again) => setOpen(again || null)}>
          <BenefitDetails benefit={benefit} open={open} onClose={() => setOpen(false)} />
        </OpenedPart>
      )}
    </>
  );
}
