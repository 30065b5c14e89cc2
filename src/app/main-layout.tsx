import { lazy, Suspense, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { PeekCard } from '../card/peek-card.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { Footer } from './footer.tsx';
import { Masthead } from './masthead.tsx';

// Drawn only by who opens them: the codes of the card, the sheets of a phone.
const CardDialog = lazy(async () => ({ default: (await import('../card/card-dialog.tsx')).CardDialog }));
const AccountSheet = lazy(async () => ({ default: (await import('./account.tsx')).AccountSheet }));

/** The frame of every route that needs sign-in (spec 2). */
export function MainLayout() {
  const [sheet, setSheet] = useState<'card' | 'account' | 'favourites' | null>(null);
  const close = () => setSheet(null);
  return (
    <div className="flex min-h-dvh flex-col bg-surface">
      <Masthead categories={null} />
      <main id="content" tabIndex={-1} className="mx-auto w-full max-w-shell min-w-0 flex-1">
        <Outlet />
      </main>
      <Footer />
      <PeekCard onOpen={() => setSheet('card')} />
      <BottomBar
        onFavourites={() => setSheet('favourites')}
        onCard={() => setSheet('card')}
        onAccount={() => setSheet('account')}
      />
      <Suspense fallback={null}>
        {sheet === 'card' && <CardDialog onClose={close} />}
        {sheet === 'account' && <AccountSheet onClose={close} />}
      </Suspense>
    </div>
  );
}
