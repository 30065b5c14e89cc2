import type { BenefitImpact } from '#contract/admin-benefits/admin-benefits.contract.ts';
import { adminBenefitsTexts } from '#locales/admin-benefits/admin-benefits.texts.ts';
import { useTexts } from '#locales/texts.tsx';

/** The consequences of withdrawing a benefit. */
export function BenefitEffects({ effects }: { effects: BenefitImpact['effects'] }) {
  const t = useTexts(adminBenefitsTexts);
  const { carts, subscriptions, favourites, open_orders: orders, companies } = effects;
  return (
    <>
      <p>{t('benefit.end.hidden')}</p>
      {carts + subscriptions + favourites + orders > 0 && (
        <ul className="grid list-disc gap-1 pl-5">
          {carts > 0 && <li>{t('benefit.end.carts', { count: carts })}</li>}
          {subscriptions > 0 && <li>{t('benefit.end.subscriptions', { count: subscriptions })}</li>}
          {favourites > 0 && <li>{t('benefit.end.favourites', { count: favourites })}</li>}
          {orders > 0 && <li>{t('benefit.end.orders', { count: orders })}</li>}
        </ul>
      )}
      {companies.length > 0 && (
        <p>{t('benefit.end.companies', { names: companies.map(({ name }) => name).join(', ') })}</p>
      )}
      <p>{t('benefit.end.back')}</p>
    </>
  );
}
