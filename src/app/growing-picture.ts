import './growing-picture.css';
import { matchPath } from 'react-router-dom';
import { paths } from '../ground/paths.ts';
import { knownRouteOf } from './find-route.ts';

interface Place {
  pathname: string;
  key: string;
}

/** The card that was pressed on a history entry: its benefit, and its index among that benefit's pictures there. */
interface Left {
  id: string;
  turn: number;
}

const left = new Map<string, Left>();

/**
 * Renders a step of the history in a view transition, in which the picture of a card grows into that of its benefit's page, and
 * back into the same card. Returns false, and renders nothing, where there is no such picture: then the step is rendered as any
 * other.
 */
export function growPicture(
  from: Place,
  { action, location: to }: { action: string; location: Place },
  draw: () => void,
) {
  if (!document.startViewTransition || document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    return false;
  }
  fetchPage();
  const way = action === 'POP' ? wayOfHistory(from, to) : wayOfPress(from, to, action);
  const picture = way?.before();
  if (!way || !picture) return false;
  change(picture, way.after, draw);
  return true;
}

/** A picture can only grow into a page whose code is loaded, so that is loaded while the browser is idle. */
function fetchPage(): void {
  globalThis.requestIdleCallback?.(() => void knownRouteOf(paths.benefit(0))?.screen.prefetch());
}

fetchPage();

interface Way {
  before: () => HTMLElement | null;
  after: () => HTMLElement | null;
}

function wayOfPress(from: Place, to: Place, action: string): Way | null {
  const id = benefitAt(to);
  if (id === null || from.pathname === to.pathname) return null;
  const pictures = picturesOf(id);
  const pressed = pictures.findIndex((picture) => picture.closest(CARD)?.contains(pressedNow()));
  // Without a pressed card the benefit was chosen by key in the search dialog, which is last in the document.
  const picture = pictures[pressed] ?? pictures.filter(isInSight).at(-1) ?? null;
  if (action === 'PUSH' && picture) left.set(from.key, { id, turn: pictures.indexOf(picture) });
  return { before: () => picture, after: gallery };
}

function wayOfHistory(from: Place, to: Place): Way | null {
  const back = left.get(to.key);
  if (back && back.id === benefitAt(from)) return { before: gallery, after: () => cardOf(back) };
  const forth = left.get(from.key);
  if (forth && forth.id === benefitAt(to)) return { before: () => cardOf(forth), after: gallery };
  return null;
}

function change(before: HTMLElement, after: () => HTMLElement | null, draw: () => void): void {
  const takePresses = ignorePresses();
  name(before);
  const transition = document.startViewTransition(() => {
    takePresses();
    name(null);
    draw();
    const picture = after();
    name(picture);
    // The page's code is not loaded or the card is not rendered yet: the page is shown without a transition.
    if (!picture) transition.skipTransition();
  });
  newest = transition;
  const over = () => newest === transition && name(null);
  transition.ready.catch(() => {});
  transition.finished.then(over, over);
}

let newest: ViewTransition | undefined;
let unname = () => {};

/**
 * Gives one picture at a time the transition name: a benefit may be on the page twice, and a duplicate name would cancel the
 * transition.
 */
function name(picture: HTMLElement | null): void {
  unname();
  if (!picture) return;
  // List items have `content-visibility: auto` and are laid out only when visible, which is too late here.
  const place = picture.closest('li');
  picture.style.viewTransitionName = 'picture';
  place?.style.setProperty('content-visibility', 'visible');
  unname = () => {
    unname = () => {};
    picture.style.viewTransitionName = '';
    place?.style.removeProperty('content-visibility');
  };
}

/** Ignores clicks until the page is rendered: a double press would be a second step of the history. */
function ignorePresses(): () => void {
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', stop, true);
  return () => removeEventListener('click', stop, true);
}

const CARD = 'article, li, [role=option]';
const benefitAt = ({ pathname }: Place) => matchPath('/benefit/:id', pathname)?.params.id ?? null;
const picturesOf = (id: string) => [...document.querySelectorAll<HTMLElement>(`[data-picture-of="${CSS.escape(id)}"]`)];
const gallery = () => inSight(document.querySelector<HTMLElement>('main [data-gallery]'));
const cardOf = ({ id, turn }: Left) => inSight(picturesOf(id)[turn]);
const inSight = (picture: HTMLElement | null | undefined) => (picture && isInSight(picture) ? picture : null);
const pressedNow = () => (window.event?.target instanceof Node ? window.event.target : null);

function isInSight(picture: HTMLElement): boolean {
  const { top, bottom, left, right, width } = picture.getBoundingClientRect();
  return width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
}
