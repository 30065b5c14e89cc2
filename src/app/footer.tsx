import { Link } from 'react-router-dom';
import { Logo } from '#design-system/logo/logo.tsx';
import { TextLink } from '#design-system/text-link/text-link.tsx';
import { frameTexts } from '#locales/frame/frame.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { paths } from '../ground/paths.ts';

const links = ['packages', 'help', 'downloads', 'suggestion', 'contact', 'about', 'accessibility'] as const;

/** Footer of every page of the shop. It links only to screens that exist. */
export function Footer() {
  const t = useTexts(frameTexts);
  return (
    <footer className="border-line border-t print:hidden">
      <div className="mx-auto grid max-w-shell gap-4 px-4 pt-8 pb-28 low:pb-8 text-14 text-ink-muted desk:px-8 desk:py-8">
        <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
          <Logo size="small" />
          <nav aria-label={t('footer.label')} className="desk:mr-52">
            <ul className="flex flex-wrap gap-x-6">
              {links.map((name) => (
                <li key={name}>
                  <TextLink asChild className="font-500 text-ink">
                    <Link to={paths[name]}>{t(`footer.${name}`)}</Link>
                  </TextLink>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <p>{t('footer.note')}</p>
      </div>
    </footer>
  );
}
