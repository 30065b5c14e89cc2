/**
 * The ref of what the page counts, in an attribute of the root: what is drawn otherwise beside it reads that one. A class that asks
 * the body whether it has one (`:has`) makes a browser walk through all of the page whenever something is put into it.
 */
export function countedInPage(name: 'ownBars' | 'sheets' | 'drawers') {
  return (part: HTMLElement | null) => {
    if (!part) return;
    const { dataset } = part.ownerDocument.documentElement;
    const count = (more: number) => {
      const there = Number(dataset[name] ?? 0) + more;
      if (there > 0) dataset[name] = String(there);
      else delete dataset[name];
    };
    count(1);
    return () => count(-1);
  };
}
