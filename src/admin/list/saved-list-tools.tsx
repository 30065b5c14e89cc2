import { EllipsisVertical, Plus } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { DropdownMenu, MenuItem, MenuSeparator } from '#design-system/dropdown-menu/dropdown-menu.tsx';
import { IconButton } from '#design-system/icon-button/icon-button.tsx';
import { ToolButton, toolTarget } from '#design-system/tool-button/tool-button.tsx';
import { adminTexts } from '#locales/admin/admin.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { ListPlace } from '../parts/list-address.ts';
import { SavedListDialog } from './saved-list-dialog.tsx';
import type { SavedList, SavedListsOfPlace } from './saved-lists.ts';
import type { List } from './use-list.ts';
import { type SavedListActions, useSavedListActions } from './use-saved-list-actions.ts';

interface SavedListToolsProps<Values extends ListPlace, Row> {
  list: List<Values, Row>;
  kept: SavedListsOfPlace<Values>;
  /** Moves the focus when the button that had it is gone. */
  onRemoved: () => void;
}

/** The dialog that names a list; each opening is an object of its own. */
interface Naming {
  of: 'new' | 'rename';
}

/** Tools behind the saved lists: actions on the one that is shown, and saving the list as it is shown. */
export function SavedListTools<Values extends ListPlace, Row>({
  list,
  kept,
  onRemoved,
}: SavedListToolsProps<Values, Row>) {
  const t = useTexts(adminTexts);
  const [naming, name] = useState<Naming | null>(null);
  const [sender, sendFrom] = useState<Naming | null>(null);
  const { shown } = kept;
  // A dialog that was opened since then stays open, with its text.
  const closeSender = () => name((now) => (now === sender ? null : now));
  const onGone = useOnceGone(shown !== null, onRemoved);
  const actions = useSavedListActions(list, {
    kept,
    isAsked: naming !== null && naming === sender,
    onNamed: closeSender,
    onRemoved: onGone,
  });
  const canSave = shown?.isChanged && shown.mayChange;
  return (
    <>
      {shown && (shown.mayChange || shown.isChanged || kept.isTold) && (
        <ShownMenu list={list} kept={kept} shown={shown} actions={actions} onRename={() => name({ of: 'rename' })} />
      )}
      <IconButton label={t('kept.add')} className={toolTarget} onClick={() => name({ of: 'new' })}>
        <Plus aria-hidden size={18} />
      </IconButton>
      {canSave && (
        <ToolButton className="max-desk:hidden" busy={actions.isSaving(shown)} onClick={() => actions.save(shown)}>
          {t('kept.saveChanges')}
        </ToolButton>
      )}
      {naming && (
        <SavedListDialog
          title={t(naming.of === 'new' ? 'kept.title' : 'kept.renameTitle')}
          name={naming.of === 'rename' ? (shown?.name ?? '') : ''}
          mayShare={naming.of === 'new' && kept.mayShare}
          busy={actions.isNaming}
          wrong={actions.wrong}
          onType={actions.forgetWrong}
          onSave={(named, shared) => {
            // Nothing is sent while an earlier call is under way.
            if (actions.isNaming) return;
            actions.forgetWrong();
            sendFrom(naming);
            if (naming.of === 'rename' && shown) actions.rename(shown, named);
            else actions.add(named, shared);
          }}
          onClose={() => {
            actions.forgetWrong();
            name(null);
          }}
        />
      )}
    </>
  );
}

/** A closing menu gives the focus back to its button; once that button is gone, the focus is moved on. */
function useOnceGone(isThere: boolean, onGone: () => void): () => void {
  const isAwaited = useRef(false);
  const gone = useEffectEvent(onGone);
  useEffect(() => {
    if (isThere || !isAwaited.current) return;
    isAwaited.current = false;
    gone();
  }, [isThere]);
  return () => {
    isAwaited.current = true;
  };
}

interface ShownMenuProps<Values extends ListPlace, Row>
  extends Pick<SavedListToolsProps<Values, Row>, 'list' | 'kept'> {
  shown: SavedList<Values>;
  actions: SavedListActions<Values>;
  onRename: () => void;
}

function ShownMenu<Values extends ListPlace, Row>({
  list,
  kept,
  shown,
  actions,
  onRename,
}: ShownMenuProps<Values, Row>) {
  const t = useTexts(adminTexts);
  const own = kept.lists.filter(({ mine }) => mine);
  const place = own.indexOf(shown);
  const { name, shared, isChanged, mayChange, mine, morning } = shown;
  return (
    <DropdownMenu
      label={t('kept.menu', { name })}
      align="start"
      trigger={
        <IconButton label={t('kept.menu', { name })} className={toolTarget}>
          <EllipsisVertical aria-hidden size={18} />
        </IconButton>
      }
    >
      {isChanged && mayChange && <MenuItem onSelect={() => actions.save(shown)}>{t('kept.saveChanges')}</MenuItem>}
      {isChanged && (
        <MenuItem asChild>
          <Link to={list.linkTo(shown.values)}>{t('kept.asSaved')}</Link>
        </MenuItem>
      )}
      {isChanged && mayChange && <MenuSeparator />}
      {kept.isTold && (
        <MenuItem onSelect={() => actions.tell(shown, !morning)}>{t(morning ? 'kept.untell' : 'kept.tell')}</MenuItem>
      )}
      {mayChange && <MenuItem onSelect={onRename}>{t('kept.rename')}</MenuItem>}
      {kept.mayShare && (shared || mine) && (
        <MenuItem onSelect={() => actions.share(shown, !shared)}>{t(shared ? 'kept.unshare' : 'kept.share')}</MenuItem>
      )}
      {place > 0 && <MenuItem onSelect={() => actions.move(own, place, place - 1)}>{t('kept.left')}</MenuItem>}
      {mine && place < own.length - 1 && (
        <MenuItem onSelect={() => actions.move(own, place, place + 1)}>{t('kept.right')}</MenuItem>
      )}
      {mayChange && (
        <>
          <MenuSeparator />
          <MenuItem tone="danger" onSelect={() => actions.remove(shown)}>
            {t('kept.remove')}
          </MenuItem>
        </>
      )}
    </DropdownMenu>
  );
}
