import type { MouseEvent, ReactNode } from 'react';
import { cn } from '../classes/cn.ts';
import type { PaletteGroup, PaletteOption } from './palette-group.ts';
import type { PaletteLook } from './palette-look.ts';
import { optionKey } from './palette-moves.ts';

interface PaletteListProps {
  id: string;
  label: string;
  groups: readonly PaletteGroup[];
  active: string | null;
  onChoose: (option: PaletteOption) => void;
  onPoint: (key: string) => void;
  look: PaletteLook;
  /** At the end of the active row, hidden from screen readers: what Enter does. */
  chooses?: ReactNode;
}

/** The results by group. The field above handles the keys and names the active row. */
export function PaletteList({ id, label, groups, active, onChoose, onPoint, look, chooses }: PaletteListProps) {
  return (
    <div id={`${id}-list`} role="listbox" aria-label={label}>
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
        <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`} className="pb-2">
          <p id={`${id}-${group.id}`} className={look.groupTitle}>
            {group.title}
          </p>
          {group.options.map((option) => {
            const key = optionKey(group, option);
            return (
              <Option
                key={key}
                id={`${id}-${key}`}
                option={option}
                active={key === active}
                look={look}
                chooses={chooses}
                onPoint={() => onPoint(key)}
                onChoose={() => onChoose(option)}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

interface OptionProps extends Pick<PaletteListProps, 'chooses'> {
  id: string;
  option: PaletteOption;
  active: boolean;
  look: PaletteLook;
  onPoint: () => void;
  onChoose: () => void;
}

function Option({ id, option, active, look, chooses, onPoint, onChoose }: OptionProps) {
  const press = (event: MouseEvent) => {
    // The browser handles a link with a modifier key, which opens it elsewhere.
    if (option.href && (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)) return;
    event.preventDefault();
    onChoose();
  };
  return (
    <a
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      href={option.href ?? '#'}
      ref={(node) => {
        if (active) node?.scrollIntoView({ block: 'nearest' });
      }}
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={() => !active && onPoint()}
      onClick={press}
      className={cn(look.option, active && look.active)}
    >
      {option.leading && <span className="shrink-0">{option.leading}</span>}
      <span className="beside">
        <span lang={option.lang} className={look.label}>
          {option.shown ?? option.label}
        </span>
        {option.detail && <span className={look.detail}>{option.detail}</span>}
      </span>
      {option.trailing && <span className={look.trailing}>{option.trailing}</span>}
      {active && chooses && !option.trailing && (
        <span aria-hidden className={look.chooses}>
          {chooses}
        </span>
      )}
    </a>
  );
}
