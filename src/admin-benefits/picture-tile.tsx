import { Ellipsis, Trash2 } from 'lucide-react';
import { cn } from '#design-system/classes/cn.ts';
import { DropdownMenu, MenuItem, MenuSeparator } from '#design-system/dropdown-menu/dropdown-menu.tsx';
import { IconButton } from '#design-system/icon-button/icon-button.tsx';
import { adminTexts } from '#locales/admin/admin.texts.ts';
import { adminBenefitsTexts } from '#locales/admin-benefits/admin-benefits.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { DragHandle } from '../admin/parts/drag-handle.tsx';
import type { FormItems } from '../admin/record/use-form-items.ts';
import { MoveItems } from '../admin/reordering/move-items.tsx';
import { moveByKey } from '../admin/reordering/reordering.ts';
import { PictureFrame } from '../ground/picture-frame.tsx';
import type { FormPicture } from './form-files.ts';

interface PictureTileProps {
  picture: FormPicture;
  items: FormItems<FormPicture>;
  /** What is said of it is open. */
  isChosen: boolean;
  onChoose: () => void;
}

/** One of the pictures: pressed to say what is to be seen on it; moved by dragging, by Alt and an arrow, and by its menu. */
export function PictureTile({ picture, items, isChosen, onChoose }: PictureTileProps) {
  const { id, image } = picture;
  const t = useTexts(adminBenefitsTexts);
  const { moving } = items;
  const { place, count, canMove } = moving.placeOf(id);
  const alt = useAlt(picture);
  return (
    <li className="relative grid min-w-0 content-start gap-1 rounded-12 data-dragged:opacity-50 data-[drop=after]:shadow-[6px_0_0_-2px_var(--brand)] data-[drop=before]:shadow-[-6px_0_0_-2px_var(--brand)]">
      <button
        type="button"
        data-row-id={id}
        aria-expanded={isChosen}
        aria-label={[t('benefit.picture.of', { place, count }), alt ?? t('benefit.picture.noAlt')].join(', ')}
        {...(canMove ? { 'aria-keyshortcuts': 'Alt+ArrowUp Alt+ArrowDown' } : {})}
        onClick={onChoose}
        onKeyDown={(event) => moveByKey(moving, id, event)}
        className="rounded-12"
      >
        <PictureFrame image={image} className={cn(isChosen && 'outline-3 outline-brand outline-offset-2')} />
      </button>
      <div className="flex min-h-9 items-center gap-1 text-12">
        <p aria-hidden className={cn('line-clamp-2 min-w-0 flex-1', place !== 1 && 'text-ink-muted')}>
          {place === 1 && <b className="font-600">{t('benefit.picture.cover')} </b>}
          {alt ?? <span className="font-560 text-warning">{t('benefit.picture.noAlt')}</span>}
        </p>
        {canMove && <Handle id={id} moving={moving} />}
      </div>
      {!items.disabled && <Actions id={id} items={items} />}
    </li>
  );
}

/** The alternative text in the reader's language, else in the other; null where there is none. */
function useAlt({ alt_sr, alt_en }: FormPicture): string | null {
  const [own, other] = useLanguage() === 'SR' ? [alt_sr, alt_en] : [alt_en, alt_sr];
  return own.trim() || other.trim() || null;
}

function Handle({ id, moving }: Pick<FormItems<FormPicture>, 'moving'> & { id: number }) {
  const t = useTexts(adminTexts);
  return <DragHandle id={id} label={t('order.drag')} onDrop={(onto) => moving.onto(id, onto)} />;
}

function Actions({ id, items }: { id: number; items: FormItems<FormPicture> }) {
  const t = useTexts(adminBenefitsTexts);
  const { place, count, canMove } = items.moving.placeOf(id);
  const label = t('benefit.picture.actions', { place, count });
  return (
    <span className="absolute top-1 right-1">
      <DropdownMenu
        label={label}
        trigger={
          <IconButton label={label} className="bg-surface-raised shadow-1 fine:size-7">
            <Ellipsis aria-hidden size={18} />
          </IconButton>
        }
      >
        {canMove && (
          <>
            <MoveItems id={id} moving={items.moving} />
            <MenuSeparator />
          </>
        )}
        <MenuItem icon={<Trash2 aria-hidden size={20} />} onSelect={() => items.remove(id)}>
          {t('benefit.picture.remove')}
        </MenuItem>
      </DropdownMenu>
    </span>
  );
}
