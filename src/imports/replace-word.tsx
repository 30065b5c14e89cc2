import { useState } from 'react';
import { Combobox } from '#design-system/combobox/combobox.tsx';
import type { ComboboxOption } from '#design-system/combobox/combobox-props.ts';
import { TextField } from '#design-system/text-field/text-field.tsx';
import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import { labelMatches } from '../admin/parts/label-matches.ts';
import type { ImportPart } from './import-props.ts';
import { useImportSite, useImportTexts } from './import-site.ts';
import { fixOf, type Group } from './problem-word.ts';

interface ReplaceWordProps extends Pick<ImportPart, 'send'> {
  group: Group;
}

/** Replaces a word in all rows of a group; the most likely meaning is preselected. */
export function ReplaceWord({ group, send }: ReplaceWordProps) {
  const t = useImportTexts();
  const { field, code, from, rows, like } = group;
  const choices = useImportSite().useChoices(field, code, from);
  const [to, setTo] = useState(like?.word ?? '');
  return (
    <form
      className="flex flex-wrap items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (to.trim() !== '')
          send({ type: 'rows.correct', correction: { fix: Object.assign(fixOf(group), { to: to.trim() }) } });
      }}
    >
      {like && (
        <span aria-hidden className="text-14 text-ink-muted">
          {t('problems.with')}
        </span>
      )}
      {choices ? (
        <Combobox
          {...choices}
          options={withFirst(choices.options, like?.word)}
          matches={labelMatches}
          label={t('problems.choose')}
          hideLabel
          shape="pill"
          placeholder={t('problems.choose')}
          emptyText={t('problems.noChoice')}
          value={to === '' ? null : to}
          onChange={(chosen) => setTo(chosen ?? '')}
        />
      ) : (
        <TextField
          label={t('problems.replace')}
          hideLabel
          placeholder={t('problems.replace')}
          shape="pill"
          value={to}
          maxLength={2000}
          onChange={({ target }) => setTo(target.value)}
          autoComplete="off"
        />
      )}
      <ToolButton type="submit" tone="primary" disabled={to.trim() === ''}>
        {t('problems.apply', { count: rows })}
      </ToolButton>
    </form>
  );
}

/** The most likely meaning comes first, even if the search did not find it. */
function withFirst(options: readonly ComboboxOption[], word: string | undefined): readonly ComboboxOption[] {
  if (word === undefined) return options;
  const there = options.find(({ value }) => value === word) ?? { value: word, label: word };
  return [there, ...options.filter(({ value }) => value !== word)];
}
