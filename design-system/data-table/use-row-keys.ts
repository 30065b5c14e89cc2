import { type KeyboardEvent, useCallback, useEffect, useRef } from 'react';
import { letterOf } from '../keyboard/letter-of.ts';
import { between, joined, ledTo, turned } from './row-range.ts';
import type { RowKey, Selection } from './table-column.ts';

/** The link or button that names a row. */
const NAME = 'th[scope=row] :is(a, button)';

/**
 * Keyboard navigation of rows while the name of one has the focus: arrows move, with Shift they select, Space selects, Ctrl+A selects
 * the page, a dot opens the actions. For screen readers it stays an ordinary table.
 */
export function useRowKeys<Row>(
  keys: readonly RowKey[],
  given: Selection<Row> | undefined,
  which: 'none' | 'arrows' | 'all',
) {
  const selection = given?.disabled ? undefined : given;
  /** Start of a range that a pointer or Space ends: the row selected last; null while none is. */
  const anchor = useRef<RowKey | null>(null);
  const latest = useRef({ keys, selection });
  useEffect(() => {
    latest.current = { keys, selection };
    if (selection?.selected.size === 0) anchor.current = null;
  });
  // Stable for the life of the table, so that a row is not rendered again when others change.
  const choose = useCallback((key: RowKey, asFarAs: boolean) => {
    const { keys: shown, selection: now } = latest.current;
    if (!now) return;
    const from = anchor.current;
    if (asFarAs && from !== null && shown.includes(from)) {
      return now.onChange(joined(now.selected, between(shown, from, key)));
    }
    const next = turned(now.selected, key);
    anchor.current = next.has(key) ? key : null;
    now.onChange(next);
  }, []);
  const extend = (from: RowKey, to: RowKey) => {
    if (!selection) return;
    anchor.current = to;
    selection.onChange(joined(selection.selected, between(keys, from, to)));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTableSectionElement>) => {
    const name = (event.target as Element).closest<HTMLElement>(NAME);
    if (which === 'none' || !name || event.altKey || event.defaultPrevented) return;
    const lines = [...event.currentTarget.children];
    const place = lines.findIndex((line) => line.contains(name));
    const key = keys[place];
    if (key === undefined) return;
    const letters = which === 'all' && !event.ctrlKey && !event.metaKey;
    const letter = letterOf(event);
    const next = event.ctrlKey || event.metaKey ? null : ledTo(letter, place, lines.length, letters);
    const to = next === null ? undefined : keys[next];
    const done = () => event.preventDefault();
    if (next !== null && to !== undefined) {
      done();
      lines[next]?.querySelector<HTMLElement>(NAME)?.focus();
      if (event.shiftKey && event.key.startsWith('Arrow')) extend(key, to);
    } else if (selection && (event.ctrlKey || event.metaKey) && letter === 'a') {
      done();
      selection.onChange(joined(selection.selected, keys));
    } else if (selection && (event.key === ' ' || (letters && letter === 'x'))) {
      done();
      choose(key, event.shiftKey);
    } else if (letters && event.key === '.') {
      const actions = name.closest('tr')?.querySelector<HTMLElement>('[data-row-actions] :is(a, button)');
      if (!actions) return;
      done();
      actions.focus();
      // Menus open by a key or a pointer, and not by a synthetic click.
      if (actions.getAttribute('aria-haspopup') === 'menu')
        actions.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
      else actions.click();
    }
  };
  return { onKeyDown, choose };
}
