import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { cn } from '#design-system/classes/cn.ts';
import { Page } from '#design-system/page/page.tsx';
import { TextLink } from '#design-system/text-link/text-link.tsx';
import { homeTexts } from '#locales/home/home.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { plainFilters } from '#machines/browse/filters.ts';
import { BenefitCarousel } from '../benefits/benefit-carousel.tsx';
import { writeAddress } from '../browse/browse-address.ts';
import { isAway } from '../ground/found.ts';
import { NotRead } from '../ground/read-states.tsx';
import { LatestNotifications } from '../notifications/latest-notifications.tsx';
import { BalancePanel } from './balance-panel.tsx';
import { Foot } from './foot.tsx';
import { FurtherBenefits } from './further-benefits.tsx';
import { HomeTop } from './home-top.tsx';
import type { HomeViewProps } from './home-view-props.ts';
import { QuickButtons } from './quick-buttons.tsx';
import { RecentlyAdded } from './recently-added.tsx';
import { Recommended } from './recommended.tsx';
import { Section, SectionHeading } from './section.tsx';
import { WaysOfBuying } from './ways-of-buying.tsx';

/** The home page: balance, notifications, popular and recommended benefits. */
export function HomeView(props: HomeViewProps) {
  const t = useTexts(homeTexts);
  const { figures, counts, home, shown, stands } = props;
  const away = isAway(home);
  return (
    <Page>
      <HomeTop panel={<BalancePanel figures={figures} />} hasSkills={counts.skills !== 'none'} />
      {props.forYou}
      <QuickButtons counts={counts} hidden={!stands && !away} />
      {away ? (
        <NotRead of={home} failed={t('failed')} offlineText={t('offlineText')} className="mt-12 desk:mt-18" />
      ) : (
        <Popular {...props} />
      )}
      {!away && <Recommended benefits={props.lists.recommended} loading={!shown} />}
      {props.nudge}
      <News {...props} />
      <WaysOfBuying />
      <Foot stores={props.stores} />
      <FurtherBenefits {...props.further} />
    </Page>
  );
}

function Popular({ shown, stands, lists, onMorePopular }: HomeViewProps) {
  const t = useTexts(homeTexts);
  if (shown && lists.popular.length === 0) return null;
  return (
    <section aria-label={t('popular')} className={cn('mt-12 desk:mt-18', !stands && 'invisible')}>
      <BenefitCarousel
        label={t('popular')}
        heading={<SectionHeading title={t('popular')} />}
        benefits={lists.popular}
        loading={!shown}
        onEnd={onMorePopular}
      />
    </section>
  );
}

const addressOfRecent = writeAddress({
  kind: 'flexible',
  layout: 'grid',
  filters: { ...plainFilters('flexible'), sort: 'added' },
});

function News({ notifications, home, shown, lists }: HomeViewProps) {
  const t = useTexts(homeTexts);
  const recent = shown ? lists.last.length > 0 : !isAway(home);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] wide:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] wide:gap-14">
      <LatestNotifications notifications={notifications} className="mt-12 desk:mt-18" />
      {recent && (
        <Section
          title={t('recent')}
          link={
            <TextLink asChild icon={<ArrowRight aria-hidden size={16} />} className="shrink-0 text-14">
              <Link to={addressOfRecent} aria-label={t('seeAllRecent')}>
                {t('seeAll')}
              </Link>
            </TextLink>
          }
        >
          <RecentlyAdded benefits={lists.last} loading={!shown} />
        </Section>
      )}
    </div>
  );
}
