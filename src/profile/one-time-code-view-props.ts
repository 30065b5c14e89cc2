import type { OneTimeCodeEvent } from '#machines/profile/one-time-code.machine.ts';
import type { oneTimeCodeProps } from './one-time-code-props.ts';

export type CodeState = ReturnType<typeof oneTimeCodeProps>;

export interface OneTimeCodeViewProps extends CodeState {
  /** Number of unused recovery codes; null while unknown. */
  codesLeft: number | null;
  send: (event: OneTimeCodeEvent) => void;
  /** Copies a text and shows a message. */
  onCopy: (text: string) => void;
  onDownload: (codes: readonly string[]) => void;
}
