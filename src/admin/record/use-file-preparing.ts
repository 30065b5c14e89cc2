import { useState } from 'react';
import { useField, useRecordForm } from './record-context.ts';

/** Prepares the file that was chosen for a field; the form cannot be saved until it is ready, because the save would lose it. */
export function useFilePreparing(field: string) {
  const { preparing } = useRecordForm();
  const { onLeave } = useField(field);
  const [isPreparing, setPreparing] = useState(false);
  const prepare = async <File>(work: Promise<File>): Promise<File> => {
    preparing.add(field);
    setPreparing(true);
    try {
      return await work;
    } finally {
      preparing.delete(field);
      setPreparing(false);
      // The form can be saved again, so the problem of the field is removed.
      onLeave();
    }
  };
  return { isPreparing, prepare };
}
