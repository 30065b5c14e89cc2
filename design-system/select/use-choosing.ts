import { type KeyboardEvent, useRef, useState } from 'react';
import { meantBy } from './meant-by.ts';
import type { SelectProps } from './select-props.ts';

/** Milliseconds within which typed letters belong to one word. */
const ONE_WORD = 700;

/** The active option of an open list and how it is chosen, by keys (ARIA's "select-only combobox") and by pointer. */
export function useChoosing<Value extends string>({ options, value, onChange }: SelectProps<Value>) {
  const [wanted, setWanted] = useState(false);
  const [active, setActive] = useState(-1);
  const word = useRef({ typed: '', at: 0 });
  // Options may be loaded after the press that opens the list.
  const open = wanted && options.length > 0;
  const isOff = (place: number) => options[place]?.disabled === true;
  const chosen = options.findIndex((option) => option.value === value);
  const first = options.findIndex((_, place) => !isOff(place));
  const now = active >= 0 && active < options.length ? active : chosen >= 0 ? chosen : first;

  const close = () => {
    setWanted(false);
    setActive(-1);
  };
  const choose = (place: number) => {
    const option = options[place];
    if (!option || isOff(place)) return;
    close();
    if (option.value !== value) onChange(option.value);
  };
  const step = (by: number) => {
    const places = options.map((_, place) => place).filter((place) => !isOff(place));
    const next = Math.min(places.length - 1, Math.max(0, places.indexOf(now) + by));
    setActive(places[next] ?? -1);
  };
  const type = (letter: string) => {
    const at = Date.now();
    const typed = at - word.current.at < ONE_WORD ? word.current.typed + letter : letter;
    word.current = { typed, at };
    // Without a choice and without arrow keys, the search begins before the first option.
    const place = meantBy(typed, options, active >= 0 ? now : chosen);
    if (place !== null) setActive(place);
  };
  const isTyping = () => Date.now() - word.current.at < ONE_WORD && word.current.typed !== '';

  const press = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (ctrlKey || metaKey) return;
    const isLetter = key.length === 1 && (key !== ' ' || isTyping());
    if (!open) {
      if (!isLetter && !OPENING.includes(key)) return;
      event.preventDefault();
      setWanted(true);
      if (isLetter) type(key);
      return;
    }
    if (key === 'Tab') return choose(now);
    const moves: Record<string, () => void> = {
      ArrowDown: () => step(1),
      ArrowUp: () => (altKey ? choose(now) : step(-1)),
      PageDown: () => step(10),
      PageUp: () => step(-10),
      Home: () => step(-options.length),
      End: () => step(options.length),
      Enter: () => choose(now),
      ' ': () => choose(now),
      Escape: close,
    };
    const act = isLetter ? () => type(key) : moves[key];
    if (!act) return;
    event.preventDefault();
    if (key === 'Escape') event.stopPropagation();
    act();
  };
  return {
    open,
    active: now,
    mean: setActive,
    choose,
    close,
    press,
    toggle: () => (wanted ? close() : setWanted(true)),
  };
}

const OPENING = ['Enter', ' ', 'ArrowDown', 'ArrowUp', 'Home', 'End'];
