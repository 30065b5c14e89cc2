import type { BenefitInFull, BenefitInList } from '#contract/benefits/benefits.contract.ts';
import { Dialog } from '#design-system/dialog/dialog.tsx';
import { RichText } from '#design-system/rich-text/rich-text.tsx';
import { Skeleton } from '#design-system/skeleton/skeleton.tsx';
import { benefitsTexts } from '#locales/benefits/benefits.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { Found } from '../ground/found.ts';
import { PictureFrame } from '../ground/picture-frame.tsx';
import { ReadStates } from '../ground/read-states.tsx';
import { GivenBenefit } from './given-benefit.tsx';
import { PromoMaterial } from './promo-material.tsx';
import { useTextLanguage } from './text-language.ts';

export interface BenefitDetailsDialogProps {
  /** The benefit as its card shows it, which gives the dialog its title before the rest is loaded. */
  card: Pick<BenefitInList, 'name' | 'in_other_language'>;
  benefit: Found<BenefitInFull>;
  open: boolean;
  onClose: () => void;
}

/** specification.md 2: description, instructions and limitations as rich text, and promo material to open. */
export function BenefitDetailsDialog(props: BenefitDetailsDialogProps) {
  const { card, benefit, open, onClose } = props;
  const t = useTexts(benefitsTexts);
  const { lang } = useTextLanguage()(card, 'name');
  return (
    <Dialog open={open} onClose={onClose} title={card.name} titleLang={lang} size="medium" closeLabel={t('close')}>
      <ReadStates of={benefit} as="part" failed={t('detailsFailed')} loading={<DetailsSkeleton label={t('loading')} />}>
        {(whole) => <Details benefit={whole} />}
      </ReadStates>
    </Dialog>
  );
}

function Details({ benefit }: { benefit: BenefitInFull }) {
  const t = useTexts(benefitsTexts);
  const langOf = useTextLanguage();
  const parts = (['description', 'instructions', 'limitations'] as const).filter((part) => benefit[part].trim() !== '');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid items-center gap-6 desk:grid-cols-2">
        <PictureFrame image={benefit.pictures[0]?.image} className="rounded-20" priority />
        <p {...langOf(benefit, 'short_description')} className="font-display text-18 italic desk:text-22">
          {benefit.short_description}
        </p>
      </div>
      {parts.map((part) => (
        <section key={part} className="grid gap-2">
          <h3 className="display text-22">{t(part)}</h3>
          <div {...langOf(benefit, part)}>
            <RichText html={benefit[part]} />
          </div>
        </section>
      ))}
      <PromoMaterial material={benefit.promo_material} />
      <GivenBenefit benefit={benefit} />
    </div>
  );
}

function DetailsSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{label}</span>
      <div className="grid items-center gap-6 desk:grid-cols-2">
        <Skeleton shape="block" className="aspect-5/4 rounded-20" />
        <Skeleton className="w-4/5" />
      </div>
      <Skeleton />
      <Skeleton />
      <Skeleton className="w-3/5" />
    </div>
  );
}
