import type { Editor } from '@tiptap/react';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { linkAddress } from './extensions.ts';

export interface LinkDialogLabels {
  title: string;
  address: string;
  hint: string;
  wrong: string;
  set: string;
  remove: string;
  close: string;
}

interface LinkDialogProps {
  editor: Editor;
  labels: LinkDialogLabels;
  onClose: () => void;
}

/**
 * Dialog for the address of the link at the caret; without selected words the address itself is inserted. The focus returns to the text.
 */
export function LinkDialog({ editor, labels, onClose }: LinkDialogProps) {
  const form = useId();
  const before = String(editor.getAttributes('link').href ?? '');
  const [typed, type] = useState(before);
  const [isWrong, setWrong] = useState(false);
  const leave = () => {
    onClose();
    // Runs after the dialog has given the focus back.
    requestAnimationFrame(() => editor.commands.focus());
  };
  const remove = () => {
    editor.chain().extendMarkRange('link').unsetLink().run();
    leave();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React passes submit events of the dialog on to the form around the editor.
    event.stopPropagation();
    if (typed.trim() === '' && before !== '') return remove();
    const href = linkAddress(typed);
    if (href === null) {
      setWrong(true);
      return event.currentTarget.querySelector('input')?.focus();
    }
    const mark = { type: 'link', attrs: { href } };
    if (editor.state.selection.empty && before === '')
      editor
        .chain()
        .insertContent({ type: 'text', text: typed.trim(), marks: [mark] })
        .unsetMark('link')
        .run();
    else editor.chain().extendMarkRange('link').setLink({ href }).run();
    leave();
  };
  return (
    <Dialog
      open
      size="small"
      onClose={leave}
      title={labels.title}
      closeLabel={labels.close}
      footer={
        <>
          {before !== '' && (
            <Button tone="ghost" onClick={remove}>
              {labels.remove}
            </Button>
          )}
          <Button type="submit" form={form}>
            {labels.set}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <TextField
          data-autofocus
          label={labels.address}
          hint={labels.hint}
          error={isWrong ? labels.wrong : undefined}
          inputMode="url"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => {
            type(target.value);
            setWrong(false);
          }}
        />
      </form>
    </Dialog>
  );
}
