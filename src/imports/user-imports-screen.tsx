import { ImportsScreen } from './imports-screen.tsx';
import { userSite } from './user-site.ts';

/** Imports of people into any company. */
export const UserImportsScreen = () => <ImportsScreen site={userSite} />;
