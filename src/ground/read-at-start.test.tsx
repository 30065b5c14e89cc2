// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { useMachine } from '@xstate/react';
import { StrictMode } from 'react';
import { expect, it } from 'vitest';
import { setup } from 'xstate';
import { readAtStart } from './read-at-start.ts';

/** A call as the browser makes it: it rejects when aborted, and is answered a moment later otherwise. */
function call(signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    setTimeout(() => resolve('read'), 20);
  });
}

function screenOf(read: (signal: AbortSignal) => Promise<string>) {
  const machine = setup({ actors: { read: readAtStart<string>(({ signal }) => read(signal)) } }).createMachine({
    initial: 'opening',
    states: { opening: { invoke: { src: 'read', onDone: 'shown', onError: 'failed' } }, shown: {}, failed: {} },
  });
  const seen: string[] = [];
  function Screen() {
    const [{ value }] = useMachine(machine);
    seen.push(String(value));
    return <p>{String(value)}</p>;
  }
  return { Screen, seen };
}

it('is not broken by the start that React gives up while the app is developed', async () => {
  const { Screen, seen } = screenOf(call);
  render(
    <StrictMode>
      <Screen />
    </StrictMode>,
  );
  expect(await screen.findByText('shown')).toBeTruthy();
  expect(seen).not.toContain('failed');
});

it('tells what broke', async () => {
  const { Screen } = screenOf(() => Promise.reject(new Error('Away')));
  render(<Screen />);
  expect(await screen.findByText('failed')).toBeTruthy();
});
