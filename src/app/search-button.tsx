import { Search } from 'lucide-react';
import { cn } from '#design-system/classes/cn.ts';
import { frameTexts } from '#locales/frame/frame.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { searchKeys } from '../ground/search-keys.ts';

interface SearchButtonProps {
  onOpen: () => void;
  /** Called when the button is hovered or focused, to load the code of the search. */
  onNear: () => void;
  className?: string;
}

/** Opens the search dialog. On a desktop it looks like the search field, on a phone it is an icon. */
export function SearchButton({ onOpen, onNear, className }: SearchButtonProps) {
  const t = useTexts(frameTexts);
  const keys = searchKeys(navigator.platform);
  return (
    <search className={className}>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts={keys.spoken}
        onClick={onOpen}
        onPointerEnter={onNear}
        onFocus={onNear}
        className={cn(
          'grid size-[44px] place-items-center rounded-full text-ink hover:bg-surface-sunken',
          'desk:flex desk:edge desk:h-auto desk:min-h-12 desk:w-full desk:gap-2.5 desk:bg-surface-sunken desk:px-4 desk:text-ink-muted desk:hover:text-ink',
        )}
      >
        <Search aria-hidden size={20} className="shrink-0 max-desk:size-6" />
        <span className="text-left max-desk:sr-only desk:flex-1">{t('header.search')}</span>
        <kbd aria-hidden className="hidden shrink-0 rounded-8 bg-surface px-2 py-0.5 font-text text-12 wide:block">
          {keys.shown}
        </kbd>
      </button>
    </search>
  );
}
