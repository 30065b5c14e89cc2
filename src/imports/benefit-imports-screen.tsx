import { benefitSite } from './benefit-site.ts';
import { ImportsScreen } from './imports-screen.tsx';

/** Imports of benefits into the catalogue. */
export const BenefitImportsScreen = () => <ImportsScreen site={benefitSite} />;
