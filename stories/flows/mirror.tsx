import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { type AnyStateMachine, initialTransition, type SnapshotFrom } from 'xstate';
import type { PathsDefinition } from '#machines/testing/paths-definition.ts';
import type { SampleEvent } from '#machines/testing/transitions.ts';
import { type FlowMessage, openChannel, toldSnapshot } from './flow-channel.ts';

interface MirrorProps<Machine extends AnyStateMachine> {
  definition: PathsDefinition<Machine>;
  children: (snapshot: SnapshotFrom<Machine>, send: (event: SampleEvent) => void) => ReactNode;
}

/** The real view in the state that the diagram sends; its events are sent to the diagram. */
export function Mirror<Machine extends AnyStateMachine>({ definition, children }: MirrorProps<Machine>) {
  const { name, machine, input } = definition;
  const channel = useMemo(() => openChannel(name), [name]);
  const [snapshot, setSnapshot] = useState(
    () => initialTransition(machine as AnyStateMachine, input)[0] as SnapshotFrom<Machine>,
  );
  useEffect(() => {
    channel.onmessage = ({ data }: MessageEvent<FlowMessage>) => {
      if (data.kind === 'state') setSnapshot(toldSnapshot(machine, data));
    };
    channel.postMessage({ kind: 'hello' } satisfies FlowMessage);
  }, [channel, machine]);
  return children(snapshot, (event) => channel.postMessage({ kind: 'event', event } satisfies FlowMessage));
}
