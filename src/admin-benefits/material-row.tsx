import { Ellipsis, FileText, Trash2 } from 'lucide-react';
import { BENEFIT_FILES } from '#contract/admin-benefits/benefit.rules.ts';
import { DropdownMenu, MenuItem, MenuSeparator } from '#design-system/dropdown-menu/dropdown-menu.tsx';
import { IconButton } from '#design-system/icon-button/icon-button.tsx';
import { toolTarget } from '#design-system/tool-button/tool-button.tsx';
import { adminTexts } from '#locales/admin/admin.texts.ts';
import { adminBenefitsTexts } from '#locales/admin-benefits/admin-benefits.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { DragHandle } from '../admin/drag-handle.tsx';
import { MoveItems } from '../admin/move-items.tsx';
import { moveByKey } from '../admin/moving.ts';
import { ThingPair } from '../admin/thing-pair.tsx';
import type { Things } from '../admin/use-things.ts';
import { fileSize } from '../files/file-size.ts';
import type { FormFile } from './form-files.ts';

interface MaterialRowProps {
  file: FormFile;
  things: Things<FormFile>;
}

/** One of the files: what people call it, how large it is, and where it stands. */
export function MaterialRow({ file, things }: MaterialRowProps) {
  const t = useTexts(adminBenefitsTexts);
  const admin = useTexts(adminTexts);
  const language = useLanguage();
  const { id, size } = file;
  const { moving, disabled } = things;
  const { place, count, canMove } = moving.placeOf(id);
  return (
    <li className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2 rounded-12 bg-surface-sunken p-4 pt-2 data-dragged:opacity-50 data-[drop=after]:shadow-[0_6px_0_-2px_var(--brand)] data-[drop=before]:shadow-[0_-6px_0_-2px_var(--brand)]">
      <div className="flex min-h-11 items-center gap-2 text-14 text-ink-muted fine:min-h-9">
        <FileText aria-hidden size={18} className="shrink-0" />
        <a href={file.file} target="_blank" rel="noreferrer" className="font-560 text-brand hover:underline">
          {t('benefit.file.open')}
          <span className="sr-only">, {t('benefit.file.of', { place, count })}</span>
        </a>
        <span className="mr-auto">{size !== null && fileSize(size, language)}</span>
        {canMove && <DragHandle id={id} label={admin('order.drag')} onDrop={(onto) => moving.onto(id, onto)} />}
        {!disabled && <Actions id={id} things={things} />}
      </div>
      <ThingPair
        things={things}
        thing={file}
        part="title"
        field="promo_material"
        label={t('benefit.file.title')}
        required={['sr']}
        most={BENEFIT_FILES.title}
      />
    </li>
  );
}

function Actions({ id, things: { moving, remove } }: { id: number; things: Things<FormFile> }) {
  const t = useTexts(adminBenefitsTexts);
  const { place, count, canMove } = moving.placeOf(id);
  const label = t('benefit.file.actions', { place, count });
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
      <MenuItem icon={<Trash2 aria-hidden size={20} />} onSelect={() => remove(id)}>
        {t('benefit.file.remove')}
      </MenuItem>
    </DropdownMenu>
  );
}
