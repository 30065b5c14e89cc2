import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDownload } from '../admin/use-download.ts';
import { saveFile } from '../api/call-for-file.ts';
import { FileView } from './file-view.tsx';
import { ImportFrame } from './import-frame.tsx';
import { useImportSite, useImportTexts } from './import-site.ts';
import { templateFile } from './template.ts';
import { useImportFile } from './use-import-file.ts';

/** The first step of an import, before there is one. */
export function NewImportScreen() {
  const t = useImportTexts();
  const site = useImportSite();
  const { links } = site;
  const navigate = useNavigate();
  const show = useCallback((id: number) => void navigate(links.one(id), { replace: true }), [navigate, links]);
  const [snapshot, send] = useImportFile(show);
  const current = useDownload(site.fetchCurrent);
  return (
    <ImportFrame step={0} file={snapshot.context.file?.name}>
      <FileView
        snapshot={snapshot}
        send={send}
        onTemplate={() => saveFile(templateFile(t, site))}
        onCurrent={current}
      />
    </ImportFrame>
  );
}
