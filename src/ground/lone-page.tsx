import type { ReactNode } from 'react';
import { Logo } from '#design-system/logo/logo.tsx';

/** A page without a frame: the wordmark and a message. */
export const LonePage = ({ children }: { children: ReactNode }) => (
  <main
    id="content"
    className="mx-auto grid min-h-dvh max-w-[440px] content-center justify-items-start gap-5.5 px-5 py-12"
  >
    <Logo />
    {children}
  </main>
);
