import type { AnyStateMachine } from 'xstate';
import { toDirectedGraph } from 'xstate/graph';

/** One arrow of a statechart. */
export interface ChartEdge {
  id: string;
  /** Event type of the machine. */
  eventType: string;
  /** Text of the label. */
  label: string;
  source: string;
  target: string;
  /** Marks a failure: a call failed, or no answer came in time. */
  fails: boolean;
}

/** One box of a statechart. */
export interface ChartState {
  id: string;
  name: string;
  kind: 'leaf' | 'group' | 'final' | 'anywhere';
  initial: boolean;
  edges: ChartEdge[];
  children: ChartState[];
}

type Graph = ReturnType<typeof toDirectedGraph>;

const read = new WeakMap<AnyStateMachine, ChartState>();

/** The statechart of a machine, generated from the machine itself, and cached. */
export function chartOf(machine: AnyStateMachine): ChartState {
  const chart = read.get(machine) ?? boxOf(toDirectedGraph(machine), true);
  read.set(machine, chart);
  return chart;
}

function boxOf({ id, stateNode, children, edges }: Graph, initial: boolean): ChartState {
  const isParallel = stateNode.type === 'parallel';
  return {
    id,
    name: stateNode.key,
    kind: stateNode.type === 'final' ? 'final' : children.length > 0 ? 'group' : 'leaf',
    initial,
    edges: [...edges.flatMap(({ transition }) => transition), ...(stateNode.always ?? [])]
      .filter((transition, index, all) => all.indexOf(transition) === index)
      // A forbidden transition has neither target nor action.
      .filter(({ target, actions }) => target || actions.length > 0)
      .map((transition, index) => ({
        id: `${id} ${index}`,
        eventType: transition.eventType,
        label: labelOf(transition.eventType, transition.guard),
        source: id,
        target: transition.target?.[0]?.id ?? id,
        fails: /^xstate\.(error\.actor\.|after\.\w*Limit\.)/.test(transition.eventType),
      })),
    children: children.map((child) =>
      boxOf(child, isParallel || stateNode.initial.target?.[0]?.id === child.stateNode.id),
    ),
  };
}

/** Label of an event: `signIn fails, if isTooMany`. */
export function labelOf(eventType: string, guard: unknown): string {
  const [, kind, subject] = /^xstate\.(done\.actor|error\.actor|after)\.([^.]+)/.exec(eventType) ?? [];
  const said =
    kind === 'done.actor' ? `${subject} answers` : kind === 'error.actor' ? `${subject} fails` : `after ${subject}`;
  const condition = typeof guard === 'object' && guard !== null && 'type' in guard ? guard.type : guard;
  const event = kind ? said : eventType || 'at once';
  return typeof condition === 'string' ? `${event}, if ${condition}` : event;
}

/** A box and all boxes inside it, the outer ones first. */
export const boxesOf = (box: ChartState): ChartState[] => [box, ...box.children.flatMap(boxesOf)];
