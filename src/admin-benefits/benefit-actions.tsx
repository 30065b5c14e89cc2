import { Copy, Eye, EyeOff, Store } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { BenefitImpact, ListedBenefit } from '#contract/admin-benefits/admin-benefits.contract.ts';
import { MenuItem, MenuSeparator } from '#design-system/dropdown-menu/dropdown-menu.tsx';
import { adminBenefitsTexts } from '#locales/admin-benefits/admin-benefits.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { Endings } from '../admin/endings/use-endings.ts';
import { ActionsMenu } from '../admin/parts/actions-menu.tsx';
import { paths } from '../ground/paths.ts';
import type { WithdrawnBenefit } from './use-benefit-ending.tsx';

interface BenefitActionsProps {
  benefit: ListedBenefit;
  /** The name in the reader's language. */
  name: string;
  endings: Endings<WithdrawnBenefit, BenefitImpact['effects']>;
  onCopy: (benefit: WithdrawnBenefit) => void;
}

/** The actions on a benefit of the list. */
export function BenefitActions({ benefit, name, endings, onCopy }: BenefitActionsProps) {
  const t = useTexts(adminBenefitsTexts);
  const { id, revision, state } = benefit;
  const row = { id, name, revision };
  return (
    <ActionsMenu label={t('benefits.actions')} buttonLabel={t('benefits.actionsOf', { name })}>
      {state === 'offered' && (
        <MenuItem asChild icon={<Store aria-hidden size={20} />}>
          <Link to={paths.benefit(id)}>{t('benefits.inShop')}</Link>
        </MenuItem>
      )}
      <MenuItem icon={<Copy aria-hidden size={20} />} onSelect={() => onCopy(row)}>
        {t('benefits.copy')}
      </MenuItem>
      <MenuSeparator />
      {state === 'offered' ? (
        <MenuItem icon={<EyeOff aria-hidden size={20} />} onSelect={() => endings.ask(row)}>
          {t('benefits.withdraw')}
        </MenuItem>
      ) : (
        <MenuItem
          icon={<Eye aria-hidden size={20} />}
          disabled={endings.isRestoring(row)}
          onSelect={() => endings.restore(row)}
        >
          {t(state === 'draft' ? 'benefits.offer' : 'benefits.offerAgain')}
        </MenuItem>
      )}
    </ActionsMenu>
  );
}
