import { useEffect, useState } from 'react';

/** The address of a picture of a chosen file, as long as it is shown; undefined for what is no picture. */
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
