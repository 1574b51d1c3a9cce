import type { Environment } from './schema/environment';

type DeveloperVariables = Pick<Environment, 'DEVELOPER_KEY' | 'REMOTE_ORIGINS'>;
type Mode = 'demo' | 'production';

/** The developer key of a demo. It is public, so production refuses it. */
export const demoDeveloperKey = 'gyg-demo-developer';
const shortestKey = 16;
/** Where remotes run on a developer's machine. */
const ownMachine = ['http://localhost:*', 'http://127.0.0.1:*'];

export interface DeveloperSettings {
  developer: {
    /** The key for developer mode; null if developer mode is disabled. */
    key: string | null;
    /** Origins that remotes may be loaded from instead of the deployed entries. On localhost a port may be `*`. */
    remoteOrigins: readonly string[];
  };
}

const isOwnMachine = (url: URL) => ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);

function originProblems(text: string, mode: Mode): string[] {
  const anyPort = text.endsWith(':*');
  const plain = anyPort ? text.slice(0, -2) : text;
  const url = URL.canParse(plain) ? new URL(plain) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.origin !== plain || plain.includes('*')) {
    return [`REMOTE_ORIGINS: "${text}" is no origin, such as https://remotes.example or http://localhost:*`];
  }
  if (anyPort && !isOwnMachine(url)) return [`REMOTE_ORIGINS: "${text}" must name its port`];
  if (mode === 'production' && url.protocol === 'http:' && !isOwnMachine(url)) {
    return [`REMOTE_ORIGINS: "${text}" must be https in production`];
  }
  return [];
}

const originsIn = (text: string | undefined) => text?.split(',').flatMap((part) => part.trim() || []) ?? [];

/** All problems of these settings, one line each. */
export function developerProblems({ DEVELOPER_KEY: key, REMOTE_ORIGINS }: DeveloperVariables, mode: Mode): string[] {
  const problems = originsIn(REMOTE_ORIGINS).flatMap((origin) => originProblems(origin, mode));
  if (key !== undefined && key.length < shortestKey) {
    problems.push(`DEVELOPER_KEY needs at least ${shortestKey} characters`);
  }
  if (mode === 'production' && key === demoDeveloperKey) {
    problems.push('DEVELOPER_KEY is the demonstration’s, which everybody knows');
  }
  return problems;
}

/** The settings as the platform uses them. Call `developerProblems` first. */
export function readDeveloper({ DEVELOPER_KEY, REMOTE_ORIGINS }: DeveloperVariables, mode: Mode): DeveloperSettings {
  const demo = mode === 'demo';
  return {
    developer: {
      key: DEVELOPER_KEY ?? (demo ? demoDeveloperKey : null),
      remoteOrigins: REMOTE_ORIGINS === undefined && demo ? ownMachine : originsIn(REMOTE_ORIGINS),
    },
  };
}
