import type { PaletteGroup, PaletteOption } from './palette-group.ts';

/** Key of an option among all groups: the same thing may be in two of them. */
export const optionKey = ({ id }: Pick<PaletteGroup, 'id'>, option: Pick<PaletteOption, 'id'>): string =>
  `${id}-${option.id}`;

/** The groups with a group of actions inserted after the group of the option they belong to. */
export const withActions = (
  groups: readonly PaletteGroup[],
  of: string | null,
  actions: PaletteGroup | null,
): readonly PaletteGroup[] =>
  groups.flatMap((group) =>
    actions && group.options.some((option) => optionKey(group, option) === of) ? [group, actions] : [group],
  );

/** All options in the order in which the arrows walk through them. */
export const rowsOf = (groups: readonly PaletteGroup[]) =>
  groups.flatMap((group) => group.options.map((option) => ({ key: optionKey(group, option), option })));

/**
 * The key of the option to which a keyboard key moves from the active one: arrows move by one and wrap around, Page Up and Page Down go
 * to the first and the last. Null for other keys, and for an empty list.
 */
export function moved(keys: readonly string[], active: string | null, key: string): string | null {
  if (keys.length === 0) return null;
  const place = active === null ? -1 : keys.indexOf(active);
  if (key === 'ArrowDown') return keys[(place + 1) % keys.length] ?? null;
  if (key === 'ArrowUp') return keys[(place <= 0 ? keys.length : place) - 1] ?? null;
  if (key === 'PageUp') return keys[0] ?? null;
  if (key === 'PageDown') return keys.at(-1) ?? null;
  return null;
}
