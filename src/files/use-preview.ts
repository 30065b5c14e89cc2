import { useEffect, useState } from 'react';

/** Object URL of a chosen picture, revoked when it is no longer shown; undefined for other files. */
export function usePreview(file: Blob | null): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file?.type.startsWith('image/')) return setAddress(undefined);
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
