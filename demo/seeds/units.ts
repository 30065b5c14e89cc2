import type { DemoPerson } from './demo-person.ts';

/** Positions of each unit of the company. */
const POSITIONS: Record<string, readonly string[]> = {
  Razvoj: ['Programerka', 'Programer', 'Vođa tima', 'Inženjer podataka', 'Inženjer kvaliteta', 'Tester'],
  Proizvod: ['Dizajnerka proizvoda', 'Dizajnerka', 'Dizajnerica', 'Menadžerka proizvoda', 'Analitičarka'],
  Ljudi: ['Direktorka ljudskih resursa', 'Saradnik za ljudske resurse'],
  Finansije: ['Direktorica finansija', 'Rukovodilac finansija', 'Knjigovotkinja'],
  Pravo: ['Pravnica'],
  Podrška: ['Sistem administrator', 'Administrator platforme', 'Arhitekta sistema', 'Agent podrške'],
  Studio: ['Ilustrator', 'Producentkinja', 'Animator', 'Urednica', 'Montažer'],
};

/** Unit of a person by position; empty without one. */
export const unitOf = ({ position }: Pick<DemoPerson, 'position'>): string =>
  Object.keys(POSITIONS).find((unit) => POSITIONS[unit]?.includes(position)) ?? '';
