import { createContext, useContext } from 'react';
import type { Toast } from '#design-system/toast-region/toast-region.tsx';

/** What is to be said; specification.md 4: it goes after 3 s, or after 5 s when `long`; after 20 s when there is something to press. */
export interface ToastText {
  tone: Toast['tone'];
  title?: string;
  text: string;
  long?: boolean;
  /** One thing to do about it, as a rule to undo it. */
  action?: NonNullable<Toast['action']>;
}

export interface Toasts {
  show: (toast: ToastText) => void;
}

export const ToastsContext = createContext<Toasts>({ show: () => {} });

/** The one queue of messages: `useToasts().show({ tone, text })`. */
export const useToasts = () => useContext(ToastsContext);
