import { createConnection, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { openEmbedded } from '../database/embedded.ts';
import { deskOf } from './copy-desk.ts';
import { CopyRefused } from './copy-refused.ts';
import { beginCopy, type CopyEnd, endCopy } from './held-database.ts';

/** An embedded database whose files are about to be copied. */
export interface CopiedDatabase {
  begin(): Promise<void>;
  end(): Promise<CopyEnd>;
  close(): Promise<void>;
}

/** The embedded database of a folder: through the server that has it open, or else opened here. */
export async function copiedDatabase(dataDir: string): Promise<CopiedDatabase> {
  const socket = await connect(deskOf(dataDir));
  return socket ? ofServer(socket) : ofFolder(dataDir);
}

async function ofFolder(dataDir: string): Promise<CopiedDatabase> {
  const { database, close } = await openEmbedded({ dataDir });
  return { begin: () => beginCopy(database), end: () => endCopy(database), close };
}

function ofServer(socket: Socket): CopiedDatabase {
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]();
  const ask = async (what: string): Promise<unknown> => {
    socket.write(`${what}\n`);
    const { value, done } = await lines.next();
    if (done) throw new CopyRefused('The server ended while it was copied. Begin again.');
    const answer = JSON.parse(value) as { refused?: string };
    if (answer.refused) throw new CopyRefused(answer.refused);
    return answer;
  };
  return {
    begin: async () => void (await ask('begin')),
    end: async () => (await ask('end')) as CopyEnd,
    close: async () => void socket.destroy(),
  };
}

function connect(address: string): Promise<Socket | null> {
  return new Promise((settle) => {
    const socket = createConnection(address, () => settle(socket));
    // An error after the connection needs no handling: the missing answer shows it.
    socket.on('error', () => settle(null));
  });
}
