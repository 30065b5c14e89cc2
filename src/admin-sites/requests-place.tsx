import { Route, Routes } from 'react-router-dom';
import { lazyScreen } from '../ground/lazy-screen.tsx';

const requests = lazyScreen(async () => (await import('../admin-requests/requests-screen.tsx')).RequestsScreen);
const absence = lazyScreen(async () => (await import('../admin-requests/absence-screen.tsx')).AbsenceScreen);

/** The requests of a company, and below them when whoever reviews them is away. */
export function RequestsPlace() {
  return (
    <Routes>
      <Route path="absence" element={<absence.Screen />} />
      <Route path="*" element={<requests.Screen />} />
    </Routes>
  );
}
