import { ImportsScreen } from './imports-screen.tsx';
import { peopleSite } from './people-site.ts';

/** Imports of people into the own company. */
export const PeopleImportsScreen = () => <ImportsScreen site={peopleSite} />;
