import { type FormEvent, useId, useState } from 'react';
import { Button } from '#design-system/button/button.tsx';
import { Dialog } from '#design-system/dialog/dialog.tsx';
import { TextField } from '#design-system/text-field/text-field.tsx';
import { adminTexts } from '#locales/admin/admin.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { focusProblem } from '../parts/focus-problem.ts';
import type { Reordering } from './reordering.ts';

/** Dialog that moves a thing to a place by its number, for lists of many pages. */
export function MoveToPlaceDialog({ moving, id }: { moving: Reordering; id: number }) {
  const t = useTexts(adminTexts);
  const form = useId();
  const { place, count } = moving.placeOf(id);
  const [typed, setTyped] = useState(String(place));
  const [isWrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = Number(typed.trim());
    if (!Number.isInteger(wanted) || wanted < 1 || wanted > count) {
      setWrong(true);
      return focusProblem(form);
    }
    moving.cancel();
    moving.to(id, wanted);
  };
  return (
    <Dialog
      open
      size="small"
      onClose={moving.cancel}
      title={t('order.placeTitle')}
      closeLabel={t('close')}
      footer={
        <Button type="submit" form={form}>
          {t('order.placeMove')}
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <TextField
          label={t('order.place')}
          hint={t('order.placeHint', { count })}
          error={isWrong ? t('order.placeHint', { count }) : undefined}
          inputMode="numeric"
          autoComplete="off"
          data-autofocus
          onFocus={({ target }) => target.select()}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setWrong(false);
          }}
        />
      </form>
    </Dialog>
  );
}
