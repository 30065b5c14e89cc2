import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { SKILLS_CATEGORY_ID, TEAM_BUILDING_CATEGORY_ID } from '#contract/benefits/benefits.rules.ts';
import { homeTexts } from '#locales/home/home.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { paths } from '../app/paths.ts';
import { PictureFrame } from '../benefit/picture-frame.tsx';
import type { HomeViewProps } from './home-view-props.ts';

/** Spec 2 and 9: short ways to team building, skills and discounts. */
export function QuickButtons({ counts }: Pick<HomeViewProps, 'counts'>) {
  const t = useTexts(homeTexts);
  const { team, skills } = counts;
  const ways = [
    {
      to: paths.flexible(TEAM_BUILDING_CATEGORY_ID),
      image: 'team-table-0',
      name: t('quick.team'),
      text: team === null ? '' : t('quick.team.text', { count: team }),
    },
    {
      to: paths.flexible(SKILLS_CATEGORY_ID),
      image: 'education-pencils-0',
      name: t('quick.skills'),
      text: skills === null ? '' : t('quick.skills.text', { count: skills }),
    },
    { to: paths.special(), image: 'food-fruit-0', name: t('quick.discounts'), text: t('quick.discounts.text') },
  ];
  return (
    <nav aria-label={t('quick')} className="mt-4 desk:mt-6">
      <ul className="grid grid-cols-3 gap-2.5 desk:gap-6">
        {ways.map(({ to, image, name, text }) => (
          <li key={image} className="min-w-0">
            <Link
              to={to}
              className="group flex h-full flex-col items-center gap-2 rounded-20 bg-surface-raised px-2 pt-2 pb-3 text-center shadow-1 transition-shadow duration-base hover:shadow-2 desk:flex-row desk:gap-4.5 desk:py-3 desk:pr-5 desk:pl-3 desk:text-left"
            >
              <PictureFrame
                image={`/pictures/${image}.svg`}
                className="aspect-square w-full max-w-36 shrink-0 rounded-[46px_46px_10px_10px] desk:w-23"
                priority
              />
              <span className="min-w-0 desk:flex-1">
                <span className="display block text-[15px] desk:text-22">{name}</span>
                <span className="block min-h-[1.45em] text-14 text-ink-muted max-desk:hidden">{text}</span>
              </span>
              <ArrowRight
                aria-hidden
                size={20}
                className="transition-transform duration-base group-hover:translate-x-1 max-desk:hidden"
              />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
