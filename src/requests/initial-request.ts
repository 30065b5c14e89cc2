import { toMinor } from '#contract/money/money.rules.ts';
import type { RequestDetail } from '#contract/requests/requests.contract.ts';
import { REQUEST_KINDS } from '#contract/requests/requests.rules.ts';
import { emptyForm, type OriginalRequest, type RequestForm } from '#machines/requests/request-form.ts';

/** Initial content of a new request: from the address, or from the one that is filed again. */
export interface InitialRequest {
  /** Distinguishes this stored work from other work of the same person. */
  name: string;
  form: RequestForm;
  original: OriginalRequest | null;
}

/** Name of a request that starts empty. */
export const EMPTY_REQUEST = 'new';

const FILLED = ['kind', 'provider', 'category', 'description'] as const;

/**
 * Parameters of an address that prefill a request; kept in the links of the tabs, so that it is continued after a look at one's
 * own requests (product.md 7.15).
 */
export const initialRequestIn = (address: URLSearchParams): Record<string, string> =>
  Object.fromEntries(['resubmit', ...FILLED].map((name) => [name, address.get(name) ?? '']));

/** A request prefilled from the address, such as from an invoice benefit. */
export function initialRequestOf(address: URLSearchParams): InitialRequest {
  const category = Number(address.get('category'));
  const form = {
    ...emptyForm,
    kind: REQUEST_KINDS.find((kind) => kind === address.get('kind')) ?? emptyForm.kind,
    category: Number.isInteger(category) && category > 0 ? category : null,
    provider: (address.get('provider') ?? '').slice(0, 200),
    description: (address.get('description') ?? '').slice(0, 2000),
  };
  const filled = FILLED.map((field) => address.get(field) ?? '').filter(Boolean);
  return { name: filled.length > 0 ? filled.join('/') : EMPTY_REQUEST, form, original: null };
}

/** Prefills a request from a rejected or cancelled one (product.md 7.3). */
export function initialRequestAgain(request: RequestDetail): InitialRequest {
  const { id, kind, category_id: category, provider_name: provider, description, purchase_date, amount } = request;
  return {
    name: `again-${id}`,
    form: {
      kind,
      category,
      provider,
      description,
      purchaseDate: purchase_date,
      amount: (toMinor(amount) / 100).toFixed(2),
    },
    original: { id, firstFiledAt: request.first_filed_at, file: request.file },
  };
}
