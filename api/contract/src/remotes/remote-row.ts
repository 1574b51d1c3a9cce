import * as z from 'zod/mini';

/**
 * The navigation that contains an entry: of a role of the session, or of a right (platform administrators, gyg
 * managers).
 */
export const navigationRoles = ['GUEST', 'USER', 'ADMIN', 'SUPER', 'MANAGER'] as const;

const text = z.string().check(z.minLength(1));
const hash = z.string().check(z.regex(/^sha(256|384|512)-[A-Za-z0-9+/]{43,86}={0,2}$/, 'not an integrity hash'));
const version = z.string().check(z.regex(/^\d+\.\d+\.\d+$/, 'not a version such as 1.2.0'));

/** The URL of a script or style: from the root, or http(s). Never `//host`, which looks like a path but is not one. */
const address = z
  .string()
  .check(z.regex(/^(\/(?!\/)|https?:\/\/[^/])/, 'neither a path from the root nor an http(s) address'));

/** Fixed parts and `:parameters`. Nothing optional and no `*`: one claim is one pattern, so two can be compared. */
const claim = z
  .string()
  .check(z.regex(/^(\/|(\/(:[A-Za-z]\w*|[\w.~-]+))+\/?)$/, 'not a path of fixed parts and :parameters'));

const navigationEntry = z.object({
  path: z.string().check(z.startsWith('/')),
  labels: z.object({ en: text, sv: text }),
  roles: z.array(z.enum(navigationRoles)).check(z.minLength(1)),
  order: z.number(),
  /** `menu`: only in the slide-out menu, where the role's header is full. */
  place: z._default(z.enum(['bar', 'menu']), 'bar'),
});

const build = z.object({
  entry: address,
  integrity: hash,
  version,
  /** Versions of the shared packages that the remote was built for. */
  platform: text,
  designSystem: z._default(text, '*'),
  react: z._default(text, '*'),
  basePaths: z.array(claim),
  /** Fragments that open a dialog of this remote on any page: `terms` for #terms. */
  dialogs: z._default(z.array(text), []),
  prefetch: z._default(z.array(z.object({ href: address, integrity: hash })), []),
  navigation: z._default(z.array(navigationEntry), []),
});

/**
 * One row of /remotes.json: a deployed remote, with everything that shell and server need before they load it. `canary` is
 * another build of it, for this share of the visitors.
 */
export const remoteRowSchema = z.extend(build, {
  canary: z.optional(z.extend(build, { share: z.number().check(z.gte(0), z.lte(1)) })),
});

/** A row of a development server: hot builds change at every save and have no hash. */
export const hotRemoteRowSchema = z.extend(remoteRowSchema, { integrity: z.optional(hash) });

export type NavigationRole = (typeof navigationRoles)[number];
export type NavigationEntry = z.infer<typeof navigationEntry>;
export type RemoteRow = z.infer<typeof remoteRowSchema>;
export type HotRemoteRow = z.infer<typeof hotRemoteRowSchema>;
