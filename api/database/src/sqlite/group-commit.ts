import { AsyncResource } from 'node:async_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type Sqlite from 'better-sqlite3';

/** A group commits after this many members or milliseconds, so that its first member does not wait long. */
const largestGroup = 64;
const longestGroupMs = 25;

interface Member {
  /** Runs the transaction; returns the function that resolves the caller. */
  work: () => Promise<() => void>;
  refuse: (reason: unknown) => void;
}

/**
 * The queue of SQLite's one writer. Queued transactions share one BEGIN IMMEDIATE and one COMMIT (at synchronous = FULL
 * the flush is nearly all the cost), each in a separate SAVEPOINT: they run one after the other, a failing one rolls
 * back only its changes, and all resolve after the shared COMMIT.
 */
export class GroupCommit {
  readonly #writer: Sqlite.Database;
  readonly #waiting: Member[] = [];
  readonly #between: (() => void)[] = [];
  #draining: Promise<void> | undefined;

  constructor(writer: Sqlite.Database) {
    this.#writer = writer;
  }

  /** Queues `work`; resolves with its result once it is on disk. */
  add<T>(work: () => Promise<T>): Promise<T> {
    const answered = new Promise<T>((resolve, refuse) => {
      // Bound, so that work runs in its caller's async context.
      const bound = AsyncResource.bind(async () => {
        const value = await work();
        return () => resolve(value);
      });
      this.#waiting.push({ work: bound, refuse });
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
      for (const member of this.#waiting.splice(0)) member.refuse(reason);
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
