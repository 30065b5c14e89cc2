/** Bulk actions on providers. */
export const PROVIDER_BULK_ACTIONS = ['deactivate', 'reactivate'] as const;

/** Why a bulk action leaves a provider out: it is in that state already, or it has benefits on offer. */
export const PROVIDER_BULK_REFUSALS = ['same', 'in_use'] as const;
export type ProviderBulkRefusal = (typeof PROVIDER_BULK_REFUSALS)[number];
