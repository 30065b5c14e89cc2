import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { queryClient } from '../api/query-client.ts';
import { PeekCard } from '../card/peek-card.tsx';
import { SignedIn } from '../session/signed-in.tsx';
import { ToastsProvider } from '../toasts/toasts-provider.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { Footer } from './footer.tsx';
import { Masthead } from './masthead.tsx';
import { PhoneCategories } from './phone-categories.tsx';
import { routeOf } from './route-table.ts';
import { Sidebar } from './sidebar.tsx';

// Drawn only by who opens them: the codes of the card, the sheets of a phone.
const CardDialog = lazy(async () => ({ default: (await import('../card/card-dialog.tsx')).CardDialog }));
const FavouritesSheet = lazy(async () => ({
  default: (await import('../favourites/favourites-sheet.tsx')).FavouritesSheet,
}));
const AccountSheet = lazy(async () => ({ default: (await import('./account-sheet.tsx')).AccountSheet }));

/** The frame of every route that needs sign-in (spec 2), with the data that its screens read. */
export function MainLayout() {
  return (
    <QueryClientProvider client={queryClient}>
      <ToastsProvider>
        <SignedIn>
          <Frame />
        </SignedIn>
      </ToastsProvider>
    </QueryClientProvider>
  );
}

function Frame() {
  const [sheet, setSheet] = useState<'card' | 'account' | 'favourites' | null>(null);
  const { categories } = routeOf(useLocation().pathname);
  const close = () => setSheet(null);
  return (
    <div className="flex min-h-dvh flex-col bg-surface">
      <Masthead categories={categories === 'always' && <PhoneCategories />} />
      <div className="mx-auto flex w-full max-w-shell flex-1">
        {categories && <Sidebar />}
        <main id="content" tabIndex={-1} className="min-w-0 flex-1">
          <Outlet />
        </main>
      </div>
      <Footer />
      <PeekCard onOpen={() => setSheet('card')} />
      <BottomBar
        onFavourites={() => setSheet('favourites')}
        onCard={() => setSheet('card')}
        onAccount={() => setSheet('account')}
      />
      <Suspense fallback={null}>
        {sheet === 'card' && <CardDialog onClose={close} />}
        {sheet === 'favourites' && <FavouritesSheet onClose={close} />}
        {sheet === 'account' && <AccountSheet onClose={close} />}
      </Suspense>
    </div>
  );
}
