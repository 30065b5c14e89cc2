import type { ReactNode } from 'react';
import { Breadcrumbs } from '#design-system/breadcrumbs/breadcrumbs.tsx';
import { cn } from '#design-system/classes/cn.ts';
import { lowScreen } from '#design-system/tokens.ts';
import { recordsTexts } from '#locales/records/records.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { asOwnBar } from '../../ground/own-bar.ts';
import { useMedia } from '../../ground/use-media.ts';
import { useDesk } from '../parts/use-folds.ts';
import { useRecordProps } from './record-context.ts';
import { RecordFoot, RevisionNote } from './record-foot.tsx';
import { RecordView } from './record-view.tsx';

interface RecordPageProps {
  head: ReactNode;
  /** The list of sections. */
  nav: ReactNode;
  /** Beside the sections: a preview, figures. */
  aside: ReactNode;
  /** The sections. */
  children: ReactNode;
}

/** The form of a large record on a page of its own: on wide screens with a list of its sections beside it. */
export function RecordPage({ head, nav, aside, children }: RecordPageProps) {
  const { face } = useRecordProps();
  const isMerging = face === 'merge';
  return (
    <div data-record-page className="grid gap-6 desk:gap-7">
      {head}
      <div
        className={cn(
          'grid grid-cols-[minmax(0,1fr)] items-start gap-x-7 gap-y-8',
          // A merge shows both versions side by side, so it gets the whole width.
          !isMerging && 'desk:grid-cols-[11rem_minmax(0,1fr)] wide:grid-cols-[11rem_minmax(0,1fr)_18rem]',
        )}
      >
        <div className={cn('sticky top-50 max-desk:hidden wide:top-47.5', isMerging && 'hidden')}>
          {face === 'form' && nav}
        </div>
        <div className={cn('@container min-w-0', isMerging && 'max-w-226')}>
          <RecordView history="below">
            <div className="grid grid-cols-[minmax(0,1fr)] max-desk:-mt-2">{children}</div>
          </RecordView>
          {isMerging && (
            <p className="mt-4 text-ink-muted">
              <RevisionNote />
            </p>
          )}
        </div>
        <aside className="grid content-start gap-5 desk:sticky desk:top-47.5 desk:max-wide:static desk:max-wide:col-start-2">
          {aside}
        </aside>
      </div>
    </div>
  );
}

interface RecordPageHeadProps {
  title: string;
  /** Links back: one, or an array of them (a fragment would count as one). */
  crumbs: ReactNode;
  /** State of the record; null for a new one. */
  state: ReactNode;
  /** Actions for the whole record. */
  children: ReactNode;
}

/** Head of a record's page: its name, its state, and the actions for the whole record. */
export function RecordPageHead({ title, crumbs, state, children }: RecordPageHeadProps) {
  const t = useTexts(recordsTexts);
  const { hasFoot } = useRecordProps();
  return (
    <header className="-mx-4 -mt-3.5 flex flex-wrap items-end justify-end gap-x-4 bg-surface px-4 pt-1 max-desk:relative desk:sticky desk:top-14 desk:z-5 desk:-mx-6 desk:-mt-5.5 low:static desk:rounded-tl-20 desk:px-6 desk:pt-3 desk:pb-3.5 desk:shadow-[inset_0_-1px_0_var(--line)]">
      {/* The actions wrap into a row of their own before the title gets too narrow. */}
      <div className="min-w-0 flex-1 basis-60">
        <Breadcrumbs label={t('crumbs')} className="max-desk:pr-24">
          {crumbs}
        </Breadcrumbs>
        <div className="flex items-center gap-x-3 gap-y-1 max-desk:flex-wrap">
          <h1 className="hyphenate min-w-0 pb-1 text-[1.625rem] tracking-display desk:line-clamp-1 desk:text-28">
            {title}
          </h1>
          {state && <span className="shrink-0 text-14">{state}</span>}
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-end gap-2 max-desk:absolute low:static max-desk:top-0 max-desk:right-2">
        {children}
        {hasFoot && <Foot />}
      </div>
    </header>
  );
}

/**
 * State of the form and its buttons: in the head on wide and on low screens, at the lower edge of a phone as a dark bar, like others that
 * wait for a decision.
 */
function Foot() {
  const isDesk = useDesk();
  const isBar = !useMedia(`(height <= ${lowScreen})`) && !isDesk;
  return (
    <div
      {...asOwnBar}
      data-theme={isBar ? 'dark' : undefined}
      className={cn(
        'flex flex-wrap items-center justify-end gap-2',
        isBar &&
          'max-desk:fixed max-desk:inset-x-0 max-desk:bottom-0 max-desk:z-10 max-desk:rounded-t-20 max-desk:bg-ink-evergreen max-desk:[--off:transparent] max-desk:px-4 max-desk:pt-3 max-desk:pb-[max(12px,env(safe-area-inset-bottom))] max-desk:text-ink-paper max-desk:shadow-3',
      )}
    >
      <RecordFoot isApart />
    </div>
  );
}
