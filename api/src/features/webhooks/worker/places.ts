/** How many deliveries are sent at once; of one webhook it is one, so that a slow one leaves places to others. */
export interface PlaceLimits {
  /** Of one process. */
  total: number;
  /** Of one organisation. */
  perOrganization: number;
}

/** A webhook that has deliveries to send. */
export interface DueWebhook {
  webhookId: string;
  organizationId: string;
}

/**
 * The places for deliveries that are being sent. A free one goes to the organisation with the fewest deliveries under
 * way and, of equal ones, to the one that was served longest ago; within it to the webhook that was. So slow receivers
 * delay only their own organisation.
 */
export class Places {
  readonly #limits: PlaceLimits;
  /** The deliveries under way of each organisation and webhook. */
  readonly #underWay = new Map<string, number>();
  /** When each organisation and webhook that is due was last served, in turns. */
  #served = new Map<string, number>();
  #turn = 0;
  #taken = 0;

  constructor(limits: PlaceLimits) {
    this.#limits = limits;
  }

  /** How many places are free. */
  get free(): number {
    return this.#limits.total - this.#taken;
  }

  /** The organisations that have all their places. */
  fullOrganizations(): string[] {
    return [...this.#underWay.keys()].filter((id) => this.#isFull(id));
  }

  /** Whose turn it is; undefined where no place is free for any of them. */
  next(due: readonly DueWebhook[]): DueWebhook | undefined {
    if (this.free <= 0) return undefined;
    const open = due.filter(
      (webhook) => !this.#isFull(webhook.organizationId) && this.#countOf(webhook.webhookId) === 0,
    );
    return open.toSorted((webhook, other) => this.#compare(webhook, other))[0];
  }

  /** Takes a place for a delivery; returns a function that frees it. */
  take({ organizationId, webhookId }: DueWebhook): () => void {
    this.#turn += 1;
    this.#taken += 1;
    for (const id of [organizationId, webhookId]) {
      this.#underWay.set(id, this.#countOf(id) + 1);
      this.#served.set(id, this.#turn);
    }
    return () => {
      this.#taken -= 1;
      for (const id of [organizationId, webhookId]) {
        const left = this.#countOf(id) - 1;
        if (left === 0) this.#underWay.delete(id);
        else this.#underWay.set(id, left);
      }
    };
  }

  /** Forgets the turns of all that have nothing to send. */
  keepTurnsOf(due: readonly DueWebhook[]): void {
    const kept = new Set(due.flatMap(({ organizationId, webhookId }) => [organizationId, webhookId]));
    this.#served = new Map([...this.#served].filter(([id]) => kept.has(id) || this.#underWay.has(id)));
  }

  #isFull(organizationId: string): boolean {
    return this.#countOf(organizationId) >= this.#limits.perOrganization;
  }

  #countOf(id: string): number {
    return this.#underWay.get(id) ?? 0;
  }

  #compare(left: DueWebhook, right: DueWebhook): number {
    const served = (id: string) => this.#served.get(id) ?? 0;
    return (
      this.#countOf(left.organizationId) - this.#countOf(right.organizationId) ||
      served(left.organizationId) - served(right.organizationId) ||
      served(left.webhookId) - served(right.webhookId)
    );
  }
}
