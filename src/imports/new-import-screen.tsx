import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useListFile } from '../admin/list/use-list-file.ts';
import { useCompanyOptions } from '../admin/site/use-company-options.ts';
import { saveFile } from '../api/call-for-file.ts';
import { CompanyChoice } from './company-choice.tsx';
import { FileView } from './file-view.tsx';
import { ImportFrame } from './import-frame.tsx';
import { useImportSite, useImportTexts } from './import-site.ts';
import { companyIn } from './imports-address.ts';
import { templateFile } from './template.ts';
import { useImportFile } from './use-import-file.ts';

/** The first step of an import, before there is one. */
export function NewImportScreen() {
  const t = useImportTexts();
  const site = useImportSite();
  const { links } = site;
  const navigate = useNavigate();
  const show = useCallback((id: number) => void navigate(links.one(id), { replace: true }), [navigate, links]);
  const [company, choose] = useCompany();
  const [snapshot, send] = useImportFile(company, show);
  const current = useListFile(site.current);
  const companies = useCompanyOptions(site.ofCompanies);
  const mayChoose = snapshot.matches('choosing');
  if (site.ofCompanies && company === null) {
    return (
      <ImportFrame step={0}>
        <CompanyChoice {...companies} company={company} onChoose={choose} />
      </ImportFrame>
    );
  }
  return (
    <ImportFrame step={0} file={snapshot.context.file?.name}>
      {site.ofCompanies && <CompanyChoice {...companies} company={company} onChoose={mayChoose ? choose : null} />}
      <FileView
        snapshot={snapshot}
        send={send}
        onTemplate={() => saveFile(templateFile(t, site))}
        onCurrent={() => current.get(company)}
      />
    </ImportFrame>
  );
}

/** Into which company: the address keeps it, so that it is there after a reload. */
function useCompany() {
  const [params, setParams] = useSearchParams();
  const choose = (company: string | null) => setParams(company === null ? {} : { company }, { replace: true });
  return [companyIn(params.get('company')), choose] as const;
}
