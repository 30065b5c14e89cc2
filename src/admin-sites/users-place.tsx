import { Route, Routes } from 'react-router-dom';
import { lazyScreen } from '../ground/lazy-screen.tsx';

const users = lazyScreen(async () => (await import('../admin-people/users-screen.tsx')).UsersScreen);
const imports = lazyScreen(async () => (await import('../imports/user-imports-screen.tsx')).UserImportsScreen);

/** The people of all companies, and below them the imports that bring many at once. */
export function UsersPlace() {
  return (
    <Routes>
      <Route path="import/*" element={<imports.Screen />} />
      <Route path="*" element={<users.Screen />} />
    </Routes>
  );
}
