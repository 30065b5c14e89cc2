import { Link } from 'react-router-dom';
import type { GiftDetail } from '#contract/gifts/gifts.contract.ts';
import { Breadcrumbs } from '#design-system/breadcrumbs/breadcrumbs.tsx';
import { PageHead } from '#design-system/page-head/page-head.tsx';
import { ProgressBar } from '#design-system/progress-bar/progress-bar.tsx';
import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import { adminBudgetsTexts } from '#locales/admin-budgets/admin-budgets.texts.ts';
import { formatMoment } from '#locales/dates.ts';
import { grouped } from '#locales/plural.ts';
import { recordsTexts } from '#locales/records/records.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { PageOutline } from '../admin/frame/page-outline.tsx';
import { useAdminTitle } from '../admin/parts/admin-title.ts';
import { ReadStates } from '../ground/read-states.tsx';
import { approvalAt } from './approvals-address.ts';
import { isPastYear, useBudgetName } from './budget-name.ts';
import { GiftFigures } from './gift-figures.tsx';
import { GiftPeople } from './gift-people.tsx';
import { GiftState } from './gift-state.tsx';
import type { GiftViewProps } from './gift-view-props.ts';
import { GIFTS } from './gifts-address.ts';

/** One gift: its progress, its unspent part, its recipients, and what was taken back. */
export function GiftView(props: GiftViewProps) {
  const t = useTexts(adminBudgetsTexts);
  return (
    <ReadStates of={props.found} loading={<PageOutline />} missing={<Missing />} failed={t('gift.failed')} as="list">
      {(gift) => <OneGift {...props} gift={gift} />}
    </ReadStates>
  );
}

function Missing() {
  const t = useTexts(adminBudgetsTexts);
  const why = useTexts(recordsTexts)('missing.text');
  return <PageHead title={t('gift.missing')} standfirst={why} crumbs={<Crumbs />} />;
}

function Crumbs({ at }: { at?: string }) {
  const t = useTexts(adminBudgetsTexts);
  return (
    <Breadcrumbs label={t('give.crumbs')}>
      <Link to={GIFTS}>{t('title')}</Link>
      {at && <span>{at}</span>}
    </Breadcrumbs>
  );
}

function OneGift(props: GiftViewProps & { gift: GiftDetail }) {
  const { gift, onStop, isStopping, onTakeBack } = props;
  const t = useTexts(adminBudgetsTexts);
  const name = useBudgetName()(gift);
  const date = formatMoment(gift.date);
  useAdminTitle(t('nameOf', { budget: name, date }));
  const isMoving = gift.status === 'running' || gift.take_backs.some(({ running }) => running);
  const mayTake = !isMoving && !isPastYear(gift) && gift.unspent > 0;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
      <PageHead
        title={name}
        beside={
          <span className="text-14">
            <GiftState {...gift} />
          </span>
        }
        standfirst={gift.note}
        crumbs={<Crumbs at={date} />}
        actions={
          // The margin lets the background of the buttons end at the edge of the page.
          <div className="mx-2.5 flex flex-wrap items-center gap-2 desk:mx-0">
            {onStop && gift.can_stop && (
              <ToolButton tone="secondary" busy={isStopping} onClick={onStop}>
                {t('gift.stop')}
              </ToolButton>
            )}
            {onTakeBack && mayTake && (
              <ToolButton tone="secondary" onClick={() => onTakeBack(gift, null)}>
                {t('take.press')}
              </ToolButton>
            )}
          </div>
        }
      />
      <Proposal gift={gift} />
      <Progress gift={gift} />
      <GiftFigures gift={gift} />
      <GiftPeople {...props} mayTake={mayTake} />
    </div>
  );
}

/** The note that an approval was given, or is needed. */
function Proposal({ gift: { status, approval } }: { gift: GiftDetail }) {
  const t = useTexts(adminBudgetsTexts);
  if (approval === null) return null;
  const words = status === 'waiting' ? 'gift.waits' : status === 'refused' ? 'gift.refused' : 'gift.approved';
  return (
    <p className="text-14">
      {t(words)}{' '}
      <Link to={approvalAt(approval)} className="font-560 text-brand underline">
        {t('gift.approval')}
      </Link>
    </p>
  );
}

/** The progress while the gift is given, or taken back. */
function Progress({ gift }: { gift: GiftDetail }) {
  const t = useTexts(adminBudgetsTexts);
  const language = useLanguage();
  const { status, given, left_out, total, take_backs, can_stop } = gift;
  const isTaking = take_backs.some(({ running }) => running);
  if (status !== 'running' && !isTaking) return null;
  const value = given + left_out;
  const words = t('gift.progressOf', { done: grouped(language, value), total: grouped(language, total) });
  return (
    <div className="grid max-w-150 gap-2 text-14">
      {status === 'running' && (
        <>
          <p className="flex flex-wrap justify-between gap-x-4">
            <span>{t('gift.progress')}</span>
            <span className="tabular-nums">{words}</span>
          </p>
          <ProgressBar label={t('gift.progress')} value={value} max={total} valueText={words} />
        </>
      )}
      <p role="status" className="text-ink-muted">
        {!can_stop ? t('gift.stopping') : isTaking && t('gift.taking')}
      </p>
    </div>
  );
}
