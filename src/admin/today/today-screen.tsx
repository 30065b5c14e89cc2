import { Suspense } from 'react';
import { mayWrite } from '#contract/permissions/permissions.rules.ts';
import type { MailLane } from '#contract/today/health.contract.ts';
import { type FirstStep, getCompanyToday, getToday, type Today } from '#contract/today/today.contract.ts';
import { Skeleton } from '#design-system/skeleton/skeleton.tsx';
import { useTexts } from '#locales/texts.tsx';
import { todayTexts } from '#locales/today/today.texts.ts';
import { query } from '../../api/query.ts';
import { serverNow } from '../../api/server-time.ts';
import { ChunkBoundary } from '../../ground/chunk-boundary.tsx';
import type { Found } from '../../ground/found.ts';
import { paths } from '../../ground/paths.ts';
import { NotRead, OldNotice } from '../../ground/read-states.tsx';
import { useRead } from '../../ground/use-read.ts';
import { useMe } from '../../session/session.queries.ts';
import { useAdminTitle } from '../parts/admin-title.ts';
import { LazySetMailAside } from '../parts/lazy-set-mail-aside.ts';
import { placeLink, recordLink, type Site } from '../site/site.ts';
import { useSite, useWorkSite } from '../site/site-context.ts';
import { waitingWorkOf } from '../site/waiting-work.ts';
import { TasksHere } from '../tasks/admin-tasks.tsx';
import type { FirstStepLink } from './first-day-view.tsx';
import { HealthView } from './health-view.tsx';
import { OwnDraftsHere } from './own-drafts.tsx';
import { TodayView } from './today-view.tsx';

const CALLS = { platform: getToday, company: getCompanyToday } as const;

/** Milliseconds between two reads. */
const OFTEN = 60_000;

/** Where each step of the first day is done: a place of the site, with its list or a new record. The personal code is in the profile. */
const FIRST = {
  company: { place: 'companies', id: 'new' },
  provider: { place: 'providers', id: 'new' },
  category: { place: 'categories', id: 'new' },
  benefit: { place: 'benefits', id: 'new' },
  owner: { place: 'companies', id: null },
  people: { place: 'people', id: 'new' },
  invited: { place: 'people', id: null },
  budgets: { place: 'budgets', id: 'new' },
  core: { place: 'core', id: null },
  second: { place: 'roles', id: null },
} as const satisfies Record<Exclude<FirstStep['step'], 'code'>, { place: string; id: 'new' | null }>;

/** The start page of a site. */
export function TodayScreen() {
  const t = useTexts(todayTexts);
  const site = useSite();
  const now = serverNow();
  const isManager = mayWrite(useMe(), 'platform.people');
  useAdminTitle(t('page'));
  // A person who comes back may have dealt with some of it.
  const anew = { refetchInterval: OFTEN, refetchOnMount: 'always', refetchOnWindowFocus: 'always' } as const;
  const found = useRead({ ...query(CALLS[useWorkSite()]), ...anew });
  const asideOf = isManager
    ? (lane: MailLane, stuck: number) => (
        <Suspense fallback={null}>
          <LazySetMailAside lane={lane} stuck={stuck} />
        </Suspense>
      )
    : undefined;
  return (
    <TodayView
      work={found.data && waitingWorkOf(found.data.waiting, site)}
      first={found.data ? firstStepLinksOf(found.data.first_day, site) : []}
      now={now}
      face={<Face found={found} />}
      aside={
        <>
          <OwnDraftsHere />
          <ChunkBoundary>
            <Suspense fallback={null}>
              <TasksHere />
            </Suspense>
          </ChunkBoundary>
          {found.data?.health && <HealthView health={found.data.health} asideOf={asideOf} now={now} />}
        </>
      }
    />
  );
}

function Face({ found }: { found: Found<Today> }) {
  const t = useTexts(todayTexts);
  if (found.state === 'loading') return <Outline />;
  if (found.state === 'ready') return <OldNotice of={found} className="mb-3 text-14" />;
  return <NotRead of={found} failed={t('failed')} as="part" />;
}

function Outline() {
  return [1, 2, 3].map((row) => <Skeleton key={row} className="mb-4 h-19 w-full" />);
}

/** The steps of the first day; the address is null if this site does not have the place yet. */
export function firstStepLinksOf(steps: readonly FirstStep[], site: Site): FirstStepLink[] {
  return steps.map(({ step, done }) => ({ step, done, to: placeOfStep(step, site) }));
}

function placeOfStep(step: FirstStep['step'], site: Site): string | null {
  if (step === 'code') return paths.profile;
  const { place: name, id } = FIRST[step];
  const place = site.places.find((one) => one.name === name);
  if (!place) return null;
  return id === null ? placeLink(site, place) : recordLink(site, place, id);
}
