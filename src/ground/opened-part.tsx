import { type ReactNode, Suspense, useReducer } from 'react';
import { appTexts } from '#locales/app/app.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { ChunkBoundary } from './chunk-boundary.tsx';
import { DrawAgainContext } from './lazy-view.tsx';
import { useToasts } from './toasts-context.ts';

interface OpenedPartProps {
  /** Called with false when the code could not be loaded, with true when the person tries again. */
  onOpen: (open: boolean) => void;
  /** Shown while the code loads. */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * A part that a press opens, and whose code is loaded only then. When that fails, the part closes and a message offers another
 * try; the page under it stays. Draw it only while it is open.
 */
export function OpenedPart({ onOpen, fallback = null, children }: OpenedPartProps) {
  const t = useTexts(appTexts);
  const { show } = useToasts();
  const [, again] = useReducer((times: number) => times + 1, 0);
  const missing = () => {
    onOpen(false);
    const action = { label: t('broken.retry'), onPress: () => onOpen(true) };
    show({ tone: 'error', title: t('part.title'), text: t('broken.chunk.text'), action });
  };
  return (
    <ChunkBoundary onMissing={missing}>
      <DrawAgainContext value={again}>
        <Suspense fallback={fallback}>{children}</Suspense>
      </DrawAgainContext>
    </ChunkBoundary>
  );
}
