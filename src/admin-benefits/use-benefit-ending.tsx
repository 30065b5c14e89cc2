import {
  type AdminBenefit,
  type BenefitImpact,
  getAdminBenefit,
  getBenefitImpact,
  listAdminBenefits,
  listBenefitChanges,
  offerBenefit,
  withdrawBenefit,
} from '#contract/admin-benefits/admin-benefits.contract.ts';
import { listAdminCategories } from '#contract/admin-benefits/admin-categories.contract.ts';
import { getProviderImpact, listProviders } from '#contract/providers/admin-providers.contract.ts';
import { adminBenefitsTexts } from '#locales/admin-benefits/admin-benefits.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { reasoned } from '../admin/endings/ending-calls.ts';
import type { Endable, EndingKind } from '../admin/endings/ending-kind.ts';
import { recordAt } from '../admin/parts/at-revision.ts';
import { ApiError } from '../api/api-error.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { BenefitEffects } from './benefit-effects.tsx';

/** A benefit that is withdrawn from a list, or on its page. `name` is in the reader's language. */
export type WithdrawnBenefit = Endable & { id: number };

type Effects = BenefitImpact['effects'];
type Texts = ReturnType<typeof useTexts<(typeof adminBenefitsTexts)['tables']['EN']>>;

/** The calls whose answers show the benefits and their states. */
export const SHOWING_BENEFITS = [
  listAdminBenefits,
  getAdminBenefit,
  getBenefitImpact,
  listBenefitChanges,
  listProviders,
  getProviderImpact,
  listAdminCategories,
];

/** Calls and texts of withdrawing a benefit and offering it again. `onChanged` gets the server's answer. */
export function useBenefitEnding<Row extends WithdrawnBenefit>(
  onChanged: (benefit: AdminBenefit) => void = () => {},
): EndingKind<Row, Effects> {
  const t = useTexts(adminBenefitsTexts);
  const told = async (call: Promise<AdminBenefit>) => {
    const benefit = await call;
    onChanged(benefit);
    return benefit;
  };
  return {
    idOf: ({ id }) => id,
    read: readEnding,
    end: ({ id }, tried) => told(callEndpoint(withdrawBenefit, { ...recordAt(id, tried.seen), body: reasoned(tried) })),
    restore: (benefit, seen) => told(offer(benefit, seen, t)),
    wordsOf: ({ name }) => ({
      title: t('benefit.end.title', { name }),
      confirm: t('benefit.end.confirm'),
      cancel: t('benefit.end.cancel'),
      over: t('benefit.end.over'),
      consequences: (effects) => <BenefitEffects effects={effects} />,
      moved: ({ carts, subscriptions }, before) =>
        carts === before.carts && subscriptions === before.subscriptions
          ? ''
          : t('benefit.end.moved', { carts, subscriptions }),
      fields: { reason: { need: 'required' } },
    }),
    ended: ({ name }) => t('benefit.end.done', { name }),
    restored: ({ name }) => t('benefit.end.restored', { name }),
    changes: SHOWING_BENEFITS,
  };
}

async function readEnding({ id }: WithdrawnBenefit, signal: AbortSignal) {
  const input = { params: { id }, signal };
  const [{ revision, state }, { impact, weight, effects }] = await Promise.all([
    callEndpoint(getAdminBenefit, input),
    callEndpoint(getBenefitImpact, input),
  ]);
  return { revision, offered: state === 'offered', weight, impact, effects };
}

const LACKING = {
  name_sr: 'benefit.lack.name_sr',
  name_en: 'benefit.lack.name_en',
  short_description_sr: 'benefit.lack.short_description_sr',
  short_description_en: 'benefit.lack.short_description_en',
  provider_id: 'benefit.lack.provider_id',
  category_id: 'benefit.lack.category_id',
} as const;

/** Offers a benefit. Missing fields are named in the message, because the form is not open. */
async function offer({ id, name }: WithdrawnBenefit, seen: number, t: Texts) {
  try {
    return await callEndpoint(offerBenefit, recordAt(id, seen));
  } catch (error) {
    if (!(error instanceof ApiError && error.fields)) throw error;
    const { kind, status, code, fields } = error;
    const what = Object.keys(fields).map((field) =>
      field in LACKING ? t(LACKING[field as keyof typeof LACKING]) : `${field}: ${fields[field]}`,
    );
    throw new ApiError({ kind, status, code, message: t('benefit.lacksFor', { name, what: what.join(', ') }) });
  }
}
