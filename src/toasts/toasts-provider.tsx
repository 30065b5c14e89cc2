import type { ReactNode } from 'react';
import { ToastsContext } from './toasts-context.ts';

export function ToastsProvider({ children }: { children: ReactNode }) {
  return <ToastsContext value={{ show: () => {} }}>{children}</ToastsContext>;
}
