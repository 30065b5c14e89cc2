/**
 * A ref that counts mounted elements in an attribute of the root, for styles that depend on it. A `:has()` on the body would make the
 * browser walk the whole page at every insertion.
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
