import type { ReactNode } from 'react';
import type { RowKey } from '#design-system/data-table/table-column.ts';
import { Shelf } from '#design-system/shelf/shelf.tsx';
import { adminTexts } from '#locales/admin/admin.texts.ts';
import { useTexts } from '#locales/texts.tsx';

interface ListShelfProps {
  selected: ReadonlySet<RowKey>;
  /** The rows that are shown. */
  keys: readonly RowKey[];
  onClear: () => void;
  /** What can be done with them: buttons with the look `onShelf`. */
  children: ReactNode;
}

/** What is chosen in a list, and what can be done with it. It says so too where part of it is not in sight. */
export function ListShelf({ selected, keys, onClear, children }: ListShelfProps) {
  const t = useTexts(adminTexts);
  const elsewhere = [...selected].filter((key) => !keys.includes(key)).length;
  return (
    <div
      data-own-bar
      className="pointer-events-none sticky bottom-0 z-6 mt-auto max-desk:-mx-4 [&>*]:pointer-events-auto"
    >
      <Shelf
        label={t('list.selection')}
        title={t('list.chosen', { count: selected.size })}
        note={elsewhere > 0 && <p className="text-12">{t('list.chosenElsewhere', { count: elsewhere })}</p>}
        closeLabel={t('list.selectionClear')}
        onClose={onClear}
      >
        {children}
      </Shelf>
    </div>
  );
}
