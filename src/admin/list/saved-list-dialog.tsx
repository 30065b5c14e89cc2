import { type FormEvent, useId, useState } from 'react';
import { LONGEST_LIST_NAME } from '#contract/saved-lists/saved-lists.rules.ts';
import { Button } from '#design-system/button/button.tsx';
import { Checkbox } from '#design-system/checkbox/checkbox.tsx';
import { Dialog } from '#design-system/dialog/dialog.tsx';
import { TextField } from '#design-system/text-field/text-field.tsx';
import { adminTexts } from '#locales/admin/admin.texts.ts';
import { useTexts } from '#locales/texts.tsx';

interface SavedListDialogProps {
  title: string;
  name: string;
  /** Whether to offer that everybody sees the list. */
  mayShare: boolean;
  busy: boolean;
  /** Why the list was not saved under that name. */
  wrong: string | undefined;
  /** The person has typed another name since the error. */
  onType: () => void;
  onSave: (name: string, shared: boolean) => void;
  onClose: () => void;
}

/** Dialog that asks for the name of a saved list. */
export function SavedListDialog({ title, name, mayShare, busy, wrong, onType, onSave, onClose }: SavedListDialogProps) {
  const t = useTexts(adminTexts);
  const form = useId();
  const [typed, setTyped] = useState(name);
  const [shared, setShared] = useState(false);
  const [isEmpty, setEmpty] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() === '') return setEmpty(true);
    onSave(typed.trim(), shared);
  };
  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      title={title}
      closeLabel={t('close')}
      footer={
        <Button type="submit" form={form} busy={busy}>
          {t('kept.save')}
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="grid gap-5">
        <TextField
          label={t('kept.name')}
          hint={t('kept.hint')}
          error={isEmpty ? t('kept.empty') : wrong}
          required
          maxLength={LONGEST_LIST_NAME}
          autoComplete="off"
          data-autofocus
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setEmpty(false);
            if (wrong !== undefined) onType();
          }}
        />
        {mayShare && (
          <Checkbox checked={shared} onChange={setShared}>
            {t('kept.shareAtOnce')}
          </Checkbox>
        )}
      </form>
    </Dialog>
  );
}
