import type { OperationName } from '@gyg/contract';
import { LRUCache } from 'lru-cache';
import type { ApiContext } from '../api-context';
import type { PublicAnswer } from './send-answer';

/**
 * The public reads whose answers follow from the data and from which gygs are upcoming, in progress and past, and from
 * nothing else: no other time, no caller, no chance.
 */
const storable: ReadonlySet<OperationName> = new Set([
  'findGygByUrl',
  'findGygs',
  'findGygsByIds',
  'findHostedGygs',
  'findParticipatingGygs',
  'findPartnerGygs',
  'getGyg',
  'getGygProfile',
  'listOrganizationGygs',
  'listPartneredGygs',
  'viewFinishedGygs',
  'viewOngoingGygs',
  'viewOrganizationGygs',
  'viewPublishedGygs',
]);

/** Whether answers to this read are stored. A file is none of them: `format` of a list is not for guests. */
export const isStorable = (name: OperationName): boolean => storable.has(name);

/** Bytes of all stored answers: some hundred lists. */
const maximumBytes = 16 * 1024 * 1024;
/** What a stored answer takes besides its body. */
const overhead = 500;

interface Stored extends PublicAnswer {
  /** The database's version before the answer was made. */
  version: string;
  /** The times between which it is right, in milliseconds; the first is included. */
  from: number;
  until: number;
}

/** Answers to public reads, as long as they are what a new one would be. */
export interface StoredAnswers {
  /**
   * The stored answer to a call if the data are the same and no gyg has started or ended since, else the one that `make`
   * makes. `key` names everything that the answer depends on besides that.
   */
  answer(key: string, make: () => Promise<PublicAnswer>): Promise<PublicAnswer>;
}

/**
 * Keeps answers in memory and asks the database before each use whether anything was committed since, so that none is
 * stale by one write, of other processes too.
 */
export function createStoredAnswers({ db, gygIndex, now }: Pick<ApiContext, 'db' | 'gygIndex' | 'now'>): StoredAnswers {
  const answers = new LRUCache<string, Stored>({
    maxSize: maximumBytes,
    sizeCalculation: ({ body }, key) => Buffer.byteLength(body) + key.length + overhead,
  });

  return {
    async answer(key, make) {
      const version = await db.version();
      const time = now();
      const known = answers.get(key);
      if (known?.version === version && known.from <= time.getTime() && time.getTime() < known.until) return known;
      const made = await make();
      const index = await gygIndex.current();
      const body = Buffer.from(made.body);
      answers.set(key, { ...made, body, version, from: time.getTime(), until: index.nextChange(time) });
      return made;
    },
  };
}
