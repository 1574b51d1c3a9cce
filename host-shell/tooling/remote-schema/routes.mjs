/**
 * What does not match between the paths that a remote claims and the routes of its entry: without a claim the shell never opens a
 * route, and a claimed path without a route shows nothing.
 * @param {{ name: string, basePaths: readonly string[], entry: string }} remote entry: the text of its remote-entry.tsx
 * @returns {string[]}
 */
export function routeProblems({ name, basePaths, entry }) {
  const routes = [...entry.matchAll(/\bpath:\s*(["'`])([^"'`]+)\1/g)].map(([, , route]) => route);
  const unclaimed = routes.filter((route) => !basePaths.includes(route));
  const unrouted = basePaths.filter((claim) => !routes.includes(claim));
  return [
    ...unclaimed.map(
      (route) =>
        `remotes/${name}: the route ${route} is claimed by no path, so no page opens it. Add it to "basePaths" in remote.json, with the same pattern.`,
    ),
    ...unrouted.map(
      (claim) =>
        `remotes/${name}: remote.json claims ${claim}, and src/remote-entry.tsx has no route with that pattern. Add one, or take the path out of "basePaths".`,
    ),
  ];
}
