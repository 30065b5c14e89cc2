import { useEffect, useId, useMemo } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { ImportCalls } from '#contract/imports/import-calls.contract.ts';
import type { PeopleImportCalls } from '#contract/imports/people-import-calls.contract.ts';
import { mayWrite } from '#contract/permissions/permissions.rules.ts';
import { type AfterCommit, nobody } from '#machines/imports/import-answers.ts';
import type { Refusal } from '#machines/refusal.ts';
import { focusProblem } from '../admin/parts/focus-problem.ts';
import { callForFile } from '../api/call-for-file.ts';
import { query } from '../api/query.ts';
import { useKeptWork } from '../ground/kept-work.ts';
import { useDownload } from '../ground/use-download.ts';
import { usePage } from '../ground/use-read.ts';
import { useMe } from '../session/session.queries.ts';
import type { ImportSnapshot } from './import-props.ts';
import {
  type EndedAsked,
  ImportRowsContext,
  type MissingAsked,
  nobodyMissing,
  ROWS_SHOWN,
  type RowsAsked,
} from './import-rows.ts';
import { useImportSite } from './import-site.ts';
import { ImportView } from './import-view.tsx';
import { useImport } from './use-import.ts';

/** One import at its address, in its current state. */
export function OneImportScreen() {
  const { id = '' } = useParams();
  return <OneImport key={id} id={/^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0} />;
}

function OneImport({ id }: { id: number }) {
  const navigate = useNavigate();
  const form = useId();
  const me = useMe();
  const { calls, people, links, permission } = useImportSite();
  const writes = mayWrite(me, permission);
  const [snapshot, send] = useImport(id, {
    writes,
    onProblems: () => focusProblem(form),
    onLeave: () => void navigate(links.list, { replace: true }),
  });
  const [after, keepAfter] = useAfter(`import.${me.id}.${id}`, snapshot);
  const { download: onProblemsFile } = useDownload(() => callForFile(calls.exportProblems, { params: { id } }));
  const { download: onLog } = useDownload(() => callForFile(calls.exportRows, { params: { id } }));
  const rows = useMemo(
    () => Object.assign(rowsOf(calls, id), people ? peopleOf(people, id) : nobodyMissing),
    [calls, people, id],
  );
  return (
    <ImportRowsContext value={rows}>
      <ImportView
        snapshot={snapshot}
        send={send}
        id={form}
        mayWrite={writes}
        after={after}
        onAfter={keepAfter}
        onProblemsFile={onProblemsFile}
        onLog={onLog}
      />
    </ImportRowsContext>
  );
}

/** The further actions, stored until they are carried out; people who turn out not to be missing are unticked. */
function useAfter(name: string, snapshot: ImportSnapshot) {
  const [kept, keep, forget] = useKeptWork<AfterCommit>(name, nobody);
  const isOver = snapshot.matches('done') || snapshot.matches('discarded');
  const there = notMissing(snapshot.context.refusal);
  const ending = kept.ending.filter(({ id }) => !there.includes(id));
  const after = ending.length === kept.ending.length ? kept : Object.assign({}, kept, { ending });
  useEffect(() => {
    if (isOver) forget();
    // Stored now, because the refusal that named them is gone with the next press.
    else if (after !== kept) keep(after);
  });
  return [after, keep] as const;
}

function notMissing(refusal: Refusal | null): readonly number[] {
  return refusal?.code === 'imports.not_missing' ? (refusal.body as { people: number[] }).people : [];
}

const place = (page: number) => ({ page, perPage: ROWS_SHOWN, onPage: () => {} });

/** The rows of an import as the server has them. */
const rowsOf = ({ listRows }: ImportCalls, id: number) => ({
  useRows: (asked: RowsAsked, page: number) =>
    usePage(query(listRows, { params: { id }, query: { ...asked, page, page_size: ROWS_SHOWN } }), place(page)),
});

/** The hooks that read the people missing from the file, and those who end by it. */
const peopleOf = ({ listMissing, listEnded }: PeopleImportCalls, id: number) => ({
  useMissing: (asked: MissingAsked, page: number) =>
    usePage(query(listMissing, { params: { id }, query: { ...asked, page, page_size: ROWS_SHOWN } }), place(page)),
  useEnded: (asked: EndedAsked, page: number) =>
    usePage(query(listEnded, { params: { id }, query: { ...asked, page, page_size: ROWS_SHOWN } }), place(page)),
});
