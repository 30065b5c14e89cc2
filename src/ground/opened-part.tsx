import { type ReactNode, Suspense, useReducer } from 'react';
import { appTexts } from '#locales/app/app.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { ChunkBoundary } from './chunk-boundary.tsx';
import { DrawAgainContext } from './lazy-view.tsx';
import { useToasts } from './toasts-context.ts';

interface OpenedPartProps {
  /** False when its code did not come, true when the person wants to try again. */
  onOpen: (open: boolean) => void;
  /** While its code comes. */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * What a press opens and whose code comes only then. When it does not come, it closes and a message says so, with
 * another try; the page under it stays. Draw it only while it is open.
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
