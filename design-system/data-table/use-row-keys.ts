import { type KeyboardEvent, useCallback, useEffect, useRef } from 'react';
import { letterOf } from '../keyboard/letter-of.ts';
import { between, joined, ledTo, turned } from './row-range.ts';
import type { RowKey, Selection } from './table-column.ts';

/** The link or button that names a row and has its focus. */
const NAME = 'th[scope=row] :is(a, button)';

/**
 * Rows by keys, while the name of one has the focus: the arrows walk, with Shift they choose, Space chooses, Ctrl+A chooses the
 * page, a dot opens the actions. To screen readers it stays a table that is read as any other.
 */
export function useRowKeys<Row>(
  keys: readonly RowKey[],
  given: Selection<Row> | undefined,
  which: 'none' | 'arrows' | 'all',
) {
  const selection = given?.disabled ? undefined : given;
  /** Where a range begins that a pointer or Space ends: the row that was chosen last; nowhere while none is. */
  const anchor = useRef<RowKey | null>(null);
  const latest = useRef({ keys, selection });
  useEffect(() => {
    latest.current = { keys, selection };
    if (selection?.selected.size === 0) anchor.current = null;
  });
  // The same for as long as the table is there: a row is not drawn anew for what others are.
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
      // A menu is opened by a key or a pointer, and not by a click that nobody made.
      if (actions.getAttribute('aria-haspopup') === 'menu')
        actions.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
      else actions.click();
    }
  };
  return { onKeyDown, choose };
}
