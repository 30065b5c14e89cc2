import { Component, createRef } from 'react';
import { motionTime } from '../motion/motion-time.ts';
import { easing } from '../tokens.ts';
import { backAsEscape } from './back-as-escape.ts';

interface LeavingProps {
  open: boolean;
  /** Keyframe from which the overlay entered and to which it leaves. */
  away?: Keyframe;
  /** Shorter than the entering animation, since nobody waits for something that goes. */
  duration?: 'fast' | 'base';
  /** One of several whose place the others take immediately: its copy stays at its old place, outside of their lists. */
  amongOthers?: boolean;
  /** The overlay was not opened by the person: it opens and closes by itself, and Back on a phone belongs to the page. */
  unasked?: boolean;
}

/**
 * Animates the leaving of the overlay that it is in. What leaves is an inert copy: the overlay itself is removed immediately, so focus,
 * scrolling and presses belong to the page again, even where the parent simply stops rendering it and its texts are gone.
 */
export class Leaving extends Component<LeavingProps> {
  readonly #mark = createRef<HTMLSpanElement>();

  // The last moment at which the overlay still has its content.
  override getSnapshotBeforeUpdate(before: LeavingProps): null {
    if (before.open && !this.props.open) this.#leave();
    return null;
  }

  // React requires it together with getSnapshotBeforeUpdate.
  override componentDidUpdate(): void {}

  override componentWillUnmount(): void {
    if (this.props.open) this.#leave();
  }

  override render() {
    const { open, unasked } = this.props;
    return (
      <>
        <span ref={this.#mark} hidden />
        {open && !unasked && <span ref={backAsEscape} hidden />}
      </>
    );
  }

  #leave(): void {
    const mark = this.#mark.current;
    const overlay = mark?.closest<HTMLElement>('[data-radix-popper-content-wrapper]') ?? mark?.parentElement;
    if (overlay) leaveCopy(overlay, this.props);
  }
}

function leaveCopy(overlay: HTMLElement, { away = {}, duration = 'base', amongOthers = false }: LeavingProps): void {
  const time = motionTime(duration);
  const place = amongOthers ? overlay.offsetParent : overlay.parentElement;
  if (time === 0 || !place || document.hidden) return;
  const copy = copyOf(overlay);
  if (amongOthers) keepInPlace(copy.root, overlay.getBoundingClientRect());
  // Only in a microtask is it known whether the overlay is really removed: suspended code hides its surroundings for a moment.
  queueMicrotask(() => {
    if (overlay.isConnected || !place.isConnected) return;
    place.append(copy.root);
    copy.scroll();
    const how = { duration: time, easing, fill: 'forwards' } as const;
    copy.root.lastElementChild?.animate([{}, away], how);
    copy.root.animate({ opacity: 0 }, how).finished.then(
      () => copy.root.remove(),
      () => copy.root.remove(),
    );
  });
}

function keepInPlace({ style }: HTMLElement, { left, top, width, height }: DOMRect): void {
  Object.assign(style, {
    position: 'fixed',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
}

/** A copy of the overlay as it looks now, for the eye only: it is inert and hidden from screen readers. */
function copyOf(overlay: HTMLElement) {
  const root = overlay.cloneNode(true) as HTMLElement;
  root.inert = true;
  root.ariaHidden = 'true';
  root.style.pointerEvents = 'none';
  const copies = [root, ...root.querySelectorAll<HTMLElement>('*')];
  const scrolled: (() => void)[] = [];
  [overlay, ...overlay.querySelectorAll('*')].forEach(({ scrollTop }, index) => {
    const copy = copies[index];
    copy?.removeAttribute('id');
    // Radio buttons of one name are one group: the copy would take the choice from the page's own.
    copy?.removeAttribute('name');
    if (copy && scrollTop > 0) scrolled.push(() => copy.scrollTo({ top: scrollTop, behavior: 'instant' }));
  });
  // The copy is already in place and must not animate in again.
  for (const moved of [root, root.lastElementChild as HTMLElement | null])
    moved?.style.setProperty('transition', 'none');
  return {
    root,
    scroll: () => {
      for (const again of scrolled) again();
    },
  };
}
