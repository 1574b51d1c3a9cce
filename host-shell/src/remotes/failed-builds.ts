const key = 'gyg.failed-builds';

/** The entries of canaries that failed in this tab. Empty if the browser stores nothing. */
export function failedBuilds(): readonly string[] {
  try {
    return (sessionStorage.getItem(key) ?? '').split('\n').filter((entry) => entry !== '');
  } catch {
    return [];
  }
}

/**
 * Remembers in this tab that a canary failed, so that the page uses the current build after a reload. False if the
 * browser stores nothing: the page must then not reload by itself, because it would do so for ever.
 */
export function rememberFailedBuild(entry: string): boolean {
  try {
    sessionStorage.setItem(key, [...new Set([...failedBuilds(), entry])].join('\n'));
  } catch {
    return false;
  }
  return failedBuilds().includes(entry);
}
