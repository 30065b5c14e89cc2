import { ArrowUpDown } from 'lucide-react';
import type { CategoryImpact } from '#contract/admin-benefits/admin-categories.contract.ts';
import { DropdownMenu } from '#design-system/dropdown-menu/dropdown-menu.tsx';
import { IconButton } from '#design-system/icon-button/icon-button.tsx';
import { toolTarget } from '#design-system/tool-button/tool-button.tsx';
import { adminTexts } from '#locales/admin/admin.texts.ts';
import { adminBenefitsTexts } from '#locales/admin-benefits/admin-benefits.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { Endings } from '../admin/endings/use-endings.ts';
import { DragHandle } from '../admin/parts/drag-handle.tsx';
import { RecordSwitch } from '../admin/record/record-switch.tsx';
import { MoveItems } from '../admin/reordering/move-items.tsx';
import type { NamedCategory } from './use-category-ending.tsx';
import type { CategoryMoving } from './use-category-order.ts';

interface CategoryActionsProps {
  row: NamedCategory;
  moving: CategoryMoving;
  endings: Endings<NamedCategory, CategoryImpact['effects']>;
}

/** The actions on a category of the tree: move it within its level, end it, bring it back. */
export function CategoryActions({ row, moving, endings }: CategoryActionsProps) {
  const t = useTexts(adminBenefitsTexts);
  const { name, active } = row;
  return (
    <span className="inline-flex items-center gap-1">
      <Moves row={row} moving={moving} />
      <RecordSwitch
        row={row}
        isOn={active}
        endings={endings}
        off={[t('categories.end'), t('categories.endOf', { name })]}
        on={[t('categories.restore'), t('categories.restoreOf', { name })]}
      />
    </span>
  );
}

// A category without siblings has no other place.
function Moves({ row: { id, name }, moving }: Pick<CategoryActionsProps, 'row' | 'moving'>) {
  const admin = useTexts(adminTexts);
  const { place, count, canMove } = moving.placeOf(id);
  if (!canMove || count < 2) return null;
  return (
    <>
      <DragHandle
        id={id}
        label={admin('order.drag')}
        onDrop={(onto) => moving.onto(id, onto)}
        landing={(over, isBelow) => moving.landing(id, over, isBelow)}
      />
      <DropdownMenu
        label={admin('order.menu')}
        trigger={
          <IconButton label={admin('order.of', { name, place, count })} className={toolTarget}>
            <ArrowUpDown aria-hidden size={18} />
          </IconButton>
        }
      >
        <MoveItems id={id} moving={moving} />
      </DropdownMenu>
    </>
  );
}
