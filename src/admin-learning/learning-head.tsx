import { Eye, EyeOff, Store } from 'lucide-react';
import { Link } from 'react-router-dom';
import { MenuItem, MenuSeparator } from '#design-system/dropdown-menu/dropdown-menu.tsx';
import { IconButton } from '#design-system/icon-button/icon-button.tsx';
import { State } from '#design-system/state/state.tsx';
import { ToolButton, toolTarget } from '#design-system/tool-button/tool-button.tsx';
import { learningAdminTexts } from '#locales/admin-learning/learning.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { EndingKind } from '../admin/endings/ending-kind.ts';
import { EndingQuestion } from '../admin/endings/ending-question.tsx';
import { useEndings } from '../admin/endings/use-endings.ts';
import { ActionsMenu } from '../admin/parts/actions-menu.tsx';
import { useRecordProps } from '../admin/record/record-context.ts';
import { RecordPageHead } from '../admin/record/record-page.tsx';
import { paths } from '../ground/paths.ts';
import type { LearningCalls } from './learning-calls.ts';
import type { LearningKind } from './learning-kind.ts';
import type { EditedLearning } from './learning-record.ts';
import type { WithdrawnLearning } from './use-learning-ending.tsx';
import { useOffering } from './use-offering.ts';

interface HeadProps<Edited extends EditedLearning, Effects> {
  kind: LearningKind<Edited>;
  calls: LearningCalls<Edited>;
  /** Calls and texts of withdrawing the record; `onChanged` is called afterwards. */
  useEnding: (onChanged: () => void) => EndingKind<WithdrawnLearning, Effects>;
  name: string;
  stored: Edited | undefined;
  mayWrite: boolean;
  /** Opens the preview; undefined where the preview has a column of its own. */
  onPreview?: (() => void) | undefined;
}

/** The head of a course or a package: its name, its state and the actions on all of it. */
export function LearningHead<Edited extends EditedLearning, Effects>(props: HeadProps<Edited, Effects>) {
  const { kind, name, stored, mayWrite, onPreview } = props;
  const t = useTexts(learningAdminTexts);
  return (
    <RecordPageHead
      title={name}
      crumbs={<Link to={`${paths.adminPanel}/${kind.place}`}>{t(`${kind.place}.title`)}</Link>}
      state={stored && <State tone={stored.active ? 'on' : 'off'}>{t(stored.active ? 'on' : 'off')}</State>}
    >
      {onPreview && (
        <IconButton label={t('preview')} className={toolTarget} onClick={onPreview}>
          <Eye aria-hidden size={18} />
        </IconButton>
      )}
      {stored && mayWrite && <Actions {...props} stored={stored} />}
    </RecordPageHead>
  );
}

/** The actions on the record: offer, withdraw, open in the shop. */
function Actions<Edited extends EditedLearning, Effects>(props: HeadProps<Edited, Effects> & { stored: Edited }) {
  const { kind, calls, useEnding, name, stored } = props;
  const t = useTexts(learningAdminTexts);
  const { face, hasDraft } = useRecordProps();
  const { pk, revision, active } = stored;
  const { offer, isBusy, tellForm } = useOffering({ kind, calls, name, pk });
  const endings = useEndings(useEnding(() => void tellForm()));
  if (!active) {
    return (
      face === 'form' && (
        <ToolButton tone="secondary" busy={isBusy} disabled={hasDraft} onClick={() => void offer()}>
          {t('offer')}
        </ToolButton>
      )
    );
  }
  return (
    <>
      <ActionsMenu label={t('actions')}>
        <MenuItem asChild icon={<Store aria-hidden size={20} />}>
          <Link to={`/${kind.name}/${pk}`}>{t('inShop')}</Link>
        </MenuItem>
        <MenuSeparator />
        <MenuItem
          tone="danger"
          icon={<EyeOff aria-hidden size={20} />}
          onSelect={() => endings.ask({ pk, name, revision })}
        >
          {t('withdraw')}
        </MenuItem>
      </ActionsMenu>
      <EndingQuestion endings={endings} />
    </>
  );
}
