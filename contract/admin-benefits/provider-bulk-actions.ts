/** What may be done to many providers at once. */
export const PROVIDER_BULK_ACTIONS = ['deactivate', 'reactivate'] as const;

/** Why a provider would not change: it is so already, or has benefits on offer. */
export const PROVIDER_BULK_REFUSALS = ['same', 'in_use'] as const;
export type ProviderBulkRefusal = (typeof PROVIDER_BULK_REFUSALS)[number];
