import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { DropdownMenu } from '#design-system/dropdown-menu/dropdown-menu.tsx';
import { IconButton } from '#design-system/icon-button/icon-button.tsx';
import { toolTarget } from '#design-system/tool-button/tool-button.tsx';

interface ActionsMenuProps {
  /** The name of the menu, announced when it opens. */
  label: string;
  /** Label of the menu's button, if it names the record; otherwise the button is labelled like the menu. */
  buttonLabel?: string;
  /** MenuItem, MenuSeparator. */
  children: ReactNode;
}

/** Menu behind three dots with the less frequent actions on a record. */
export const ActionsMenu = ({ label, buttonLabel = label, children }: ActionsMenuProps) => (
  <DropdownMenu
    label={label}
    trigger={
      <IconButton label={buttonLabel} className={toolTarget}>
        <Ellipsis aria-hidden size={18} />
      </IconButton>
    }
  >
    {children}
  </DropdownMenu>
);
