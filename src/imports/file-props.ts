import type { SnapshotFrom } from 'xstate';
import type { ImportFileEvent, importFileMachine } from '#machines/imports/import-file.machine.ts';

/** Props of the first step of an import. */
export interface FileViewProps {
  snapshot: SnapshotFrom<typeof importFileMachine>;
  send: (event: ImportFileEvent) => void;
  onTemplate: () => void;
  onCurrent: () => void;
}
