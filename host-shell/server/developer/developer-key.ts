import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** How long a browser stays in developer mode after the key was entered. */
export const developerHours = 12;

/** Compares in constant time, so that timing reveals neither the first difference nor the lengths. */
function isSame(left: string, right: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(left), digest(right));
}

/** The key for developer mode, and the proof that a browser stores instead of the key. */
export interface DeveloperKey {
  opens(candidate: string): boolean;
  /** Issues a proof that expires, and becomes invalid if the key changes. */
  issueProof(now: Date): string;
  holds(proof: string | undefined, now: Date): boolean;
}

/** @param key null disables developer mode. */
export function createDeveloperKey({ key, publicUrl }: { key: string | null; publicUrl: string }): DeveloperKey {
  const sign = (secret: string, end: string) =>
    createHmac('sha256', secret).update(`developer mode of ${publicUrl} until ${end}`).digest('base64url');
  return {
    opens: (candidate) => key !== null && isSame(candidate, key),
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
