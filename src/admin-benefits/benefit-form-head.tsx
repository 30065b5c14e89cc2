import { Copy, Ellipsis, Eye, EyeOff, Store } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { BenefitState } from '#contract/admin-benefits/benefit.rules.ts';
import { Breadcrumbs } from '#design-system/breadcrumbs/breadcrumbs.tsx';
import { DropdownMenu, MenuItem, MenuSeparator } from '#design-system/dropdown-menu/dropdown-menu.tsx';
import { IconButton } from '#design-system/icon-button/icon-button.tsx';
import { State } from '#design-system/state/state.tsx';
import { ToolButton, toolTarget } from '#design-system/tool-button/tool-button.tsx';
import { adminBenefitsTexts } from '#locales/admin-benefits/admin-benefits.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { EndingQuestion } from '../admin/ending-question.tsx';
import { useRecordProps } from '../admin/record-context.ts';
import { RecordFoot } from '../admin/record-foot.tsx';
import { useEndings } from '../admin/use-endings.ts';
import { paths } from '../ground/paths.ts';
import { useProvider } from './benefit-choices.ts';
import type { BenefitFormProps } from './benefit-form-props.ts';
import { OfferRefused } from './benefit-offer-refused.tsx';
import { useBenefitEnding } from './use-benefit-ending.tsx';
import { useCopying } from './use-copying.ts';
import { useDesk } from './use-folds.ts';
import { useOffering, useToldForm } from './use-offering.ts';

const TONES = { draft: 'draft', offered: 'on', withdrawn: 'off' } as const satisfies Record<BenefitState, string>;

interface BenefitHeadProps extends BenefitFormProps {
  /** Opens the preview, where it has no column. */
  onPreview: (() => void) | undefined;
}

/** What it is called, how it stands, and what is done with all of it. */
export function BenefitHead(props: BenefitHeadProps) {
  const { name, stored } = props;
  const t = useTexts(adminBenefitsTexts);
  const { hasFoot } = useRecordProps();
  const provider = useProvider(stored?.provider_id ?? null);
  return (
    <header className="-mx-4 -mt-3.5 grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-4 gap-y-2 bg-surface px-4 pt-1 max-desk:relative max-desk:grid-cols-1 desk:sticky desk:top-14 desk:z-5 desk:-mx-6 desk:-mt-5.5 low:static desk:rounded-tl-20 desk:px-6 desk:pt-3 desk:pb-3.5 desk:shadow-[inset_0_-1px_0_var(--line)]">
      <div className="min-w-0">
        <Breadcrumbs label={t('benefit.crumbs')} className="max-desk:pr-24">
          <Link to={`${paths.adminPanel}/benefits`}>{t('benefit.list')}</Link>
          {provider && <Link to={`${paths.adminPanel}/benefits?provider=${provider.id}`}>{provider.name}</Link>}
        </Breadcrumbs>
        <div className="flex items-center gap-x-3 gap-y-1 max-desk:flex-wrap">
          <h1 className="hyphenate min-w-0 text-[1.625rem] tracking-display desk:line-clamp-1 desk:text-28">{name}</h1>
          {stored && (
            <span className="text-14">
              <State tone={TONES[stored.state]}>{t(`benefits.state.${stored.state}`)}</State>
            </span>
          )}
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-end gap-2 max-desk:absolute max-desk:top-0 max-desk:right-2">
        {props.onPreview && (
          <IconButton label={t('preview.title')} className={toolTarget} onClick={props.onPreview}>
            <Eye aria-hidden size={18} />
          </IconButton>
        )}
        {stored && props.mayWrite && (
          <Actions id={stored.id} name={name} state={stored.state} revision={stored.revision} />
        )}
        {hasFoot && <Foot />}
      </div>
    </header>
  );
}

/** How it stands and what is done with it: in the head at a desk, at the lower edge of a phone in the ink of what waits for a word. */
function Foot() {
  return (
    <div
      data-own-bar
      data-theme={useDesk() ? undefined : 'dark'}
      className="flex flex-wrap items-center justify-end gap-2 max-desk:fixed low:static max-desk:inset-x-0 max-desk:bottom-0 max-desk:z-10 max-desk:rounded-t-20 max-desk:bg-ink-evergreen max-desk:px-4 max-desk:pt-3 max-desk:pb-[max(12px,env(safe-area-inset-bottom))] max-desk:text-ink-paper max-desk:shadow-3"
    >
      <RecordFoot isApart />
    </div>
  );
}

interface ActionsProps {
  id: number;
  name: string;
  state: BenefitState;
  revision: number;
}

/** Offer it, withdraw it, copy it, look at it in the shop. */
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
      <DropdownMenu
        label={t('benefit.actions')}
        trigger={
          <IconButton label={t('benefit.actions')} className={toolTarget}>
            <Ellipsis aria-hidden size={18} />
          </IconButton>
        }
      >
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
      </DropdownMenu>
      <EndingQuestion endings={endings} />
      {refused && <OfferRefused refused={refused} onClose={forget} />}
    </>
  );
}
