import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { AnyStateNode } from 'xstate';
import { allPaths } from './all-paths.ts';

const page = readFileSync('docs/machines.md', 'utf8');

/** The text below the heading of a flow. */
const sectionOf = (name: string) =>
  page.split(/^## /m).find((part) => part.split('\n')[0]?.endsWith(`. ${name}`)) ?? '';

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)];

/** The events from a person or from outside that lead to another state. */
const eventsOf = (nodes: readonly AnyStateNode[]) =>
  nodes.flatMap((node) =>
    [...node.transitions].flatMap(([event, transitions]) =>
      !event.startsWith('xstate.') && transitions.some(({ target }) => target !== undefined) ? [event] : [],
    ),
  );

it.each(allPaths.map(({ name, machine }) => [name, machine] as const))(
  'docs/machines.md describes %s: states, events that lead on, calls and delays',
  (name, machine) => {
    const nodes = nodesOf(machine.root as AnyStateNode);
    const leaves = nodes.filter(({ states }) => Object.keys(states).length === 0).map(({ path }) => path.join('.'));
    const { actors, delays } = machine.implementations;
    const wanted = [...leaves, ...eventsOf(nodes), ...Object.keys(actors), ...Object.keys(delays)];
    const section = sectionOf(name);
    expect(wanted.filter((word) => !section.includes(`\`${word}\``))).toEqual([]);
    const rows = [...section.matchAll(/^\| `([\w.-]+)`/gm)].map(([, state = '']) => state);
    expect(rows.filter((row) => !nodes.some(({ path }) => path.join('.') === row))).toEqual([]);
  },
);
