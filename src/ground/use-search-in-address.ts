import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** specification.md 9: the search input waits so long for more letters. Milliseconds. */
const DEBOUNCE = 400;

/** A search that stands in the address bar a moment after it was typed, so that it can be shared and a reload keeps it. */
export function useSearchInAddress() {
  const [address, setAddress] = useSearchParams();
  const search = address.get('search') ?? '';
  const [typed, setTyped] = useState(search);
  useEffect(() => setTyped((now) => (now.trim() === search ? now : search)), [search]);
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === search) return;
    const timer = setTimeout(() => setAddress(wanted ? { search: wanted } : {}, { replace: true }), DEBOUNCE);
    return () => clearTimeout(timer);
  }, [typed, search, setAddress]);
  return { search, typed, setTyped };
}
