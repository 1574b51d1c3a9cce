import type { Database } from '@gyg/database';
import { dropGrantsOfClient } from '../adapter/payload.repository';
import { dropConsent, listConsents } from './consent.repository';
import { findSites } from './site.repository';

/** A partner's site that a person has let act for them. */
export interface ConnectedSite {
  origin: string;
  /** The organisation of the site; null once it is not registered any more. */
  organization: { id: string; name: string; logo: string | null } | null;
  scopes: string[];
  since: Date;
  lastUsed: Date;
}

/** The sites of a person, by their subject. */
export interface ConnectedSites {
  /** The latest used first. */
  list(subject: string): Promise<ConnectedSite[]>;
  /** Ends the consent and every login there, in all browsers; false where there is none. */
  remove(subject: string, origin: string): Promise<boolean>;
}

export function createConnectedSites(db: Database): ConnectedSites {
  return {
    async list(subject) {
      const consents = await listConsents(db.read, subject);
      const sites = await findSites(
        db.read,
        consents.map(({ clientId }) => clientId),
      );
      return consents.map(({ clientId, scopes, createdAt, usedAt }) => ({
        origin: clientId,
        organization: sites.get(clientId)?.organization ?? null,
        scopes,
        since: createdAt,
        lastUsed: usedAt,
      }));
    },
    remove: (subject, origin) =>
      db.tx(async (t) => {
        await dropGrantsOfClient(t, subject, origin);
        return dropConsent(t, subject, origin);
      }),
  };
}
