import { Ellipsis, Eye, EyeOff } from 'lucide-react';
import type { ListedQuestion } from '#contract/help/admin-questions.contract.ts';
import { DropdownMenu, MenuItem, MenuSeparator } from '#design-system/dropdown-menu/dropdown-menu.tsx';
import { IconButton } from '#design-system/icon-button/icon-button.tsx';
import { toolTarget } from '#design-system/tool-button/tool-button.tsx';
import { adminTexts } from '#locales/admin/admin.texts.ts';
import { adminContentTexts } from '#locales/admin-content/admin-content.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { DragHandle } from '../admin/drag-handle.tsx';
import { MoveItems } from '../admin/move-items.tsx';
import type { Moving } from '../admin/moving.ts';
import type { Endings } from '../admin/use-endings.ts';

interface QuestionActionsProps {
  question: ListedQuestion;
  name: string;
  moving: Moving;
  endings: Endings<ListedQuestion & { name: string }, null>;
}

/** What can be done with a question of the list: put it elsewhere by dragging or by menu, withdraw it, show it. */
export function QuestionActions({ question, name, moving, endings }: QuestionActionsProps) {
  const t = useTexts(adminContentTexts);
  const admin = useTexts(adminTexts);
  const { id, active } = question;
  const { place, count, canMove } = moving.placeOf(id);
  const row = Object.assign({ name }, question);
  return (
    <span className="inline-flex items-center gap-1">
      {canMove && <DragHandle id={id} label={admin('order.drag')} onDrop={(onto) => moving.onto(id, onto)} />}
      <DropdownMenu
        label={t('faq.actions')}
        trigger={
          <IconButton label={t('faq.actionsOf', { name, place, count })} className={toolTarget}>
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
        {active ? (
          <MenuItem icon={<EyeOff aria-hidden size={20} />} onSelect={() => endings.ask(row)}>
            {t('faq.withdraw')}
          </MenuItem>
        ) : (
          <MenuItem icon={<Eye aria-hidden size={20} />} onSelect={() => endings.restore(row)}>
            {t('faq.offer')}
          </MenuItem>
        )}
      </DropdownMenu>
    </span>
  );
}
