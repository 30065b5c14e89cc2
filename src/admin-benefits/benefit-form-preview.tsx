import { Skeleton } from '#design-system/skeleton/skeleton.tsx';
import { lazyView } from '../ground/lazy-view.tsx';
import { OpenedPart } from '../ground/opened-part.tsx';
import type { PreviewPanelProps } from './preview-panel.tsx';

const PreviewPanel = lazyView(async () => (await import('./preview-panel.tsx')).PreviewPanel);

/** The preview beside the form, or over it when opened; the code of the shop is loaded only then. */
export function BenefitFormPreview(props: PreviewPanelProps) {
  if (!props.hasColumn && !props.isOpen) return null;
  return (
    <OpenedPart
      onOpen={props.onOpen}
      fallback={props.hasColumn ? <Skeleton className="h-96 w-full rounded-20" /> : null}
    >
      <PreviewPanel {...props} />
    </OpenedPart>
  );
}
