import { type ReactNode, useId } from 'react';
import { businessDay } from '#contract/calendar/calendar.rules.ts';
import type { Health, MailLane } from '#contract/today/health.contract.ts';
import { State } from '#design-system/state/state.tsx';
import { formatMoment, formatTime } from '#locales/dates.ts';
import { useTexts } from '#locales/texts.tsx';
import { todayTexts } from '#locales/today/today.texts.ts';

interface HealthViewProps {
  health: Health;
  /** Action for mail that may never be sent, for people who may set it aside. */
  asideOf?: ((lane: MailLane, stuck: number) => ReactNode) | undefined;
  now: Date;
}

/** State of the shop's own services: one word for each part while all is well, otherwise what is wrong and what to do about it. */
export function HealthView({ health: { mail, jobs, seal }, asideOf, now }: HealthViewProps) {
  const t = useTexts(todayTexts);
  const id = useId();
  const unsealed = seal.unsealed_since;
  const shown = (at: string) => (businessDay(new Date(at)) === businessDay(now) ? formatTime(at) : formatMoment(at));
  return (
    <section aria-labelledby={id} className="text-14">
      <h2 id={id} className="display border-line border-b pb-1.5 text-18">
        {t('health.title')}
      </h2>
      <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-4 gap-y-2.5 pt-2.5">
        <Part name={t('health.mail')} well={t('health.mail.well')}>
          {mail.map(({ lane, count, stuck, since }, place) => (
            <Trouble
              key={lane}
              tone="late"
              advice={place === mail.length - 1 && t('health.mail.do')}
              action={stuck > 0 && asideOf?.(lane, stuck)}
            >
              {t(`health.mail.${lane}`, { count, since: shown(since) })}
            </Trouble>
          ))}
        </Part>
        <Part name={t('health.jobs')} well={t('health.jobs.well')}>
          {jobs.map(({ name, since, failed }) => (
            <Trouble key={name} tone={failed ? 'failed' : 'late'} advice={t('health.job.do', { name })}>
              {t(failed ? 'health.job.failed' : 'health.job.late', { job: t(`job.${name}`), since: shown(since) })}
            </Trouble>
          ))}
        </Part>
        <Part
          name={t('health.seal')}
          well={seal.at === null ? t('health.seal.none') : t('health.seal.at', { at: shown(seal.at) })}
        >
          {unsealed !== null && [
            <Trouble key="late" tone="failed" advice={t('health.seal.do')}>
              {t('health.seal.late', { since: shown(unsealed) })}
            </Trouble>,
          ]}
        </Part>
      </dl>
    </section>
  );
}

interface PartProps {
  name: string;
  /** Text while there is no trouble. */
  well: string;
  children: readonly ReactNode[] | false;
}

function Part({ name, well, children }: PartProps) {
  const isWell = !children || children.length === 0;
  return (
    <>
      <dt className="text-ink-muted">{name}</dt>
      <dd className="grid min-w-0 gap-2.5">{isWell ? <State tone="on">{well}</State> : children}</dd>
    </>
  );
}

interface TroubleProps {
  tone: 'late' | 'failed';
  /** What to do about it; said once if several troubles have the same advice. */
  advice: string | false;
  action?: ReactNode;
  children: ReactNode;
}

function Trouble({ tone, advice, action, children }: TroubleProps) {
  return (
    <div>
      <State tone={tone === 'late' ? 'waiting' : 'failed'} className="whitespace-normal rounded-12">
        {children}
      </State>
      {advice && <p className="mt-0.5 text-12 text-ink-muted">{advice}</p>}
      {action}
    </div>
  );
}
