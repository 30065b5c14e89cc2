import { Link } from 'react-router-dom';
import { getProviderImpact, type ProviderImpact } from '#contract/providers/admin-providers.contract.ts';
import { Skeleton } from '#design-system/skeleton/skeleton.tsx';
import { TextLink } from '#design-system/text-link/text-link.tsx';
import { adminBenefitsTexts } from '#locales/admin-benefits/admin-benefits.texts.ts';
import { grouped } from '#locales/plural.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { nameIn } from '../admin/parts/name-in.ts';
import { query } from '../api/query.ts';
import { ReadStates } from '../ground/read-states.tsx';
import { useRead } from '../ground/use-read.ts';
import { benefitPage, benefitsBy } from './benefit-address.ts';

interface ProviderOfferProps {
  id: number;
}

/** The benefits of a provider that people can buy now. */
export function ProviderOffer({ id }: ProviderOfferProps) {
  const t = useTexts(adminBenefitsTexts);
  const found = useRead(query(getProviderImpact, { params: { id } }));
  return (
    <section className="grid gap-2 border-line border-t pt-5">
      <ReadStates of={found} as="part" failed={t('offer.failed')} loading={<Places />}>
        {({ effects }) => <Offer id={id} effects={effects} />}
      </ReadStates>
    </section>
  );
}

function Offer({ id, effects }: ProviderOfferProps & { effects: ProviderImpact['effects'] }) {
  const t = useTexts(adminBenefitsTexts);
  const language = useLanguage();
  const { benefits, some_benefits: some, withdrawn_benefits: withdrawn } = effects;
  return (
    <>
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="display text-18">
          {t('offer.title')}{' '}
          {benefits > 0 && <span className="text-14 text-ink-muted">{grouped(language, benefits)}</span>}
        </h3>
        {benefits + withdrawn > 0 && (
          <TextLink asChild className="min-h-8 text-14">
            <Link to={benefitsBy('provider', id)}>{t('offer.all')}</Link>
          </TextLink>
        )}
      </div>
      {benefits === 0 && <p className="text-14 text-ink-muted">{t('offer.none')}</p>}
      <ul className="grid text-14">
        {some.map((benefit) => (
          <li key={benefit.id}>
            <Link
              to={benefitPage(benefit.id)}
              className="flex min-h-11 items-center border-line border-b hover:underline hover:underline-offset-4 fine:min-h-9"
            >
              {nameIn(language, benefit)}
            </Link>
          </li>
        ))}
      </ul>
      {benefits > some.length && (
        <p className="text-14 text-ink-muted">{t('offer.more', { count: benefits - some.length })}</p>
      )}
      {withdrawn > 0 && <p className="text-14 text-ink-muted">{t('offer.withdrawn', { count: withdrawn })}</p>}
    </>
  );
}

const Places = () => (
  <div aria-hidden className="grid gap-3">
    <Skeleton className="h-5 w-24" />
    <Skeleton className="w-3/4" />
    <Skeleton className="w-2/3" />
  </div>
);
