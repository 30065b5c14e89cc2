import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** Leaf states in which a machine can rest; states that it leaves immediately are left out. */
export function leafStatesOf(machine: AnyStateMachine): string[] {
  return nodesOf(machine.root)
    .filter((node) => node.type === 'atomic' || node.type === 'final')
    .filter((node) => !node.always?.some(({ guard }) => guard === undefined))
    .map(({ id }) => id);
}

/** All transitions in a machine's config that do something, with readable names. */
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
