import { Component, createRef } from 'react';
import { motionTime } from '../motion/motion-time.ts';
import { easing } from '../tokens.ts';
import { backAsEscape } from './back-as-escape.ts';

interface LeavingProps {
  open: boolean;
  /** Where what it stands in came from, and goes back to. */
  away?: Keyframe;
  /** Shorter than that of its coming: one waits for what comes, and not for what goes. */
  duration?: 'fast' | 'base';
  /** One of several, whose place the others take at once: it leaves where it was, beside their lists and not in them. */
  amongOthers?: boolean;
  /** Nobody asked for it: it comes and goes by itself, and Back on a phone is the page's. */
  unasked?: boolean;
}

/**
 * Lets the overlay that it stands in leave as it came. What leaves is a copy that nobody can reach: the overlay itself is
 * gone at once, so focus, scrolling and presses are the page's again, also where the parent simply draws it no more
 * and its texts are gone with what it was about.
 */
export class Leaving extends Component<LeavingProps> {
  readonly #mark = createRef<HTMLSpanElement>();

  // The last moment at which it still says what it was about.
  override getSnapshotBeforeUpdate(before: LeavingProps): null {
    if (before.open && !this.props.open) this.#leave();
    return null;
  }

  // React wants it beside the one above.
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
  // Only now is it known whether it truly goes: code that is late hides what is around it for a moment.
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

/** A copy of the overlay as it looks now. Only the eye finds it: it can be neither focused nor read out. */
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
    // Buttons of one name are one choice: a copy would take it from the page's own.
    copy?.removeAttribute('name');
    if (copy && scrollTop > 0) scrolled.push(() => copy.scrollTo({ top: scrollTop, behavior: 'instant' }));
  });
  // It is here already, and does not come a second time.
  for (const moved of [root, root.lastElementChild as HTMLElement | null])
    moved?.style.setProperty('transition', 'none');
  return {
    root,
    scroll: () => {
      for (const again of scrolled) again();
    },
  };
}
