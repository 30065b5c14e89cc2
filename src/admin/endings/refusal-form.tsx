import { LONGEST_REFUSAL } from '#contract/approvals/approvals.rules.ts';
import { Button } from '#design-system/button/button.tsx';
import { TextArea } from '#design-system/text-area/text-area.tsx';

interface RefusalFormProps {
  words: { title: string; field: string; hint: string; press: string; back: string };
  reason: string;
  error: string | undefined;
  busy: boolean;
  onReason: (reason: string) => void;
  onSubmit: () => void;
  onBack: () => void;
}

/** Asks why a proposal is refused; the person who made it reads the reason. */
export function RefusalForm({ words, reason, error, busy, onReason, onSubmit, onBack }: RefusalFormProps) {
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <h2 className="text-18">{words.title}</h2>
      <TextArea
        label={words.field}
        required
        rows={3}
        maxLength={LONGEST_REFUSAL}
        readOnly={busy}
        hint={words.hint}
        value={reason}
        error={error}
        onChange={({ target }) => onReason(target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {words.press}
        </Button>
        <Button tone="secondary" disabled={busy} onClick={onBack}>
          {words.back}
        </Button>
      </div>
    </form>
  );
}
