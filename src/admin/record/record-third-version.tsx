import { Pencil, Undo2 } from 'lucide-react';
import { Button } from '#design-system/button/button.tsx';
import { Skeleton } from '#design-system/skeleton/skeleton.tsx';
import { TextArea } from '#design-system/text-area/text-area.tsx';
import { recordsTexts } from '#locales/records/records.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { OpenedPart } from '../../ground/opened-part.tsx';
import { LazyRichEditor } from '../parts/lazy-rich-editor.ts';
import type { RecordFields } from '../parts/record-field.ts';
import { useRichLabels } from '../parts/rich-labels.ts';

interface ThirdVersionProps extends Pick<RecordFields[string], 'label' | 'text'> {
  /** BCP 47. */
  lang: string | undefined;
  value: string;
  onWrite: (value: string) => void;
  isWriting: boolean;
  /** Begins writing, with the text of the chosen side, or ends it. */
  onWriting: (isWriting: boolean) => void;
  /** Restores mine; missing while nothing has replaced it. */
  onBack?: (() => void) | undefined;
}

/** A third version of a text that two people changed, written from one of theirs. */
export function ThirdVersion(props: ThirdVersionProps) {
  const t = useTexts(recordsTexts);
  const { isWriting, onWriting, onBack } = props;
  return (
    <>
      {isWriting && (props.text === 'html' ? <Rich {...props} /> : <Plain {...props} />)}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {!isWriting && (
          <Button tone="ghost" size="small" icon={<Pencil aria-hidden size={16} />} onClick={() => onWriting(true)}>
            {t('merge.edit')}
          </Button>
        )}
        {onBack && (
          <Button tone="ghost" size="small" icon={<Undo2 aria-hidden size={16} />} onClick={onBack}>
            {t('merge.back')}
          </Button>
        )}
      </div>
    </>
  );
}

function Plain({ label, text, lang, value, onWrite }: ThirdVersionProps) {
  const t = useTexts(recordsTexts);
  return (
    <TextArea
      autoFocus
      label={t('merge.third', { field: label })}
      rows={text === 'lines' ? 4 : 1}
      lang={lang}
      value={value}
      onChange={({ target }) => onWrite(target.value)}
    />
  );
}

/** The form's own editor, with only the page of this language. */
function Rich({ label, lang, value, onWrite, onWriting }: ThirdVersionProps) {
  const t = useTexts(recordsTexts);
  const labels = useRichLabels();
  const language = lang === 'en' ? 'en' : 'sr';
  return (
    <OpenedPart onOpen={onWriting} fallback={<Skeleton shape="block" className="h-32 w-full" />}>
      <LazyRichEditor
        labels={labels}
        label={t('merge.third', { field: label })}
        names={{ sr: t('pair.sr'), en: t('pair.en') }}
        only={language}
        autoFocus={language}
        value={Object.assign({ sr: '', en: '' }, { [language]: value })}
        onChange={(_, html) => onWrite(html)}
        fallback={(from) => t(`pair.fallback.${from}`)}
        copyLabel={(from) => t(`pair.copy.${from}`)}
      />
    </OpenedPart>
  );
}
