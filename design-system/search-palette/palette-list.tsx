import type { MouseEvent } from 'react';
import { cn } from '../classes/cn.ts';
import type { PaletteGroup, PaletteOption } from './palette-group.ts';
import { optionKey } from './palette-moves.ts';

interface PaletteListProps {
  id: string;
  label: string;
  groups: readonly PaletteGroup[];
  active: string | null;
  onChoose: (option: PaletteOption) => void;
  onPoint: (key: string) => void;
}

/** The answers, by group. The keys are the field's above it, which names the active one. */
export function PaletteList({ id, label, groups, active, onChoose, onPoint }: PaletteListProps) {
  return (
    <div id={`${id}-list`} role="listbox" aria-label={label}>
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
        <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`} className="pb-2">
          <p id={`${id}-${group.id}`} className="px-3 pt-3 pb-1.5 font-600 text-12 text-ink-muted">
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

interface OptionProps {
  id: string;
  option: PaletteOption;
  active: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

function Option({ id, option, active, onPoint, onChoose }: OptionProps) {
  const press = (event: MouseEvent) => {
    // A link that is to be opened elsewhere is the browser's.
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
      className={cn(
        'flex min-h-13 flex-wrap items-center gap-3 rounded-12 px-3 py-1.5 text-ink no-underline',
        active && 'bg-surface-sunken outline-2 outline-transparent -outline-offset-2',
      )}
    >
      {option.leading && <span className="shrink-0">{option.leading}</span>}
      <span className="beside">
        <span className="hyphenate block font-560">{option.label}</span>
        {option.detail && <span className="hyphenate block text-14 text-ink-muted">{option.detail}</span>}
      </span>
      {option.trailing && <span className="ml-auto shrink-0 text-right text-14 text-ink-muted">{option.trailing}</span>}
    </a>
  );
}
