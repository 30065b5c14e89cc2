import { Route, Routes } from 'react-router-dom';
import { lazyScreen } from '../ground/lazy-screen.tsx';

const people = lazyScreen(async () => (await import('../admin-people/people-screen.tsx')).PeopleScreen);
const imports = lazyScreen(async () => (await import('../imports/people-imports-screen.tsx')).PeopleImportsScreen);

/** The people of a company, and below them the imports that bring many at once. */
export function PeoplePlace() {
  return (
    <Routes>
      <Route path="import/*" element={<imports.Screen />} />
      <Route path="*" element={<people.Screen />} />
    </Routes>
  );
}
