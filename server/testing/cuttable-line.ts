import { connect, createServer, type Server, type Socket } from 'node:net';

/** A proxy to a server whose connections a test can cut and restore. */
export interface CuttableLine {
  port: number;
  /** Ends all connections and refuses new ones. */
  cut(): Promise<void>;
  mend(): Promise<void>;
}

export async function cuttableLine(target: { host: string; port: number }): Promise<CuttableLine> {
  const sockets = new Set<Socket>();
  const relay = (near: Socket) => {
    const far = connect(target);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => sockets.delete(socket));
    }
    near.pipe(far).pipe(near);
  };
  let server = await listen(relay, 0);
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    port,
    cut: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    mend: async () => {
      server = await listen(relay, port);
    },
  };
}

function listen(relay: (socket: Socket) => void, port: number): Promise<Server> {
  const server = createServer(relay);
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)));
}
