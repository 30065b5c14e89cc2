import type { ReactNode } from 'react';
import { cn } from '#design-system/classes/cn.ts';
import { Footer } from './footer.tsx';

interface ShopFrameProps {
  masthead: ReactNode;
  /** Beside the page: the categories or the links of the account. */
  beside?: ReactNode;
  account?: boolean | undefined;
  children: ReactNode;
  /** Bars at the lower edge, and layers over the page. */
  after: ReactNode;
}

/** Layout of the shop's frame. */
export function ShopFrame({ masthead, beside, account, children, after }: ShopFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col bg-surface">
      {masthead}
      {/* At least as high as the screen, so that the footer is not visible and then pushed away while a page loads. */}
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
