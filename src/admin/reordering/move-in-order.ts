/** A move within an order: beside another thing, or to a place from 1. */
export type Move = { id: number } & ({ before: number } | { after: number } | { place: number });

/** The order after a move; unchanged if the moved thing is not in it. */
export function moveInOrder(ids: readonly number[], move: Move): readonly number[] {
  const rest = ids.filter((id) => id !== move.id);
  if (rest.length === ids.length) return ids;
  const at = placeOf(rest, move);
  return at === null ? ids : [...rest.slice(0, at), move.id, ...rest.slice(at)];
}

function placeOf(rest: readonly number[], move: Move): number | null {
  if ('place' in move) return Math.min(Math.max(move.place, 1), rest.length + 1) - 1;
  const beside = rest.indexOf('before' in move ? move.before : move.after);
  if (beside < 0) return null;
  return 'before' in move ? beside : beside + 1;
}
