import type { ComponentProps } from 'react';
import { Initials } from '#design-system/initials/initials.tsx';
import { adminTexts } from '#locales/admin/admin.texts.ts';
import { useTexts } from '#locales/texts.tsx';

/** Button in the head on wide screens that opens the account menu. */
export function AdminAccountButton({ name, ...rest }: ComponentProps<'button'> & { name: string }) {
  const t = useTexts(adminTexts);
  return (
    <button type="button" {...rest} className="target grid rounded-full">
      <span className="sr-only">{t('account.of', { name })}</span>
      <Initials name={name} className="size-8 text-12" />
    </button>
  );
}
