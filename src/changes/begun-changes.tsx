import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { ListedChange } from '#contract/changes/changes.contract.ts';
import { cn } from '#design-system/classes/cn.ts';
import { Skeleton } from '#design-system/skeleton/skeleton.tsx';
import { changesTexts } from '#locales/changes/changes.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { ReadStates } from '../ground/read-states.tsx';
import { begunBy } from './change-record.ts';
import { OlderChanges } from './older-changes.tsx';
import { useChanges } from './use-changes.ts';

interface BegunChangesProps {
  change: ListedChange;
  row: (change: ListedChange) => ReactNode;
}

/** The changes made by a bulk change or an import, below its entry; loaded once it is opened. */
export function BegunChanges({ change, row }: BegunChangesProps) {
  const t = useTexts(changesTexts);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const begun = begunBy(change);
  if (begun === null) return null;
  const { count, meant } = begun;
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-11 items-center gap-1 justify-self-start rounded-8 font-560 text-brand fine:min-h-7"
      >
        <ChevronRight aria-hidden size={16} className={cn(isOpen && 'rotate-90')} />
        {count === null ? t(isOpen ? 'closeAll' : 'openAll') : t(isOpen ? 'close' : 'open', { count })}
      </button>
      {isOpen && (
        <div id={id}>
          <Opened meant={meant} row={row} />
        </div>
      )}
    </>
  );
}

function Opened({ meant, row }: Pick<BegunChangesProps, 'row'> & { meant: Parameters<typeof useChanges>[0] }) {
  const t = useTexts(changesTexts);
  const { of, older } = useChanges(meant);
  return (
    <ReadStates
      of={of}
      as="part"
      failed={t('failed')}
      loading={<Skeleton className="h-16 w-full" />}
      empty={<p className="text-ink-muted">{t('opened.none')}</p>}
    >
      {(changes) => (
        <>
          <ol aria-label={t('opened')}>{changes.map(row)}</ol>
          <OlderChanges older={older} />
        </>
      )}
    </ReadStates>
  );
}
