import { fn } from 'storybook/test';
import type { SnapshotFrom } from 'xstate';
import type { RequestDetail } from '#contract/requests/requests.contract.ts';
import { refusalOf } from '#machines/refusal.ts';
import { requestMachine } from '#machines/requests/request.machine.ts';
import { duplicate, filed, receipt, typed } from '#machines/requests/request.paths.ts';
import { emptyForm } from '#machines/requests/request-form.ts';
import { chosen } from '#src/requests/requests.api.ts';
import { ready } from '../testing/found.ts';

type Snapshot = SnapshotFrom<typeof requestMachine>;

/** A small real picture, as chosen by a person. */
export const picture = chosen(
  new File(
    [
      Uint8Array.from(
        atob('iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAAAAADhZOFXAAAADklEQVR4nGP4z8DwHwAE/gH/0Qm2YAAAAABJRU5ErkJggg=='),
        (letter) => letter.charCodeAt(0),
      ),
    ],
    'racun.png',
    { type: 'image/png' },
  ),
);

/** Snapshot of the flow in a state, with a plausible context. */
export function snapshotIn(value: Snapshot['value'], context: Partial<Snapshot['context']> = {}): Snapshot {
  return requestMachine.resolveState({
    value,
    context: {
      form: value === 'kind' ? emptyForm : typed,
      file: picture,
      original: null,
      step: 'kind',
      key: null,
      budgets: { available: 54_115, category_budgets: [] },
      problems: {},
      progress: null,
      refusal: null,
      duplicates: [duplicate],
      duplicateAccepted: false,
      request: filed,
      ...context,
    },
  });
}

export const refusedWith = (message: string) => ({ refusal: refusalOf({ status: 400, message }) });

/** Props of the view besides those of the machine. */
export const surroundings = {
  categories: ready([
    { id: 1, name: 'Sport i rekreacija' },
    { id: 3, name: 'Zdravlje' },
    { id: 4, name: 'Veštine i učenje' },
  ]),
  currency: 'RSD' as const,
  available: 5_411_500,
  days: { min: '2025-11-20', max: '2026-11-20' },
  offline: false,
  onKind: fn(),
  onDetails: fn(),
  onSubmitDetails: fn(),
  onFile: fn(),
  onRemoveFile: fn(),
  onNext: fn(),
  onBack: fn(),
  onOpen: fn(),
  onSend: fn(),
  onAcceptDuplicate: fn(),
  onAgain: fn(),
};

export const detail = (changes: Partial<RequestDetail> = {}): RequestDetail => ({
  ...filed,
  file: { name: receipt.name, type: receipt.type, bytes: receipt.bytes },
  ...changes,
});
