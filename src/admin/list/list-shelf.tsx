import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '#design-system/classes/cn.ts';
import { DropdownMenu, MenuItem } from '#design-system/dropdown-menu/dropdown-menu.tsx';
import { onShelf, Shelf } from '#design-system/shelf/shelf.tsx';
import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import { adminTexts } from '#locales/admin/admin.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { countOf } from '#machines/records/selection.ts';
import { asOwnBar } from '../../ground/own-bar.ts';
import type { BulkAction } from '../bulk/bulk-kind.ts';
import type { BulkNow } from '../bulk/use-bulk.ts';
import type { ListSelection } from './list-selection.ts';

interface ListShelfProps {
  bulk: BulkNow;
  chosen: ListSelection;
  /** Number of rows that the list finds. */
  count: number;
  /** False if there are more rows than were counted. */
  isExact: boolean;
  /** Sums of the selected rows in a few words, shown below their number. */
  sums?: ReactNode;
  onClear: () => void;
}

/** An action for the selected rows. */
interface ShelfStep {
  key: string;
  label: string;
  take: () => void;
}

/**
 * Number of actions that are buttons on the shelf; the others are in its menu. On a phone it is one, and two if there is no room for a
 * third column.
 */
const ON_SHELF = 3;

/**
 * Classes by place of an action: one hides the button where the shelf has no room for it, the other hides its menu item where there is
 * room.
 */
const noRoom = [undefined, 'max-desk:hidden', 'max-wide:hidden'];
const hasRoom = [undefined, 'desk:hidden', 'wide:hidden'];

/** The selection of a list and its bulk actions. Says if part of the selection is out of sight. */
export function ListShelf({ bulk, chosen, count, isExact, sums, onClear }: ListShelfProps) {
  const t = useTexts(adminTexts);
  const { kind, send } = bulk;
  const { selection, chooseAll, isTooMany, show } = chosen;
  const canAct = countOf(selection) > 0 && !isTooMany;
  const begin = ({ key, asks }: BulkAction) =>
    send({ type: 'action.begin', action: key, needs: asks !== undefined, values: asks?.initial ?? {} });
  const steps: readonly ShelfStep[] = [
    ...kind.actions.map((action) => ({ key: action.key, label: action.label, take: () => begin(action) })),
    ...(kind.uses ?? []).map(({ key, label, onSelect }) => ({ key, label, take: () => onSelect(selection) })),
  ];
  return (
    // Sticks to the lower edge of the page, also below a short list: negative margins take up the page's own padding there.
    <div
      {...asOwnBar}
      className="pointer-events-none sticky low:static bottom-0 z-6 order-last mt-auto -mb-33 pt-4 max-desk:-mx-4 desk:-mb-18 [&>*]:pointer-events-auto"
    >
      <Shelf
        label={t('list.selection')}
        title={
          <>
            <Title chosen={chosen} />
            <span className="block font-text text-12 tabular-nums tracking-normal">{sums}</span>
          </>
        }
        note={<Notes chosen={chosen} />}
        closeLabel={t('list.selectionClear')}
        onClose={onClear}
      >
        {show && <Under onClick={show.go}>{t(show.to === 'all' ? 'list.showAll' : 'list.showChosen')}</Under>}
        {chooseAll && <Under onClick={chooseAll}>{t('list.chooseMatching', { count, isExact })}</Under>}
        <span aria-hidden className="mx-1.5 h-5 w-px bg-ink-paper/30 max-desk:hidden" />
        {steps.slice(0, ON_SHELF).map(({ key, label, take }, place) => (
          <ToolButton key={key} disabled={!canAct} className={cn(onShelf, noRoom[place])} onClick={take}>
            {label}
          </ToolButton>
        ))}
        <More steps={steps} canAct={canAct} />
      </Shelf>
    </div>
  );
}

function Title({ chosen: { selection } }: Pick<ListShelfProps, 'chosen'>) {
  const t = useTexts(adminTexts);
  const count = countOf(selection);
  if (selection.of === 'rows') return t('list.chosen', { count });
  const { except, count: all, isExact } = selection;
  return except.length > 0 ? t('list.chosenMost', { count, all, isExact }) : t('list.chosenAll', { count, isExact });
}

function Notes({ chosen: { isElsewhere, notHere, isTooMany } }: Pick<ListShelfProps, 'chosen'>) {
  const t = useTexts(adminTexts);
  const words = isTooMany
    ? t('list.tooManyChosen')
    : isElsewhere
      ? t('list.chosenThere')
      : notHere
        ? t('list.chosenNotHere', { count: notHere })
        : null;
  return words !== null && <p className="text-12">{words}</p>;
}

const Under = ({ onClick, children }: { onClick: () => void; children: string }) => (
  <ToolButton className={cn(onShelf, 'underline decoration-1 underline-offset-4')} onClick={onClick}>
    {children}
  </ToolButton>
);

interface MoreProps {
  steps: readonly ShelfStep[];
  canAct: boolean;
}

function More({ steps, canAct }: MoreProps) {
  const t = useTexts(adminTexts);
  const label = t('list.moreActions');
  const isOnPhone = steps.length > 1;
  if (!isOnPhone) return null;
  return (
    <DropdownMenu
      label={label}
      trigger={
        <button
          type="button"
          aria-label={label}
          disabled={!canAct}
          className={cn(
            'grid size-11 place-items-center rounded-full text-ink-paper hover:bg-ink-paper/12 disabled:opacity-50 fine:size-9',
            hasRoom[steps.length - 1],
          )}
        >
          <Ellipsis aria-hidden size={18} />
        </button>
      }
    >
      {steps.slice(1).map(({ key, label: words, take }, place) => (
        <div key={key} className={hasRoom[place + 1]}>
          <MenuItem onSelect={take}>{words}</MenuItem>
        </div>
      ))}
    </DropdownMenu>
  );
}
