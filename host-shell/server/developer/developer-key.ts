import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** How long a browser stays in developer mode after the key was given. */
export const developerHours = 12;

/** Compares in constant time: neither the first difference nor the lengths can be measured. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}

/** The key that opens developer mode, and the proof of it that a browser carries: never the key itself. */
export interface DeveloperKey {
  opens(given: string): boolean;
  /** A proof that ends by itself, and that is worth nothing once the key is another. */
  issueProof(now: Date): string;
  holds(proof: string | undefined, now: Date): boolean;
}

/** @param key null opens nothing. */
export function createDeveloperKey({ key, publicUrl }: { key: string | null; publicUrl: string }): DeveloperKey {
  const sign = (secret: string, end: string) =>
    createHmac('sha256', secret).update(`developer mode of ${publicUrl} until ${end}`).digest('base64url');
  return {
    opens: (given) => key !== null && isSame(given, key),
    issueProof(now) {
      const end = String(now.getTime() + developerHours * 3_600_000);
      return key === null ? '' : `${end}.${sign(key, end)}`;
    },
    holds(proof, now) {
      const [end = '', signature = ''] = proof?.split('.') ?? [];
      if (key === null || !/^\d{1,16}$/.test(end)) return false;
      return isSame(signature, sign(key, end)) && now.getTime() < Number(end);
    },
  };
}
