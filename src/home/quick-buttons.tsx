import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { SKILLS_CATEGORY_ID, TEAM_BUILDING_CATEGORY_ID } from '#contract/benefits/benefits.rules.ts';
import { cn } from '#design-system/classes/cn.ts';
import { homeTexts } from '#locales/home/home.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { paths } from '../ground/paths.ts';
import { PictureFrame } from '../ground/picture-frame.tsx';
import type { HomeViewProps } from './home-view-props.ts';

interface QuickButtonsProps extends Pick<HomeViewProps, 'counts'> {
  /** Invisible, but with their room reserved, while they could still move under the pointer. */
  hidden?: boolean;
}

/**
 * specification.md 2 and 9: quick buttons to team building, skills and discounts; those to a category that the shop does not
 * have are left out.
 */
export function QuickButtons({ counts, hidden = false }: QuickButtonsProps) {
  const t = useTexts(homeTexts);
  const ofCategory = (of: keyof typeof counts, id: number, image: string) => {
    const count = counts[of];
    if (count === 'none') return [];
    const text = count === null ? '' : t(`quick.${of}.text`, { count });
    return [{ to: paths.flexible(id), image, name: t(`quick.${of}`), text }];
  };
  const ways = [
    ...ofCategory('team', TEAM_BUILDING_CATEGORY_ID, 'team-table-0'),
    ...ofCategory('skills', SKILLS_CATEGORY_ID, 'education-pencils-0'),
    { to: paths.special(), image: 'food-fruit-0', name: t('quick.discounts'), text: t('quick.discounts.text') },
  ];
  return (
    <nav aria-label={t('quick')} className={cn('@container mt-4 desk:mt-6', hidden && 'invisible')}>
      <ul className="grid auto-cols-fr grid-flow-col gap-2.5 desk:gap-4 @min-[63rem]:gap-6">
        {ways.map(({ to, image, name, text }) => (
          <li key={image} className="min-w-0">
            <Link
              to={to}
              // The name is beside the picture only where the row is wide, by a container query.
              className="group flex h-full flex-col items-center gap-2 rounded-20 bg-surface-raised px-2 pt-2 pb-3 text-center shadow-1 transition-shadow duration-base hover:shadow-2 @min-[63rem]:flex-row @min-[63rem]:gap-4.5 @min-[63rem]:py-3 @min-[63rem]:pr-5 @min-[63rem]:pl-3 @min-[63rem]:text-left"
            >
              <PictureFrame
                image={`/pictures/${image}.svg`}
                className="aspect-square w-full max-w-36 shrink-0 rounded-[46px_46px_10px_10px] @min-[63rem]:w-23"
                priority
              />
              <span className="w-full min-w-0 @min-[63rem]:flex-1">
                <span className="display block text-[15px] @min-[34rem]:text-22">{name}</span>
                <span className="hidden min-h-[1.45em] text-14 text-ink-muted @min-[34rem]:block">{text}</span>
              </span>
              <ArrowRight
                aria-hidden
                size={20}
                className="hidden transition-transform duration-base group-hover:translate-x-1 @min-[63rem]:block"
              />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
