// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepFocus } from './focus-keeper.ts';

let stop: () => void;
beforeEach(() => {
  stop = keepFocus();
});
afterEach(() => {
  stop();
  history.pushState(null, '', '/');
});

function page(html: string) {
  document.body.innerHTML = `<main tabindex="-1">${html}</main>`;
  const focus = (id: string) => document.getElementById(id)?.focus();
  const remove = (id: string) => document.getElementById(id)?.remove();
  return { focus, remove };
}
const frames = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve))));
const where = () => document.activeElement?.id || document.activeElement?.tagName;

const chips =
  '<button id="before">Sort</button><ul id="list"><li id="one"><button id="a">A</button></li><li id="two"><button id="b">B</button></li></ul><a id="card" href="/x">Card</a>';

it('goes on to what follows what was taken away', async () => {
  const { focus, remove } = page(chips);
  focus('a');
  remove('one');
  await frames();
  expect(where()).toBe('b');
});

it('goes back to what stands before it when nothing follows in that place', async () => {
  const { focus, remove } = page(chips);
  focus('b');
  remove('two');
  await frames();
  expect(where()).toBe('a');
});

it('goes to what stands in its place now', async () => {
  const { focus } = page(
    '<section id="panel"><button id="enrol">Enrol</button></section><a id="other" href="/x">x</a>',
  );
  focus('enrol');
  document
    .getElementById('panel')
    ?.replaceChildren(Object.assign(document.createElement('a'), { id: 'start', href: '/start' }));
  await frames();
  expect(where()).toBe('start');
});

it('begins what stands in its place now', async () => {
  const { focus, remove } = page(
    '<button id="sort">Sort</button><p id="nothing"><button id="clear">Clear</button></p>',
  );
  focus('clear');
  remove('nothing');
  document
    .querySelector('main')
    ?.insertAdjacentHTML(
      'beforeend',
      '<ul><li><a id="first" href="/1">1</a></li><li><a id="second" href="/2">2</a></li></ul>',
    );
  await frames();
  expect(where()).toBe('first');
});

it('goes on after the whole list when all of it is taken away', async () => {
  const { focus, remove } = page(chips);
  focus('a');
  remove('list');
  await frames();
  expect(where()).toBe('card');
});

it('stays on the heading of a page that is drawn anew', async () => {
  const { focus, remove } = page('<h1 id="skeleton" tabindex="-1">Benefit</h1><a id="link" href="/x">x</a>');
  focus('skeleton');
  remove('skeleton');
  document.querySelector('main')?.prepend(Object.assign(document.createElement('h1'), { id: 'named' }));
  await frames();
  expect(where()).toBe('named');
});

it('leaves the choice to a screen that moves the focus itself', async () => {
  const { focus, remove } = page(chips);
  focus('a');
  remove('one');
  focus('before');
  await frames();
  expect(where()).toBe('before');
});

it('does nothing when the page was left', async () => {
  const { focus, remove } = page(chips);
  focus('a');
  history.pushState(null, '', '/elsewhere');
  remove('one');
  await frames();
  expect(where()).toBe('BODY');
});

it('does nothing when a dialog is gone with its focus: the dialog gives it back', async () => {
  const { focus, remove } = page(`${chips}<div id="dialog" role="dialog"><button id="ok">OK</button></div>`);
  focus('ok');
  remove('dialog');
  await frames();
  expect(where()).toBe('BODY');
});

it('keeps it inside a dialog whose frame caught it', async () => {
  const { focus, remove } = page(
    '<div id="dialog" role="dialog" tabindex="-1"><ul><li id="row"><button id="x">X</button></li><li><button id="y">Y</button></li></ul></div>',
  );
  focus('x');
  remove('row');
  focus('dialog');
  await frames();
  expect(where()).toBe('y');
});

it('does nothing for who has pressed beside everything', async () => {
  const { focus, remove } = page(chips);
  focus('a');
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  remove('one');
  await frames();
  expect(where()).toBe('BODY');
});
