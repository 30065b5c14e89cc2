// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepPress, pressAgain } from './early-press.ts';

const pressed: string[] = [];
const note = ({ target, defaultPrevented }: MouseEvent) => {
  if (!defaultPrevented) pressed.push((target as Element).textContent ?? '');
};

beforeEach(() => {
  addEventListener('click', keepPress, true);
  // happy-dom draws nothing: every element counts as visible.
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
});
afterEach(() => {
  removeEventListener('click', keepPress, true);
  pressAgain();
  pressed.length = 0;
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

function page(html: string, early: boolean) {
  document.body.innerHTML = `<div id="root"><div ${early ? 'data-early="home"' : ''}>${html}</div></div>`;
  for (const one of document.querySelectorAll('a, button')) one.addEventListener('click', note as EventListener);
  return (words: string) =>
    [...document.querySelectorAll<HTMLElement>('a, button')].find(({ textContent }) => textContent === words)?.click();
}

it('presses in the app what was pressed in the page before, the last one once', () => {
  const press = page('<button>Search</button><button>EN</button>', true);
  press('Search');
  press('EN');
  expect(pressed).toEqual([]);

  page('<button>Search</button><button>EN</button>', false);
  pressAgain();
  pressAgain();

  expect(pressed).toEqual(['EN']);
});

it('knows a button by its icon, for its words may say how many there are', () => {
  page('<button><svg><path d="M1"/></svg></button><button><svg><path d="M2"/></svg></button>', true);
  document.querySelectorAll('button')[1]?.click();

  page('<button><svg><path d="M1"/></svg>one</button><button><svg><path d="M2"/></svg>3 new</button>', false);
  pressAgain();

  expect(pressed).toEqual(['3 new']);
});

it('lets a link that is pressed again go by itself, and never touches what the app has drawn', () => {
  const press = page('<a href="/register">Register</a>', true);
  press('Register');
  expect(pressed).toEqual([]);
  press('Register');
  expect(pressed).toEqual(['Register']);

  page('<button>Search</button>', false)('Search');
  expect(pressed).toEqual(['Register', 'Search']);
});
