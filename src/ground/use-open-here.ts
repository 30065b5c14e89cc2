import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Open state of a popover or menu, which navigation resets to closed. */
export const useOpenHere = () => useOpenAt(useLocation().key, false);

/** State of what is open at a history entry (`place`); reset to `closed` as soon as the entry changes. */
export function useOpenAt<What>(place: string, closed: What) {
  const [before, setBefore] = useState(place);
  const opened = useState(closed);
  if (place !== before) {
    setBefore(place);
    opened[1](closed);
  }
  return opened;
}
