import {
  Armchair,
  Baby,
  Bike,
  BookOpen,
  Drama,
  Dumbbell,
  Flower2,
  GraduationCap,
  Headphones,
  HeartPulse,
  type LucideIcon,
  Mountain,
  Shapes,
  Sparkles,
  UsersRound,
  Utensils,
} from 'lucide-react';
import type { CategoryIconName } from '#contract/categories/category-icons.ts';

const icons: Record<CategoryIconName, LucideIcon> = {
  sport: Dumbbell,
  wellness: Flower2,
  health: HeartPulse,
  education: GraduationCap,
  travel: Mountain,
  food: Utensils,
  culture: Drama,
  kids: Baby,
  home: Armchair,
  technology: Headphones,
  beauty: Sparkles,
  books: BookOpen,
  mobility: Bike,
  team: UsersRound,
};

/** Icon of a category by its name on the wire; a neutral one for unknown names. */
export function CategoryIcon({ name, className }: { name: string; className?: string }) {
  const Icon = (icons as Partial<Record<string, LucideIcon>>)[name] ?? Shapes;
  return <Icon aria-hidden size={20} className={className} />;
}
