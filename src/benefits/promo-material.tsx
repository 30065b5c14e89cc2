import { ArrowUpRight, FileText } from 'lucide-react';
import type { BenefitInFull } from '#contract/benefits/benefits.contract.ts';
import { benefitsTexts } from '#locales/benefits/benefits.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { fileSize } from '../files/file-size.ts';

interface PromoMaterialProps {
  material: BenefitInFull['promo_material'];
}

/** Files about a benefit; each opens in a new tab (specification.md 2). Renders nothing without any. */
export function PromoMaterial({ material }: PromoMaterialProps) {
  const t = useTexts(benefitsTexts);
  const language = useLanguage();
  if (material.length === 0) return null;
  return (
    <section>
      <h3 className="display mb-2 text-22">{t('materials')}</h3>
      <ul>
        {material.map(({ file, title, type, size }) => (
          <li key={file} className="border-line border-t last:border-b">
            <a
              href={file}
              target="_blank"
              rel="noreferrer"
              className="group/file flex min-h-15 items-center gap-3 rounded-8 py-2 hover:text-brand"
            >
              <FileText aria-hidden size={20} className="text-ink-muted" />
              <span className="min-w-0 flex-1">
                {title}
                <span className="sr-only">, {t('newTab')}</span>
              </span>
              <span className="whitespace-nowrap text-12 text-ink-muted">
                {size === null ? type : `${type}, ${fileSize(size, language)}`}
              </span>
              <ArrowUpRight aria-hidden size={20} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
