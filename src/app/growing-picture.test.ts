// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { growPicture } from './growing-picture.ts';

interface Transition {
  /** Called by the browser once it has captured the old page. */
  change: () => void;
  skipped: boolean;
  finish: () => void;
}

let transitions: Transition[] = [];
let motion = true;

const homeHtml = '<ul><li><div data-picture-of="7" id="first"></div><a id="link-first"></a></li>';
const home = `<main>${homeHtml}<li><div data-picture-of="7" id="second"></div><a id="link"></a></li></ul></main>`;
const detail = '<main><div data-gallery id="gallery"></div></main>';
const list = { pathname: '/', key: 'list' };
const page = { pathname: '/benefit/7', key: 'page' };
const show = (html: string) => () => {
  document.body.innerHTML = html;
};
const named = () =>
  [...document.querySelectorAll<HTMLElement>('*')].filter((one) => one.style.viewTransitionName).map(({ id }) => id);

/** Follows a link as the router does, which reports the step during the click event. */
function press(selector: string, draw: () => void): boolean {
  let grew = false;
  const link = document.querySelector(selector);
  link?.addEventListener('click', () => {
    grew = growPicture(list, { action: 'PUSH', location: page }, draw);
  });
  link?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  return grew;
}

beforeEach(() => {
  transitions = [];
  motion = true;
  vi.stubGlobal('matchMedia', () => ({ matches: !motion }));
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({
    top: 10,
    bottom: 90,
    left: 10,
    right: 110,
    width: 100,
  } as DOMRect);
  Object.assign(document, {
    startViewTransition: (change: () => void) => {
      const transition = { change, skipped: false, finish: () => {} };
      const finished = new Promise<void>((resolve) => {
        transition.finish = resolve;
      });
      transitions.push(transition);
      const skipTransition = () => {
        transition.skipped = true;
      };
      return { ready: Promise.resolve(), finished, skipTransition };
    },
  });
  show(home)();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the picture of a card', () => {
  it('grows from the card that was pressed, where its benefit stands on the page twice', () => {
    expect(press('#link', show(detail))).toBe(true);
    expect(named()).toEqual(['second']);
    transitions[0]?.change();
    expect(named()).toEqual(['gallery']);
  });

  it('goes back into the same card, and has no name afterwards', async () => {
    press('#link', show(detail));
    transitions[0]?.change();
    expect(growPicture(page, { action: 'POP', location: list }, show(home))).toBe(true);
    transitions[1]?.change();
    transitions[0]?.finish();
    await Promise.resolve();
    expect(named()).toEqual(['second']);
    transitions[1]?.finish();
    await Promise.resolve();
    expect(named()).toEqual([]);
  });

  it('hears no second press until the page is drawn, and every one after it', () => {
    const heard = vi.fn();
    press('#link', show(home));
    document.body.addEventListener('click', heard);
    document.querySelector<HTMLElement>('#link-first')?.click();
    expect(heard).not.toHaveBeenCalled();
    transitions[0]?.change();
    document.querySelector<HTMLElement>('#link-first')?.click();
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('grows into nothing where the page is not here yet: it stands at once', () => {
    press('#link', show('<main></main>'));
    transitions[0]?.change();
    expect(transitions[0]?.skipped).toBe(true);
    expect(named()).toEqual([]);
  });

  it('stays where it is for whoever wants no motion, and for a browser that knows none', () => {
    motion = false;
    expect(press('#link', show(detail))).toBe(false);
    motion = true;
    Object.assign(document, { startViewTransition: undefined });
    expect(press('#link', show(detail))).toBe(false);
  });

  it('leaves every other step of the history alone', () => {
    expect(growPicture(list, { action: 'PUSH', location: { pathname: '/cart/', key: 'cart' } }, vi.fn())).toBe(false);
    expect(growPicture(page, { action: 'POP', location: { pathname: '/', key: 'older' } }, vi.fn())).toBe(false);
    expect(transitions).toEqual([]);
  });
});
