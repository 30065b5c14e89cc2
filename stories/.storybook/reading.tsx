import { useRef, useState } from 'react';
import { Button } from '#design-system/button/button.tsx';

interface Read {
  id: string;
  role: string;
  name: string;
  more: string;
  keys: string;
}

/** Keys that a role must support by the ARIA Authoring Practices. */
const KEYS: Readonly<Record<string, string>> = {
  button: 'Enter, Space',
  link: 'Enter',
  checkbox: 'Space',
  switch: 'Space',
  radio: 'arrows, Space',
  combobox: 'arrows, Enter, Escape, letters',
  textbox: 'text',
  searchbox: 'text, Enter',
  spinbutton: 'arrows, Home, End, digits',
  tab: 'arrows, Home, End',
  option: 'arrows, Enter, letters',
  menuitem: 'arrows, Enter, Escape, letters',
  menuitemradio: 'arrows, Enter, Escape, letters',
  dialog: 'Escape; Tab stays inside',
  alertdialog: 'Escape; Tab stays inside',
  slider: 'arrows, Home, End',
};

const STATES = [
  'expanded',
  'checked',
  'selected',
  'pressed',
  'current',
  'disabled',
  'busy',
  'invalid',
  'required',
  'haspopup',
  'live',
];

/** Value of a meter, progress bar or slider: its text, else its number. */
const amountOf = (element: Element) => element.getAttribute('aria-valuetext') ?? element.getAttribute('aria-valuenow');

function stateOf(element: Element): string {
  const said = STATES.flatMap((name) => {
    const value = element.getAttribute(`aria-${name}`);
    return value === null || value === 'false' ? [] : [value === 'true' ? name : `${name}: ${value}`];
  });
  const described = (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .flatMap((id) => element.ownerDocument.getElementById(id)?.textContent ?? []);
  const native = element.matches(':disabled') ? ['disabled'] : element.matches(':required') ? ['required'] : [];
  const quoted = described.map((text) => `“${text}”`);
  return [amountOf(element) ?? [], said, native, quoted].flat().join(', ');
}

const UNTOLD = new Set(['presentation', 'none', 'generic', 'paragraph', 'listitem', 'list', 'term', 'definition']);

/** Label text of a control. Axe reads labels only of native form fields, but switch, checkbox and radio are buttons here. */
const labelOf = (element: Element): string =>
  [...((element as HTMLButtonElement).labels ?? [])].map(({ textContent }) => textContent.trim()).join(' ');

/** Elements hidden from screen readers; the last is Storybook's own, beside the story in a frame. */
const UNHEARD = '[aria-hidden=true], [hidden], .sb-wrapper';

/**
 * Element in which the first story of a docs page is rendered; null until it is. For a framed story it is the body of the
 * frame, for a dialog is rendered beside the story's root; a story in the page has an empty root until then.
 */
function drawnBeside(here: Element): Element | null {
  const story = here.closest('.sbdocs-content')?.querySelector('.sbdocs-preview .sb-story');
  const framed = story?.querySelector('iframe')?.contentDocument?.body;
  if (framed) return framed.matches('.sb-show-main:not(.sb-show-preparing-story)') ? framed : null;
  return story?.querySelector('[id$="-inner"]:not(:empty)') ?? null;
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** The content of an element as a screen reader reads it, in reading order. */
async function readAloud(place: Element): Promise<Read[]> {
  const { default: axe } = await import('axe-core');
  // Missing in axe's types; the function that axe's own rules use.
  const { getRole } = axe.commons.aria as unknown as { getRole: (element: Element) => string | null };
  axe.setup(place);
  try {
    return [...place.querySelectorAll('*')].flatMap((element, at) => {
      // Axe takes a file input for a text field; browsers expose it as a button.
      const role = element.matches('input[type=file]') ? 'button' : getRole(element);
      if (!role || UNTOLD.has(role) || element.closest(UNHEARD)) return [];
      const name = axe.commons.text.accessibleText(element) || labelOf(element);
      return [{ id: `${at}`, role, name, more: stateOf(element), keys: KEYS[role] ?? '' }];
    });
  } finally {
    axe.teardown();
  }
}

/** Table of role, name, state and keys of everything in the first story, computed from its current DOM. */
export function Reading() {
  const here = useRef<HTMLElement>(null);
  const [rows, setRows] = useState<Read[]>();
  const read = async () => {
    while (here.current) {
      const place = drawnBeside(here.current);
      if (place) return setRows(await readAloud(place));
      await nextFrame();
    }
  };
  return (
    <section ref={here} className="mb-8 grid justify-items-start gap-3">
      <h2 className="text-22">What a screen reader is given</h2>
      <p className="text-14 text-ink-muted">
        Computed from the first story as it is drawn now: change a control and read again. Keys are those that the role
        has to answer to. Announcements are the regions with a live state.
      </p>
      <Button tone="secondary" size="small" onClick={() => void read()}>
        {rows ? 'Read again' : 'Read it'}
      </Button>
      <div role="status" className="w-full">
        {rows && <Table rows={rows} />}
      </div>
    </section>
  );
}

function Table({ rows }: { rows: readonly Read[] }) {
  if (rows.length === 0) return <p className="text-14">Nothing in it is read out: it only looks.</p>;
  return (
    <table className="w-full border-collapse text-left text-14">
      <thead>
        <tr className="text-ink-muted">
          {['Role', 'Name', 'State and description', 'Keys'].map((name) => (
            <th key={name} scope="col" className="py-2 pr-4 font-560">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, role, name, more, keys }) => (
          <tr key={id} className="border-line border-t">
            <td className="py-2 pr-4">
              <code className="font-text">{role}</code>
            </td>
            <td className="py-2 pr-4">{name}</td>
            <td className="py-2 pr-4">{more}</td>
            <td className="py-2">{keys}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
