import { Check, Stamp, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { businessDay } from '#contract/calendar/calendar.rules.ts';
import type { Seal, Verification } from '#contract/changes/changes.contract.ts';
import { Button } from '#design-system/button/button.tsx';
import { cn } from '#design-system/classes/cn.ts';
import { ProgressBar } from '#design-system/progress-bar/progress-bar.tsx';
import { Skeleton } from '#design-system/skeleton/skeleton.tsx';
import { changesTexts } from '#locales/changes/changes.texts.ts';
import { formatMoment, formatTime } from '#locales/dates.ts';
import { grouped } from '#locales/plural.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { serverNow } from '../api/server-time.ts';
import type { Found } from '../ground/found.ts';
import { ReadStates } from '../ground/read-states.tsx';

type Verified = Omit<Verification, 'next'> & { at: string };

/** Progress and result of the check of all seals. */
export type Checking =
  | { state: 'resting' | 'failed' | 'offline' }
  | { state: 'checking'; done: number }
  | ({ state: 'whole' | 'broken' } & Verified);

export interface SealCardProps {
  /** The newest seal, if there is one. */
  of: Found<{ results: readonly Seal[] }>;
  checking: Checking;
  onCheck: () => void;
}

/** Characters of a digest that are shown, in groups of four. */
const SHOWN = 12;

/** The newest seal of the log, and whether all seals are valid. */
export function SealCard({ of, checking, onCheck }: SealCardProps) {
  const t = useTexts(changesTexts);
  return (
    <section className="mt-4 grid gap-3 rounded-20 bg-surface-raised p-4 shadow-1">
      <ReadStates of={of} as="part" failed={t('seal.failed')} loading={<Skeleton className="h-12 w-full" />}>
        {({ results: [seal] }) => (seal ? <Known seal={seal} checking={checking} onCheck={onCheck} /> : <None />)}
      </ReadStates>
    </section>
  );
}

function None() {
  const t = useTexts(changesTexts);
  return (
    <div className="flex items-center gap-4">
      <Mark icon={<Stamp aria-hidden size={20} />} />
      <Words title={t('seal.none')}>{t('seal.noneText')}</Words>
    </div>
  );
}

function Known({ seal, checking, onCheck }: { seal: Seal } & Pick<SealCardProps, 'checking' | 'onCheck'>) {
  const t = useTexts(changesTexts);
  const { state } = checking;
  const isToday = businessDay(new Date(seal.at)) === businessDay(serverNow());
  const time = isToday ? formatTime(seal.at) : formatMoment(seal.at);
  return (
    <>
      <div className="flex flex-wrap items-center gap-4">
        <Mark
          icon={
            state === 'broken' ? (
              <TriangleAlert aria-hidden size={20} />
            ) : state === 'whole' ? (
              <Check aria-hidden size={20} />
            ) : (
              <Stamp aria-hidden size={20} />
            )
          }
          bad={state === 'broken'}
        />
        <Words title={t(state === 'whole' ? 'seal.whole' : 'seal', { time })}>
          {t('seal.covers', { count: seal.changes })} <Digest seal={seal} />
        </Words>
        <Button tone="secondary" size="small" busy={state === 'checking'} onClick={onCheck} className="max-desk:w-full">
          {t('seal.verify')}
        </Button>
      </div>
      {state === 'checking' && <Progress done={checking.done} of={seal.id} />}
      <p role="status" className="text-14 text-ink-muted empty:hidden">
        {state === 'whole' && `${t('seal.held', checking)} ${t('seal.at', { time: formatTime(checking.at) })}`}
        {state === 'checking' && <span className="sr-only">{t('seal.verifying')}</span>}
      </p>
      <Trouble checking={checking} />
    </>
  );
}

function Digest({ seal: { digest } }: { seal: Seal }) {
  const t = useTexts(changesTexts);
  const shown = digest.slice(0, SHOWN).match(/.{4}/g)?.join(' ') ?? '';
  return (
    <span className="whitespace-nowrap tabular-nums">
      <span aria-hidden className="ml-2 text-12 tracking-wide">
        {shown}
      </span>
      <span className="sr-only">{t('seal.digest', { digest: shown })}</span>
    </span>
  );
}

function Progress({ done, of }: { done: number; of: number }) {
  const t = useTexts(changesTexts);
  const language = useLanguage();
  const n = (number: number) => grouped(language, number);
  const words = t('seal.progress', { done: n(done), count: n(Math.max(of, done)) });
  return (
    <div className="grid gap-1 text-12 text-ink-muted tabular-nums">
      <ProgressBar label={t('seal.verifying')} value={done} max={Math.max(of, done, 1)} valueText={words} />
      <span aria-hidden>{words}</span>
    </div>
  );
}

function Trouble({ checking }: Pick<SealCardProps, 'checking'>) {
  const t = useTexts(changesTexts);
  if (checking.state === 'failed' || checking.state === 'offline')
    return (
      <p role="alert" className="text-14 text-danger">
        {t(checking.state === 'failed' ? 'seal.unverified' : 'seal.offline')}
      </p>
    );
  if (checking.state !== 'broken') return null;
  return (
    <div role="alert" className="grid gap-1 rounded-12 bg-surface-sunken p-3 text-14">
      <p className="font-560 text-danger">{t('seal.broken', { count: checking.broken.length })}</p>
      <p>{t('seal.brokenText')}</p>
      <ul className="grid gap-1">
        {checking.broken.map(({ id, at, broken, records }) => (
          <li key={id}>
            {t(`seal.broken.${broken}`, { id, time: formatMoment(at) })}{' '}
            {records.length > 0 &&
              t('seal.records', { records: records.map(({ change, field }) => `${change} (${field})`).join(', ') })}
          </li>
        ))}
      </ul>
    </div>
  );
}

const Mark = ({ icon, bad }: { icon: ReactNode; bad?: boolean }) => (
  <span
    className={cn(
      'grid size-10 shrink-0 place-items-center rounded-full border-2 border-current',
      bad ? 'text-danger' : 'text-brand',
    )}
  >
    {icon}
  </span>
);

const Words = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="min-w-0 flex-1 text-14">
    <h2 className="font-560 font-text text-14 tracking-normal">{title}</h2>
    <p className="text-ink-muted tabular-nums">{children}</p>
  </div>
);
