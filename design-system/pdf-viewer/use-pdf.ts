import { useEffect, useState } from 'react';
import { type OpenPdf, openPdf } from './pdf-document.ts';

/** Opens a file as a PDF; null while it is being opened. `retry` tries again after a failure. */
export function usePdf(file: Blob): { pdf: OpenPdf | null; failed: boolean; retry: () => void } {
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<{ pdf: OpenPdf | null; failed: boolean }>({ pdf: null, failed: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is a reason to open it again
  useEffect(() => {
    let over = false;
    const opening = openPdf(file);
    opening.then(
      (pdf) => !over && setState({ pdf, failed: false }),
      () => !over && setState({ pdf: null, failed: true }),
    );
    return () => {
      over = true;
      void opening.then(({ document }) => document.loadingTask.destroy()).catch(() => {});
      setState({ pdf: null, failed: false });
    };
  }, [file, tries]);
  return { ...state, retry: () => setTries((tried) => tried + 1) };
}
