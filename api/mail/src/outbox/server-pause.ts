const shortest = 5_000;
export const longestPause = 60_000;

/**
 * How long a worker pauses after the server was unavailable: five seconds, doubled each time, at most a minute. So an
 * hour without a server uses up no attempts, and queued mails are sent within a minute of its return.
 */
export class ServerPause {
  #until = 0;
  #length = 0;

  /** Whether the pause has not ended yet. It is over where more than its length is left: the clock was set back. */
  lasts(now: number): boolean {
    return now < this.#until && this.#until - now <= this.#length;
  }

  begin(now: number): void {
    if (this.lasts(now)) return;
    this.#length = Math.min(Math.max(this.#length * 2, shortest), longestPause);
    this.#until = now + this.#length;
  }

  end(): void {
    this.#length = 0;
    this.#until = 0;
  }
}
