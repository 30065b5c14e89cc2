import { expect, it, vi } from 'vitest';
import { Uploads } from './uploads.ts';

const file = (name: string) => new File(['x'], name);

/** A server that answers each file when the test says so. */
function sending(room = 12) {
  const sent: string[] = [];
  const answers = new Map<string, { resolve: () => void; reject: (error: unknown) => void }>();
  const uploads = new Uploads(() => ({
    prepare: async (chosen) => (chosen.name === 'a.svg' ? { problem: 'wrongType' } : { file: chosen }),
    send: ({ name }, { onProgress }) => {
      sent.push(name);
      onProgress(40);
      return new Promise((resolve, reject) => answers.set(name, { resolve, reject }));
    },
    room: () => room,
    say: (error) => ({ said: String((error as Error).message), isAgain: true }),
  }));
  const states = () => uploads.all().map(({ name, percent, problem }) => [name, percent, problem]);
  return { uploads, sent, answers, states };
}

it('sends one after the other, in the order in which they were chosen', async () => {
  const { uploads, sent, answers, states } = sending();
  uploads.add([file('1.png'), file('2.png')]);
  await vi.waitFor(() =>
    expect(states()).toEqual([
      ['1.png', 40, null],
      ['2.png', null, null],
    ]),
  );
  expect(sent).toEqual(['1.png']);
  uploads.add([file('3.png')]);
  for (const name of ['1.png', '2.png', '3.png']) {
    await vi.waitFor(() => expect(sent.at(-1)).toBe(name));
    answers.get(name)?.resolve();
  }
  await vi.waitFor(() => expect(states()).toEqual([]));
});

it('says of each why it was not taken, and goes on with the others', async () => {
  const { uploads, answers, sent, states } = sending();
  uploads.add([file('a.svg'), file('1.png'), file('2.png')]);
  await vi.waitFor(() => expect(sent).toEqual(['1.png']));
  answers.get('1.png')?.reject(new Error('No'));
  await vi.waitFor(() => expect(sent).toEqual(['1.png', '2.png']));
  answers.get('2.png')?.resolve();
  const refused = { said: 'No', isAgain: true };
  await vi.waitFor(() =>
    expect(states()).toEqual([
      ['a.svg', null, 'wrongType'],
      ['1.png', 40, refused],
    ]),
  );
});

it('sends again what was not taken, and forgets what it is told to', async () => {
  const { uploads, answers, sent, states } = sending();
  uploads.add([file('1.png')]);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  answers.get('1.png')?.reject(new Error('No'));
  await vi.waitFor(() => expect(states()[0]?.[2]).toBeTruthy());
  uploads.again(uploads.all()[0]?.key ?? 0);
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  answers.get('1.png')?.reject(new Error('No'));
  await vi.waitFor(() => expect(states()[0]?.[2]).toBeTruthy());
  uploads.forget(uploads.all()[0]?.key ?? 0);
  expect(states()).toEqual([]);
});

it('takes no more than there is room for, those on their way counted', async () => {
  const { uploads, answers, sent, states } = sending(2);
  uploads.add([file('1.png'), file('2.png'), file('3.png')]);
  expect(states()[2]).toEqual(['3.png', null, 'tooMany']);
  for (const name of ['1.png', '2.png']) {
    await vi.waitFor(() => expect(sent.at(-1)).toBe(name));
    answers.get(name)?.resolve();
  }
  await vi.waitFor(() => expect(states()).toHaveLength(1));
  expect(sent).toEqual(['1.png', '2.png']);
});

it('gives up what is on its way when the form is left', async () => {
  const { uploads, answers, sent, states } = sending();
  const read = vi.fn();
  uploads.subscribe(read);
  uploads.add([file('1.png'), file('2.png')]);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(uploads.stop()).toEqual(['1.png', '2.png']);
  answers.get('1.png')?.reject(new DOMException('Aborted', 'AbortError'));
  await Promise.resolve();
  expect([states(), sent]).toEqual([[], ['1.png']]);
  expect(read).toHaveBeenCalled();
});
