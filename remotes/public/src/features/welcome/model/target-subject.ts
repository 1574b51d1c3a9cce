/** The gyg or organisation that a path belongs to. */
export type TargetSubject =
  | { readonly kind: 'gyg'; readonly gygId: string }
  | { readonly kind: 'gygByName'; readonly orgFriendlyUrl: string; readonly gygFriendlyUrl: string }
  | { readonly kind: 'organization'; readonly friendlyUrl: string };

/** What a target is about: a gyg, a booking or invitation of one, or an organisation. Undefined for other pages. */
export function targetSubject(target: string): TargetSubject | undefined {
  const [first = '', second = '', third = '', fourth = ''] = target
    .replace(/[?#].*$/, '')
    .split('/')
    .slice(1)
    .map(decodeURIComponent);
  if (first === 'gygs' && second === 'invite')
    return { kind: 'gygByName', orgFriendlyUrl: third, gygFriendlyUrl: fourth };
  if (first === 'gygs' && second !== '') return { kind: 'gyg', gygId: second };
  if (first === 'go' && third !== '') return { kind: 'gygByName', orgFriendlyUrl: second, gygFriendlyUrl: third };
  if (first === 'go' && second !== '') return { kind: 'organization', friendlyUrl: second };
  if (first === 'users' && ['join', 'invite'].includes(second) && third !== '')
    return { kind: 'organization', friendlyUrl: third };
  return undefined;
}
