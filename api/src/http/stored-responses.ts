import type { OperationName } from '@gyg/contract';
import { LRUCache } from 'lru-cache';
import type { ApiContext } from '../api-context';
import type { PublicResponse } from './send-response';

/** The public reads that also depend on what is featured at the time. */
const featuring: ReadonlySet<OperationName> = new Set([
  'findFeaturedGygs',
  'listFeaturedOrganizations',
  'listFeaturedStories',
]);

/**
 * The public reads whose responses follow from the data and from which gygs are upcoming, in progress and past, and from
 * nothing else: no other time than that of `featuring`, no caller, no chance.
 */
const storable: ReadonlySet<OperationName> = new Set([
  ...featuring,
  'findGygByUrl',
  'findGygs',
  'findGygsByIds',
  'findHostedGygs',
  'findParticipatingGygs',
  'findPartnerGygs',
  'getGyg',
  'getGygProfile',
  'listOrganizationGygs',
  'listOrganizations',
  'listOrganizationStories',
  'listPartneredGygs',
  'viewFinishedGygs',
  'viewOngoingGygs',
  'viewOrganizationGygs',
  'viewPublishedGygs',
]);

/** Whether responses to this read are stored. A file is none of them: `format` of a list is not for guests. */
export const isStorable = (name: OperationName): boolean => storable.has(name);

/** Bytes of all stored responses: some hundred lists. */
const maximumBytes = 16 * 1024 * 1024;
/** What a stored response takes besides its body. */
const overhead = 500;

interface Stored extends PublicResponse {
  /** The database's version before the response was made. */
  version: string;
  /** The times between which it is right, in milliseconds; the first is included. */
  from: number;
  until: number;
}

/** When a gyg starts or ends next, or something is featured or no longer featured if that counts, in milliseconds. */
export type NextChange = (time: Date, withFeatured: boolean) => Promise<number>;

/** Responses to public reads, as long as they are what a new one would be. */
export interface StoredResponses {
  /**
   * The stored response to a call of an operation if the data are the same, no gyg has started or ended since and nothing that
   * the operation depends on was featured since, else the one that `make` makes. `key` names everything else that the
   * response depends on.
   */
  responseTo(name: OperationName, key: string, make: () => Promise<PublicResponse>): Promise<PublicResponse>;
}

/**
 * Keeps responses in memory and asks the database before each use whether anything was committed since, so that none is
 * stale by one write, of other processes too.
 */
export function createStoredResponses(
  { db, now }: Pick<ApiContext, 'db' | 'now'>,
  nextChange: NextChange,
): StoredResponses {
  const responses = new LRUCache<string, Stored>({
    maxSize: maximumBytes,
    sizeCalculation: ({ body }, key) => body.length + key.length + overhead,
  });

  return {
    async responseTo(name, key, make) {
      const version = await db.version();
      const time = now();
      const cached = responses.get(key);
      if (cached?.version === version && cached.from <= time.getTime() && time.getTime() < cached.until) return cached;
      const response = await make();
      const until = await nextChange(time, featuring.has(name));
      responses.set(key, { ...response, version, from: time.getTime(), until });
      return response;
    },
  };
}
