import { type Ref, type RefObject, useRef } from 'react';
import type { BenefitInList } from '#contract/benefits/benefits.contract.ts';
import { PAGE_SIZE } from '#contract/endpoint.ts';
import { Button } from '#design-system/button/button.tsx';
import { cn } from '#design-system/classes/cn.ts';
import { browseTexts } from '#locales/browse/browse.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { BenefitGrid } from '../benefits/benefit-grid.tsx';
import { OldNotice, ReadStates } from '../ground/read-states.tsx';
import { SKIPS } from '../ground/skip-link.tsx';
import type { BrowseViewProps } from './browse-view-props.ts';
import { NoBenefits } from './no-benefits.tsx';
import { useApproach } from './use-approach.ts';

/** The benefits of the current filters, as cards or rows, loading more pages at the end. */
export function BenefitList(props: BrowseViewProps) {
  const t = useTexts(browseTexts);
  return (
    <ReadStates
      of={props.list.found}
      failed={t('failedTitle')}
      loading={
        <div role="status" aria-label={t('loading')}>
          <BenefitGrid benefits={[]} layout={props.layout} loading={12} />
        </div>
      }
      empty={<NoBenefits {...props} />}
    >
      {(benefits) => <Benefits {...props} benefits={benefits} />}
    </ReadStates>
  );
}

type BenefitsProps = BrowseViewProps & { benefits: readonly BenefitInList[] };

function Benefits(props: BenefitsProps) {
  const { list, benefits, layout } = props;
  const t = useTexts(browseTexts);
  const before = useRef<HTMLButtonElement>(null);
  const behind = useRef<HTMLButtonElement>(null);
  return (
    <section aria-busy={list.stale} className="scroll-mt-28">
      <h2 className="sr-only">{t('results')}</h2>
      <button ref={before} type="button" className={SKIPS} onClick={() => lead(behind, 'center')}>
        {t('skipList')}
      </button>
      <OldNotice of={list.found} className="mb-6" />
      {/* Only pictures are dimmed: text stays readable. */}
      <div className={cn('[&_img]:transition-opacity [&_img]:duration-base', list.stale && '[&_img]:opacity-40')}>
        <BenefitGrid benefits={benefits} layout={layout} loading={placesOf(list, benefits.length)} />
      </div>
      <End {...props} back={behind} onBack={() => lead(before, 'start')} />
    </section>
  );
}

// Skips the list, which grows while one scrolls: without that a keyboard would have to go through all of it. Focuses the button
// and scrolls its surroundings into view.
function lead({ current: button }: RefObject<HTMLButtonElement | null>, block: ScrollLogicalPosition): void {
  button?.focus({ preventScroll: true });
  button?.parentElement?.scrollIntoView({ block });
}

// As many placeholders as benefits will be loaded, so that the footer does not jump back.
function placesOf({ more, total }: BrowseViewProps['list'], shown: number): number {
  if (more !== 'loading') return 0;
  return Math.min(PAGE_SIZE, Math.max(1, (total ?? PAGE_SIZE) - shown));
}

interface EndProps extends BenefitsProps {
  back: Ref<HTMLButtonElement>;
  onBack: () => void;
}

function End({ list, benefits, onMore, back, onBack }: EndProps) {
  const t = useTexts(browseTexts);
  const shown = benefits.length;
  const waiting = list.more === 'ready' && !list.stale;
  const end = useApproach(onMore, waiting, Math.ceil(shown / PAGE_SIZE));
  return (
    <div ref={end} className="mt-10 grid min-h-24 justify-items-center gap-3 text-center">
      <button ref={back} type="button" className={SKIPS} onClick={onBack}>
        {t('listStart')}
      </button>
      {list.more === 'failed' && <p role="alert">{t('moreFailed')}</p>}
      {(list.more === 'ready' || list.more === 'failed') && (
        <Button tone="secondary" onClick={onMore}>
          {t(list.more === 'failed' ? 'retry' : 'more')}
        </Button>
      )}
      {list.total !== null && list.more !== 'none' && (
        <p className="text-14 text-ink-muted tabular-nums">{t('shown', { shown, total: list.total })}</p>
      )}
    </div>
  );
}
