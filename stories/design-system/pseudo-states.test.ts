// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { holdStates } from './pseudo-states.ts';

let own: HTMLStyleElement;

beforeEach(() => {
  own = document.createElement('style');
  own.textContent = '.a:hover { color: red; } .b { color: blue; }';
  document.head.append(own);
});

afterEach(() => own.remove());

/** The style elements other than the page's own. */
const added = () => [...document.head.querySelectorAll('style')].filter((style) => style !== own);
const rules = () => added().map(({ sheet }) => [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText));

it('holds what answers a pointer, and nothing else', () => {
  const end = holdStates();
  expect(rules()).toEqual([[expect.stringContaining('.as-hover')]]);
  end();
  expect(added()).toEqual([]);
});

it('holds it once for all tables of a page, until the last of them is gone', () => {
  const [first, ...others] = [holdStates(), holdStates(), holdStates()];
  expect(rules()).toEqual([[expect.stringContaining('.as-hover')]]);
  first?.();
  expect(added()).toHaveLength(1);
  for (const end of others) end();
  expect(added()).toEqual([]);
  const again = holdStates();
  expect(added()).toHaveLength(1);
  again();
});
