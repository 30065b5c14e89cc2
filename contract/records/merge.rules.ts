/** A record, or part of it, as an object of its fields; a field that is left out is unchanged. */
export type Fields = Readonly<Record<string, unknown>>;

export interface Merged {
  /** All fields after the merge; a field of `both` has my value. */
  joined: Record<string, unknown>;
  /**
   * Paths of the conflicts, where both sides changed a field differently: `price`, `pictures.7.alt_sr`, and `pictures.order` for the
   * order of a list.
   */
  both: string[];
}

/**
 * Three-way merge of a record by fields: a change of one side is taken, the same change of both is taken once, different changes are
 * reported as a conflict. List items are identified by their `id` (or `pk`), numbers and texts by their value; the order of a list
 * counts as a field. An item that one side changed and the other removed stays, and is a conflict.
 */
export function merge(base: Fields, mine: Fields, theirs: Fields): Merged {
  const joined: Record<string, unknown> = {};
  const both: string[] = [];
  for (const name of new Set([base, mine, theirs].flatMap(Object.keys))) {
    const was = base[name];
    const field = mergeField(was, name in mine ? mine[name] : was, name in theirs ? theirs[name] : was);
    joined[name] = field.value;
    both.push(...field.both.map((part) => [name, ...part].join('.')));
  }
  return { joined, both };
}

interface MergedField {
  value: unknown;
  /** Paths of the conflicts below the field; an empty path is the field itself. */
  both: string[][];
}

const taken = (value: unknown): MergedField => ({ value, both: [] });

function mergeField(was: unknown, mine: unknown, theirs: unknown): MergedField {
  if (isSame(mine, theirs) || isSame(theirs, was)) return taken(mine);
  if (isSame(mine, was)) return taken(theirs);
  const lists = [was ?? [], mine, theirs].map(thingsOf);
  const [ofBase, ofMine, ofTheirs] = lists;
  if (ofBase && ofMine && ofTheirs) return mergeLists(ofBase, ofMine, ofTheirs);
  return { value: mine, both: [[]] };
}

/** Items of a list by their keys, in order. */
type Things = ReadonlyMap<string, unknown>;

/** Null for a value that is not a list, or whose items do not have unique keys. */
function thingsOf(value: unknown): Things | null {
  if (!Array.isArray(value)) return null;
  const things = new Map(value.map((thing) => [keyOf(thing), thing]));
  return things.size === value.length ? things : null;
}

function keyOf(thing: unknown): string {
  if (isFields(thing) && (thing.id ?? thing.pk) !== undefined) return String(thing.id ?? thing.pk);
  return written(thing);
}

function mergeLists(base: Things, mine: Things, theirs: Things): MergedField {
  const values = new Map<string, unknown>();
  const both: string[][] = [];
  for (const key of new Set([base, mine, theirs].flatMap((things) => [...things.keys()]))) {
    const thing = mergeThing(base.get(key), mine.get(key), theirs.get(key));
    if (thing.value !== undefined) values.set(key, thing.value);
    both.push(...thing.both.map((part) => [key, ...part]));
  }
  const { order, isBoth } = mergeOrders([...base.keys()], [...mine.keys()], [...theirs.keys()]);
  if (isBoth) both.push(['order']);
  return { value: order.filter((key) => values.has(key)).map((key) => values.get(key)), both };
}

/** `undefined` means that the item is not in the list. */
function mergeThing(was: unknown, mine: unknown, theirs: unknown): MergedField {
  if (isSame(mine, theirs) || isSame(theirs, was)) return taken(mine);
  if (isSame(mine, was)) return taken(theirs);
  if (mine === undefined || theirs === undefined) return { value: mine ?? theirs, both: [[]] };
  if (!isFields(mine) || !isFields(theirs)) return { value: mine, both: [[]] };
  const { joined, both } = merge(isFields(was) ? was : {}, mine, theirs);
  return { value: joined, both: both.map((part) => [part]) };
}

/** The order of the side that changed it; an item that the other side added stands after its predecessor there. */
function mergeOrders(base: string[], mine: string[], theirs: string[]): { order: string[]; isBoth: boolean } {
  const stayed = base.filter((key) => mine.includes(key) && theirs.includes(key));
  const [own, other] = [mine, theirs].map((order) => order.filter((key) => stayed.includes(key)));
  const isMoved = (order: string[] | undefined) => !isSame(order, stayed);
  const isBoth = isMoved(own) && isMoved(other) && !isSame(own, other);
  // Where both sides only added, neither comes first: comparing their JSON gives the same order whichever side asks.
  const isMine = isBoth || (isSame(own, other) ? written(mine) < written(theirs) : isMoved(own));
  const [first, second] = isMine ? [mine, theirs] : [theirs, mine];
  return { order: withAdded(withAdded(first, second), base), isBoth };
}

function withAdded(order: readonly string[], other: readonly string[]): string[] {
  const all = [...order];
  for (const [place, key] of other.entries()) {
    if (!all.includes(key)) all.splice(all.indexOf(other[place - 1] ?? '') + 1, 0, key);
  }
  return all;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Deep equality of JSON values; the order of keys does not count. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((part, place) => isSame(part, other[place]));
  if (isPlain(one) && isPlain(other))
    return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) => isSame(one[name], other[name]));
  return written(one) === written(other);
}

/** Plain objects only: an object with its own serialisation, such as a date, is compared as a whole. */
const isPlain = (value: unknown): value is Fields =>
  isFields(value) && [Object.prototype, null].includes(Object.getPrototypeOf(value));

function written(value: unknown): string {
  return String(
    JSON.stringify(value, (_, part) =>
      isFields(part) ? Object.fromEntries(Object.entries(part).sort(([one], [two]) => (one < two ? -1 : 1))) : part,
    ),
  );
}
