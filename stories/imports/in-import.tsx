import { useMemo, useState } from 'react';
import { fn } from 'storybook/test';
import { initialTransition, type SnapshotFrom, transition } from 'xstate';
import { type ImportEvent, importMachine } from '#machines/imports/import.machine.ts';
import { nobody } from '#machines/imports/import-answers.ts';
import { type ImportFileEvent, importFileMachine } from '#machines/imports/import-file.machine.ts';
import { FileView } from '#src/imports/file-view.tsx';
import { ImportFrame } from '#src/imports/import-frame.tsx';
import { ImportRowsContext } from '#src/imports/import-rows.ts';
import { ImportView } from '#src/imports/import-view.tsx';
import type { Happened } from '../admin/record-after.ts';
import { sampleRows } from './sample-rows.ts';

interface InImportProps {
  snapshot: SnapshotFrom<typeof importMachine>;
  onEvent: (event: ImportEvent) => void;
}

/** An import as it is in one state of its machine. */
export function InImport({ snapshot, onEvent }: InImportProps) {
  const [after, setAfter] = useState(nobody);
  return (
    <ImportRowsContext value={sampleRows}>
      <ImportView
        snapshot={snapshot}
        send={onEvent}
        id="sample"
        mayWrite
        after={after}
        onAfter={setAfter}
        onProblemsFile={fn()}
        onLog={fn()}
      />
    </ImportRowsContext>
  );
}

export interface ImportAfterProps extends Pick<InImportProps, 'onEvent'> {
  /** What happened to it before it is looked at. */
  happened: readonly (Happened | ImportEvent)[];
}

/** An import after what happened to it. */
export function ImportAfter({ happened, onEvent }: ImportAfterProps) {
  const snapshot = useMemo(() => {
    const [first] = initialTransition(importMachine, { id: 12, writes: true });
    return happened.reduce<InImportProps['snapshot']>(
      (before, event) => transition(importMachine, before, event as ImportEvent)[0],
      first,
    );
  }, [happened]);
  return <InImport snapshot={snapshot} onEvent={onEvent} />;
}

interface InFileProps {
  snapshot: SnapshotFrom<typeof importFileMachine>;
  onEvent: (event: ImportFileEvent) => void;
}

/** The bringing of a file as it is in one state of its machine. */
export function InFile({ snapshot, onEvent }: InFileProps) {
  return (
    <ImportFrame step={0} file={snapshot.context.file?.name}>
      <FileView snapshot={snapshot} send={onEvent} onTemplate={fn()} onCurrent={fn()} />
    </ImportFrame>
  );
}

export interface FileAfterProps extends Pick<InFileProps, 'onEvent'> {
  happened: readonly (Happened | ImportFileEvent)[];
}

/** A file after what happened to it. */
export function FileAfter({ happened, onEvent }: FileAfterProps) {
  const snapshot = useMemo(() => {
    const [first] = initialTransition(importFileMachine);
    return happened.reduce<InFileProps['snapshot']>(
      (before, event) => transition(importFileMachine, before, event as ImportFileEvent)[0],
      first,
    );
  }, [happened]);
  return <InFile snapshot={snapshot} onEvent={onEvent} />;
}
