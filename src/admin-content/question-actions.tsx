import { ArrowDown, ArrowDownToLine, ArrowUp, ArrowUpToLine, Ellipsis, Eye, EyeOff, Hash } from 'lucide-react';
import type { ListedQuestion } from '#contract/help/admin-questions.contract.ts';
import { DropdownMenu, MenuItem, MenuSeparator } from '#design-system/dropdown-menu/dropdown-menu.tsx';
import { IconButton } from '#design-system/icon-button/icon-button.tsx';
import { toolTarget } from '#design-system/tool-button/tool-button.tsx';
import { adminContentTexts } from '#locales/admin-content/admin-content.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { Endings } from '../admin/use-endings.ts';
import { DragHandle } from './drag-handle.tsx';
import type { Moving } from './use-moving.ts';

interface QuestionActionsProps {
  question: ListedQuestion;
  name: string;
  moving: Moving;
  endings: Endings<ListedQuestion & { name: string }, null>;
}

/** What can be done with a question of the list: put it elsewhere by dragging or by menu, withdraw it, show it. */
export function QuestionActions({ question, name, moving, endings }: QuestionActionsProps) {
  const t = useTexts(adminContentTexts);
  const { id, active } = question;
  const { place, count, canMove } = moving.placeOf(id);
  const row = Object.assign({ name }, question);
  return (
    <span className="inline-flex items-center gap-1">
      {canMove && <DragHandle id={id} label={t('faq.drag')} onDrop={(onto) => moving.onto(id, onto)} />}
      <DropdownMenu
        label={t('faq.actions')}
        trigger={
          <IconButton label={t('faq.actionsOf', { name, place, count })} className={toolTarget}>
            <Ellipsis aria-hidden size={18} />
          </IconButton>
        }
      >
        {canMove && <Moves id={id} moving={moving} />}
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

function Moves({ id, moving }: Pick<QuestionActionsProps, 'moving'> & { id: number }) {
  const t = useTexts(adminContentTexts);
  const { place, count } = moving.placeOf(id);
  const isFirst = place === 1;
  const isLast = place === count;
  return (
    <>
      <MenuItem icon={<ArrowUpToLine aria-hidden size={20} />} disabled={isFirst} onSelect={() => moving.to(id, 1)}>
        {t('faq.toStart')}
      </MenuItem>
      <MenuItem icon={<ArrowUp aria-hidden size={20} />} disabled={isFirst} onSelect={() => moving.by(id, -1)}>
        {t('faq.up')}
      </MenuItem>
      <MenuItem icon={<ArrowDown aria-hidden size={20} />} disabled={isLast} onSelect={() => moving.by(id, 1)}>
        {t('faq.down')}
      </MenuItem>
      <MenuItem
        icon={<ArrowDownToLine aria-hidden size={20} />}
        disabled={isLast}
        onSelect={() => moving.to(id, count)}
      >
        {t('faq.toEnd')}
      </MenuItem>
      <MenuItem icon={<Hash aria-hidden size={20} />} onSelect={() => moving.ask(id)}>
        {t('faq.toPlace')}
      </MenuItem>
      <MenuSeparator />
    </>
  );
}
