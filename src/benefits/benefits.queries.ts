import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { type BenefitInFull, type BenefitInList, getBenefit } from '#contract/benefits/benefits.contract.ts';
import { listCategories } from '#contract/categories/categories.contract.ts';
import type { Currency } from '#contract/money/money.rules.ts';
import type { User } from '#contract/users/users.contract.ts';
import { query } from '../api/query.ts';
import { meQuery } from '../session/session.queries.ts';

/** One benefit in full. */
export const benefitQuery = (id: number) => query(getBenefit, { params: { id } });

/** What a card says of a benefit, until its page knows the rest. */
export type ShownBenefit = BenefitInList | BenefitInFull;

export const isWhole = (benefit: ShownBenefit): benefit is BenefitInFull => 'similar' in benefit;

const cardKey = (id: number) => [...benefitQuery(id).queryKey, 'card'];

/** Keeps what the card said that is being followed: the page begins with it. */
export function useKeepCard(): (benefit: BenefitInList) => void {
  const client = useQueryClient();
  return (benefit) => client.setQueryData(cardKey(benefit.id), benefit);
}

/** What the card said that led here. */
export const useCardOf = (id: number) => useQueryClient().getQueryData<BenefitInList>(cardKey(id));

/** Changes seldom: once in a visit is enough. Milliseconds. */
const HOUR = 3_600_000;

/** The tree of categories. */
export const categoriesQuery = queryOptions({
  ...query(listCategories),
  staleTime: HOUR,
});

/** One fact of the person: a component that reads it renders again when it changes, not with every poll. */
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

/** What there is to spend, in a word that is another as soon as any budget has more or less. */
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
