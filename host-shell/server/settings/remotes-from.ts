import type { Environment } from './schema/environment';

type RemoteVariables = Pick<Environment, 'REMOTES_FROM'>;

export interface RemotesFrom {
  /** Origins besides the platform's own from which rows of remotes.json may load. */
  remotesFrom: readonly string[];
}

const originsIn = (text: string | undefined) => text?.split(',').flatMap((part) => part.trim() || []) ?? [];

function problemsOf(text: string, mode: 'demo' | 'production'): string[] {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || url.origin !== text || text.includes('*'))
    return [`REMOTES_FROM: "${text}" is no origin, such as https://cdn.example`];
  const ownMachine = mode === 'demo' && /^http:\/\/(localhost|127\.0\.0\.1)(:|$)/.test(text);
  return url.protocol === 'https:' || ownMachine ? [] : [`REMOTES_FROM: "${text}" must be https`];
}

/** All problems of the setting, one line each. */
export const remotesFromProblems = ({ REMOTES_FROM }: RemoteVariables, mode: 'demo' | 'production') =>
  originsIn(REMOTES_FROM).flatMap((origin) => problemsOf(origin, mode));

/** The setting as the platform uses it. Call `remotesFromProblems` first. */
export const readRemotesFrom = ({ REMOTES_FROM }: RemoteVariables): RemotesFrom => ({
  remotesFrom: originsIn(REMOTES_FROM),
});
