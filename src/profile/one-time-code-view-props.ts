import type { OneTimeCodeEvent } from '#machines/profile/one-time-code.machine.ts';
import type { oneTimeCodeProps } from './one-time-code-props.ts';

export type CodeState = ReturnType<typeof oneTimeCodeProps>;

export interface OneTimeCodeViewProps extends CodeState {
  /** How many recovery codes were not used; null while that is not known. */
  codesLeft: number | null;
  send: (event: OneTimeCodeEvent) => void;
  /** Copies a text and says so. */
  onCopy: (text: string) => void;
  onDownload: (codes: readonly string[]) => void;
}
