import type { ReactNode } from 'react';
import { cn } from '#design-system/classes/cn.ts';
import { Footer } from './footer.tsx';

interface ShopFrameProps {
  masthead: ReactNode;
  /** Beside the page: the categories, the places of the account. */
  beside?: ReactNode;
  account?: boolean | undefined;
  children: ReactNode;
  /** What lies at the lower edge or over the page. */
  after: ReactNode;
}

/** The places of the shop's frame. */
export function ShopFrame({ masthead, beside, account, children, after }: ShopFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col bg-surface">
      {masthead}
      {/* A screen high at least: the footer must not be seen and pushed away while a page comes. */}
      <div
        data-account={account}
        className={cn('mx-auto flex min-h-dvh w-full max-w-shell flex-1', account && 'max-wide:flex-col')}
      >
        {beside}
        <main id="content" tabIndex={-1} className="min-w-0 flex-1">
          {children}
        </main>
      </div>
      <Footer />
      {after}
    </div>
  );
}
