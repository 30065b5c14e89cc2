import { budgetSite } from './budget-site.ts';
import { ImportsScreen } from './imports-screen.tsx';

/** Imports of budgets for people of the own company. */
export const BudgetImportsScreen = () => <ImportsScreen site={budgetSite} />;
