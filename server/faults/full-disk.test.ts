import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { type Buyer, buyThrough, checkBought, makeBuyers } from '../testing/buyers.ts';
import { type ChildServer, startChildServer } from '../testing/child-server.ts';
import { copyOfEmbedded } from '../testing/databases.ts';
import { type PostgresServer, startPostgres } from '../testing/postgres-server.ts';
import { mayMount, type SmallDisk, smallDisk } from '../testing/small-disk.ts';

// quality.md 2.21 on disks that are really full, while people buy.
const BUYERS = 3;
const BOUGHT_BEFORE = 2;
/** How often each buyer is refused while the disk is full, before there is room again. */
const REFUSED = 3;
const BOUGHT_AFTER = 2;
const FULL = { status: 507, code: 'storage.full' };
const AWAY = { status: 503, code: 'unavailable' };

interface Filling {
  server: ChildServer;
  buyers: Buyer[];
  disk: SmallDisk;
  /** Refusals that are allowed while the disk is full. */
  refused: (typeof FULL)[];
  /** Called when there is room again. */
  onRoom: () => Promise<void>;
}

/** People buy; the disk is filled, and emptied once all of them were refused; then they buy again. */
async function buyWhileFull({ server, buyers, disk, refused, onRoom }: Filling): Promise<void> {
  const counts = new Map(buyers.map((buyer) => [buyer, { before: 0, refusals: 0, after: 0 }]));
  const each = () => [...counts.values()];
  let stage: 'before' | 'full' | 'after' = 'before';
  let making: Promise<void> = Promise.resolve();
  const goOn = () => {
    if (stage === 'before' && each().every(({ before }) => before >= BOUGHT_BEFORE)) {
      stage = 'full';
      disk.fill();
    } else if (stage === 'full' && each().every(({ refusals }) => refusals >= REFUSED)) {
      stage = 'after';
      disk.makeRoom();
      making = onRoom();
    }
  };
  const buy = (buyer: Buyer) => {
    const count = counts.get(buyer) ?? { before: 0, refusals: 0, after: 0 };
    return buyThrough(server, buyer, () => count.after >= BOUGHT_AFTER, {
      refused,
      onBought: () => {
        if (stage === 'before') count.before += 1;
        if (stage === 'after') count.after += 1;
        goOn();
      },
      onRefused: () => {
        // If the shop has released its reserve, that room is taken too, so that there is none at all.
        if (stage === 'full') disk.fill();
        count.refusals += 1;
        goOn();
      },
    });
  };
  await Promise.all(buyers.map(buy));
  await making;
}

describe.skipIf(!mayMount)('a disk that is full while people buy', () => {
  it('refuses in words and loses nothing of the embedded database', { timeout: 240_000 }, async () => {
    const disk = smallDisk(256);
    const made = await copyOfEmbedded();
    const dataDir = join(disk.folder, 'data');
    cpSync(made, dataDir, { recursive: true });
    rmSync(made, { recursive: true });
    try {
      const opened = await openDatabase({ dataDir });
      const buyers = await makeBuyers(opened.database, BUYERS, new Date());
      await opened.close();
      const server = await startChildServer({ DATA_DIR: dataDir, DATABASE_URL: '', LOG_LEVEL: 'info' });
      await buyWhileFull({ server, buyers, disk, refused: [FULL], onRoom: async () => {} }).finally(() =>
        server.kill(),
      );
      expect(server.said()).toContain(
        'the disk of DATA_DIR is full: nothing is written, what is there is shown. Make room',
      );
      expect(server.said()).toContain('there is room on the disk again');
      const reopened = await openDatabase({ dataDir });
      await checkBought(reopened.database, buyers);
      await reopened.close();
    } finally {
      disk.remove();
    }
  });

  it('refuses in words and loses nothing of PostgreSQL', { timeout: 240_000 }, async () => {
    const disk = smallDisk(256);
    const dataDir = mkdtempSync(join(tmpdir(), 'izbor-full-'));
    const postgres = await startPostgres({ durable: true, within: disk.folder });
    try {
      const opened = await openDatabase({ url: postgres.url, dataDir });
      await opened.migrate();
      const buyers = await makeBuyers(opened.database, BUYERS, new Date());
      await opened.close();
      const server = await startChildServer({ DATABASE_URL: postgres.url, DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
      const onRoom = () => startAgainIfEnded(postgres);
      await buyWhileFull({ server, buyers, disk, refused: [FULL, AWAY], onRoom }).finally(() => server.kill());
      expect(server.said()).toContain('no room: make some on the disk of the database and of DATA_DIR');
      const reopened = await openDatabase({ url: postgres.url, dataDir });
      await checkBought(reopened.database, buyers);
      await reopened.close();
    } finally {
      await postgres.stop();
      disk.remove();
      rmSync(dataDir, { recursive: true, force: true });
    }
  });
});

/** PostgreSQL ends when it has no room for its WAL, and is then restarted as a supervisor would. */
async function startAgainIfEnded(postgres: PostgresServer): Promise<void> {
  if (!postgres.isRunning()) await postgres.restart();
}
