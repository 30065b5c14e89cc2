import * as Radix from '@radix-ui/react-alert-dialog';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Leaving } from '../overlay/leaving.tsx';
import { asSheet, DOWN, sheet, useFocusTrip } from '../overlay/overlay.ts';
import { useMeantPress } from './use-meant-press.ts';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** What the action will change, and whether it can be undone. */
  description: ReactNode;
  cancelLabel: string;
  /** Without it there is only a cancel button. */
  confirmLabel?: string | undefined;
  /** `danger` when something is lost. */
  tone?: 'primary' | 'danger';
  /** The confirmed action is running: no button works, nor does Escape. */
  busy?: boolean;
  /** The action is blocked: the dialog explains why, and cannot be confirmed. */
  blocked?: boolean;
  onCancel: () => void;
  onConfirm: () => void;
  children?: ReactNode;
}

/** One question before an action that cannot be undone. Not for one that can: do it and offer to undo. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    title,
    description,
    cancelLabel,
    confirmLabel,
    tone = 'primary',
    busy = false,
    blocked = false,
  } = props;
  const focus = useFocusTrip();
  const confirm = useMeantPress(open, props.onConfirm);
  const cancel = () => !busy && props.onCancel();
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && cancel()}>
      <Radix.Portal>
        <Radix.Overlay {...asSheet}>
          <Leaving open={open} away={DOWN} />
          <Radix.Content {...focus} tabIndex={-1} className={sheet('regular')}>
            <div className="grid grid-cols-[minmax(0,1fr)] gap-2 p-5 pt-7 desk:p-8">
              <Radix.Title className="hyphenate text-28">{title}</Radix.Title>
              <Radix.Description asChild>
                <div className="text-ink-muted">{description}</div>
              </Radix.Description>
              {props.children}
              <div className="mt-6 flex flex-col-reverse gap-3 desk:flex-row desk:justify-end">
                <Button tone="ghost" data-autofocus disabled={busy} onClick={cancel}>
                  {cancelLabel}
                </Button>
                {confirmLabel !== undefined && (
                  <Button tone={tone} busy={busy} disabled={blocked} {...confirm}>
                    {confirmLabel}
                  </Button>
                )}
              </div>
            </div>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
