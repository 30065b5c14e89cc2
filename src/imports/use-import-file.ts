import { useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import { importFileMachine, type Piece } from '#machines/imports/import-file.machine.ts';
import type { OpenedFile, ReadAs } from '#machines/imports/opened-file.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { readAgain } from '../api/query.ts';
import { punctualClock } from '../ground/punctual-clock.ts';
import { useImportSite } from './import-site.ts';
import { openBeside } from './open-beside.ts';
import type { Source } from './open-file.ts';

/** The machine of a file that is brought. Where it is not the site that says it, into a company. `onBegun` is called with the id of its import once all rows are there. */
export function useImportFile(company: number | null, onBegun: (id: number) => void) {
  const client = useQueryClient();
  const { calls, begin, listed } = useImportSite();
  const { discardImport, putRows } = calls;
  const machine = useMemo(
    () =>
      importFileMachine.provide({
        actors: {
          openFile: fromPromise<OpenedFile, { source: unknown; readAs: ReadAs }>(({ input, signal }) =>
            openBeside(input.source as Source, input.readAs, signal),
          ),
          begin: fromPromise<{ id: number }, { file: OpenedFile | null }>(({ input: { file }, signal }) => {
            if (!file) throw new Error('a file is begun before it is read');
            const { name: file_name, columns, rows } = file;
            return begin({ file_name, columns: [...columns], rows: rows.length }, company, signal);
          }),
          sendRows: fromPromise<{ uploaded: number }, Piece>(({ input: { id, from, lines, rows }, signal }) => {
            const body = { from, lines: [...lines], rows: rows.map((row) => [...row]) };
            return callEndpoint(putRows, { params: { id }, body, signal });
          }),
        },
        actions: {
          showImport: (_, { id }) => {
            void readAgain(client, [listed]);
            if (id !== null) onBegun(id);
          },
          throwAway: (_, { id }) => {
            // Not awaited: if the call fails, the import remains in the list, where it can be discarded.
            if (id !== null)
              void callEndpoint(discardImport, { params: { id } })
                .catch(() => {})
                .then(() => readAgain(client, [listed]));
          },
        },
      }),
    [client, onBegun, company, begin, discardImport, listed, putRows],
  );
  return useMachine(machine, { clock: punctualClock });
}
