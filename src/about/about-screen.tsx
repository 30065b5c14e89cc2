import { useQuery } from '@tanstack/react-query';
import { categoriesQuery } from '../benefits/benefits.queries.ts';
import { useMe } from '../session/session.queries.ts';
import { AboutView } from './about-view.tsx';

/** `/about` */
export function AboutScreen() {
  const { company_name } = useMe();
  const { data } = useQuery(categoriesQuery);
  const benefits = data?.reduce((sum, { num_of_benefits }) => sum + num_of_benefits, 0) ?? null;
  return <AboutView company={company_name} benefits={benefits} categories={data?.length ?? null} />;
}
