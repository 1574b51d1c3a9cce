import { AsyncResource } from 'node:async_hooks';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';

/** A group commits after this many members or milliseconds, so that its first member does not wait long. */
const largestGroup = 64;
const longestGroupMs = 25;
/** While another process has the file locked, it is asked for again after so many milliseconds. */
const retryMs = 5;
/** A transaction that has waited so many milliseconds for a locked file is refused. */
const longestWaitMs = 5_000;

interface Member {
  /** Runs the transaction; returns the function that resolves the caller. */
  work: () => Promise<() => void>;
  refuse: (reason: unknown) => void;
  /** When it was queued, in milliseconds of `performance.now()`. */
  since: number;
}

const isBusy = (reason: unknown) => reason instanceof Sqlite.SqliteError && reason.code.startsWith('SQLITE_BUSY');

/**
 * The queue of SQLite's one writer. Queued transactions share one BEGIN IMMEDIATE and one COMMIT (at synchronous = FULL
 * the flush is nearly all the cost), each in a separate SAVEPOINT: they run one after the other, a failing one rolls
 * back only its changes, and all resolve after the shared COMMIT.
 *
 * Pass a writer that does not wait for locks itself (`openServingWriter`): SQLite would wait on the thread that answers
 * everything else. The queue asks again and lets other work run between. A transaction that waits longer than
 * `patienceMs` milliseconds is refused with SQLITE_BUSY.
 */
export class GroupCommit {
  readonly #writer: Sqlite.Database;
  readonly #patienceMs: number;
  readonly #waiting: Member[] = [];
  readonly #between: (() => void)[] = [];
  #draining: Promise<void> | undefined;

  constructor(writer: Sqlite.Database, patienceMs = longestWaitMs) {
    this.#writer = writer;
    this.#patienceMs = patienceMs;
  }

  /** Queues `work`; resolves with its result once it is on disk. */
  add<T>(work: () => Promise<T>): Promise<T> {
    const answered = new Promise<T>((resolve, refuse) => {
      // Bound, so that work runs in its caller's async context.
      const bound = AsyncResource.bind(async () => {
        const value = await work();
        return () => resolve(value);
      });
      this.#waiting.push({ work: bound, refuse, since: performance.now() });
    });
    this.#draining ??= this.#drain();
    return answered;
  }

  /** Runs `task` after the current group, when no transaction is open. */
  between(task: () => void): Promise<void> {
    const done = new Promise<void>((resolve, reject) => {
      this.#between.push(() => {
        try {
          resolve(task());
        } catch (reason) {
          reject(reason);
        }
      });
    });
    this.#draining ??= this.#drain();
    return done;
  }

  /** Settles when the queue is empty. */
  async idle(): Promise<void> {
    await this.#draining;
  }

  async #drain(): Promise<void> {
    while (this.#waiting.length + this.#between.length > 0) {
      // Requests that arrived during the last flush may join this group.
      await nextTurn();
      if (this.#waiting.length > 0) await this.#commitGroup();
      for (const task of this.#between.splice(0)) task();
    }
    this.#draining = undefined;
  }

  async #commitGroup(): Promise<void> {
    try {
      this.#writer.exec('BEGIN IMMEDIATE');
    } catch (reason) {
      this.#refuse(reason, isBusy(reason) ? performance.now() - this.#patienceMs : Number.POSITIVE_INFINITY);
      if (this.#waiting.length > 0) await pause(retryMs);
      return;
    }
    const group: Member[] = [];
    const answers: (() => void)[] = [];
    const deadline = performance.now() + longestGroupMs;
    try {
      for (let member = this.#waiting.shift(); member; member = this.#nextMember(group.length, deadline)) {
        group.push(member);
        answers.push(await this.#runMember(member));
      }
      this.#writer.exec('COMMIT');
    } catch (reason) {
      if (this.#writer.inTransaction) this.#writer.exec('ROLLBACK');
      for (const member of group) member.refuse(reason);
      return;
    }
    for (const answer of answers) answer();
  }

  /** Refuses those that have waited since `latest` or longer. */
  #refuse(reason: unknown, latest: number): void {
    while (this.#waiting[0] && this.#waiting[0].since <= latest) this.#waiting.shift()?.refuse(reason);
  }

  #nextMember(groupSize: number, deadline: number): Member | undefined {
    return groupSize < largestGroup && performance.now() < deadline ? this.#waiting.shift() : undefined;
  }

  /** Runs one member; throws only when SQLite rolled back the whole group (a full disk). */
  async #runMember(member: Member): Promise<() => void> {
    this.#writer.exec('SAVEPOINT member');
    try {
      const answer = await member.work();
      this.#writer.exec('RELEASE member');
      return answer;
    } catch (reason) {
      if (!this.#writer.inTransaction) throw reason;
      this.#writer.exec('ROLLBACK TO member; RELEASE member');
      return () => member.refuse(reason);
    }
  }
}
