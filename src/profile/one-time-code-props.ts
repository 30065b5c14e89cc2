import type { SnapshotFrom } from 'xstate';
import type { oneTimeCodeMachine } from '#machines/profile/one-time-code.machine.ts';

/** Props of the view of the one-time code; the only place that reads the states of its machine. */
export function oneTimeCodeProps(snapshot: SnapshotFrom<typeof oneTimeCodeMachine>) {
  const { password, code, secret, address, recoveryCodes, refusal, unseen } = snapshot.context;
  return {
    on: snapshot.matches('on') || snapshot.matches('turningOff') || snapshot.matches({ turningOn: 'keeping' }),
    step: stepOf(snapshot),
    busy:
      snapshot.matches({ turningOn: 'beginning' }) ||
      snapshot.matches({ turningOn: 'confirming' }) ||
      snapshot.matches({ turningOff: 'ending' }),
    mayClose: snapshot.can({ type: 'dialog.close' }),
    password,
    code,
    secret,
    address,
    recoveryCodes,
    unseen,
    refusal: refusal && { kind: refusal.kind, message: refusal.message, fields: refusal.fields },
  };
}

type Step = 'none' | 'askOn' | 'scan' | 'recovery' | 'askOff';

function stepOf(snapshot: SnapshotFrom<typeof oneTimeCodeMachine>): Step {
  if (snapshot.matches('turningOff')) return 'askOff';
  if (snapshot.matches({ turningOn: 'keeping' })) return 'recovery';
  if (snapshot.matches({ turningOn: 'scanning' }) || snapshot.matches({ turningOn: 'confirming' })) return 'scan';
  return snapshot.matches('turningOn') ? 'askOn' : 'none';
}
