import { Route, Routes } from 'react-router-dom';
import { lazyScreen } from '../ground/lazy-screen.tsx';

const gifts = lazyScreen(async () => (await import('../admin-budgets/gifts-screen.tsx')).GiftsScreen);
const imports = lazyScreen(async () => (await import('../imports/budget-imports-screen.tsx')).BudgetImportsScreen);

/** What a company gave, and below it the imports that give to each what a file says. */
export function BudgetsPlace() {
  return (
    <Routes>
      <Route path="import/*" element={<imports.Screen />} />
      <Route path="*" element={<gifts.Screen />} />
    </Routes>
  );
}
