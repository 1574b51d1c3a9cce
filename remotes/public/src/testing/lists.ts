/** Lists as the API answers them: one page that holds everything. */
const page = <Item>(items: readonly Item[], total = items.length) => ({
  total,
  page: 0,
  pageSize: 20,
  items: [...items],
});

/** An answer of gygs; `total` when there are more than these. */
export function gygsAnswer<Item>(gygs: readonly Item[], total?: number) {
  const { items, ...rest } = page(gygs, total);
  return { gygs: items, ...rest };
}
/** An answer of the search, which also counts the places that are free over all it found. */
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
