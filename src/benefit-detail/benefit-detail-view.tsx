import { ArrowUpRight, CreditCard, FileText, Globe, TicketCheck } from 'lucide-react';
import { memo, type ReactNode, useMemo } from 'react';
import type { BenefitInFull, BenefitInList } from '#contract/benefits/benefits.contract.ts';
import { priceBadge, type WayToBuy } from '#contract/benefits/benefits.rules.ts';
import { Badge } from '#design-system/badge/badge.tsx';
import { Breadcrumbs } from '#design-system/breadcrumbs/breadcrumbs.tsx';
import { Page } from '#design-system/page/page.tsx';
import { RichText } from '#design-system/rich-text/rich-text.tsx';
import { Tabs } from '#design-system/tabs/tabs.tsx';
import { TextLink } from '#design-system/text-link/text-link.tsx';
import { benefitDetailTexts } from '#locales/benefit-detail/benefit-detail.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { BenefitCard } from '../benefits/benefit-card.tsx';
import { isWhole, type ShownBenefit } from '../benefits/benefits.queries.ts';
import { FavouriteButton } from '../benefits/favourite-button.tsx';
import { GivenBenefit } from '../benefits/given-benefit.tsx';
import { PromoMaterial } from '../benefits/promo-material.tsx';
import { STANDFIRST } from '../benefits/standfirst.ts';
import { useTextLanguage } from '../benefits/text-language.ts';
import { usePlaceName } from '../benefits/use-place-name.ts';
import type { Found } from '../ground/found.ts';
import { RestOfBenefit } from './benefit-detail-faces.tsx';
import { CartBar } from './buy-bar.tsx';
import { BuyPanel, type BuyPanelProps } from './buy-panel.tsx';
import { Gallery } from './gallery.tsx';

export interface BenefitDetailViewProps extends BuyPanelProps {
  /** The benefit as on its card, until it is loaded in full. */
  benefit: ShownBenefit;
  /** State of the read of the benefit in full. */
  rest: Found<unknown>;
  /** Links from the kind of benefits down to the category. */
  crumbs: ReactNode[];
  /** Renders the link to a request prefilled from this benefit. */
  requestLink?: ((children: ReactNode) => ReactNode) | undefined;
}

/** Page of one benefit: pictures, description, price, what remains of the budget, buying, and similar benefits. */
export function BenefitDetailView(props: BenefitDetailViewProps) {
  const t = useTexts(benefitDetailTexts);
  const { benefit, crumbs, requestLink } = props;
  const pictures = useMemo(
    () => benefit.pictures.toSorted((one, other) => one.position - other.position),
    [benefit.pictures],
  );
  return (
    <Page width="reading" className="grid content-start gap-8 max-desk:pb-36 desk:gap-12 desk:pt-6">
      <Breadcrumbs label={t('crumbs')} className="-mb-4 max-desk:hidden desk:-mb-10">
        {crumbs}
      </Breadcrumbs>
      <div
        // The text starts right below the picture, however high the column beside both is.
        style={{ gridTemplateRows: 'auto 1fr' }}
        className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-8 desk:grid-cols-[minmax(0,1fr)_min(25rem,42%)]"
      >
        <Gallery key={benefit.id} pictures={pictures} name={benefit.name} />
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6 desk:sticky desk:top-38 desk:row-span-2">
          <Heading benefit={benefit} />
          <BuyPanel {...props} />
          {isWhole(benefit) && (
            <>
              {!benefit.given && <HowToBuy benefit={benefit} requestLink={requestLink} />}
              <PromoMaterial material={benefit.promo_material} />
              <GivenBenefit benefit={benefit} />
            </>
          )}
        </div>
        {isWhole(benefit) ? <Texts benefit={benefit} /> : <RestOfBenefit rest={props.rest} />}
      </div>
      {isWhole(benefit) && benefit.similar.length > 0 && <Similar benefits={benefit.similar} />}
      <CartBar {...props} />
    </Page>
  );
}

// Memoised, so that pressing the page's buttons does not rerender it.
const Heading = memo(function Heading({ benefit }: { benefit: BenefitInList }) {
  const t = useTexts(benefitDetailTexts);
  const placeName = usePlaceName();
  const langOf = useTextLanguage();
  const badge = priceBadge(benefit);
  return (
    <div className="grid gap-3">
      <div className="flex items-center justify-between gap-3">
        <p className="hyphenate flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 text-14 text-ink-muted">
          {badge && <Badge tone="quiet">{t(`badge.${badge}`)}</Badge>}
          {[benefit.provider.name, ...benefit.locations.map(placeName)].join(', ')}
        </p>
        <FavouriteButton benefit={benefit} look="paper" />
      </div>
      <h1 {...langOf(benefit, 'name')} className="hyphenate text-36">
        {benefit.name}
      </h1>
      <p {...langOf(benefit, 'short_description')} className="text-ink-muted">
        {benefit.short_description}
      </p>
    </div>
  );
});

const WAY_ICONS: Record<WayToBuy, typeof Globe> = {
  in_store: CreditCard,
  web: Globe,
  voucher: TicketCheck,
  invoice: FileText,
};

function HowToBuy({ benefit, requestLink }: Pick<BenefitDetailViewProps, 'requestLink'> & { benefit: BenefitInFull }) {
  const { how_to_buy: way, website, benefit_type } = benefit;
  const t = useTexts(benefitDetailTexts);
  const Icon = WAY_ICONS[way];
  return (
    <section className="grid gap-2">
      <h2 className="text-22">{t('howToBuy')}</h2>
      <div className="flex gap-3">
        <Icon aria-hidden size={24} className="mt-0.5 text-brand" />
        <div>
          <p className="font-560">{t(`way.${way}`)}</p>
          {benefit_type === 'flexible' && <p className="text-14 text-ink-muted">{t(`way.${way}Text`)}</p>}
          <div className="flex flex-wrap gap-x-5">
            {way === 'invoice' && benefit_type !== 'fixed' && requestLink && (
              <TextLink asChild>{requestLink(t('fileRequest'))}</TextLink>
            )}
            {website && (
              <TextLink asChild>
                <a href={website} target="_blank" rel="noreferrer">
                  {t('website')}
                  <span className="sr-only">, {t('newTab')}</span>
                  <ArrowUpRight aria-hidden size={16} />
                </a>
              </TextLink>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}

const Texts = memo(function Texts({ benefit }: { benefit: BenefitInFull }) {
  const t = useTexts(benefitDetailTexts);
  const langOf = useTextLanguage();
  const tabs = (['description', 'instructions', 'limitations'] as const)
    .filter((part) => benefit[part].trim() !== '')
    .map((part) => ({
      value: part,
      label: t(part),
      content: (
        <div {...langOf(benefit, part)}>
          <RichText html={benefit[part]} className={part === 'description' ? STANDFIRST : ''} />
        </div>
      ),
    }));
  return (
    <section aria-label={t('about')} className="min-w-0">
      <Tabs key={benefit.id} label={t('about')} tabs={tabs} />
    </section>
  );
});

const Similar = memo(function Similar({ benefits }: { benefits: BenefitInFull['similar'] }) {
  const t = useTexts(benefitDetailTexts);
  return (
    <section className="grid gap-6 pt-4">
      <h2 className="text-28 desk:text-36">{t('similar')}</h2>
      <ul className="grid two-columns gap-x-3.5 gap-y-7 desk:grid-cols-3 desk:gap-6 wide:grid-cols-4">
        {benefits.slice(0, 4).map((one) => (
          <li key={one.id} className="min-w-0 desk:max-wide:nth-4:hidden">
            <BenefitCard benefit={one} />
          </li>
        ))}
      </ul>
    </section>
  );
});
