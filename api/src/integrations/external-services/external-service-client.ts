import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Database } from '@gyg/database';
import type { z } from 'zod';
import { ExternalServiceError, fetchExternal } from './fetch-external';
import { findResponse, storeResponse } from './lookup-cache.repository';

export interface Lookup<T> {
  /** Names the service; each has a separate rate limit and pause after a failure. */
  service: string;
  url: URL;
  headers: Readonly<Record<string, string>>;
  /** Maximum number of requests a second. */
  perSecond: number;
  /**
   * Parses the response (undefined after a 404): null where the service found nothing. Throws for an invalid response.
   */
  read: (answer: unknown) => T | null;
  /** The schema of cached results. */
  schema: z.ZodType<T>;
}

export interface ServiceFailure {
  at: Date;
  reason: string;
}

/** Calls external services, once for equal requests, and caches the results in the database. */
export interface ExternalServiceClient {
  /** Null where the service found nothing. Throws ExternalServiceError where no result can be fetched. */
  lookUp<T extends object>(lookup: Lookup<T>): Promise<T | null>;
  /** When and why a service failed last in this process; null if it did not. */
  lastFailureOf(service: string): ServiceFailure | null;
}

const day = 24 * 60 * 60 * 1000;
const foundLifetime = 90 * day;
const missingLifetime = day;
/** Milliseconds without calls to a service after a failure. */
const pauseAfterFailure = 10_000;

interface ClientOptions {
  db: Database;
  now: () => Date;
  /** Called when a service fails, once for each pause. */
  onFailure: (failure: { service: string; reason: string }) => void;
}

interface ThrottleOptions {
  /** Milliseconds between two calls. */
  every: number;
  /** The longest wait before a call is refused, in milliseconds. */
  maximumWait: number;
  now?: () => number;
  sleep?: (milliseconds: number) => Promise<unknown>;
}

/** Spaces calls so that a service gets no more than it allows. Throws ExternalServiceError when too many wait. */
export function createThrottle({
  every,
  maximumWait,
  now = () => performance.now(),
  sleep = setTimeout,
}: ThrottleOptions) {
  let free = 0;
  return async function takeTurn(): Promise<void> {
    const time = now();
    const turn = Math.max(time, free);
    if (turn - time > maximumWait) throw new ExternalServiceError('too many concurrent requests');
    free = turn + every;
    if (turn > time) await sleep(turn - time);
  };
}

export function createExternalServiceClient({ db, now, onFailure }: ClientOptions): ExternalServiceClient {
  const pending = new Map<string, Promise<unknown>>();
  const paces = new Map<string, () => Promise<void>>();
  const pausedUntil = new Map<string, number>();
  const failures = new Map<string, ServiceFailure>();

  function takeTurn({ service, perSecond }: Lookup<object>): Promise<void> {
    const pace = paces.get(service) ?? createThrottle({ every: 1_000 / perSecond, maximumWait: 2_000 });
    paces.set(service, pace);
    return pace();
  }

  async function callService({ service, url, headers, read }: Lookup<object>): Promise<object | null> {
    try {
      return read(await fetchExternal(url, headers));
    } catch (thrown) {
      const failure =
        thrown instanceof ExternalServiceError
          ? thrown
          : new ExternalServiceError('the response has an unexpected format');
      pausedUntil.set(service, now().getTime() + pauseAfterFailure);
      failures.set(service, { at: now(), reason: failure.message });
      onFailure({ service, reason: failure.message });
      throw failure;
    }
  }

  async function answer(lookup: Lookup<object>, key: string): Promise<unknown> {
    const cached = await findResponse(db.read, key, now());
    if (cached && (cached.value === null || lookup.schema.safeParse(cached.value).success)) return cached.value;
    const pause = (pausedUntil.get(lookup.service) ?? 0) - now().getTime();
    // More than the whole pause: the clock was set back.
    if (pause > 0 && pause <= pauseAfterFailure) throw new ExternalServiceError('paused after a recent failure');
    await takeTurn(lookup);
    const value = await callService(lookup);
    const time = now();
    const expiresAt = new Date(time.getTime() + (value === null ? missingLifetime : foundLifetime));
    await db.tx((t) => storeResponse(t, key, value, time, expiresAt));
    return value;
  }

  return {
    lastFailureOf: (service) => failures.get(service) ?? null,
    async lookUp(lookup) {
      // The request may contain a person's address: only a digest of it is stored.
      const key = createHash('sha256').update(`${lookup.service} ${lookup.url.href}`).digest('base64url');
      const first = pending.get(key) ?? answer(lookup, key).finally(() => pending.delete(key));
      pending.set(key, first);
      const value = await first;
      return value === null ? null : lookup.schema.parse(value);
    },
  };
}
