import { forbid, NOT_PRODUCT } from './patterns.mjs';

const FLOORS = ['app', 'pages', 'features', 'shared'];
const ORDER = FLOORS.join(' → ');

/** A file of the same remote. `$1` is its name. */
const sameRemote = (rest) => `^remotes/$1/src/${rest}`;

const downwards = FLOORS.slice(1).map((floor, index) => {
  const above = FLOORS.slice(0, index + 1).join('|');
  return forbid(
    `floors of a remote: ${floor}`,
    `${floor}/ lies below that (${ORDER}): move what both need down to shared/`,
    // Tests and stories may load the whole area, to render a screen as the shell does.
    { path: `^remotes/([^/]+)/src/${floor}/`, pathNot: NOT_PRODUCT },
    { path: [sameRemote(`(?:${above})/`), sameRemote('[^/]+$')] },
  );
});

/** `app → pages → features → shared`. Features are imported by their index and do not import each other. */
export const remoteRules = [
  ...downwards,
  forbid(
    'features of a remote apart',
    'features do not know each other: join them on a page, or move what both need to shared/',
    { path: '^remotes/([^/]+)/src/features/([^/]+)/' },
    { path: sameRemote('features/'), pathNot: sameRemote('features/$2/') },
  ),
  forbid(
    'a feature of a remote by its index',
    'enter a feature by features/<name> and export what is needed from its index.ts',
    { path: '^remotes/([^/]+)/src/(?!features/)' },
    { path: sameRemote('features/[^/]+/'), pathNot: sameRemote('features/[^/]+/index[.]ts$') },
  ),
];
