import { fn } from 'storybook/test';
import type { SnapshotFrom } from 'xstate';
import { type OneTimeCodeEvent, oneTimeCodeMachine } from '#machines/profile/one-time-code.machine.ts';
import { type Refusal, refusalOf } from '#machines/refusal.ts';
import { oneTimeCodeProps } from '#src/profile/one-time-code-props.ts';
import { OneTimeCodeView } from '#src/profile/one-time-code-view.tsx';
import { ProfileView } from '#src/profile/profile-view.tsx';

type Snapshot = SnapshotFrom<typeof oneTimeCodeMachine>;

export interface InOneTimeCodeProps {
  /** The state of the machine that is shown. */
  value: Snapshot['value'];
  password?: string;
  code?: string;
  secret?: string;
  address?: string;
  recoveryCodes?: readonly string[];
  unseen?: boolean;
  codesLeft?: number | null;
  refusal?: Partial<Refusal>;
  onEvent?: (event: OneTimeCodeEvent) => void;
  onCopy?: (text: string) => void;
  onDownload?: (codes: readonly string[]) => void;
}

/** The one-time code on the profile, in one state of its machine. */
export function InOneTimeCode({
  value,
  refusal,
  codesLeft = 10,
  onEvent = fn(),
  onCopy = fn(),
  onDownload = fn(),
  ...context
}: InOneTimeCodeProps) {
  const snapshot = oneTimeCodeMachine.resolveState({
    value,
    context: {
      password: '',
      code: '',
      secret: '',
      address: '',
      recoveryCodes: [],
      unseen: false,
      isOn: false,
      ...context,
      refusal: refusal ? refusalOf(refusal) : null,
    },
  });
  return (
    <ProfileView>
      <OneTimeCodeView
        {...oneTimeCodeProps(snapshot)}
        codesLeft={codesLeft}
        send={onEvent}
        onCopy={onCopy}
        onDownload={onDownload}
      />
    </ProfileView>
  );
}
