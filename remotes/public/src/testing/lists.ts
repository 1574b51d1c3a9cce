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
/** A search response, which also counts the open places of all results. */
export function gygsFound<Item>(gygs: readonly Item[], total?: number, openPlaces = 0) {
  return { ...gygsAnswer(gygs, total), openPlaces };
}
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
