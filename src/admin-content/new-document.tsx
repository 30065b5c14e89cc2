import { type FormEvent, useId, useState } from 'react';
import { DOCUMENT_FILE } from '#contract/documents/admin-documents.contract.ts';
import { DOCUMENT_LANGUAGES, LONGEST_TITLE, titleProblems } from '#contract/documents/documents.rules.ts';
import { ANSWER_LIMIT_OF_FILES } from '#contract/endpoint.ts';
import { LANGUAGES_OF_TEXTS } from '#contract/language/text-language.ts';
import { isSame } from '#contract/records/merge.rules.ts';
import { FileDrop } from '#design-system/file-drop/file-drop.tsx';
import { Select } from '#design-system/select/select.tsx';
import { TextField } from '#design-system/text-field/text-field.tsx';
import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import { adminTexts } from '#locales/admin/admin.texts.ts';
import { adminContentTexts } from '#locales/admin-content/admin-content.texts.ts';
import { filesTexts } from '#locales/files/files.texts.ts';
import { recordsTexts } from '#locales/records/records.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { readRefusal } from '#machines/refusal.ts';
import { AdminDrawer } from '../admin/parts/admin-drawer.tsx';
import { focusProblem } from '../admin/parts/focus-problem.ts';
import { NEW } from '../admin/parts/list-address.ts';
import { notePendingSave, pendingSave } from '../admin/record/pending-saves.ts';
import { fileSize } from '../files/file-size.ts';
import { prepareFile } from '../files/prepare-file.ts';
import { useKeptWork } from '../ground/kept-work.ts';
import { useToasts } from '../ground/toasts-context.ts';
import { useSoleMutation } from '../ground/use-sole-mutation.ts';
import { useUnmounted } from '../ground/use-unmounted.ts';
import { useMe } from '../session/session.queries.ts';
import { DOCUMENT_CALLS, isAdded, type NewDocument as Sent, sendDocument } from './document-calls.ts';

type Typed = Sent['typed'];

const NOTHING: Typed = { title_sr: '', title_en: '', language: 'SR' };
const NO_TRY = Object.assign({ bytes: 0 }, NOTHING);

/** The form of a new document: the file is sent together with the titles. What was typed is stored when the form is closed. */
export function NewDocument({ onClose }: { onClose: () => void }) {
  const t = useTexts(adminContentTexts);
  const admin = useTexts(adminTexts);
  const id = useId();
  const [typed, setTyped, forget] = useKeptWork(`document.${useMe().id}`, NOTHING);
  const [file, setFile] = useState<File | null>(null);
  const [isTried, setTried] = useState(false);
  const isLeft = useUnmounted();
  const { mutate, isPending } = useAdding((sent) => {
    forget(sent);
    if (!isLeft.current) onClose();
  });
  const problems = titleProblems(typed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(problems).length === 0 && file) mutate({ typed, file });
    else focusProblem(id);
  };
  const isRequired = isTried && problems.title_sr === 'required';
  return (
    <AdminDrawer
      open
      onClose={onClose}
      title={t('doc.make')}
      closeLabel={admin('close')}
      footer={
        <ToolButton type="submit" form={id} tone="primary" busy={isPending}>
          {t('doc.add')}
        </ToolButton>
      }
    >
      <form id={id} noValidate className="grid gap-6" onSubmit={submit}>
        <Titles typed={typed} problem={isRequired ? t('doc.required') : undefined} onType={setTyped} />
        <Select
          label={t('doc.language')}
          hint={t('doc.languageHint')}
          options={DOCUMENT_LANGUAGES.map((one) => ({ value: one, label: t(`doc.language.${one}`) }))}
          value={typed.language}
          onChange={(language) => setTyped(Object.assign({}, typed, { language }))}
        />
        <Attached file={file} isMissing={isTried && !file} onFile={setFile} />
      </form>
    </AdminDrawer>
  );
}

interface TitlesProps {
  typed: Typed;
  problem: string | undefined;
  onType: (typed: Typed) => void;
}

function Titles({ typed, problem, onType }: TitlesProps) {
  const t = useTexts(adminContentTexts);
  const records = useTexts(recordsTexts);
  return (
    <div className="grid gap-5">
      {LANGUAGES_OF_TEXTS.map((one) => (
        <TextField
          key={one}
          label={`${t('doc.name')}, ${records(`pair.${one}`)}`}
          lang={one === 'sr' ? 'sr-Latn' : 'en'}
          maxLength={LONGEST_TITLE}
          value={typed[`title_${one}`]}
          error={one === 'sr' ? problem : undefined}
          onChange={({ target }) => onType(Object.assign({}, typed, { [`title_${one}`]: target.value }))}
        />
      ))}
    </div>
  );
}

interface AttachedProps {
  file: File | null;
  isMissing: boolean;
  onFile: (file: File | null) => void;
}

function Attached({ file, isMissing, onFile }: AttachedProps) {
  const t = useTexts(adminContentTexts);
  const files = useTexts(filesTexts);
  const language = useLanguage();
  const [problem, setProblem] = useState<'tooLarge' | 'wrongType' | null>(null);
  const [isLooking, setLooking] = useState(false);
  const choose = async (chosen: File) => {
    setLooking(true);
    const prepared = await prepareFile(chosen, DOCUMENT_FILE).finally(() => setLooking(false));
    setProblem('problem' in prepared ? prepared.problem : null);
    if ('file' in prepared) onFile(prepared.file);
  };
  const missing = isMissing ? t('doc.noFile') : undefined;
  return (
    <FileDrop
      label={t('doc.file')}
      hint={file ? undefined : t('doc.fileLimit')}
      error={problem ? t(`doc.${problem}`) : missing}
      required
      accept={DOCUMENT_FILE.types.join(',')}
      file={file && { name: file.name, size: fileSize(file.size, language) }}
      busy={isLooking}
      onFile={(chosen) => void choose(chosen)}
      onRemove={() => onFile(null)}
      labels={{ choose: files('choose'), drop: files('drop'), remove: files('remove'), progress: files('progress') }}
    />
  );
}

/** Sends the document. Where the same one was sent before, it waits for that call and looks for the document before it sends it again. */
function useAdding(onAdded: (typed: Typed) => void) {
  const t = useTexts(adminContentTexts);
  const toasts = useToasts();
  const person = useMe().id;
  const place = { person, kind: 'document', id: NEW };
  const [tried, keepTry, forgetTry] = useKeptWork(`document.${person}.try`, NO_TRY);
  return useSoleMutation({
    mutationFn: async (sent: Sent) => {
      const isAgain = isSame(tried, tryOf(sent));
      keepTry(tryOf(sent));
      if (isAgain) await pendingSave(place);
      if (!isAgain || !(await isAdded(sent))) await notePendingSave(place, sendDocument(sent), ANSWER_LIMIT_OF_FILES);
    },
    changes: DOCUMENT_CALLS,
    onSuccess: (_, sent) => {
      forgetTry(tryOf(sent));
      onAdded(sent.typed);
      toasts.show({ tone: 'success', text: t('doc.added') });
    },
    onError: (error) => toasts.show({ tone: 'error', text: readRefusal(error).message || t('doc.notSent') }),
  });
}

/** Titles, language and size of the file, which identify a try. */
const tryOf = ({ typed, file }: Sent) => Object.assign({ bytes: file.size }, typed);
