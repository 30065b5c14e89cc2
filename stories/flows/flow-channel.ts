import type { AnyStateMachine, SnapshotFrom } from 'xstate';

/** Messages between the diagram and the screen. Each is in a frame of its own, because a dialog covers its whole frame. */
export type FlowMessage =
  | { kind: 'state'; value: unknown; context: unknown }
  | { kind: 'event'; event: { type: string } }
  | { kind: 'hello' };

export const openChannel = (flow: string) => new BroadcastChannel(`izbor-flow-${flow}`);

/** Restores a snapshot sent by the other side. */
export function toldSnapshot<Machine extends AnyStateMachine>(
  machine: Machine,
  { value, context }: { value: unknown; context: unknown },
): SnapshotFrom<Machine> {
  return machine.resolveState({ value, context } as never) as SnapshotFrom<Machine>;
}
