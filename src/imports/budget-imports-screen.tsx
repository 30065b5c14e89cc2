import { budgetSite } from './budget-site.ts';
import { ImportsList, ImportsScreen } from './imports-screen.tsx';

/** A new import of budgets for people of the own company, or one of those that were. */
export const BudgetImportsScreen = () => <ImportsScreen site={budgetSite} />;

/** Those that were. */
export const BudgetImportsList = () => <ImportsList site={budgetSite} />;
