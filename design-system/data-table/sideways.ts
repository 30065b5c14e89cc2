/** Pixels above the end of the table where the sticky head stops, so that the last row and the scroll bar stay visible. */
const STOPS = 64;

/** Types of scroll-driven animations: where the browser supports them the head follows without a script, however busy the page is. */
interface WithTimelines {
  ViewTimeline: new (of: {
    subject: Element;
    axis: 'block';
    inset: [CSSNumericValue, CSSNumericValue];
  }) => AnimationTimeline;
}

/**
 * Lets a table wider than its frame scroll sideways in it, so that the page never does. A scrolling frame is the containing block of
 * sticky elements, the head too: there the head is moved along the frame while the page scrolls. `data-wide` tells the styles. Pass it
 * as the frame's ref.
 */
export function scrollsSideways(frame: HTMLElement | null): (() => void) | undefined {
  const table = frame?.querySelector('table');
  const head = table?.tHead;
  if (!frame || !table || !head) return;
  let rest = () => {};
  const suit = () => {
    rest();
    const isWide = table.offsetWidth > frame.clientWidth + 1;
    frame.toggleAttribute('data-wide', isWide);
    rest = isWide ? led(head, frame) : () => {};
    // Keeps a focused element from being scrolled behind the sticky columns.
    const named = table.querySelector<HTMLElement>('th[scope=row]');
    frame.style.scrollPaddingInlineStart =
      isWide && named ? `${parseFloat(getComputedStyle(named).left) + named.offsetWidth}px` : '';
  };
  suit();
  const sizes = new ResizeObserver(suit);
  sizes.observe(frame);
  sizes.observe(table);
  return () => {
    sizes.disconnect();
    rest();
  };
}

/** Keeps the head at the upper edge of the window while its frame scrolls past; returns the function that ends it. */
function led(head: HTMLElement, frame: HTMLElement): () => void {
  const edge = parseFloat(getComputedStyle(head).scrollMarginTop) || 0;
  const way = Math.max(frame.offsetHeight - STOPS, 0);
  return 'ViewTimeline' in window ? ledByTimeline(head, frame, edge, way) : ledByScript(head, frame, edge, way);
}

function ledByTimeline(head: HTMLElement, frame: HTMLElement, edge: number, way: number): () => void {
  const { ViewTimeline } = window as unknown as WithTimelines;
  const timeline = new ViewTimeline({ subject: frame, axis: 'block', inset: [CSS.px(edge), CSS.px(0)] });
  const passing = (offset: string) => `exit-crossing ${offset}`;
  const leading = head.animate({ transform: ['none', `translateY(${way}px)`] }, {
    timeline,
    fill: 'both',
    rangeStart: passing('0%'),
    rangeEnd: passing(`calc(100% - ${STOPS}px)`),
  } as KeyframeAnimationOptions);
  return () => leading.cancel();
}

function ledByScript(head: HTMLElement, frame: HTMLElement, edge: number, way: number): () => void {
  const follow = () => {
    const passed = edge - frame.getBoundingClientRect().top;
    head.style.transform = `translateY(${Math.min(Math.max(passed, 0), way)}px)`;
  };
  follow();
  addEventListener('scroll', follow, { passive: true });
  return () => {
    removeEventListener('scroll', follow);
    head.style.transform = '';
  };
}
