async function read(base, path) {
  const answer = await fetch(new URL(path, base));
  if (!answer.ok) throw new Error(`${path} returned ${answer.status}. Is the product with its demo at ${base}?`);
  return answer;
}

/**
 * The paths to check: the home page, the search, and the first gyg, organisation and person that guests and search
 * engines can see.
 * @param {string} base the address of the product
 */
export async function findPages(base) {
  const { gygs } = await (await read(base, '/api/gygs/search?states=PUBLISHED&pageSize=1')).json();
  const [gyg] = gygs;
  const sitemap = await (await read(base, '/sitemap.xml')).text();
  const [, person] = /<loc>[^<]*?(\/users\/[^<]+)<\/loc>/.exec(sitemap) ?? [];
  if (gyg === undefined) throw new Error(`${base} has no upcoming gyg.`);
  if (person === undefined) throw new Error(`${base} has no person whom search engines can find.`);
  return {
    home: '/',
    search: '/search',
    gyg: `/go/${gyg.orgFriendlyUrl}/${gyg.friendlyUrl}`,
    organisation: `/go/${gyg.orgFriendlyUrl}`,
    person,
  };
}
