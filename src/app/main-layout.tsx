import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { queryClient } from '../api/query-client.ts';
import { PeekCard } from '../card/peek-card.tsx';
import { lazyView } from '../ground/lazy-view.tsx';
import { OpenedPart } from '../ground/opened-part.tsx';
import { useOpenAt } from '../ground/use-open-here.ts';
import { useSearchKeys, useSearchPlace } from '../search/search-place.ts';
import { useLanguageChoice } from '../session/language-choice.ts';
import { useSession } from '../session/session-context.ts';
import { SignedIn } from '../session/signed-in.tsx';
import { ToastsProvider } from '../toasts/toasts-provider.tsx';
import { AccountColumn } from './account-column.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { CompletionFrame } from './completion-frame.tsx';
import { Masthead } from './masthead.tsx';
import { PhoneCategories } from './phone-categories.tsx';
import { useRoute } from './route-context.ts';
import { ServerNotice } from './server-notice.tsx';
import { ShopFrame } from './shop-frame.tsx';
import { Sidebar } from './sidebar.tsx';

// Loaded and rendered only when opened: the codes of the card, and the sheets of a phone.
const SHEETS = {
  card: lazyView(async () => (await import('../card/card-dialog.tsx')).CardDialog),
  favourites: lazyView(async () => (await import('../favourites/favourites-sheet.tsx')).FavouritesSheet),
  account: lazyView(async () => (await import('./account-sheet.tsx')).AccountSheet),
};
const NotificationsHost = lazyView(
  async () => (await import('../notifications/notifications-host.tsx')).NotificationsHost,
);

const loadSearch = () => import('../search/search-host.tsx');
const SearchHost = lazyView(async () => (await loadSearch()).SearchHost);

// Loads the italic fonts while the page is loading: later each of their files would cause a new layout of the whole page.
void document.fonts?.load('italic 1em "Platypi Variable"', 'aš');

/** The frame of every route that needs sign-in (specification.md 2), with the data that its screens read. */
export function MainLayout() {
  return (
    <QueryClientProvider client={queryClient}>
      <ServerNotice />
      <ToastsProvider>
        <SignedIn>
          <FrameHere />
        </SignedIn>
      </ToastsProvider>
    </QueryClientProvider>
  );
}

function FrameHere() {
  const { access, site } = useRoute();
  if (site) return <Outlet />;
  return access === 'completion' ? <Completion /> : <Frame />;
}

function Completion() {
  const { end } = useSession();
  return (
    <CompletionFrame onLanguage={useLanguageChoice()} onSignOut={end}>
      <Outlet />
    </CompletionFrame>
  );
}

function Frame() {
  const { categories, account, withoutCard } = useRoute();
  const { pathname, search: asked } = useLocation();
  // Bound to the address and not to the history entry: the search, from which the card is opened, is an entry of its own at the
  // same address.
  const [sheet, setSheet] = useOpenAt<keyof typeof SHEETS | null>(pathname + asked, null);
  const Sheet = sheet && SHEETS[sheet];
  const notifications = useNotificationsWanted(asked);
  const search = useSearchPlace();
  const close = () => setSheet(null);
  useSearchKeys(search.open);
  return (
    <ShopFrame
      masthead={
        <Masthead
          categories={categories === 'always' && <PhoneCategories />}
          onAccount={() => setSheet('account')}
          onSearch={search.open}
          onSearchNear={() => void loadSearch().catch(() => {})}
        />
      }
      beside={
        <>
          {categories && <Sidebar />}
          {account && <AccountColumn />}
        </>
      }
      account={account}
      after={
        <>
          {!withoutCard && <PeekCard onOpen={() => setSheet('card')} />}
          <BottomBar
            onFavourites={() => setSheet('favourites')}
            onCard={() => setSheet('card')}
            onAccount={() => setSheet('account')}
          />
          {Sheet && (
            <OpenedPart key={sheet} onOpen={(open) => setSheet(open ? sheet : null)}>
              <Sheet onClose={close} />
            </OpenedPart>
          )}
          {search.searching && (
            <OpenedPart onOpen={(open) => (open ? search.open() : search.close())}>
              <SearchHost onCard={() => setSheet('card')} onClose={search.close} />
            </OpenedPart>
          )}
          {notifications.wanted && (
            <OpenedPart onOpen={notifications.want}>
              <NotificationsHost />
            </OpenedPart>
          )}
        </>
      }
    >
      <Outlet />
    </ShopFrame>
  );
}

/** Whether the address names notifications (notification-place.ts) or did before: once mounted, their host stays mounted. */
function useNotificationsWanted(search: string) {
  const named = new URLSearchParams(search).has('notifications');
  const [before, setBefore] = useState(false);
  const [wanted, want] = useState(false);
  if (named !== before) {
    setBefore(named);
    if (named) want(true);
  }
  return { wanted, want };
}
