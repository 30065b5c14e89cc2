import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { BenefitInList } from '#contract/benefits/benefits.contract.ts';
import { categoryName, mayGoInCart } from '#contract/benefits/benefits.rules.ts';
import type { Category } from '#contract/categories/categories.contract.ts';
import { toMinor } from '#contract/money/money.rules.ts';
import { maySubscribe } from '#contract/subscriptions/subscriptions.rules.ts';
import { benefitDetailTexts } from '#locales/benefit-detail/benefit-detail.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { benefitQuery, categoriesQuery, type ShownBenefit, useCardOf } from '../benefits/benefits.queries.ts';
import { paymentOf } from '../budgets/budget-shares.ts';
import type { Found } from '../ground/found.ts';
import { usePageTitle } from '../ground/page-title.ts';
import { paths } from '../ground/paths.ts';
import { useRead } from '../ground/use-read.ts';
import { useMe } from '../session/session.queries.ts';
import { SubscribePanel } from '../subscriptions/subscribe-panel.tsx';
import { useAddToCart } from './add-to-cart.ts';
import { BenefitDetailAway, BenefitGone } from './benefit-detail-faces.tsx';
import { BenefitDetailView } from './benefit-detail-view.tsx';
import { BuyBar } from './buy-bar.tsx';
import { useWantedCount } from './use-wanted-count.ts';

export function BenefitDetailScreen() {
  const id = Number(useParams().id);
  const valid = Number.isSafeInteger(id) && id > 0;
  const found = useRead({ ...benefitQuery(id), enabled: valid });
  const card = useCardOf(id);
  // The loaded page is first rendered deferred; later changes of it are rendered immediately.
  const isDrawn = useDeferredValue(found.data)?.id === id;
  if (!valid || found.state === 'missing') {
    return <BenefitGone browseLink={(children) => <Link to={paths.flexible()}>{children}</Link>} />;
  }
  const shown = (isDrawn && found.data) || card;
  if (shown) return <Detail key={shown.id} benefit={shown} rest={found} />;
  return <BenefitDetailAway of={found} />;
}

function Detail({ benefit, rest }: { benefit: ShownBenefit; rest: Found<unknown> }) {
  const me = useMe();
  usePageTitle(benefit.name);
  const { settle, ...wanted } = useWantedCount();
  const { data: categories = [] } = useQuery(categoriesQuery);
  const { mutate, isPending } = useAddToCart();
  const root = rootOf(categories, benefit.category);
  const inCart = me.cart.find((item) => item.benefit.id === benefit.id)?.count ?? 0;
  const price = toMinor(benefit.price_discount_currency ?? benefit.price_currency ?? 0);
  return (
    <BenefitDetailView
      benefit={benefit}
      rest={rest}
      crumbs={useCrumbs(benefit, root)}
      currency={me.currency}
      wanted={wanted}
      inCart={inCart}
      payment={mayGoInCart(benefit) ? paymentOf(me, price * (inCart || wanted.count), root?.id) : null}
      adding={isPending}
      cartLink={(children) => <Link to={paths.cart}>{children}</Link>}
      requestLink={(children) => <Link to={requestFor(benefit, root?.id)}>{children}</Link>}
      subscribing={
        maySubscribe({ ...benefit, price: benefit.price_currency }) && (
          <SubscribePanel
            benefit={benefit}
            payment={(amount) => paymentOf(me, amount, root?.id)}
            phoneBar={(button) => <BuyBar benefit={benefit}>{button}</BuyBar>}
          />
        )
      }
      onAdd={() => {
        const count = settle();
        if (count !== null) mutate({ id: benefit.id, count, seen: benefit.price_discount_currency });
      }}
    />
  );
}

/** product.md 4: an invoice benefit is bought by a request, prefilled from the benefit. */
function requestFor({ name, provider }: BenefitInList, category: number | undefined): string {
  return paths.requests({
    kind: 'invoice',
    provider: provider.name,
    category: category?.toString(),
    description: name,
  });
}

function rootOf(categories: readonly Category[], id: number): Category | undefined {
  return categories.find((category) => category.id === id || category.children.some((child) => child.id === id));
}

function useCrumbs(benefit: BenefitInList, root: Category | undefined) {
  const t = useTexts(benefitDetailTexts);
  const language = useLanguage();
  const kind = benefit.benefit_type;
  const listOf = (category?: number) =>
    kind === 'fixed' ? paths.fixed : kind === 'special' ? paths.special(category) : paths.flexible(category);
  const crumb = (name: string, category?: number) => (
    <Link key={category ?? 0} to={listOf(category)}>
      {name}
    </Link>
  );
  const below = [root, root?.children.find(({ id }) => id === benefit.category)].filter((one) => one !== undefined);
  return [crumb(t(kind)), ...below.map(({ id, name }) => crumb(categoryName(name, language), id))];
}
