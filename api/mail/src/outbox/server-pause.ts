const shortest = 5_000;
export const longestPause = 60_000;

/**
 * How long one worker lets a server alone that was away: five seconds, doubled each time, at most a minute. So an hour
 * without a server costs no mail its attempts, and all that waits leaves within a minute of its return.
 */
export class ServerPause {
  #until = 0;
  #length = 0;

  /** Whether it is still too early to try. */
  lasts(now: number): boolean {
    return now < this.#until;
  }

  begin(now: number): void {
    this.#length = Math.min(Math.max(this.#length * 2, shortest), longestPause);
    this.#until = now + this.#length;
  }

  end(): void {
    this.#length = 0;
    this.#until = 0;
  }
}
