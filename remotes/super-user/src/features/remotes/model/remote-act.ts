import type { SuperRemote } from '@gyg/contract';

/** A decision about a remote that waits for confirmation. */
export type RemoteAct =
  | { kind: 'promote'; entry: string; version: string }
  | { kind: 'share'; entry: string; version: string; percent: number }
  | { kind: 'pause'; entry: string; version: string }
  | { kind: 'end'; version: string }
  | { kind: 'rollBack'; entry: string; version: string };

type Builds = Pick<SuperRemote, 'versions'>;
export const currentOf = ({ versions }: Builds) => versions.find(({ role }) => role === 'current');
export const canaryOf = ({ versions }: Builds) => versions.find(({ role }) => role === 'canary');
export const earlierOf = ({ versions }: Builds) => versions.filter(({ role }) => role === 'earlier');

/** The shares that are offered, in per cent. */
export const shares = [1, 5, 10, 25, 50, 75] as const;

/** The offered share that a canary starts or goes on with. */
export function nextShare(share: number): number {
  const percent = Math.round(share * 100);
  return shares.find((candidate) => candidate === percent) ?? 5;
}
