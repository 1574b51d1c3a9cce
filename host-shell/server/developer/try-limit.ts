const tries = 10;
const windowSeconds = 600;

/**
 * Counts tries by address within this process: ten in ten minutes. The key is long; what this keeps away is noise.
 */
export function createTryLimit() {
  const counts = new Map<string, { used: number; endsAt: number }>();
  return {
    /** Takes a try; 0 where it is free, else the seconds to wait. */
    take(address: string, now: Date): number {
      const time = now.getTime();
      for (const [known, { endsAt }] of counts) if (endsAt <= time) counts.delete(known);
      const count = counts.get(address) ?? { used: 0, endsAt: time + windowSeconds * 1000 };
      counts.set(address, { ...count, used: count.used + 1 });
      return count.used < tries ? 0 : Math.ceil((count.endsAt - time) / 1000);
    },
  };
}
