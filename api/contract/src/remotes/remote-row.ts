import * as z from 'zod/mini';
import { navigationRoles } from './navigation-roles';

const text = z.string().check(z.minLength(1));
const hash = z.string().check(z.regex(/^sha(256|384|512)-[A-Za-z0-9+/]{43,86}={0,2}$/, 'not an integrity hash'));
const version = z.string().check(z.regex(/^\d+\.\d+\.\d+$/, 'not a version such as 1.2.0'));

/** The URL of a script or style: from the root, or http(s). Never `//host`, which looks like a path but is not one. */
const address = z
  .string()
  .check(z.regex(/^(\/(?!\/)|https?:\/\/[^/])/, 'neither a path from the root nor an http(s) address'));

/**
 * Fixed parts and `:parameters`, with `/*` at the end for all paths below. Nothing optional: one claim is one pattern, so
 * two can be compared.
 */
const claim = z
  .string()
  .check(z.regex(/^(\/|(\/(:[A-Za-z]\w*|[\w.~-]+))+(\/\*?)?)$/, 'not a path of fixed parts and :parameters'));

const navigationEntry = z.object({
  path: z.string().check(z.startsWith('/')),
  labels: z.object({ en: text, sv: text }),
  roles: z.array(z.enum(navigationRoles)).check(z.minLength(1)),
  order: z.number(),
  /** `menu`: only in the slide-out menu, where the role's header is full. */
  place: z._default(z.enum(['bar', 'menu']), 'bar'),
});

/** The title of a page, without the name of the site, and its description, as search engines and shared links show them. */
const head = z.object({ title: text, description: text });

const file = z.object({ href: address, integrity: hash });

/** Scripts with texts, by language. */
const texts = z.object({ en: z.array(file), sv: z.array(file) });

/** What the server needs to render screens of a remote for guests. */
const firstView = z.extend(file, {
  /**
   * What each of these screens loads in the page, by its claim: scripts and styles, packages that the shell provides, and
   * texts.
   */
  screens: z.record(claim, z.object({ files: z.array(file), shared: z.array(text), texts: z.optional(texts) })),
});

/** One build of a remote, with everything that shell and server need before they load it. */
const remoteBuildSchema = z.object({
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
  prefetch: z._default(z.array(file), []),
  navigation: z._default(z.array(navigationEntry), []),
  /** Titles and descriptions of pages that are not about one thing, by claim. Only the server uses them. */
  pages: z.optional(z.record(claim, z.object({ en: head, sv: head }))),
  /** A module for Node with the area, and what its screens load. Pages do not get it. */
  firstView: z.optional(firstView),
});

const canarySchema = z.extend(remoteBuildSchema, {
  /** The share of visitors that get it, from 0 to 1. */
  share: z.number().check(z.gte(0), z.lte(1)),
});

/** One row of the deploy table (remotes.json): the current build of a remote, and a second one for some visitors. */
export const remoteRowSchema = z.extend(remoteBuildSchema, { canary: z.optional(canarySchema) });

/** One row of /remotes.json as a page gets it: the build for its visitor. */
export const servedRowSchema = z.extend(remoteBuildSchema, {
  /** The current build, if the visitor gets the canary: used when the canary fails. */
  fallback: z.optional(remoteBuildSchema),
});

/** A row of a development server: hot builds change at every save and have no hash. */
export const hotRemoteRowSchema = z.extend(servedRowSchema, { integrity: z.optional(hash) });

export type NavigationEntry = z.infer<typeof navigationEntry>;
export type RemoteBuild = z.infer<typeof remoteBuildSchema>;
export type RemoteRow = z.infer<typeof remoteRowSchema>;
export type ServedRow = z.infer<typeof servedRowSchema>;
export type HotRemoteRow = z.infer<typeof hotRemoteRowSchema>;
