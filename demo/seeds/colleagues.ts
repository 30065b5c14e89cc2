import type { CompanyCode } from '../composer/benefit-content.ts';
import { DEMO_SECRET, type DemoPerson } from './demo-person.ts';

type Written = [name: string, position: string, birthPlace: string, birthday: string];

const WRITTEN: Record<CompanyCode, readonly Written[]> = {
  'IZBOR-RS': [
    ['Ana Jovanović', 'Programerka', 'Beograd', '1994-03-11'],
    ['Marko Nikolić', 'Vođa tima', 'Užice', '1984-12-05'],
    ['Ivana Šćepanović', 'Analitičarka', 'Kraljevo', '1990-07-28'],
    ['Stefan Čolić', 'Programer', 'Zrenjanin', '1997-05-16'],
    ['Jovana Đukić', 'Menadžerka proizvoda', 'Pančevo', '1988-10-01'],
    ['Petar Žarković', 'Sistem administrator', 'Subotica', '1981-02-14'],
    ['Milica Ristić', 'Pravnica', 'Šabac', '1992-09-09'],
    ['Nemanja Savić', 'Saradnik za ljudske resurse', 'Leskovac', '1999-01-25'],
    ['Tijana Bogdanović', 'Dizajnerka', 'Sombor', '1995-06-07'],
    ['Vladimir Kostić', 'Inženjer kvaliteta', 'Smederevo', '1986-04-30'],
    ['Goran Vasić', 'Rukovodilac finansija', 'Požarevac', '1982-03-19'],
    ['Dunja Matić', 'Agent podrške', 'Vršac', '1994-10-06'],
  ],
  'IZBOR-ME': [
    ['Mina Radulović', 'Producentkinja', 'Podgorica', '1990-05-22'],
    ['Balša Perović', 'Animator', 'Cetinje', '1995-11-13'],
    ['Jelena Knežević', 'Urednica', 'Budva', '1987-08-03'],
    ['Vuk Đurišić', 'Montažer', 'Bar', '1998-02-27'],
  ],
  'IZBOR-BA': [
    ['Emir Begić', 'Programer', 'Sarajevo', '1991-09-15'],
    ['Lejla Kovačević', 'Dizajnerica', 'Tuzla', '1996-12-21'],
    ['Dragan Stanić', 'Arhitekta sistema', 'Banja Luka', '1980-07-18'],
    ['Selma Mujić', 'Analitičarka', 'Zenica', '1993-03-06'],
  ],
};

const GIVEN: Record<CompanyCode, Pick<DemoPerson, 'flexible' | 'budgets'>> = {
  'IZBOR-RS': { flexible: 80_000, budgets: { 1: 24_000 } },
  'IZBOR-ME': { flexible: 700, budgets: { 1: 180 } },
  'IZBOR-BA': { flexible: 1_500, budgets: { 1: 400 } },
};

/** Colleagues with one role each; the e-mail of those who sign in names the role. */
const WITH_A_ROLE: Record<string, Partial<DemoPerson>> = {
  'Petar Žarković': { email: 'owner@izbor.demo', adminRoles: ['owner'], oneTimeSecret: DEMO_SECRET, signsIn: true },
  'Tijana Bogdanović': { email: 'content@izbor.demo', adminRoles: ['content'], signsIn: true },
  'Milica Ristić': { email: 'auditor@izbor.demo', adminRoles: ['auditor'], signsIn: true },
  'Nemanja Savić': { email: 'people@izbor.demo', companyRoles: ['people'], signsIn: true },
  'Ivana Šćepanović': { email: 'budgets@izbor.demo', companyRoles: ['budgets'], signsIn: true },
  'Vladimir Kostić': { email: 'reviewer@izbor.demo', companyRoles: ['reviewer'], signsIn: true },
  // Authors of proposals, on which people who sign in decide.
  'Goran Vasić': { companyRoles: ['budgets'], flexible: 160_000 },
  'Dunja Matić': { adminRoles: ['operations'] },
};

/** People who fill the companies: most of them do not sign in. */
export const COLLEAGUES: readonly DemoPerson[] = (Object.keys(WRITTEN) as CompanyCode[]).flatMap((company) =>
  WRITTEN[company].map(([name, position, birthPlace, birthday]) => {
    const [firstName = '', lastName = ''] = name.split(' ');
    return {
      company,
      firstName,
      lastName,
      position,
      birthPlace,
      birthday,
      ...GIVEN[company],
      email: `${latin(firstName)}.${latin(lastName)}@izbor.demo`,
      language: 'SR',
      signsIn: false,
      ...WITH_A_ROLE[name],
    };
  }),
);

/** A name in the letters of e-mail addresses. */
export function latin(name: string): string {
  return name.toLowerCase().replace(/đ/g, 'dj').normalize('NFD').replace(/\p{M}/gu, '');
}
