import { toMinor } from '#contract/money/money.rules.ts';
import type { RequestDetail } from '#contract/requests/requests.contract.ts';
import { REQUEST_KINDS } from '#contract/requests/requests.rules.ts';
import { emptyForm, type OriginalRequest, type RequestForm } from '#machines/requests/request-form.ts';

/** With what a request begins: from the address, or the one that is filed again. */
export interface Beginning {
  /** Tells this work from another of the same person. */
  name: string;
  form: RequestForm;
  original: OriginalRequest | null;
}

/** The name of a request that begins with nothing. */
export const FROM_NOTHING = 'new';

const FILLED = ['kind', 'provider', 'category', 'description'] as const;

/** What of an address says with what a request begins: so it is gone on with by whoever looks at theirs meanwhile (product.md 7.15). */
export const beginningIn = (address: URLSearchParams): Record<string, string> =>
  Object.fromEntries(['resubmit', ...FILLED].map((name) => [name, address.get(name) ?? '']));

/** A request that begins with what the address says: an invoice benefit leads here prefilled. */
export function beginningOf(address: URLSearchParams): Beginning {
  const category = Number(address.get('category'));
  const form = {
    ...emptyForm,
    kind: REQUEST_KINDS.find((kind) => kind === address.get('kind')) ?? emptyForm.kind,
    category: Number.isInteger(category) && category > 0 ? category : null,
    provider: (address.get('provider') ?? '').slice(0, 200),
    description: (address.get('description') ?? '').slice(0, 2000),
  };
  const filled = FILLED.map((field) => address.get(field) ?? '').filter(Boolean);
  return { name: filled.length > 0 ? filled.join('/') : FROM_NOTHING, form, original: null };
}

/** A rejected or cancelled request that is filed again without retyping (product.md 7.3). */
export function beginningAgain(request: RequestDetail): Beginning {
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
