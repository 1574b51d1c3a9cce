import { HOUSES } from '../config/imports/floor-rules.mjs';

/** The only folders allowed at the top level. */
export const TOP_FOLDERS = ['.ci', '.storybook', 'api', 'design-system', 'host-shell', 'remotes', 'widgets'];
/**
 * The only files allowed there: those that npm, git and editors require. `.git` is a file in a worktree. Git ignores
 * the last two.
 */
export const TOP_FILES =
  /^(README\.md|LICENSE|package(-lock)?\.json|tsconfig\.json|biome\.json|\.npmrc|\.dockerignore|\.gitignore|\.gitattributes|\.git|\.env|.+\.log)$/;

/** Folders with a fixed list of subfolders. `*` matches any folder name. `files` restricts the files too. */
export const CLOSED = [
  ...HOUSES.map(({ folder, floors }) => ({ folder, folders: [...floors.flat(), 'testing', 'foundations', 'samples'] })),
  { folder: 'remotes/*/src', folders: ['app', 'pages', 'features', 'shared', 'testing', 'translations'] },
  { folder: 'remotes/*/src/features/*', folders: ['api', 'model', 'ui'], files: ['index.ts'] },
];

/** Names that do not describe the content. */
export const EMPTY_NAMES = /^(utils?|helpers?|misc|managers?|common-utils)$|(^|-)(utils?|helpers?|misc|manager)$/;

/** Names required by a tool or a convention. */
export const GIVEN_NAMES = /^(README|LICENSE|CHANGELOG|NOTICE|OFL|Caddyfile|Dockerfile)(\.[a-z]+)?$/;

/** Files that a tool looks up by their whole path. */
export const TOOL_FILES = /^\.storybook\/(main|preview|manager)\.tsx?$/;

/** A longer file probably contains more than one idea. */
export const MAX_LINES = 300;
export const COUNTED = /\.([mc]?[jt]sx?|css)$/;
export const UNCOUNTED = /^api\/migrations\//;
/** A generated file must say so in its first line. */
export const GENERATED = /^(\/\*|\/\/).*\b(generated|made) (by|from)\b/i;
