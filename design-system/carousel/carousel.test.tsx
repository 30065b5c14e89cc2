// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Carousel } from './carousel.tsx';

const labels = { previous: 'Back', next: 'On', slide: (position: number) => `Slide ${position}` };
const NAMES = ['Gym', 'Massage', 'Books', 'Rowing'];

/** The callback of the observer, as a browser calls it with the visible share of each watched element. */
let tell: IntersectionObserverCallback = () => {};
const watched = new Set<Element>();

beforeEach(() => {
  watched.clear();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: IntersectionObserverCallback) {
        tell = callback;
      }
      observe = (element: Element) => watched.add(element);
      disconnect = () => watched.clear();
    },
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const slide = (position: number) => screen.getByRole('listitem', { name: `Slide ${position}` });
const off = (name: string) => screen.getByRole('button', { name, hidden: true }).getAttribute('aria-disabled');

/** Reports the visible share of slides, from 0 to 1, by their position. */
function drawn(sights: Record<number, number>): void {
  const entries = Object.entries(sights).map(([position, intersectionRatio]) => ({
    target: slide(Number(position)),
    intersectionRatio,
  }));
  act(() => tell(entries as unknown as IntersectionObserverEntry[], {} as IntersectionObserver));
}

function show(names = NAMES, onEnd = vi.fn()) {
  const row = (these: string[]) => (
    <Carousel label="Popular" labels={labels} onEnd={onEnd}>
      {these.map((name) => (
        <p key={name}>{name}</p>
      ))}
    </Carousel>
  );
  const { rerender } = render(row(names));
  return { onEnd, grow: (these: string[]) => rerender(row(these)) };
}

it('says by its ends which ways it can go', () => {
  show();
  drawn({ 1: 1, 4: 0 });
  expect([off('Back'), off('On')]).toEqual(['true', null]);
  drawn({ 1: 0.4 });
  expect([off('Back'), off('On')]).toEqual([null, null]);
  drawn({ 4: 0.95 });
  expect([off('Back'), off('On')]).toEqual([null, 'true']);
});

it('tells its end each time it comes into sight, and not when it was there from the beginning', () => {
  const { onEnd, grow } = show();
  drawn({ 1: 1, 4: 1 });
  expect(onEnd).not.toHaveBeenCalled();
  grow([...NAMES, 'Knitting']);
  drawn({ 1: 1, 5: 0 });
  drawn({ 5: 1 });
  expect(onEnd).toHaveBeenCalledTimes(1);
});

/** A row 500 px wide that shows two slides of 222 px and a bit of the third, with gaps of 16 px. */
function measuredRow() {
  const row = screen.getByRole('group', { name: 'Popular' });
  const scrollTo = vi.fn();
  Object.assign(row, { scrollTo });
  Object.defineProperty(row, 'clientWidth', { value: 500 });
  Object.defineProperty(row, 'scrollWidth', { value: 1400 });
  vi.spyOn(slide(1), 'getBoundingClientRect').mockReturnValue({ left: 16 } as DOMRect);
  vi.spyOn(slide(2), 'getBoundingClientRect').mockReturnValue({ left: 254 } as DOMRect);
  const standsAt = (left: number) => Object.defineProperty(row, 'scrollLeft', { value: left, configurable: true });
  standsAt(0);
  return { row, scrollTo, standsAt };
}

it('goes on by as many slides as it shows whole, by its arrows and by the keys', () => {
  vi.useFakeTimers();
  show();
  drawn({ 1: 1, 4: 0 });
  const { row, scrollTo, standsAt } = measuredRow();

  fireEvent.click(screen.getByRole('button', { name: 'On' }));
  expect(scrollTo).toHaveBeenLastCalledWith({ left: 476 });
  vi.advanceTimersByTime(1000);
  standsAt(476);
  fireEvent.keyDown(row, { key: 'ArrowLeft' });
  expect(scrollTo).toHaveBeenLastCalledWith({ left: 0 });
});

it('adds up presses that follow quickly, and none beyond its end', () => {
  vi.useFakeTimers();
  show();
  drawn({ 1: 1, 4: 0 });
  const { row, scrollTo, standsAt } = measuredRow();

  const press = (key: string, stands: number) => {
    standsAt(stands);
    fireEvent.keyDown(row, { key });
    vi.advanceTimersByTime(50);
  };
  press('ArrowRight', 0);
  press('ArrowRight', 30);
  press('ArrowRight', 60);
  press('ArrowLeft', 90);
  expect(scrollTo.mock.calls).toEqual([[{ left: 476 }], [{ left: 900 }], [{ left: 900 }], [{ left: 424 }]]);
});
