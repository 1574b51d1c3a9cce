import { randomUUID } from 'node:crypto';
import type { Locale } from '@gyg/contract';
import { normaliseEmail } from '@gyg/contract/rules';
import { hashPassword } from '../users/passwords';
import { findUserByEmail, insertUser, updateUser } from '../users/user.repository';
import type { Pool } from './pool';

/** A person in the administration's view. */
export interface PoolUser {
  id: string;
  email: string;
  name: string;
  groups: string[];
  confirmed: boolean;
}

export interface ConfirmedUserInput {
  /** Given where other rows already refer to the person (demo data); generated otherwise. */
  id?: string;
  email: string;
  name: string;
  password: string;
  locale?: Locale;
  groups?: string[];
}

/** What the server's commands and the demo data may do without a code. Never reachable over HTTP. */
export interface PoolAdministration {
  /** Adds a person with a confirmed address. `created` is false, and nothing changes, when the address is taken. */
  createConfirmedUser(input: ConfirmedUserInput): Promise<{ id: string; created: boolean }>;
  /** Sets a person's groups, from the next call on. Throws when the person does not exist. */
  setGroups(userId: string, groups: string[]): Promise<void>;
  findByEmail(email: string): Promise<PoolUser | undefined>;
}

export function createAdministration(pool: Pool): PoolAdministration {
  return {
    async createConfirmedUser({ id = randomUUID(), name, password, locale = 'en', groups = [], ...input }) {
      const email = normaliseEmail(input.email);
      const passwordHash = await hashPassword(pool.hasher, password);
      const now = new Date(pool.now());
      return pool.db.tx(async (t) => {
        const row = { id, email, name, locale, passwordHash, groups, confirmedAt: now, createdAt: now };
        if (await insertUser(t, row)) return { id, created: true };
        const existing = await findUserByEmail(t, email);
        return { id: existing?.id ?? id, created: false };
      });
    },
    async setGroups(userId, groups) {
      const changed = await pool.db.tx((t) => updateUser(t, userId, { groups: [...new Set(groups)] }));
      if (!changed) throw new Error(`There is no user ${userId}.`);
    },
    async findByEmail(email) {
      const user = await findUserByEmail(pool.db.read, normaliseEmail(email));
      return (
        user && { id: user.id, email: user.email, name: user.name, groups: user.groups, confirmed: !!user.confirmedAt }
      );
    },
  };
}
