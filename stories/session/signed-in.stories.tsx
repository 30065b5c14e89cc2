import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { expect, fn } from 'storybook/test';
import type { SnapshotFrom } from 'xstate';
import type { Access } from '#machines/session/route-guard.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { Guard } from '#src/app/guard.tsx';
import { SessionContext } from '#src/session/session-context.ts';
import { sessionProps } from '#src/session/session-props.ts';

interface GuardedProps {
  /** The state that the session is pinned in. */
  value: SnapshotFrom<typeof sessionMachine>['value'];
  /** Access that the opened route requires. */
  access: Access;
  wayBack: string | null;
}

const nothing = { begin: fn(), end: fn(), retry: fn(), know: fn(), keepPlace: fn(), forgetPlace: fn() };

/** A small shop behind the guard: what a person sees on a route in one state of the session. */
function Guarded({ value, access, wayBack }: GuardedProps) {
  const snapshot = sessionMachine.resolveState({
    value,
    context: { wayBack, owner: null, left: false, ended: false, failures: 0 },
  });
  const session = { ...sessionProps(snapshot), admin: false, companyAdmin: false, corporate: false, ...nothing };
  const places = { '/': 'Home', '/login': 'Sign in', '/initial/': 'Complete the account', '/cart/': 'Cart' };
  return (
    <SessionContext value={session}>
      <Routes>
        <Route
          path="/opened"
          element={
            <Guard access={access}>
              <h1>The opened route</h1>
            </Guard>
          }
        />
        {Object.entries(places).map(([path, name]) => (
          <Route key={path} path={path} element={<h1>{name}</h1>} />
        ))}
      </Routes>
    </SessionContext>
  );
}

/** The route guard (specification.md 2) in each state of the session. */
const meta = {
  title: 'Screens/Sign in/Session/Guarded page',
  component: Guarded,
  args: { value: 'signedOut', access: 'signedIn', wayBack: null },
  parameters: { layout: 'fullscreen', path: '/opened', docs: { story: { iframeHeight: 160 } } },
} satisfies Meta<typeof Guarded>;

export default meta;
type Story = StoryObj<typeof meta>;

const shows = (title: string): Pick<Story, 'play'> => ({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(title);
  },
});

export const SignedOut: Story = shows('Sign in');
export const SignedInComplete: Story = {
  args: { value: { signedIn: 'complete' } },
  ...shows('The opened route'),
};
export const SignedInIncomplete: Story = {
  args: { value: { signedIn: 'incomplete' } },
  ...shows('Complete the account'),
};
export const BackToThePlace: Story = {
  args: { value: { signedIn: 'complete' }, access: 'guest', wayBack: '/cart/' },
  ...shows('Cart'),
};
export const NoAdmin: Story = { args: { value: { signedIn: 'complete' }, access: 'admin' }, ...shows('Home') };
