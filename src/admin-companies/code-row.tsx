import { Copy } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '#design-system/confirm-dialog/confirm-dialog.tsx';
import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import { adminCompaniesTexts } from '#locales/admin-companies/admin-companies.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { useCopyCode } from '../ground/use-copy-code.ts';

interface CodeRowProps {
  code: string;
  mayWrite: boolean;
  /** The code cannot be renewed now. */
  isBlocked?: boolean;
  isPending: boolean;
  /** `onOver` closes the confirmation. */
  onRenew: (onOver: () => void) => void;
}

/** The registration code of a company, with copying and, where it got into the wrong hands, renewing. */
export function CodeRow({ code, mayWrite, isBlocked = false, isPending, onRenew }: CodeRowProps) {
  const t = useTexts(adminCompaniesTexts);
  const copy = useCopyCode();
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <code className="mr-auto font-560 font-text text-18 tabular-nums tracking-[0.06em]">{code}</code>
        <div className="-mx-2.5 flex flex-wrap gap-x-3">
          <ToolButton icon={<Copy aria-hidden size={16} />} onClick={() => copy(code)}>
            {t('code.copy')}
          </ToolButton>
          {mayWrite && (
            <ToolButton disabled={isBlocked} onClick={() => setAsked(true)}>
              {t('code.renew')}
            </ToolButton>
          )}
        </div>
      </div>
      <ConfirmDialog
        open={isAsked}
        title={t('code.title')}
        description={t('code.renewText', { code })}
        cancelLabel={t('code.keep')}
        confirmLabel={t('code.confirm')}
        busy={isPending}
        onCancel={() => setAsked(false)}
        onConfirm={() => onRenew(() => setAsked(false))}
      />
    </>
  );
}
