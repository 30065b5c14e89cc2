import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { type BenefitInFull, type BenefitInList, getBenefit } from '#contract/benefits/benefits.contract.ts';
import { listCategories } from '#contract/categories/categories.contract.ts';
import type { Currency } from '#contract/money/money.rules.ts';
import type { User } from '#contract/users/users.contract.ts';
import { query } from '../api/query.ts';
import { meQuery } from '../session/session.queries.ts';

/** One benefit in full. */
export const benefitQuery = (id: number) => query(getBenefit, { params: { id } });

/** A benefit as on its card until it is loaded in full. */
export type ShownBenefit = BenefitInList | BenefitInFull;

export const isWhole = (benefit: ShownBenefit): benefit is BenefitInFull => 'similar' in benefit;

const cardKey = (id: number) => [...benefitQuery(id).queryKey, 'card'];

/** Caches the benefit of a followed card: its page shows that until it is loaded in full. */
export function useKeepCard(): (benefit: BenefitInList) => void {
  const client = useQueryClient();
  return (benefit) => client.setQueryData(cardKey(benefit.id), benefit);
}

/** The benefit as on the card that led to its page. */
export const useCardOf = (id: number) => useQueryClient().getQueryData<BenefitInList>(cardKey(id));

/** Stale time of data that seldom changes. Milliseconds. */
const HOUR = 3_600_000;

/** The tree of categories. */
export const categoriesQuery = queryOptions({
  ...query(listCategories),
  staleTime: HOUR,
});

/** Selects a fact of the person: the component rerenders when it changes, not with every poll. */
export function useFact<Fact>(select: (me: User) => Fact, fallback: Fact): Fact {
  const { data } = useQuery({
    ...meQuery,
    select,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchOnMount: false,
  });
  return data ?? fallback;
}

/** The currency in which prices are shown to the reader. */
export const useReaderCurrency = (): Currency => useFact((me) => me.currency, 'RSD');

/** Text that changes whenever the money available in any budget changes; part of cache keys. */
export const useMoney = (): string =>
  useFact(
    ({ available, category_budgets: budgets }) =>
      [available, ...budgets.map(({ category_id: id, amount, spent, held }) => `${id}:${amount - spent - held}`)].join(
        ' ',
      ),
    '',
  );

export const useInCart = (id: number): boolean =>
  useFact((me) => me.cart.some(({ benefit }) => benefit.id === id), false);

export const useIsFavourite = (id: number): boolean =>
  useFact((me) => me.favorite.some((benefit) => benefit.id === id), false);
