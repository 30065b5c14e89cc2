import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cn } from '../classes/cn.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Leaving } from '../overlay/leaving.tsx';
import { asSheet, useFocusTrip } from '../overlay/overlay.ts';
import { SearchField } from '../search-field/search-field.tsx';
import type { PaletteGroup, PaletteOption } from './palette-group.ts';
import { PaletteList } from './palette-list.tsx';
import { type PaletteLook, shopPalette } from './palette-look.ts';
import { usePaletteRows } from './use-palette-rows.ts';

export interface SearchPaletteProps {
  /** The name of the dialog and of its field. */
  title: string;
  placeholder: string;
  closeLabel: string;
  text: string;
  onType: (text: string) => void;
  /** Results in the order in which the arrow keys move through them. */
  groups: readonly PaletteGroup[];
  /** Actions on the thing that an option opens: shown after its group, reached by Tab. */
  actionsOf?: ((option: PaletteOption) => PaletteGroup | null) | undefined;
  /** Announced politely when it changes: the number of results. */
  status: string;
  /** Above the results or instead of them: loading, nothing found, an error. */
  children?: ReactNode;
  /** At the foot on wide screens: the keyboard shortcuts. */
  hints?: ReactNode;
  /** At the end of the active row on wide screens: what Enter does. */
  chooses?: ReactNode;
  /** Look of the palette; by default that of the shop's search. */
  look?: PaletteLook;
  onChoose: (option: PaletteOption) => void;
  onClose: () => void;
}

/**
 * One search over everything, answered as one types; a full sheet on phones. The focus stays in the field, the arrows walk
 * through the answers. A SearchField for the search of one list.
 */
export function SearchPalette(props: SearchPaletteProps) {
  const { title, placeholder, closeLabel, text, onType, groups, status, children, hints, onChoose, onClose } = props;
  const { look = shopPalette, chooses } = props;
  const id = useId();
  const focus = useFocusTrip();
  const rows = usePaletteRows(groups, props.actionsOf);
  const { active } = rows;
  return (
    <Radix.Root open onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay {...asSheet} className={cn(asSheet.className, look.overlay)}>
          <Leaving open away={{ translate: '0 -1rem' }} />
          <Radix.Content {...focus} aria-describedby={undefined} className={look.dialog}>
            <Radix.Title className="sr-only">{title}</Radix.Title>
            <div className={look.bar}>
              <SearchField
                data-autofocus
                role="combobox"
                aria-expanded={active !== null}
                aria-controls={`${id}-list`}
                aria-autocomplete="list"
                aria-activedescendant={active === null ? undefined : `${id}-${active}`}
                label={title}
                placeholder={placeholder}
                value={text}
                onType={(typed) => {
                  rows.forget();
                  onType(typed);
                }}
                onKeyDown={(event) => {
                  if (rows.press(event)) {
                    event.preventDefault();
                    // The dialog would move Tab around to its other end.
                    event.stopPropagation();
                  } else if (event.key === 'Enter' && rows.option && !event.nativeEvent.isComposing) {
                    event.preventDefault();
                    onChoose(rows.option);
                  }
                }}
                className="flex-1"
              />
              <Radix.Close asChild>
                <IconButton label={closeLabel}>
                  <X aria-hidden size={24} />
                </IconButton>
              </Radix.Close>
            </div>
            <div role="status" className="sr-only">
              {status}
            </div>
            <div className={look.answers}>
              {children}
              <PaletteList
                id={id}
                label={title}
                groups={rows.groups}
                active={active}
                onChoose={onChoose}
                onPoint={rows.point}
                look={look}
                chooses={chooses}
              />
            </div>
            {hints && <div className={look.hints}>{hints}</div>}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
