import type { SnapshotFrom } from 'xstate';
import type { Toast } from '#design-system/toast-region/toast-region.tsx';
import type { toastsMachine } from '#machines/toasts/toasts.machine.ts';

/** The messages that are shown. specification.md 8: an error without a title gets a default one. */
export function toastsProps(snapshot: SnapshotFrom<typeof toastsMachine>, errorTitle: string): { toasts: Toast[] } {
  return {
    toasts: snapshot.context.shown.map((toast) =>
      toast.tone === 'error' && toast.title === undefined ? { ...toast, title: errorTitle } : toast,
    ),
  };
}
