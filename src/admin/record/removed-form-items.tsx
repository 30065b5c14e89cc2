import { Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import { recordsTexts } from '#locales/records/records.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { FormItems } from './use-form-items.ts';

/**
 * Number of removed things, and a button that restores the last one. The focus moves here because the pressed button is gone, and moves
 * back to the restored thing.
 */
export function RemovedFormItems<T extends { id: number }>({ items }: { items: FormItems<T> }) {
  const t = useTexts(recordsTexts);
  const { id, removed, isToBeSaved, restore, disabled } = items;
  const back = useRef<HTMLButtonElement>(null);
  const count = removed.length;
  const before = useRef({ count, last: removed[0]?.item.id });
  useEffect(() => {
    const { count: had, last } = before.current;
    before.current = { count, last: removed[0]?.item.id };
    // Waits for a closing menu, which gives the focus back first.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      if (count > had) back.current?.focus();
      if (count < had) document.getElementById(id)?.querySelector<HTMLElement>(`[data-row-id="${last}"]`)?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [count, id, removed]);
  return (
    <div role="status" className="text-14">
      {count > 0 && !disabled && (
        <p className="flex flex-wrap items-center gap-x-2">
          {t('removed', { count })} {isToBeSaved && t('removed.onceSaved')}
          <ToolButton ref={back} icon={<Undo2 aria-hidden size={16} />} onClick={restore}>
            {t(count > 1 ? 'restoreLast' : 'restore')}
          </ToolButton>
        </p>
      )}
    </div>
  );
}
