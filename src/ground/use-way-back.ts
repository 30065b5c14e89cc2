import { useLocation, useNavigate } from 'react-router-dom';

/** The state of an entry of the history in which something is open over the list that led to it. */
interface Entry {
  /** How many steps of the history lead back to the list. */
  opened: number;
}

/** The state of a link of a list that opens something over it. */
export const OPENED: Entry = { opened: 1 };

/** What is open over a list is closed by the way back, so that Back does not open it again. */
export function useWayBack() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const opened = (state as Partial<Entry> | null)?.opened ?? 0;
  return {
    /** The state of a link from what is open to another of the list: closing that leads back to the list, too. */
    further: opened ? { opened: opened + 1 } : null,
    /** Goes back to the list; where it was not opened from there, `orElse` puts the list in its place. */
    close: (orElse: () => void) => (opened ? void navigate(-opened) : orElse()),
  };
}
