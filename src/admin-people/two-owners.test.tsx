// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { AdminRole, Roles } from '#contract/permissions/roles.ts';
import { ApiError } from '../api/api-error.ts';
import { around } from '../testing/render-screen.tsx';
import { type RoleSite, useSavingRoles } from './use-saving-roles.ts';

interface Standing {
  roles: Roles;
  revision: number;
  by: string;
}

const having = (...admin: readonly AdminRole[]): Roles => ({
  admin_roles: admin,
  company_roles: [],
  corporate_account: false,
});

const refused = (status: number, code: string, body: unknown = {}) =>
  new ApiError({ kind: 'refused', status, code, message: code, body });

/** A minimal server with roles and revisions, in which two owners edit roles at the same time. */
class Server {
  readonly people: Map<string, Standing>;
  /** Names of people with a last day, who do not count as owners who stay. */
  private readonly leaving: readonly string[];

  constructor(people: Record<string, Roles>, leaving: readonly string[] = []) {
    this.leaving = leaving;
    this.people = new Map(
      Object.entries(people).map(([name, roles]) => [name, { roles, revision: 1, by: 'nobody' }] as const),
    );
  }

  of(name: string): Standing {
    const found = this.people.get(name);
    if (!found) throw new Error(`Nobody is called ${name}`);
    return found;
  }

  async save(by: string, name: string, roles: Roles, seen: number): Promise<void> {
    if (!this.owns(by)) throw refused(403, 'session.permission');
    const stands = this.of(name);
    if (seen !== stands.revision) {
      const { roles: record, revision, by: changedBy } = stands;
      throw refused(409, 'record.changed', { revision, changed_by: { id: 1, name: changedBy }, record });
    }
    const takesOwner = stands.roles.admin_roles.includes('owner') && !roles.admin_roles.includes('owner');
    const others = [...this.people.keys()].filter(
      (each) => each !== name && this.owns(each) && !this.leaving.includes(each),
    );
    if (takesOwner && others.length === 0) throw refused(409, 'roles.last_owner');
    this.people.set(name, { roles, revision: stands.revision + 1, by });
  }

  /** Changes another field of the person. */
  touches(name: string): void {
    const { roles, revision } = this.of(name);
    this.people.set(name, { roles, revision: revision + 1, by: 'somebody' });
  }

  private owns(name: string) {
    return this.people.get(name)?.roles.admin_roles.includes('owner') ?? false;
  }
}

/** An owner who has the roles of a person open. */
class Owner {
  readonly hook;
  isDone = false;
  private answered = 0;
  private readonly client;
  private readonly unmount;

  constructor(server: Server, by: string, name: string) {
    const { roles, revision } = server.of(name);
    const site: RoleSite = {
      key: [by, name],
      hasPlatform: true,
      read: async () => ({ roles, revision }),
      save: (chosen, seen) =>
        server.save(by, name, chosen, seen).finally(() => {
          this.answered += 1;
        }),
      readRecord: (record) => record as Roles,
      changes: [],
    };
    const onSaved = () => {
      this.isDone = true;
    };
    const first = { roles, revision };
    const { client, wrap } = around();
    const { result, unmount } = renderHook(() => useSavingRoles(site, first, { name, onSaved }), { wrapper: wrap });
    this.client = client;
    this.hook = result;
    this.unmount = unmount;
  }

  get chosen() {
    return [...this.hook.current.roles.admin_roles].sort();
  }

  turns(...roles: readonly AdminRole[]) {
    for (const role of roles) {
      const { admin_roles: held } = this.hook.current.roles;
      const next = held.includes(role) ? held.filter((each) => each !== role) : [...held, role];
      act(() => this.hook.current.choose({ ...this.hook.current.roles, admin_roles: next }));
    }
  }

  async saves(): Promise<void> {
    const { answered } = this;
    act(() => this.hook.current.save());
    await vi.waitFor(() => expect(this.answered > answered && this.client.isMutating() === 0).toBe(true), {
      interval: 2,
    });
    await act(async () => {});
    expect(this.hook.current.busy).toBe(false);
  }

  /** Saves until nothing is left to be saved, merging after each refusal. */
  async savesAll(): Promise<void> {
    while (!this.isDone && !this.hook.current.isSame) await this.saves();
  }

  closes() {
    this.unmount();
  }
}

const heldBy = (server: Server, name: string) => [...server.of(name).roles.admin_roles].sort();

function both(of: Roles = having('content')) {
  const server = new Server({ Vesna: having('owner'), Mina: having('owner'), Ana: of });
  return { server, vesna: new Owner(server, 'Vesna', 'Ana'), mina: new Owner(server, 'Mina', 'Ana') };
}

describe('two owners with the roles of one person open', () => {
  it('who give different ones lose nothing, and the second sees first what the other gave', async () => {
    const { server, vesna, mina } = both();
    vesna.turns('finance');
    mina.turns('operations');
    await vesna.saves();
    await mina.saves();
    expect(mina.isDone).toBe(false);
    expect(mina.hook.current.moved).toMatchObject({ by: 'Vesna', given: ['admin.finance'], taken: [] });
    expect(mina.chosen).toEqual(['content', 'finance', 'operations']);
    await mina.saves();
    expect([mina.isDone, heldBy(server, 'Ana')]).toEqual([true, ['content', 'finance', 'operations']]);
  });

  it('who save in one moment: one is first, the other one joins', async () => {
    const { server, vesna, mina } = both();
    vesna.turns('finance');
    mina.turns('content');
    await Promise.all([vesna.saves(), mina.saves()]);
    expect([vesna.isDone, mina.isDone].sort()).toEqual([false, true]);
    for (const late of [vesna, mina]) await late.savesAll();
    expect([heldBy(server, 'Ana'), server.of('Ana').revision]).toEqual([['finance'], 3]);
  });

  it('who do the same are done by the first save', async () => {
    const { server, vesna, mina } = both();
    for (const owner of [vesna, mina]) owner.turns('content', 'finance');
    await vesna.saves();
    await mina.saves();
    expect([mina.hook.current.isSame, server.of('Ana').revision]).toEqual([true, 2]);
  });

  it('who are not alone: a third change is met as the second was', async () => {
    const { server, vesna, mina } = both();
    vesna.turns('finance');
    mina.turns('operations');
    await vesna.saves();
    await mina.saves();
    await server.save('Vesna', 'Ana', having('finance'), 2);
    await mina.saves();
    expect(mina.hook.current.moved).toMatchObject({ given: [], taken: ['admin.content'] });
    await mina.saves();
    expect(heldBy(server, 'Ana')).toEqual(['finance', 'operations']);
  });

  it('are asked about nothing when something else of the person was changed', async () => {
    const { server, vesna } = both();
    vesna.turns('finance');
    server.touches('Ana');
    await vesna.saves();
    expect([vesna.isDone, heldBy(server, 'Ana')]).toEqual([true, ['content', 'finance']]);
  });

  // Each owner toggles some of three roles, of which Ana has one: all combinations, in either order.
  const TURNED: readonly AdminRole[] = ['content', 'finance', 'operations'];
  const some = Array.from({ length: 8 }, (_, bits) => TURNED.filter((_role, place) => (bits >> place) % 2 === 1));
  const pairs = some.flatMap((mine) => some.map((theirs) => [mine, theirs] as const));

  it.each(['Vesna', 'Mina'])('end with what either of them turned, when %s is first', async (first) => {
    for (const [mine, theirs] of pairs) {
      const { server, vesna, mina } = both();
      vesna.turns(...mine);
      mina.turns(...theirs);
      for (const owner of first === 'Vesna' ? [vesna, mina] : [mina, vesna]) await owner.savesAll();
      const turned = TURNED.filter((role) => mine.includes(role) || theirs.includes(role));
      const expected = TURNED.filter((role) => (role === 'content') !== turned.includes(role));
      expect([mine, theirs, heldBy(server, 'Ana')]).toEqual([mine, theirs, expected]);
      for (const owner of [vesna, mina]) owner.closes();
    }
  });
});

describe('two owners with the roles of each other open', () => {
  const against = () => {
    const server = new Server({ Vesna: having('owner'), Mina: having('owner', 'finance') });
    return { server, vesna: new Owner(server, 'Vesna', 'Mina'), mina: new Owner(server, 'Mina', 'Vesna') };
  };

  it('cannot both cease to be one: the second is told why, and what was chosen stays', async () => {
    const { server, vesna, mina } = against();
    vesna.turns('owner');
    mina.turns('owner');
    await Promise.all([vesna.saves(), mina.saves()]);
    const [done, refusedOne] = vesna.isDone ? [vesna, mina] : [mina, vesna];
    expect([done.isDone, refusedOne.isDone, refusedOne.hook.current.refusal]).toEqual([
      true,
      false,
      'session.permission',
    ]);
    expect(refusedOne.chosen).not.toContain('owner');
    expect(['Vesna', 'Mina'].filter((name) => heldBy(server, name).includes('owner'))).toHaveLength(1);
  });

  it('keep the last one who stays: it is said, and what was chosen is not lost', async () => {
    const server = new Server({ Vesna: having('owner'), Mina: having('owner') }, ['Mina']);
    const mina = new Owner(server, 'Mina', 'Vesna');
    mina.turns('owner', 'finance');
    await mina.saves();
    expect([mina.isDone, mina.hook.current.refusal, heldBy(server, 'Vesna')]).toEqual([
      false,
      'roles.last_owner',
      ['owner'],
    ]);
    expect(mina.chosen).toEqual(['finance']);
    mina.turns('owner');
    // The refusal was about a choice that has changed since.
    expect(mina.hook.current.refusal).toBe('');
    await mina.saves();
    expect([mina.isDone, heldBy(server, 'Vesna')]).toEqual([true, ['finance', 'owner']]);
  });
});
