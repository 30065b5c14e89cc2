import type { AnyStateMachine, InputFrom, SnapshotFrom } from 'xstate';
import type { Exploration, Sample } from './transitions.ts';

/** An element on the screen that each level of testing can look for in its own way. */
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
  /** Its accessible name: a text of the app as `feature:key`; left out when any element of that role will do. */
  text?: `${string}:${string}`;
  /** Whether more may follow after the text in the name. */
  opening?: true;
  /** Values of the text's `{{places}}`. */
  values?: Readonly<Record<string, string | number>>;
  /** Its expected state; visible by default. */
  is?: 'visible' | 'absent' | 'enabled' | 'disabled' | 'pressed' | 'checked' | 'unchecked';
}

/** An event of a machine with its payload, and its description for people. */
export interface PathEvent<Machine extends AnyStateMachine> {
  event: Sample<Machine>;
  /** Completes "When …": `the person types their e-mail`. */
  words: string;
  /** The event is too late to change anything in any state. */
  ignored?: true;
}

/** A leaf state, described and recognisable. */
export interface PathState {
  /** Completes "Then …": `e-mail and password are asked for`. */
  words: string;
  /** Empty when nothing on the screen shows this state. */
  sights: readonly Sight[];
  /** Sights that replace them where the state's name has a note. */
  noted?: Readonly<Record<string, readonly Sight[]>>;
}

/** Another way to start, with the state that it leads to. */
export interface OtherStart<Machine extends AnyStateMachine> {
  input: InputFrom<Machine>;
  state: string;
}

/** Everything about a machine's paths, in one place for all levels of testing: the machine alone, the view, the whole shop. */
export interface PathsDefinition<Machine extends AnyStateMachine> {
  /** The feature word. */
  name: string;
  machine: Machine;
  input: InputFrom<Machine>;
  /** Other ways to start, by their descriptions. */
  otherStarts?: Readonly<Record<string, OtherStart<Machine>>>;
  events: Readonly<Record<string, PathEvent<Machine>>>;
  /** Steps where news of the server meets an action of the person, as `from | event | to`: the browser tests take each of them. */
  couplings?: readonly string[];
  /** By leaf state, for example `credentials.editing`. */
  states: Readonly<Record<string, PathState>>;
  /** The leaf state, followed after commas by notes of what else decides the next steps. */
  nameOf: (snapshot: SnapshotFrom<Machine>) => string;
}

/** The parts of a definition that the search for steps needs. */
export function explorationOf<Machine extends AnyStateMachine>({
  input,
  events,
  nameOf,
}: PathsDefinition<Machine>): Exploration<Machine> {
  const samples = Object.fromEntries(Object.entries(events).map(([name, { event }]) => [name, event]));
  return { input, samples, nameOf };
}

/** The leaf states in a name without its notes: one, or one for each region (whose own notes are in brackets). */
export const leavesOf = (name: string): string[] =>
  (name.split(', ')[0] ?? name).split(' + ').map((region) => region.replace(/\(.*\)$/, ''));

/** The other way to start with this description. Throws if there is none, since walking from the usual start would prove nothing. */
export function otherStartOf<Machine extends AnyStateMachine>(
  { name, otherStarts = {} }: PathsDefinition<Machine>,
  words: string,
): OtherStart<Machine> {
  const start = otherStarts[words];
  if (!start) throw new Error(`${name} does not begin when ${words}; it has ${Object.keys(otherStarts).join(', ')}`);
  return start;
}

/** The sights of a state, region by region. */
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

/** Description of a state; regions are joined. */
export function wordsOf({ states }: Pick<PathsDefinition<AnyStateMachine>, 'states'>, name: string): string {
  const notes = [...name.matchAll(/\((.*?)\)/g)].map(([, note = '']) => note).concat(name.split(', ').slice(1));
  const words = leavesOf(name).map((leaf) => states[leaf]?.words ?? leaf);
  return [words.join(', '), notes.length > 0 && `(${notes.join(', ')})`].filter(Boolean).join(' ');
}
