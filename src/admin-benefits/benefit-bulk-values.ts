import type { benefitBulk } from '#contract/admin-benefits/benefit-bulk.contract.ts';
import { type BulkAction, PRICE_CHANGE, PRICE_STEPS } from '#contract/admin-benefits/benefit-bulk.rules.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { Values } from '../admin/bulk/bulk-kind.ts';

type Asked = Omit<BodyOf<typeof benefitBulk.preview>, 'ids' | 'query' | 'except' | 'action'>;

/** Problems of the values. */
type Wrong = 'percent' | 'discount' | 'choose' | 'companies';

/** The values of each action before anything is typed. */
export const EMPTY: Readonly<Partial<Record<BulkAction, Values>>> = {
  price: { way: 'up', percent: '', round_to: String(PRICE_STEPS[0]) },
  discount: { discount: '' },
  category: { category_id: null },
  provider: { provider_id: null },
  companies: { companies: null },
};

const DECIMALS = /^\d{1,3}(\.\d{1,2})?$/;
const WHOLE = /^\d{1,3}$/;

/** The greatest price change in a direction, in per cent. */
export const mostPercent = ({ way }: Values): number => (way === 'down' ? -PRICE_CHANGE.least : PRICE_CHANGE.most);

/** Problems of an action's values, by value. */
export function wrongOf(action: string, values: Values): Readonly<Partial<Record<string, Wrong>>> {
  const { percent, discount, companies } = values;
  switch (action as BulkAction) {
    case 'price': {
      const typed = String(percent).trim();
      const isRight = DECIMALS.test(typed) && Number(typed) > 0 && Number(typed) <= mostPercent(values);
      return isRight ? {} : { percent: 'percent' };
    }
    case 'discount': {
      const typed = String(discount).trim();
      return WHOLE.test(typed) && Number(typed) <= 100 ? {} : { discount: 'discount' };
    }
    case 'category':
      return values.category_id === null ? { category_id: 'choose' } : {};
    case 'provider':
      return values.provider_id === null ? { provider_id: 'choose' } : {};
    case 'companies':
      return Array.isArray(companies) && companies.length === 0 ? { companies: 'companies' } : {};
    default:
      return {};
  }
}

/** The values of an action as the call takes them, after `wrongOf` found no problem. */
export function sentOf(action: string, values: Values): Asked {
  const { way, percent, round_to: step, discount, category_id: category, provider_id: provider, companies } = values;
  switch (action as BulkAction) {
    case 'price':
      return {
        percent: (way === 'down' ? -1 : 1) * Number(percent),
        round_to: PRICE_STEPS.find((one) => String(one) === step) ?? PRICE_STEPS[0],
      };
    case 'discount':
      return { discount: Number(discount) };
    case 'category':
      return { category_id: Number(category) };
    case 'provider':
      return { provider_id: Number(provider) };
    case 'companies':
      return { companies: companies as number[] | null };
    default:
      return {};
  }
}
