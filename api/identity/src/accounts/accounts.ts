import type { Database, Tx } from '@gyg/database';
import { dropPayloadsOfAccount } from '../adapter/payload.repository';
import { listConsents } from '../partners/consent.repository';
import { findUserById } from '../users/user.repository';
import { dropUser, listByGroupText } from './account.repository';

/** The stored data about a person, as JSON; never the password's hash. */
export type AccountFacts = {
  email: string;
  name: string;
  locale: string;
  groups: string[];
  created: string;
  confirmed: string | null;
  /** The partners' sites that may act for the person. */
  sites: { origin: string; scopes: string[]; since: string; lastUsed: string }[];
};

/** Account operations of the product, by subject. */
export interface Accounts {
  /** Erases the account in the caller's transaction: its tokens are refused after the commit. */
  erase(t: Tx, subject: string): Promise<void>;
  /** Null where the account does not exist. */
  factsOf(subject: string): Promise<AccountFacts | null>;
  /** The subjects of a group's members. */
  subjectsIn(group: string): Promise<string[]>;
}

export function createAccounts(db: Database): Accounts {
  return {
    async erase(t, subject) {
      await dropPayloadsOfAccount(t, subject);
      await dropUser(t, subject);
    },
    async factsOf(subject) {
      const user = await findUserById(db.read, subject);
      if (!user) return null;
      const { email, name, locale, groups, createdAt, confirmedAt } = user;
      const times = { created: createdAt.toISOString(), confirmed: confirmedAt?.toISOString() ?? null };
      const consents = await listConsents(db.read, subject);
      const sites = consents.map(({ clientId, scopes, createdAt, usedAt }) => ({
        origin: clientId,
        scopes,
        since: createdAt.toISOString(),
        lastUsed: usedAt.toISOString(),
      }));
      return { email, name, locale, groups, ...times, sites };
    },
    async subjectsIn(group) {
      const rows = await listByGroupText(db.read, group);
      return rows.filter((row) => row.groups.includes(group)).map((row) => row.id);
    },
  };
}
