import type { DemoPerson } from './demo-person.ts';

/** In which unit of the company people of each position work. */
const POSITIONS: Record<string, readonly string[]> = {
  Razvoj: ['Programerka', 'Programer', 'Vođa tima', 'Inženjer podataka', 'Inženjer kvaliteta', 'Tester'],
  Proizvod: ['Dizajnerka proizvoda', 'Dizajnerka', 'Dizajnerica', 'Menadžerka proizvoda', 'Analitičarka'],
  Ljudi: ['Direktorka ljudskih resursa', 'Saradnik za ljudske resurse'],
  Finansije: ['Direktorica finansija', 'Rukovodilac finansija', 'Knjigovotkinja'],
  Pravo: ['Pravnica'],
  Podrška: ['Sistem administrator', 'Administrator platforme', 'Arhitekta sistema', 'Agent podrške'],
  Studio: ['Ilustrator', 'Producentkinja', 'Animator', 'Urednica', 'Montažer'],
};

/** The unit of somebody; none for who has no position. */
export const unitOf = ({ position }: Pick<DemoPerson, 'position'>): string =>
  Object.keys(POSITIONS).find((unit) => POSITIONS[unit]?.includes(position)) ?? '';
