import { useState } from 'react';
import { getDocument, listDocumentChanges } from '#contract/documents/admin-documents.contract.ts';
import { DOCUMENT_LANGUAGES, type DocumentProblem, LONGEST_TITLE } from '#contract/documents/documents.rules.ts';
import type { Language } from '#contract/language/language.ts';
import { Select } from '#design-system/select/select.tsx';
import { adminContentTexts } from '#locales/admin-content/admin-content.texts.ts';
import { recordsTexts } from '#locales/records/records.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { fieldTextIn } from '../admin/parts/name-in.ts';
import type { RecordFields } from '../admin/parts/record-field.ts';
import { useField } from '../admin/record/record-context.ts';
import { RecordDrawer } from '../admin/record/record-drawer.tsx';
import { RecordPair } from '../admin/record/record-fields.tsx';
import { useListedRecord } from '../admin/record/use-listed-record.ts';
import { query } from '../api/query.ts';
import { useRead } from '../ground/use-read.ts';
import { DOCUMENT_CALLS, documentCalls, documentProblems, typedIn } from './document-calls.ts';
import { DocumentFile } from './document-file.tsx';

interface DocumentDrawerProps {
  /** The number of the document. */
  open: string;
  mayWrite: boolean;
  onClose: () => void;
}

/** The form of a document, opened over the list: both titles side by side, its language, its file. */
export function DocumentDrawer(props: DocumentDrawerProps) {
  const t = useTexts(adminContentTexts);
  const { data } = useRead(query(getDocument, { params: { id: Number(props.open) } }));
  const { form } = useDocumentForm(props);
  return (
    <RecordDrawer form={form} title={t('doc.one')} size="wide">
      <RecordPair name="title" label={t('doc.name')} most={LONGEST_TITLE} />
      <LanguageField />
      {data && <DocumentFile document={data} mayWrite={props.mayWrite} />}
    </RecordDrawer>
  );
}

function LanguageField() {
  const t = useTexts(adminContentTexts);
  const { id, label, value, error, disabled, onValue } = useField<Language>('language');
  return (
    <Select
      id={id}
      label={label}
      hint={t('doc.languageHint')}
      options={DOCUMENT_LANGUAGES.map((one) => ({ value: one, label: t(`doc.language.${one}`) }))}
      value={value}
      onChange={onValue}
      error={error}
      disabled={disabled}
    />
  );
}

function useDocumentForm({ open, mayWrite, onClose }: DocumentDrawerProps) {
  const t = useTexts(adminContentTexts);
  const language = useLanguage();
  const [calls] = useState(() => documentCalls(open));
  const problems: Record<DocumentProblem, string> = {
    required: t('doc.required'),
    long: t('question.long', { most: LONGEST_TITLE }),
  };
  return useListedRecord({
    kind: 'document',
    watched: 'document',
    open,
    title: t('doc.one'),
    nameOf: (fields) => fieldTextIn(language, fields, 'title'),
    changes: DOCUMENT_CALLS,
    added: () => t('doc.added'),
    fields: useDocumentFields(),
    problemsOf: documentProblems,
    history: {
      call: listDocumentChanges,
      params: { id: Number(open) },
      fields: {
        active: { label: t('faq.state'), shown: (on) => t(on ? 'doc.on' : 'doc.off') },
        name: { label: t('doc.file') },
      },
    },
    // A message of the server is shown unchanged.
    sayProblem: (problem) => (problem in problems ? problems[problem as DocumentProblem] : problem),
    mayWrite,
    read: calls.read,
    save: calls.save,
    onClose,
  });
}

function useDocumentFields(): RecordFields {
  const t = useTexts(adminContentTexts);
  const records = useTexts(recordsTexts);
  return {
    title_sr: { label: `${t('doc.name')}, ${records('pair.sr')}`, text: 'line', lang: 'sr-Latn' },
    title_en: { label: `${t('doc.name')}, ${records('pair.en')}`, text: 'line', lang: 'en' },
    language: {
      label: t('doc.language'),
      shown: (value) => t(`doc.language.${typedIn({ language: value }).language}`),
    },
  };
}
