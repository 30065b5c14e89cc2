import { Eye, EyeOff } from 'lucide-react';
import { MenuItem, MenuSeparator } from '#design-system/dropdown-menu/dropdown-menu.tsx';
import { adminTexts } from '#locales/admin/admin.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { Endings } from '../endings/use-endings.ts';
import { ActionsMenu } from '../parts/actions-menu.tsx';
import { DragHandle } from '../parts/drag-handle.tsx';
import { MoveItems } from './move-items.tsx';
import type { Reordering } from './reordering.ts';

/** A row with a place in an order, which is shown in the shop or withdrawn. */
interface ReorderableRow {
  id: number;
  active: boolean;
  revision: number;
}

interface ReorderableActionsProps<Row extends ReorderableRow> {
  row: Row & { name: string };
  /** Label of the menu's button, and the texts of the menu and of its item that withdraws or restores the row. */
  label: string;
  words: { menu: string; end: string; restore: string };
  moving: Reordering;
  endings: Endings<Row & { name: string }, null>;
}

/** Actions of a row in an ordered list: move it by dragging or by menu, withdraw it, restore it. */
export function ReorderableActions<Row extends ReorderableRow>({
  row,
  label,
  words,
  moving,
  endings,
}: ReorderableActionsProps<Row>) {
  const admin = useTexts(adminTexts);
  const { id, active } = row;
  const { canMove } = moving.placeOf(id);
  return (
    <span className="inline-flex items-center gap-1">
      {canMove && <DragHandle id={id} label={admin('order.drag')} onDrop={(onto) => moving.onto(id, onto)} />}
      <ActionsMenu label={words.menu} buttonLabel={label}>
        {canMove && (
          <>
            <MoveItems id={id} moving={moving} />
            <MenuSeparator />
          </>
        )}
        {active ? (
          <MenuItem icon={<EyeOff aria-hidden size={20} />} onSelect={() => endings.ask(row)}>
            {words.end}
          </MenuItem>
        ) : (
          <MenuItem icon={<Eye aria-hidden size={20} />} onSelect={() => endings.restore(row)}>
            {words.restore}
          </MenuItem>
        )}
      </ActionsMenu>
    </span>
  );
}
