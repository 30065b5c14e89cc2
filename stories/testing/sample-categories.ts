import type { Category, Provider } from '#contract/categories/categories.contract.ts';

const category = (id: number, icon: string, name: string, count: number, children: string[] = []): Category => ({
  id,
  icon,
  name,
  num_of_benefits: count,
  children: children.map((child, index) => ({
    id: id * 1000 + index + 1,
    icon,
    name: child,
    num_of_benefits: Math.max(1, Math.floor(count / (index + 2))),
  })),
});

/** The tree of categories as the server sends it. */
export const sampleCategories: readonly Category[] = [
  category(1, 'sport', 'Sport and recreation/Sport i rekreacija', 34, [
    'Gym and fitness/Teretana i fitnes',
    'Swimming/Plivanje',
  ]),
  category(2, 'wellness', 'Wellness/Velnes', 21, ['Massage/Masaža', 'Spa and baths/Spa i banje']),
  category(3, 'health', 'Health/Zdravlje', 28, [
    'Preventive check-ups/Preventivni pregledi',
    'Dentistry/Stomatologija',
    'Optics/Optika',
    'Counselling/Psihološko savetovanje',
    'Additional health insurance/Dodatno zdravstveno osiguranje',
  ]),
  category(4, 'education', 'Skills and learning/Veštine i učenje', 46, ['Languages/Strani jezici']),
  category(5, 'travel', 'Travel/Putovanja', 19),
  category(6, 'food', 'Food and drink/Hrana i piće', 25),
  category(7, 'culture', 'Culture/Kultura', 17),
  category(8, 'kids', 'Children and family/Deca i porodica', 14),
  category(105, 'team', 'Team building/Tim bilding', 11),
];

/** Providers with how many benefits each has. */
export const sampleProviders: readonly Provider[] = [
  'Čačanska banja',
  'Vežbaonica Vračar',
  'Lotos centar',
  'Domaća korpa',
  'Škola Reč',
  'Planinski dom Kaluđerske Bare',
  'Veslački klub Čukarica',
  'Dom zdravlja Senjak',
].map((name, index) => ({
  id: index + 1,
  name,
  picture: `/pictures/provider-${index + 1}.svg`,
  num_of_benefits: 12 - index,
}));
