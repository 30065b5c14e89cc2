const TABBABLE =
  'a[href], button:not(:disabled), input:not(:disabled, [type=hidden]), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]';
/** Layers that take the focus and give it back themselves. */
const LAYERS = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], [data-radix-popper-content-wrapper]';

/** Where an element was removed: its parent and its previous sibling. */
interface Gap {
  place: Element;
  before: Node | null;
}

interface Held {
  element: HTMLElement;
  pathname: string;
  layer: Element | null;
  /** Its ancestors, from the inside out; the first still connected one is where the focus was. */
  around: Element[];
}

/**
 * Keeps the keyboard's position when the focused element is removed (a removed filter, a button that became a link): the
 * browser would start again at the top of the page. The focus goes to the next focusable element after the gap, or to the one
 * before it. A screen that moves the focus itself takes precedence; a page that was left and a dialog are not handled here.
 */
export function keepFocus(): () => void {
  let held: Held | null = null;
  let gap: Gap | null = null;
  let frame = 0;
  const hold = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || target.matches('main, body')) return;
    if (held?.layer === target && !held.element.isConnected) return;
    held = { element: target, pathname: location.pathname, layer: target.closest(LAYERS), around: ancestors(target) };
    gap = null;
  };
  // A press outside any control is meant to drop the focus.
  const release = () => {
    held = null;
  };
  const watch = new MutationObserver((records) => {
    if (!held || held.element.isConnected) return;
    for (const { target, removedNodes, previousSibling } of records) {
      const removed = [...removedNodes].some((node) => node.contains(held?.element ?? null));
      if (removed && target instanceof Element) gap = { place: target, before: previousSibling };
    }
    cancelAnimationFrame(frame);
    // Two frames later: a screen that moves the focus itself has done so by then.
    frame = requestAnimationFrame(() => requestAnimationFrame(mend));
  });
  const mend = () => {
    const lost = held;
    if (!lost || lost.element.isConnected || lost.pathname !== location.pathname || !nobodyHasIt(lost.layer)) return;
    if (lost.layer && !lost.layer.isConnected) return;
    stopOf(lost, gap)?.focus({ preventScroll: true });
  };
  document.addEventListener('focusin', hold);
  document.addEventListener('pointerdown', release, true);
  watch.observe(document.body, { childList: true, subtree: true });
  return () => {
    watch.disconnect();
    cancelAnimationFrame(frame);
    document.removeEventListener('focusin', hold);
    document.removeEventListener('pointerdown', release, true);
  };
}

/** The focus counts as lost on the body, and on the container of a dialog, which catches it when an element inside is removed. */
const nobodyHasIt = (layer: Element | null) =>
  document.activeElement === null || document.activeElement === document.body || document.activeElement === layer;

function ancestors(element: Element): Element[] {
  const found: Element[] = [];
  for (let parent = element.parentElement; parent; parent = parent.parentElement) found.push(parent);
  return found;
}

function stopOf({ element, around, layer }: Held, gap: Gap | null): HTMLElement | null {
  // A heading that was focused to be read is replaced when the page has its data.
  if (element.matches('h1')) return readable(document.querySelector('main h1'));
  const left = around.filter((place) => place.isConnected);
  const start = gap?.place.isConnected ? gap.place : left[0];
  for (let place = start ?? null; place && place !== document.body; place = place.parentElement) {
    const stops = [...place.querySelectorAll<HTMLElement>(TABBABLE)].filter(
      (stop) => stop.tabIndex >= 0 && isSeen(stop),
    );
    const next = gap?.place === place ? stops.find((stop) => comesAfter(gap.before, stop)) : undefined;
    const found = next ?? stops.at(-1);
    if (found) return found;
    if (place === layer || place.matches('main')) return place as HTMLElement;
  }
  return document.querySelector('main');
}

function readable(heading: HTMLElement | null): HTMLElement | null {
  if (heading) heading.tabIndex = -1;
  return heading;
}

const comesAfter = (before: Node | null, stop: Node) =>
  !before ||
  (!before.contains(stop) && (before.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0);
const isSeen = (stop: HTMLElement) => stop.checkVisibility?.({ visibilityProperty: true }) ?? true;
