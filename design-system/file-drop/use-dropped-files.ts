import { type DragEvent, useEffect, useState } from 'react';

const hasFiles = (dragged: DataTransfer | null) => dragged?.types.includes('Files') ?? false;

/** Prevents the browser from opening a file that is dropped beside the drop area, which would leave the page and lose what was typed. */
function useKeptPage() {
  useEffect(() => {
    const keep = (event: globalThis.DragEvent) => {
      const { dataTransfer, target, defaultPrevented } = event;
      // A file input accepts the drop itself.
      if (defaultPrevented || !hasFiles(dataTransfer) || (target as Element).matches('[type=file]')) return;
      event.preventDefault();
      if (dataTransfer) dataTransfer.dropEffect = 'none';
    };
    addEventListener('dragover', keep);
    addEventListener('drop', keep);
    return () => {
      removeEventListener('dragover', keep);
      removeEventListener('drop', keep);
    };
  }, []);
}

/** Drag and drop handlers of an area for files, and whether files are being dragged over it. */
export function useDroppedFiles(onFiles: (files: readonly File[]) => void, disabled: boolean) {
  const [isOver, setOver] = useState(false);
  useKeptPage();
  const ground = {
    onDragOver(event: DragEvent) {
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      setOver(!disabled);
    },
    onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
    },
    onDrop(event: DragEvent) {
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      setOver(false);
      if (!disabled) onFiles([...event.dataTransfer.files]);
    },
  };
  return { isOver, ground };
}
