import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** The leaf states in which a machine can be found; one that it leaves at once is none. */
export function leafStatesOf(machine: AnyStateMachine): string[] {
  return nodesOf(machine.root)
    .filter((node) => node.type === 'atomic' || node.type === 'final')
    .filter((node) => !node.always?.some(({ guard }) => guard === undefined))
    .map(({ id }) => id);
}

/** Every transition that a machine's config holds and that does something, with its name for people. */
export function transitionsIn(machine: AnyStateMachine): Map<AnyTransitionDefinition, string> {
  const named = nodesOf(machine.root).flatMap((node) =>
    [...[...node.transitions.values()], node.always ?? []].flatMap((candidates) =>
      candidates
        .filter(({ target, actions }) => (target?.length ?? 0) > 0 || actions.length > 0)
        .map((transition, index) => [transition, transitionName(transition, index)] as const),
    ),
  );
  return new Map(named);
}

/** `login.code.submitting | xstate.error.actor.sendCode | 1st, isTooMany`. */
function transitionName({ source, eventType, guard }: AnyTransitionDefinition, index: number): string {
  const condition = typeof guard === 'object' && guard !== null && 'type' in guard ? String(guard.type) : guard;
  const place = typeof condition === 'string' ? `${index + 1}, if ${condition}` : `${index + 1}`;
  return `${source.id} | ${eventType || 'at once'} | ${place}`;
}

function nodesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesOf)];
}
