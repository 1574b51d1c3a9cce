/** A list as the API returns it: one page with all items. */
const page = <Item>(items: readonly Item[], total = items.length) => ({
  total,
  page: 0,
  pageSize: 20,
  items: [...items],
});

/** A response with gygs. Set `total` if there are more than these. */
export function gygsAnswer<Item>(gygs: readonly Item[], total?: number) {
  const { items, ...rest } = page(gygs, total);
  return { gygs: items, ...rest };
}
interface FoundFacets {
  states?: Partial<Record<'PUBLISHED' | 'ONGOING' | 'FINISHED', number>>;
  goals?: Record<string, number>;
  openPositions?: number;
}
/** A search response with the counts of its states and goals. */
export function gygsWithFacets<Item>(gygs: readonly Item[], facets: FoundFacets, total?: number) {
  const states = { PUBLISHED: 0, ONGOING: 0, FINISHED: 0, ...facets.states };
  const { goals = {}, openPositions = 0 } = facets;
  return { ...gygsAnswer(gygs, total), facets: { states, goals, openPositions } };
}
/** A search response that counts the open positions of all results. */
export const gygsFound = <Item>(gygs: readonly Item[], total?: number, openPositions = 0) =>
  gygsWithFacets(gygs, { openPositions }, total);
export function organizationsAnswer<Item>(organizations: readonly Item[]) {
  const { items, ...rest } = page(organizations);
  return { organizations: items, ...rest };
}
export function storiesAnswer<Item>(stories: readonly Item[]) {
  const { items, ...rest } = page(stories);
  return { stories: items, ...rest };
}
export function notificationsAnswer<Item>(notifications: readonly Item[], total?: number) {
  const { items, ...rest } = page(notifications, total);
  return { notifications: items, ...rest };
}
