import { createContext, useContext } from 'react';
import type { Toast } from '#design-system/toast-region/toast-region.tsx';

/** A message; specification.md 4: it disappears after 3 s, after 5 s when `long`, and after 20 s with an `action`. */
export interface ToastText {
  tone: Toast['tone'];
  title?: string;
  text: string;
  long?: boolean;
  /** A button of the message, usually to undo something. */
  action?: NonNullable<Toast['action']>;
}

export interface Toasts {
  show: (toast: ToastText) => void;
}

export const ToastsContext = createContext<Toasts>({ show: () => {} });

/** The one queue of messages: `useToasts().show({ tone, text })`. */
export const useToasts = () => useContext(ToastsContext);
