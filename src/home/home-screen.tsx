import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Suspense, useDeferredValue, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react';
import { type BenefitInList, listBenefits } from '#contract/benefits/benefits.contract.ts';
import { SKILLS_CATEGORY_ID, TEAM_BUILDING_CATEGORY_ID } from '#contract/benefits/benefits.rules.ts';
import { getHome } from '#contract/home/home.contract.ts';
import { useLanguage } from '#locales/texts.tsx';
import { growingQuery, query } from '../api/query.ts';
import { categoriesQuery } from '../benefits/benefits.queries.ts';
import { budgetFigures } from '../budgets/budget-figures.ts';
import { optionalPart } from '../ground/optional-part.ts';
import { useRead } from '../ground/use-read.ts';
import { heightOf } from '../nudges/for-you-height.ts';
import { useMe } from '../session/session.queries.ts';
import { HomeView } from './home-view.tsx';
import type { HomeViewProps } from './home-view-props.ts';
import { usePageEnd } from './use-page-end.ts';

const HomeNudge = optionalPart(async () => (await import('../nudges/home-nudge.tsx')).HomeNudge);
const ForYou = optionalPart(async () => (await import('../nudges/for-you.tsx')).ForYou);

/** `/` */
export function HomeScreen() {
  const me = useMe();
  const figures = budgetFigures(me, useLanguage());
  const home = useRead(query(getHome));
  // The lists are most of the page and mostly below the fold: rendered in pieces, they do not delay the top of it.
  const data = useDeferredValue(home.data);
  const { popular, onMorePopular, further } = usePopular(data?.popular ?? NONE);
  const [isDrawn, setDrawn] = useState(false);
  const room = isDrawn ? 0 : heightOf(me.id);
  return (
    <HomeView
      figures={figures}
      notifications={me.notifications}
      home={home}
      shown={data !== null}
      lists={{ popular, recommended: data?.recommended ?? NONE, last: data?.last ?? NONE }}
      nudge={
        <Suspense>
          <HomeNudge person={me.id} nudges={data?.nudges ?? []} />
        </Suspense>
      }
      forYou={
        <div style={{ minHeight: room ?? 0 }}>
          <Suspense>
            <ForYou
              open={data?.open ?? null}
              nudges={data?.nudges ?? []}
              nothingFits={data !== null && data.popular.length > 0 && data.recommended.length === 0}
            />
            {data && <OnceDrawn onDrawn={() => setDrawn(true)} />}
          </Suspense>
        </div>
      }
      stands={room !== null}
      onMorePopular={onMorePopular}
      further={further}
      stores={data?.stores ?? NO_STORES}
      counts={useCounts()}
    />
  );
}

/** Calls back before the paint once its lazy sibling is rendered, whose code may be loaded after home has answered. */
function OnceDrawn({ onDrawn }: { onDrawn: () => void }) {
  const tell = useEffectEvent(onDrawn);
  useLayoutEffect(() => tell(), []);
  return null;
}

const NONE: readonly BenefitInList[] = [];
const NO_STORES = { app_store: null, google_play: null };

/** The answer of home holds the first twelve popular benefits; the rest is read from the list, in the same order. */
const FIRST = 12;
const morePopular = {
  ...growingQuery(listBenefits, { query: { benefit_type: 'flexible', ordering: '-bought', page_size: FIRST } }),
  initialPageParam: 2,
};

/** Number of pages that the end of home loads automatically; then a button is shown, so that the footer can be reached. */
const BY_THEMSELVES = 3;

/**
 * The popular benefits; more are loaded each time the end of the row or of the page becomes visible. specification.md 8: a
 * failure there is not shown.
 */
function usePopular(first: readonly BenefitInList[]) {
  const [wanted, setWanted] = useState(false);
  const [below, setBelow] = useState(false);
  const { data, fetchNextPage, hasNextPage, isFetchingNextPage, isPending } = useInfiniteQuery({
    ...morePopular,
    enabled: wanted,
  });
  const popular = useMemo(() => {
    const more = data?.pages.flatMap(({ results }) => results) ?? [];
    return [...new Map([...first, ...more].map((benefit) => [benefit.id, benefit])).values()];
  }, [first, data]);
  const onMorePopular = () => {
    setWanted(true);
    // A refetch is cancelled for the next page, which would not be requested otherwise.
    if (hasNextPage) void fetchNextPage({ cancelRefetch: !isFetchingNextPage });
  };
  usePageEnd(() => {
    if (first.length === 0) return;
    setBelow(true);
    if ((data?.pages.length ?? 0) < BY_THEMSELVES) onMorePopular();
  });
  const more = isPending || isFetchingNextPage ? 'loading' : hasNextPage ? 'ready' : 'none';
  const further: HomeViewProps['further'] = {
    benefits: popular.slice(below ? first.length : popular.length),
    more: below ? more : 'none',
    onMore: onMorePopular,
  };
  return { popular, onMorePopular, further };
}

function useCounts(): HomeViewProps['counts'] {
  const { data } = useQuery(categoriesQuery);
  const countOf = (wanted: number) => (data ? (data.find(({ id }) => id === wanted)?.num_of_benefits ?? 'none') : null);
  return { team: countOf(TEAM_BUILDING_CATEGORY_ID), skills: countOf(SKILLS_CATEGORY_ID) };
}
