import { useLocation, useNavigate } from 'react-router-dom';

/** State of a history entry in which something, such as a drawer, is open over the list that led to it. */
interface Entry {
  /** Number of history entries back to the list. */
  opened: number;
}

/** The state of a link of a list that opens something over it. */
export const OPENED: Entry = { opened: 1 };

/** Closes what is open over a list by going back in the history, so that Back does not open it again. */
export function useWayBack() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const opened = (state as Partial<Entry> | null)?.opened ?? 0;
  return {
    /** State of a link from one open row to another: closing the second leads back to the list, too. */
    further: opened ? { opened: opened + 1 } : null,
    /** Goes back to the list; where it was not opened from there, calls `orElse`, which navigates to the list. */
    close: (orElse: () => void) => (opened ? void navigate(-opened) : orElse()),
  };
}
