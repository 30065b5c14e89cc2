import { Maximize2, Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '#design-system/classes/cn.ts';
import { IconButton } from '#design-system/icon-button/icon-button.tsx';
import { SegmentedControl } from '#design-system/segmented-control/segmented-control.tsx';
import { Select } from '#design-system/select/select.tsx';
import { toolTarget } from '#design-system/tool-button/tool-button.tsx';
import { adminBenefitsTexts } from '#locales/admin-benefits/admin-benefits.texts.ts';
import { recordsTexts } from '#locales/records/records.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { AdminDrawer } from '../admin/parts/admin-drawer.tsx';
import { type PreviewLook, type PreviewShape, usePreviewLook } from './preview-look.ts';
import { PreviewShown } from './preview-shown.tsx';
import { useBenefitPreview } from './use-benefit-preview.ts';

export interface PreviewPanelProps {
  /** Null for a new benefit. */
  id: number | null;
  /** Whether the preview has a column beside the form; else it is opened over the form. */
  hasColumn: boolean;
  isOpen: boolean;
  onOpen: (open: boolean) => void;
}

/** A preview of what stands in the form, as an employee sees it: in both languages, by day and by night, for the people of a company. */
export function PreviewPanel({ id, hasColumn, isOpen, onOpen }: PreviewPanelProps) {
  const t = useTexts(adminBenefitsTexts);
  const records = useTexts(recordsTexts);
  const look = usePreviewLook();
  const preview = useBenefitPreview(id, { company: look.company?.id ?? null, language: look.language });
  const shown = { look, preview };
  return (
    <>
      {hasColumn && (
        <section aria-label={t('preview.title')} className="grid gap-3 rounded-20 bg-surface-raised p-4 shadow-1">
          <div className="flex items-center gap-1">
            <h2 className="display mr-auto text-18">{t('preview.title')}</h2>
            <LightButton look={look} />
            <IconButton label={t('preview.larger')} className={toolTarget} onClick={() => onOpen(true)}>
              <Maximize2 aria-hidden size={18} />
            </IconButton>
          </div>
          <Ways look={look} shapes={['card', 'phone']} className="grid grid-cols-[2fr_3fr]" />
          <PreviewShown {...shown} shape={look.shape === 'desk' ? 'phone' : look.shape} height={416} />
        </section>
      )}
      <AdminDrawer
        open={isOpen}
        onClose={() => onOpen(false)}
        title={t('preview.title')}
        closeLabel={records('close')}
        isWide
      >
        <div className="grid gap-4">
          <div className="flex flex-wrap items-center gap-3">
            <Ways look={look} shapes={['card', 'phone', 'desk']} className="flex flex-wrap">
              <LightButton look={look} />
            </Ways>
          </div>
          <PreviewShown {...shown} shape={look.shape} height={Math.max(420, innerHeight - 220)} />
        </div>
      </AdminDrawer>
    </>
  );
}

function LightButton({ look: { night, light } }: { look: PreviewLook }) {
  const t = useTexts(adminBenefitsTexts);
  const Icon = night ? Sun : Moon;
  return (
    <IconButton label={t('preview.dark')} pressed={night} className={toolTarget} onClick={() => light(!night)}>
      <Icon aria-hidden size={18} />
    </IconButton>
  );
}

interface WaysProps {
  look: PreviewLook;
  shapes: readonly PreviewShape[];
  className: string;
  /** Controls beside the languages. */
  children?: ReactNode;
}

function Ways({ look, shapes, className, children }: WaysProps) {
  const t = useTexts(adminBenefitsTexts);
  const { language, speak, shape, draw, company, companies, choose } = look;
  const hasDesk = shapes.includes('desk');
  return (
    <>
      <div className={cn('items-center gap-2', className)}>
        <SegmentedControl
          wide={!hasDesk}
          label={t('preview.language')}
          options={[
            { value: 'SR', label: 'SR' },
            { value: 'EN', label: 'EN' },
          ]}
          value={language}
          onChange={speak}
        />
        {children}
        <SegmentedControl
          wide={!hasDesk}
          label={t('preview.shape')}
          options={shapes.map((value) => ({
            value,
            label: t(hasDesk || value === 'card' ? `preview.${value}` : 'preview.page'),
          }))}
          value={shapes.includes(shape) ? shape : 'phone'}
          onChange={draw}
        />
      </div>
      {company && companies.length > 1 && (
        <Select
          label={t('preview.company')}
          hideLabel
          options={companies.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={String(company.id)}
          onChange={(value) => choose(Number(value))}
        />
      )}
    </>
  );
}
