/** specification.md 9: a list under 10 is one page; otherwise total/perPage, rounded up so that no row is out of reach (product.md 4). */
export function pageCount(total: number, perPage = 10): number {
  return total < 10 ? 1 : Math.max(1, Math.ceil(total / perPage));
}
