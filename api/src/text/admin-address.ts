/** The path that opens a page of administrators for one organisation, whatever the reader is doing; without `path` their home. */
export function adminAddress(orgFriendlyUrl: string, path?: string): string {
  const target = path === undefined ? '' : `?${new URLSearchParams({ path })}`;
  return `/switch/admin/${encodeURIComponent(orgFriendlyUrl)}${target}`;
}
