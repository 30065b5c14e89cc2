import { Combobox } from '#design-system/combobox/combobox.tsx';
import type { ComboboxProps } from '#design-system/combobox/combobox-props.ts';
import { labelMatches } from '../admin/parts/label-matches.ts';
import { useImportTexts } from './import-site.ts';

interface CompanyChoiceProps extends Pick<ComboboxProps, 'options' | 'reading'> {
  company: number | null;
  /** Null once a file is on its way into it. */
  onChoose: ((company: string | null) => void) | null;
}

/** Chooses the company into which a file brings people; no file can be chosen before that. */
export function CompanyChoice({ options, reading, company, onChoose }: CompanyChoiceProps) {
  const t = useImportTexts();
  return (
    <div className="mb-6 grid max-w-[46rem] gap-1">
      <Combobox
        label={t('company')}
        hint={t('company.hint')}
        required
        value={company === null ? null : String(company)}
        options={options}
        reading={reading}
        matches={labelMatches}
        onChange={(chosen) => onChoose?.(chosen)}
        emptyText={t('company.none')}
        disabled={onChoose === null}
      />
    </div>
  );
}
