import { useMemo, useState } from 'react';
import { fn } from 'storybook/test';
import { initialTransition, type SnapshotFrom, transition } from 'xstate';
import { type ImportEvent, importMachine } from '#machines/imports/import.machine.ts';
import { nobody } from '#machines/imports/import-answers.ts';
import { type ImportFileEvent, importFileMachine } from '#machines/imports/import-file.machine.ts';
import { CompanyChoice } from '#src/imports/company-choice.tsx';
import { FileView } from '#src/imports/file-view.tsx';
import { ImportFrame } from '#src/imports/import-frame.tsx';
import { ImportRowsContext } from '#src/imports/import-rows.ts';
import { type ImportSite, ImportSiteContext } from '#src/imports/import-site.ts';
import { ImportView } from '#src/imports/import-view.tsx';
import { userSite } from '#src/imports/user-site.ts';
import type { Happened } from '../admin/record-after.ts';
import { sampleBenefitRows } from './sample-benefit-rows.ts';
import { sampleBudgetRows } from './sample-budget-rows.ts';
import { samplePeopleSite, sampleRows } from './sample-rows.ts';

const ROWS = { people: sampleRows, benefits: sampleBenefitRows, budgets: sampleBudgetRows };

interface InImportProps {
  /** Kind of import; people by default. */
  site?: ImportSite;
  snapshot: SnapshotFrom<typeof importMachine>;
  onEvent: (event: ImportEvent) => void;
}

/** An import, in one state of its machine. */
export function InImport({ site = samplePeopleSite, snapshot, onEvent }: InImportProps) {
  const [after, setAfter] = useState(nobody);
  return (
    <ImportSiteContext value={site}>
      <ImportRowsContext value={ROWS[site.kind]}>
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
    </ImportSiteContext>
  );
}

export interface ImportAfterProps extends Pick<InImportProps, 'onEvent' | 'site'> {
  /** Events sent to the machine before it is shown. */
  happened: readonly (Happened | ImportEvent)[];
}

/** An import after these events. */
export function ImportAfter({ happened, ...rest }: ImportAfterProps) {
  const snapshot = useMemo(() => {
    const [first] = initialTransition(importMachine, { id: 12, writes: true });
    return happened.reduce<InImportProps['snapshot']>(
      (before, event) => transition(importMachine, before, event as ImportEvent)[0],
      first,
    );
  }, [happened]);
  return <InImport {...rest} snapshot={snapshot} />;
}

/** Choice of the company into which people are imported, before one is chosen. */
export const InCompanyChoice = () => (
  <ImportSiteContext value={userSite}>
    <ImportFrame step={0}>
      <CompanyChoice options={COMPANIES} company={null} onChoose={fn()} />
    </ImportFrame>
  </ImportSiteContext>
);

const COMPANIES = ['Drina Logistika', 'Vetar d.o.o.', 'Una Softver'].map((label, place) => {
  return { value: String(place + 1), label };
});

interface InFileProps {
  site?: ImportSite;
  snapshot: SnapshotFrom<typeof importFileMachine>;
  onEvent: (event: ImportFileEvent) => void;
}

/** The upload of a file, in one state of its machine. */
export function InFile({ site = samplePeopleSite, snapshot, onEvent }: InFileProps) {
  return (
    <ImportSiteContext value={site}>
      <ImportFrame step={0} file={snapshot.context.file?.name}>
        <FileView snapshot={snapshot} send={onEvent} onTemplate={fn()} onCurrent={fn()} />
      </ImportFrame>
    </ImportSiteContext>
  );
}

export interface FileAfterProps extends Pick<InFileProps, 'onEvent' | 'site'> {
  happened: readonly (Happened | ImportFileEvent)[];
}

/** The upload of a file after these events. */
export function FileAfter({ happened, ...rest }: FileAfterProps) {
  const snapshot = useMemo(() => {
    const [first] = initialTransition(importFileMachine);
    return happened.reduce<InFileProps['snapshot']>(
      (before, event) => transition(importFileMachine, before, event as ImportFileEvent)[0],
      first,
    );
  }, [happened]);
  return <InFile {...rest} snapshot={snapshot} />;
}
