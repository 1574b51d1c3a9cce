const keyPrefix = 'key:';

/** Who an entry's `actor` is. */
export function actorOfEntry(
  actor: string,
): { kind: 'user' | 'key'; id: string } | { kind: 'platform' | 'server'; id: null } {
  if (actor === 'platform' || actor === 'server') return { kind: actor, id: null };
  if (actor.startsWith(keyPrefix)) return { kind: 'key', id: actor.slice(keyPrefix.length) };
  return { kind: 'user', id: actor };
}
