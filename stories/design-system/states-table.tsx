import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import { docsOf } from '../.storybook/arg-types.tsx';
import type { PropDocs } from '../.storybook/prop-docs.ts';
import { HELD, type Held, holdStates } from './pseudo-states.ts';

/** A component in the table: its required props, and the part of it that is hovered, focused and pressed. */
export interface Subject {
  name: string;
  // biome-ignore lint/suspicious/noExplicitAny: each row is another component with props of its own.
  component: ComponentType<any>;
  props: Record<string, unknown>;
  /** Selector of the element that is hovered, focused and pressed. */
  control: string;
  /** Fills the width of its cell: that of a field, or `wide` for a desktop layout. */
  stretched?: true | 'wide';
  /** Props that give it a unique name in each cell, where it needs one. */
  named?: (cell: string) => Record<string, unknown>;
  /** Pseudo-states that it has; all of hover, focus and active by default. */
  answers?: readonly Held[];
  /** The prop that marks it as wrong, if there is one. */
  wrong?: Record<string, unknown>;
}

/** A look of a component: one value for each of its choices. */
type Look = Record<string, unknown>;

const LOOKS = /^(tone|size|shape|look)$/;
const SWITCHES = /^(disabled|busy|checked|pressed|wide|required|readOnly)$/;

const looksOf = (props: readonly PropDocs[]): Look[] =>
  props
    .filter(({ name, options }) => options && LOOKS.test(name))
    .reduce<Look[]>(
      (looks, { name, options = [] }) =>
        looks.flatMap((look) => options.map((option) => ({ ...look, [name]: option }))),
      [{}],
    );

interface Column {
  name: string;
  held?: Held;
  props?: Record<string, unknown>;
}

/** Columns: at rest, each pseudo-state, and every state in the types of its props, so that none is missed. */
function columnsOf({ wrong, answers = HELD }: Subject, props: readonly PropDocs[]): Column[] {
  const switches = props.filter(({ name, kind }) => kind === 'switch' && SWITCHES.test(name));
  return [
    { name: 'rest' },
    ...answers.map((held) => ({ name: held === 'active' ? 'pressed' : held, held })),
    ...switches.map(({ name }) => ({ name: name === 'pressed' ? 'on' : name, props: { [name]: true } })),
    ...(wrong ? [{ name: 'error', props: wrong }] : []),
  ];
}

const places = { own: 'grid min-w-40 justify-items-start', field: 'w-64', wide: 'w-176' };

function Cell({ held, subject, children }: { held?: Held | undefined; subject: Subject; children: ReactNode }) {
  const { control, stretched } = subject;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A pressed control is hovered too.
    const classes = held === 'active' ? ['as-active', 'as-hover'] : held ? [`as-${held}`] : [];
    place.current?.querySelector(control)?.classList.add(...classes);
  }, [held, control]);
  return (
    <div ref={place} className={places[stretched === true ? 'field' : (stretched ?? 'own')]}>
      {children}
    </div>
  );
}

function States({ subject }: { subject: Subject }) {
  const { name, component: Component, props, named } = subject;
  const docs = docsOf(Component)?.props ?? [];
  const columns = columnsOf(subject, docs);
  return (
    <section className="grid gap-3">
      <h2 className="text-22">{name}</h2>
      <div className="relative overflow-x-auto">
        <table className="border-separate border-spacing-4 text-left">
          <thead>
            <tr>
              <td />
              {columns.map((column) => (
                <th key={column.name} scope="col" className="font-500 text-14 text-ink-muted">
                  {column.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {looksOf(docs).map((look) => {
              const called = Object.values(look).join(' ') || 'one look';
              return (
                <tr key={called}>
                  <th scope="row" className="whitespace-nowrap pr-4 font-500 text-14 text-ink-muted">
                    {called}
                  </th>
                  {columns.map((column) => (
                    <td key={column.name} className="align-top">
                      <Cell held={column.held} subject={subject}>
                        <Component {...props} {...named?.(`${called}, ${column.name}`)} {...look} {...column.props} />
                      </Cell>
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** Table of every state of some components: from the types of their props, and the pseudo-states of pointer and keyboard. */
export function StatesTable({ subjects }: { subjects: readonly Subject[] }) {
  useEffect(holdStates, []);
  return (
    <div className="grid gap-12 p-6">
      {subjects.map((subject) => (
        <States key={subject.name} subject={subject} />
      ))}
    </div>
  );
}
