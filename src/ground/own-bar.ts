/**
 * What a bar of a screen at the lower edge of a phone says of itself: while there is one, the bar of the site gives way to it. The
 * page counts them in an attribute (`in-data-own-bars:hidden`), for a class that asks the page whether it has one (`:has`) makes a
 * browser walk through all of it whenever something is put into it.
 */
export const asOwnBar = {
  'data-own-bar': true,
  ref: (bar: HTMLElement | null) => {
    if (!bar) return;
    const page = bar.ownerDocument.documentElement;
    count(page, 1);
    return () => count(page, -1);
  },
};

function count(page: HTMLElement, more: number) {
  const bars = Number(page.dataset.ownBars ?? 0) + more;
  if (bars > 0) page.dataset.ownBars = String(bars);
  else delete page.dataset.ownBars;
}
