import { ArrowDown, ArrowDownToLine, ArrowUp, ArrowUpToLine, Hash } from 'lucide-react';
import { MenuItem } from '#design-system/dropdown-menu/dropdown-menu.tsx';
import { adminTexts } from '#locales/admin/admin.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { Reordering } from './reordering.ts';

/** Menu items that move a thing: the alternative to dragging. */
export function MoveItems({ id, moving }: { id: number; moving: Reordering }) {
  const t = useTexts(adminTexts);
  const { place, count } = moving.placeOf(id);
  const isFirst = place === 1;
  const isLast = place === count;
  return (
    <>
      <MenuItem icon={<ArrowUpToLine aria-hidden size={20} />} disabled={isFirst} onSelect={() => moving.to(id, 1)}>
        {t('order.toStart')}
      </MenuItem>
      <MenuItem icon={<ArrowUp aria-hidden size={20} />} disabled={isFirst} onSelect={() => moving.by(id, -1)}>
        {t('order.up')}
      </MenuItem>
      <MenuItem icon={<ArrowDown aria-hidden size={20} />} disabled={isLast} onSelect={() => moving.by(id, 1)}>
        {t('order.down')}
      </MenuItem>
      <MenuItem
        icon={<ArrowDownToLine aria-hidden size={20} />}
        disabled={isLast}
        onSelect={() => moving.to(id, count)}
      >
        {t('order.toEnd')}
      </MenuItem>
      <MenuItem icon={<Hash aria-hidden size={20} />} onSelect={() => moving.ask(id)}>
        {t('order.toPlace')}
      </MenuItem>
    </>
  );
}
