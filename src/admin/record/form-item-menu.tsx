import { Ellipsis, Trash2 } from 'lucide-react';
import { DropdownMenu, MenuItem, MenuSeparator } from '#design-system/dropdown-menu/dropdown-menu.tsx';
import { IconButton } from '#design-system/icon-button/icon-button.tsx';
import { toolTarget } from '#design-system/tool-button/tool-button.tsx';
import { MoveItems } from '../reordering/move-items.tsx';
import { moveByKey, type Reordering } from '../reordering/reordering.ts';

interface FormItemMenuProps {
  id: number;
  moving: Reordering;
  /** Label of the menu, which names the item. */
  label: string;
  removeLabel: string;
  onRemove: (id: number) => void;
}

/** Menu of an item in a list of the form: move it, also by Alt and an arrow key, or remove it. */
export function FormItemMenu({ id, moving, label, removeLabel, onRemove }: FormItemMenuProps) {
  const { canMove } = moving.placeOf(id);
  return (
    <DropdownMenu
      label={label}
      trigger={
        <IconButton
          data-row-id={id}
          label={label}
          {...(canMove ? { 'aria-keyshortcuts': 'Alt+ArrowUp Alt+ArrowDown' } : {})}
          onKeyDown={(event) => moveByKey(moving, id, event)}
          className={toolTarget}
        >
          <Ellipsis aria-hidden size={18} />
        </IconButton>
      }
    >
      {canMove && (
        <>
          <MoveItems id={id} moving={moving} />
          <MenuSeparator />
        </>
      )}
      <MenuItem icon={<Trash2 aria-hidden size={20} />} onSelect={() => onRemove(id)}>
        {removeLabel}
      </MenuItem>
    </DropdownMenu>
  );
}
