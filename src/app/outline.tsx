import { Bell, Heart, ShoppingBag } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { IconButton } from '#design-system/icon-button/icon-button.tsx';
import { Page } from '#design-system/page/page.tsx';
import { Skeleton } from '#design-system/skeleton/skeleton.tsx';
import { appTexts } from '#locales/app/app.texts.ts';
import { favouritesTexts } from '#locales/favourites/favourites.texts.ts';
import { frameTexts } from '#locales/frame/frame.texts.ts';
import { homeTexts } from '#locales/home/home.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { BenefitDetailAway } from '../benefit-detail/benefit-detail-faces.tsx';
import { BenefitCarousel } from '../benefits/benefit-carousel.tsx';
import { CategoryTreeView } from '../browse/category-tree-view.tsx';
import type { BudgetFigures } from '../budgets/budget-figures.ts';
import { LanguageToggle } from '../ground/language-toggle.tsx';
import { BalancePanel } from '../home/balance-panel.tsx';
import { HomeTop } from '../home/home-top.tsx';
import { QuickButtons } from '../home/quick-buttons.tsx';
import { SectionHeading } from '../home/section.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { MastheadView } from './masthead-view.tsx';
import { ShopFrame } from './shop-frame.tsx';
import { Column } from './sidebar.tsx';

const nothing = () => {};
const loading = { state: 'loading', data: null, busy: true, onRetry: nothing } as const;

/** The frame of the shop, with placeholders for a person's own data. */
function OutlineFrame({ categories = false, children }: { categories?: boolean; children: ReactNode }) {
  const t = useTexts(frameTexts);
  const favourites = useTexts(favouritesTexts);
  const app = useTexts(appTexts);
  return (
    <ShopFrame
      masthead={
        <MastheadView
          onSearch={nothing}
          onSearchNear={nothing}
          budget={<Skeleton className="w-36 wide:w-53" />}
          favourites={
            <IconButton label={favourites('title')}>
              <Heart aria-hidden size={24} />
            </IconButton>
          }
          notifications={
            <IconButton label={t('header.notifications')}>
              <Bell aria-hidden size={24} />
            </IconButton>
          }
          cart={
            <IconButton label={t('header.cartTitle')}>
              <ShoppingBag aria-hidden size={24} />
            </IconButton>
          }
          account={<Skeleton shape="circle" className="size-11" />}
          languageToggle={<LanguageToggle onChoose={nothing} />}
          companyAdminUrl={null}
        />
      }
      beside={
        categories && (
          <Column className="w-24">
            <CategoryTreeView
              categories={loading}
              current={undefined}
              counts={false}
              addressOf={() => ''}
              open={false}
              onToggle={nothing}
            />
          </Column>
        )
      }
      after={<BottomBar onFavourites={nothing} onCard={nothing} onAccount={nothing} />}
    >
      <p role="status" className="sr-only">
        {app('loading')}
      </p>
      {children}
    </ShopFrame>
  );
}

const UNSEEN: CSSProperties = { visibility: 'hidden', display: 'grid', height: '100%' };
const OVER: CSSProperties = { position: 'absolute', inset: 0, display: 'grid' };
// Invisible sample figures of a usual length, which give the panel its height.
const SOME: BudgetFigures = {
  currency: 'RSD',
  base: 10_000_000,
  spent: 0,
  held: 0,
  balance: 10_000_000,
  available: 10_000_000,
  percentLeft: 100,
  categories: [],
};

/** Outline of `/`: its banner, and placeholders for the rest of the first screen. */
export function HomeOutline() {
  const t = useTexts(homeTexts);
  const panel = (
    <div aria-hidden style={{ position: 'relative' }}>
      <div style={UNSEEN}>
        <BalancePanel figures={SOME} />
      </div>
      <div style={OVER}>
        <Skeleton shape="block" />
      </div>
    </div>
  );
  return (
    <OutlineFrame categories>
      <Page>
        <HomeTop panel={panel} />
        <div data-room />
        <QuickButtons counts={{ team: null, skills: null }} />
        <section aria-label={t('popular')} className="mt-12 desk:mt-18">
          <BenefitCarousel
            label={t('popular')}
            heading={<SectionHeading title={t('popular')} />}
            benefits={[]}
            loading
          />
        </section>
      </Page>
    </OutlineFrame>
  );
}

/** Outline of `/benefit/:id` with its loading state. */
export function BenefitOutline() {
  return (
    <OutlineFrame>
      <BenefitDetailAway of={loading} />
    </OutlineFrame>
  );
}
