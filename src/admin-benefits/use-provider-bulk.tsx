import { type ProviderBulkPreview, providerBulk } from '#contract/admin-benefits/provider-bulk.contract.ts';
import { PROVIDER_BULK_ACTIONS, type ProviderBulkRefusal } from '#contract/admin-benefits/provider-bulk-actions.ts';
import { getProvider, listProviderChanges, listProviders } from '#contract/providers/admin-providers.contract.ts';
import { adminBenefitsTexts } from '#locales/admin-benefits/admin-benefits.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { bulkCallsOf } from '../admin/bulk/bulk-calls.ts';
import type { BulkAction, BulkKind } from '../admin/bulk/bulk-kind.ts';
import { BulkReason } from '../admin/bulk/bulk-reason.tsx';
import { providersMeant } from './providers-address.ts';

type Row = ProviderBulkPreview['sample'][number];

/** Bulk deactivation of providers and reactivation. */
export function useProviderBulk(): BulkKind<ProviderBulkPreview['effects']> {
  const t = useTexts(adminBenefitsTexts);
  return {
    ...bulkCallsOf(providerBulk, providersMeant, ({ values: { reason } }) =>
      typeof reason === 'string' ? { reason: reason.trim() } : {},
    ),
    actions: useActions(),
    counted: (count) => t('providers.counted', { count }),
    nameOf: (row) => (row as Row).name,
    refusedFor: (code) => t(`providers.bulk.refused.${code as ProviderBulkRefusal}`),
    shown: (_, row, side) => t((row as Row)[side].active ? 'providers.bulk.on' : 'providers.bulk.off'),
    effects: (effects, action) => <Effects {...effects} action={action} />,
    before: ({ on_offer: count }) => count > 0 && <p>{t('providers.bulk.onOffer', { count })}</p>,
    changes: [listProviders, getProvider, listProviderChanges],
  };
}

function useActions(): readonly BulkAction[] {
  const t = useTexts(adminBenefitsTexts);
  return PROVIDER_BULK_ACTIONS.map((key) => {
    const action = {
      key,
      label: t(`providers.bulk.${key}`),
      title: t(`providers.bulk.${key}.title`),
      confirm: (count: number) => t(`providers.bulk.${key}.confirm`, { count }),
    };
    if (key === 'reactivate') return action;
    const problemsOf = ({ reason }: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> =>
      String(reason).trim() === '' ? { reason: t('providers.bulk.wrong.reason') } : {};
    return Object.assign(action, { asks: { initial: { reason: '' }, problemsOf, fields: BulkReason } });
  });
}

/** The consequences for the benefits of the providers. */
function Effects({ benefits, on_offer: onOffer, action }: ProviderBulkPreview['effects'] & { action: string }) {
  const t = useTexts(adminBenefitsTexts);
  const ends = action === 'deactivate';
  return (
    <>
      <p>{t(ends ? 'providers.bulk.hidden' : 'providers.bulk.shown')}</p>
      {benefits > 0 && <p>{t(ends ? 'providers.bulk.withdrawn' : 'providers.bulk.offerable', { count: benefits })}</p>}
      {onOffer > 0 && <p>{t('providers.bulk.onOffer', { count: onOffer })}</p>}
    </>
  );
}
