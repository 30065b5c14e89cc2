import { Copy, Eye, EyeOff, Store } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { BenefitState } from '#contract/admin-benefits/benefit.rules.ts';
import { MenuItem, MenuSeparator } from '#design-system/dropdown-menu/dropdown-menu.tsx';
import { IconButton } from '#design-system/icon-button/icon-button.tsx';
import { State } from '#design-system/state/state.tsx';
import { ToolButton, toolTarget } from '#design-system/tool-button/tool-button.tsx';
import { adminBenefitsTexts } from '#locales/admin-benefits/admin-benefits.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { EndingQuestion } from '../admin/endings/ending-question.tsx';
import { useEndings } from '../admin/endings/use-endings.ts';
import { ActionsMenu } from '../admin/parts/actions-menu.tsx';
import { useRecordProps } from '../admin/record/record-context.ts';
import { RecordPageHead } from '../admin/record/record-page.tsx';
import { paths } from '../ground/paths.ts';
import { useProvider } from './benefit-choices.ts';
import type { BenefitFormProps } from './benefit-form-props.ts';
import { OfferRefused } from './benefit-offer-refused.tsx';
import { useBenefitEnding } from './use-benefit-ending.tsx';
import { useCopying } from './use-copying.ts';
import { useOffering, useToldForm } from './use-offering.ts';

const TONES = { draft: 'draft', offered: 'on', withdrawn: 'off' } as const satisfies Record<BenefitState, string>;

interface BenefitHeadProps extends BenefitFormProps {
  /** Opens the preview; undefined where the preview has a column of its own. */
  onPreview: (() => void) | undefined;
}

/** The head of the form: the benefit's name, its state, and the actions on the whole benefit. */
export function BenefitHead(props: BenefitHeadProps) {
  const { name, stored } = props;
  const t = useTexts(adminBenefitsTexts);
  const provider = useProvider(stored?.provider_id ?? null);
  return (
    <RecordPageHead
      title={name}
      crumbs={[
        <Link key="list" to={`${paths.adminPanel}/benefits`}>
          {t('benefit.list')}
        </Link>,
        provider && (
          <Link key="provider" to={`${paths.adminPanel}/benefits?provider=${provider.id}`}>
            {provider.name}
          </Link>
        ),
      ]}
      state={stored && <State tone={TONES[stored.state]}>{t(`benefits.state.${stored.state}`)}</State>}
    >
      {props.onPreview && (
        <IconButton label={t('preview.title')} className={toolTarget} onClick={props.onPreview}>
          <Eye aria-hidden size={18} />
        </IconButton>
      )}
      {stored && props.mayWrite && (
        <Actions id={stored.id} name={name} state={stored.state} revision={stored.revision} />
      )}
    </RecordPageHead>
  );
}

interface ActionsProps {
  id: number;
  name: string;
  state: BenefitState;
  revision: number;
}

/** The actions on the benefit: offer, withdraw, copy, open in the shop. */
function Actions({ id, name, state, revision }: ActionsProps) {
  const t = useTexts(adminBenefitsTexts);
  const { hasDraft, face } = useRecordProps();
  const { offer, isBusy, refused, forget } = useOffering({ id, name });
  const endings = useEndings(useBenefitEnding(useToldForm()));
  const copy = useCopying({ opens: true });
  const isOffered = state === 'offered';
  return (
    <>
      {!isOffered && face === 'form' && (
        <ToolButton tone="secondary" busy={isBusy} onClick={() => void offer()}>
          {t(hasDraft ? 'benefit.saveAndOffer' : 'benefits.offer')}
        </ToolButton>
      )}
      <ActionsMenu label={t('benefit.actions')}>
        <MenuItem icon={<Copy aria-hidden size={20} />} onSelect={() => void copy({ id, name })}>
          {t('benefits.copy')}
        </MenuItem>
        {isOffered && (
          <MenuItem asChild icon={<Store aria-hidden size={20} />}>
            <Link to={paths.benefit(id)}>{t('benefits.inShop')}</Link>
          </MenuItem>
        )}
        {isOffered && (
          <>
            <MenuSeparator />
            <MenuItem
              tone="danger"
              icon={<EyeOff aria-hidden size={20} />}
              onSelect={() => endings.ask({ id, name, revision })}
            >
              {t('benefits.withdraw')}
            </MenuItem>
          </>
        )}
      </ActionsMenu>
      <EndingQuestion endings={endings} />
      {refused && <OfferRefused refused={refused} onClose={forget} />}
    </>
  );
}
