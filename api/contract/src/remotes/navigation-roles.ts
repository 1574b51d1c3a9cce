/**
 * The navigation that contains an entry: of a role of the session, or of a right (platform administrators, gyg
 * managers).
 */
export const navigationRoles = ['GUEST', 'USER', 'ADMIN', 'SUPER', 'MANAGER'] as const;

export type NavigationRole = (typeof navigationRoles)[number];
