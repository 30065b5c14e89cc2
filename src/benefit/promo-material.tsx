import { ArrowUpRight, FileText } from 'lucide-react';
import { benefitTexts } from '#locales/benefit/benefit.texts.ts';
import { useTexts } from '#locales/texts.tsx';

interface PromoMaterialProps {
  material: readonly { file: string; title: string }[];
}

/** Files about a benefit; each opens in a new tab (spec 2). Nothing at all when there are none. */
export function PromoMaterial({ material }: PromoMaterialProps) {
  const t = useTexts(benefitTexts);
  if (material.length === 0) return null;
  return (
    <section>
      <h3 className="display mb-2 text-22">{t('materials')}</h3>
      <ul>
        {material.map(({ file, title }) => (
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
              <span className="text-12 text-ink-muted">{typeOf(file)}</span>
              <ArrowUpRight aria-hidden size={20} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

const typeOf = (file: string) => (/\.(\w{2,4})(\?.*)?$/.exec(file)?.[1] ?? '').toUpperCase();
