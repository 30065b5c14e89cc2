import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Something that is open until it is closed or another place is chosen. */
export const useOpenHere = () => useOpenAt(useLocation().key, false);

/** What is open at a place; `closed` again as soon as another one is gone to, or back to. */
export function useOpenAt<What>(place: string, closed: What) {
  const [before, setBefore] = useState(place);
  const opened = useState(closed);
  if (place !== before) {
    setBefore(place);
    opened[1](closed);
  }
  return opened;
}
