/** Paths that the server handles, and the lite app, which is a separate document. A link to them reloads. */
const served = /^\/(api|identity|media|mailbox|widgets|remotes|docs|storybook|plugins|tickets)(\/|$|\.)/;

/**
 * The address inside the site for a click, or undefined if the browser should handle it: other origins, new windows,
 * downloads, modifier keys, fragments of the same page, paths that look like another host.
 */
export function addressOfClick(event: MouseEvent, here: Location = location): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const anchor = event.composedPath().find((target) => target instanceof HTMLAnchorElement);
  if (!anchor?.hasAttribute('href') || anchor.hasAttribute('download')) return undefined;
  if (anchor.target !== '' && anchor.target !== '_self') return undefined;
  const url = new URL(anchor.href, here.href);
  if (url.origin !== here.origin || served.test(url.pathname) || url.pathname.startsWith('//')) return undefined;
  if (url.hash !== '' && url.pathname === here.pathname && url.search === here.search) return undefined;
  return url.pathname + url.search + url.hash;
}
