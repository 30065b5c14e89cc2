import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Something that is open until it is closed or another place is chosen. */
export function useOpenHere() {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === key;
  return { open, toggle: () => setOpenAt(open ? null : key), close: () => setOpenAt(null) };
}
