import { useParams } from 'react-router-dom';
import { lazyScreen } from '../ground/lazy-screen.tsx';

const gift = lazyScreen(async () => (await import('../admin-budgets/gift-page.tsx')).GiftPage);
const imports = lazyScreen(async () => (await import('../imports/budget-imports-screen.tsx')).BudgetImportsList);

/** What is one step below the budgets of a company: one that was given, or the list of those that came by a file. */
export function BudgetPage() {
  return useParams().id === 'import' ? <imports.Screen /> : <gift.Screen />;
}
