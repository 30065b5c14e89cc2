import type { AnyStateMachine, InputFrom, SnapshotFrom } from 'xstate';
import type { Exploration, Sample } from './transitions.ts';

/** Something that a person can find on the screen, for every height of testing to look for in its own way. */
export interface Sight {
  /** The ARIA role it has. */
  role:
    | 'button'
    | 'textbox'
    | 'searchbox'
    | 'checkbox'
    | 'dialog'
    | 'alertdialog'
    | 'heading'
    | 'link'
    | 'alert'
    | 'status'
    | 'radio'
    | 'progressbar';
  /** The name by which it is found: a text of the app as `feature:key`, or nothing when any of that role will do. */
  text?: `${string}:${string}`;
  /** Whether the name may go on after the text. */
  opening?: true;
  /** Values of the text's `{{places}}`. */
  values?: Readonly<Record<string, string | number>>;
  /** What it must be like; visible when not said. */
  is?: 'visible' | 'absent' | 'enabled' | 'disabled' | 'pressed' | 'checked' | 'unchecked';
}

/** One event of a machine with a payload, and what it means to people. */
export interface PathEvent<Machine extends AnyStateMachine> {
  event: Sample<Machine>;
  /** Completes "When …": `the person types their e-mail`. */
  words: string;
  /** It comes too late to change anything, wherever it comes. */
  ignored?: true;
}

/** A leaf state, in words and as it is recognised. */
export interface PathState {
  /** Completes "Then …": `e-mail and password are asked for`. */
  words: string;
  /** Empty when nothing on the screen shows this state. */
  sights: readonly Sight[];
  /** Instead of them where the state's name carries a note. */
  noted?: Readonly<Record<string, readonly Sight[]>>;
}

/** Another way to begin, with the state that it leads to. */
export interface OtherStart<Machine extends AnyStateMachine> {
  input: InputFrom<Machine>;
  state: string;
}

/** What is known about a machine's paths, in one place for all heights: the machine alone, the view, the whole shop. */
export interface PathsDefinition<Machine extends AnyStateMachine> {
  /** The feature word. */
  name: string;
  machine: Machine;
  input: InputFrom<Machine>;
  /** Other ways to begin, in words. */
  otherStarts?: Readonly<Record<string, OtherStart<Machine>>>;
  events: Readonly<Record<string, PathEvent<Machine>>>;
  /** Steps that are right only if news of the server and an action of the person meet, as `from | event | to`: a browser takes each. */
  couplings?: readonly string[];
  /** By leaf state as `credentials.editing`. */
  states: Readonly<Record<string, PathState>>;
  /** The leaf state, then after commas what else decides the next steps. */
  nameOf: (snapshot: SnapshotFrom<Machine>) => string;
}

/** What the finder of steps needs of a definition. */
export function explorationOf<Machine extends AnyStateMachine>({
  input,
  events,
  nameOf,
}: PathsDefinition<Machine>): Exploration<Machine> {
  const samples = Object.fromEntries(Object.entries(events).map(([name, { event }]) => [name, event]));
  return { input, samples, nameOf };
}

/** The leaf states of a name without its notes: one, or one for each region (whose own notes are in brackets). */
export const leavesOf = (name: string): string[] =>
  (name.split(', ')[0] ?? name).split(' + ').map((region) => region.replace(/\(.*\)$/, ''));

/** The other way to begin that has these words. Throws where there is none: a walk that took the usual one would show nothing. */
export function otherStartOf<Machine extends AnyStateMachine>(
  { name, otherStarts = {} }: PathsDefinition<Machine>,
  words: string,
): OtherStart<Machine> {
  const start = otherStarts[words];
  if (!start) throw new Error(`${name} does not begin when ${words}; it has ${Object.keys(otherStarts).join(', ')}`);
  return start;
}

/** How a state is recognised, region by region. */
export function sightsOf({ states }: Pick<PathsDefinition<AnyStateMachine>, 'states'>, name: string): Sight[] {
  const notes = [...name.matchAll(/\((.*?)\)/g)]
    .flatMap(([, inBrackets = '']) => inBrackets.split(' '))
    .concat(name.split(', ').slice(1));
  return leavesOf(name).flatMap((leaf) => {
    const { sights = [], noted = {} } = states[leaf] ?? {};
    const note = notes.find((one) => noted[one]);
    return [...((note && noted[note]) || sights)];
  });
}

/** A state in words; regions are joined. */
export function wordsOf({ states }: Pick<PathsDefinition<AnyStateMachine>, 'states'>, name: string): string {
  const notes = [...name.matchAll(/\((.*?)\)/g)].map(([, note = '']) => note).concat(name.split(', ').slice(1));
  const words = leavesOf(name).map((leaf) => states[leaf]?.words ?? leaf);
  return [words.join(', '), notes.length > 0 && `(${notes.join(', ')})`].filter(Boolean).join(' ');
}
