import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { exportColleagues } from '#contract/staff/company-people.contract.ts';
import { importsTexts } from '#locales/imports/imports.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { useDownload } from '../admin/use-download.ts';
import { callForFile, saveFile } from '../api/call-for-file.ts';
import { FileView } from './file-view.tsx';
import { ImportFrame } from './import-frame.tsx';
import { importLinks } from './import-links.ts';
import { templateFile } from './template.ts';
import { useImportFile } from './use-import-file.ts';

/** The first step of an import, before there is one. */
export function NewImportScreen() {
  const t = useTexts(importsTexts);
  const navigate = useNavigate();
  const show = useCallback((id: number) => void navigate(importLinks.one(id), { replace: true }), [navigate]);
  const [snapshot, send] = useImportFile(show);
  const current = useDownload(() => callForFile(exportColleagues, { query: {} }));
  return (
    <ImportFrame step={0} file={snapshot.context.file?.name}>
      <FileView snapshot={snapshot} send={send} onTemplate={() => saveFile(templateFile(t))} onCurrent={current} />
    </ImportFrame>
  );
}
