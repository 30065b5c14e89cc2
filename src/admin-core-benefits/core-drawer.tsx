import { useRef, useState } from 'react';
import {
  type EditedCoreBenefit,
  getCoreBenefit,
  listCoreBenefitChanges,
} from '#contract/core-benefits/core-benefits.contract.ts';
import {
  CORE_TEXTS,
  type CoreProblem,
  type CoreTexts,
  LONGEST_CONTACT,
  mostOf,
} from '#contract/core-benefits/core-benefits.rules.ts';
import { adminCoreBenefitsTexts } from '#locales/admin-core-benefits/admin-core-benefits.texts.ts';
import { recordsTexts } from '#locales/records/records.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { NEW } from '../admin/parts/list-address.ts';
import { fieldTextIn } from '../admin/parts/name-in.ts';
import type { RecordFields } from '../admin/parts/record-field.ts';
import { wordsOfHtml } from '../admin/parts/words-of-html.ts';
import { RecordDrawer } from '../admin/record/record-drawer.tsx';
import { RecordPair, RecordText } from '../admin/record/record-fields.tsx';
import { RecordRich } from '../admin/record/record-rich.tsx';
import { useListedRecord } from '../admin/record/use-listed-record.ts';
import { query } from '../api/query.ts';
import { useRead } from '../ground/use-read.ts';
import { CORE_CALLS, coreCalls } from './core-calls.ts';
import { CoreCategory, useCategoryNames } from './core-category.tsx';
import { CoreDocument, NewDocument } from './core-document.tsx';
import { documentIn, problemsOf } from './core-record.ts';

interface CoreDrawerProps {
  /** The number of the benefit, or `new`. */
  open: string;
  /** Whether the company owns the benefit, as far as the list knows. */
  isOwn: boolean | undefined;
  mayWrite: boolean;
  onClose: () => void;
}

/** The form of a core benefit, opened over the list. A benefit of Izbor is only shown, and cannot be changed here. */
export function CoreDrawer({ isOwn: known, ...props }: CoreDrawerProps) {
  const isNew = props.open === NEW;
  const found = useRead(
    Object.assign(query(getCoreBenefit, { params: { id: Number(props.open) } }), { enabled: !isNew }),
  );
  const benefit = found.data;
  const isOwn = benefit?.own ?? known ?? isNew;
  // Whether the form is writable is fixed when it opens, so it waits until that is known.
  if (!isNew && known === undefined && found.state === 'loading') return null;
  return <CoreForm {...props} benefit={benefit} isOwn={isOwn} />;
}

interface CoreFormProps extends Omit<CoreDrawerProps, 'isOwn'> {
  /** Null until it is read, and for a new one. */
  benefit: EditedCoreBenefit | null;
  isOwn: boolean;
}

/** The form: both languages side by side, and for an own benefit its category, contact and document. */
function CoreForm({ benefit, isOwn, ...props }: CoreFormProps) {
  const t = useTexts(adminCoreBenefitsTexts);
  const { open, mayWrite } = props;
  const isNew = open === NEW;
  const chosen = useRef<File | null>(null);
  const fileOf = () => chosen.current ?? undefined;
  const { form } = useCoreForm(Object.assign({}, props, { mayWrite: mayWrite && isOwn }), fileOf);
  return (
    <RecordDrawer form={form} title={t(isNew ? 'make' : 'one')} size="wide" isOver={!isOwn}>
      {benefit && !isOwn && <p className="rounded-12 bg-brand-soft px-4 py-3 text-14">{t('ofPlatform')}</p>}
      <RecordPair name="name" label={t('name')} most={mostOf('name_sr')} />
      <RecordPair name="short_description" label={t('short')} lines most={mostOf('short_description_sr')} />
      <RecordRich name="description" label={t('description')} />
      {isOwn && (
        <div className="grid items-start gap-5 desk:grid-cols-2">
          <CoreCategory />
          <RecordText name="contact" maxLength={LONGEST_CONTACT} hint={t('contactHint')} />
        </div>
      )}
      {benefit?.own && <CoreDocument benefit={benefit} mayWrite={mayWrite} />}
      {isNew && (
        <NewDocument
          fileOf={fileOf}
          onChoose={(file) => {
            chosen.current = file;
          }}
        />
      )}
    </RecordDrawer>
  );
}

function useCoreForm({ open, mayWrite, onClose }: Omit<CoreDrawerProps, 'isOwn'>, fileOf: () => File | undefined) {
  const t = useTexts(adminCoreBenefitsTexts);
  const language = useLanguage();
  const [calls] = useState(() => coreCalls(open, fileOf));
  const words: Partial<Record<string, string>> = {
    required: t('required'),
    short: t('tooShort'),
    gone: t('file.gone'),
  } satisfies Partial<Record<CoreProblem | 'gone', string>>;
  const shownIn = useCategoryNames();
  return useListedRecord({
    kind: 'core',
    watched: 'core',
    open,
    title: t(open === NEW ? 'make' : 'one'),
    nameOf: (fields) => fieldTextIn(language, fields, 'name'),
    changes: CORE_CALLS,
    added: () => t('added'),
    fields: useCoreFields(shownIn),
    problemsOf: (fields) => problemsOf(fields, fileOf()),
    history: {
      call: listCoreBenefitChanges,
      params: { id: Number(open) },
      fields: {
        active: { label: t('state'), shown: (on) => t(on ? 'on' : 'off') },
        document: { label: t('document') },
      },
    },
    // A message of the server is shown unchanged.
    sayProblem: (problem, field) =>
      problem === 'long'
        ? t('tooLong', { most: mostOf(field as keyof CoreTexts) })
        : field === 'category_id' && problem === 'required'
          ? t('chooseCategory')
          : (words[problem] ?? problem),
    mayWrite,
    read: calls.read,
    findAdded: calls.findAdded,
    save: calls.save,
    answerLimit: calls.answerLimit,
    onClose,
  });
}

function useCoreFields(shownIn: (id: unknown) => string): RecordFields {
  const t = useTexts(adminCoreBenefitsTexts);
  const records = useTexts(recordsTexts);
  const parts: Record<string, string> = {
    name: t('name'),
    short_description: t('short'),
    description: t('description'),
  };
  const fields = CORE_TEXTS.filter((name) => name !== 'contact').map((name) => {
    const [, part = '', language] = /^(.*)_(sr|en)$/.exec(name) ?? [];
    const isHtml = part === 'description';
    const label = `${parts[part]}, ${records(language === 'sr' ? 'pair.sr' : 'pair.en')}`;
    const shown = (value: unknown) => (isHtml ? wordsOfHtml(String(value ?? '')) : String(value ?? ''));
    return [
      name,
      { label, text: isHtml ? 'html' : 'line', lang: language === 'sr' ? 'sr-Latn' : 'en', shown },
    ] as const;
  });
  return Object.assign(Object.fromEntries(fields), {
    category_id: { label: t('category'), shown: shownIn },
    contact: { label: t('contact'), text: 'line' as const },
    document: { label: t('document'), shown: (document: unknown) => documentIn({ document })?.name ?? '' },
  });
}
