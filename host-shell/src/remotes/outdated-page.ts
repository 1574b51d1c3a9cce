import { fetchDeployed, remoteTable } from './registry';

/** Whether the server's pages load other scripts than this page did. */
async function isShellOutdated(signal: AbortSignal): Promise<boolean> {
  const own = [...document.querySelectorAll<HTMLScriptElement>('script[defer][src^="/assets/"]')];
  const response = await fetch('/', { cache: 'no-cache', signal });
  if (!response.ok || own.length === 0) return false;
  const html = await response.text();
  return own.some((script) => !html.includes(`"${script.getAttribute('src')}"`));
}

/** Whether the deployed build of a remote differs from the one that this page has. */
async function isRowOutdated(name: string): Promise<boolean> {
  const row = remoteTable()[name];
  if (row?.overridden) return false;
  const now = (await fetchDeployed()).table[name];
  // This page may have replaced a canary that failed.
  return now !== undefined && ![now.entry, now.fallback?.entry].includes(row?.entry);
}

/**
 * Whether reloading the page would load another shell or another build of this remote. Call it only if the remote
 * cannot be used. Returns false if the server does not respond.
 */
export async function isPageOutdated(name: string): Promise<boolean> {
  const results = await Promise.all([
    isShellOutdated(AbortSignal.timeout(3_000)).catch(() => false),
    isRowOutdated(name).catch(() => false),
  ]);
  return results.includes(true);
}
