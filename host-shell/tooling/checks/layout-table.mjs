import { HOUSES } from '../config/imports/floor-rules.mjs';

/** The top level has these folders and no others. */
export const TOP_FOLDERS = ['.ci', '.storybook', 'api', 'design-system', 'host-shell', 'remotes', 'widgets'];
/** Beside them only what npm, git and editors find nowhere else; `.git` is a file in a worktree, and git ignores the last two. */
export const TOP_FILES =
  /^(README\.md|LICENSE|package(-lock)?\.json|tsconfig\.json|biome\.json|\.npmrc|\.gitignore|\.gitattributes|\.git|\.env|.+\.log)$/;

/** Folders whose own folders are all named here; `*` matches any one folder. `files` names the files too, where they count. */
export const CLOSED = [
  ...HOUSES.map(({ folder, floors }) => ({ folder, folders: [...floors.flat(), 'testing', 'foundations', 'samples'] })),
  { folder: 'remotes/*/src', folders: ['app', 'pages', 'features', 'shared', 'testing', 'translations'] },
  { folder: 'remotes/*/src/features/*', folders: ['api', 'model', 'ui'], files: ['index.ts'] },
];

/** Names that say nothing of what is inside. */
export const EMPTY_NAMES = /^(utils?|helpers?|misc|managers?|common-utils)$|(^|-)(utils?|helpers?|misc|manager)$/;

/** Names that a tool or a reader's habit demands. */
export const GIVEN_NAMES = /^(README|LICENSE|CHANGELOG|NOTICE|OFL|Dockerfile)(\.[a-z]+)?$/;

/** Files that a tool looks for by their whole path. */
export const TOOL_FILES = /^\.storybook\/(main|preview|manager)\.tsx?$/;

/** A file that does not fit on a few screens holds more than one idea. */
export const MAX_LINES = 300;
export const COUNTED = /\.([mc]?[jt]sx?|css)$/;
export const UNCOUNTED = /^api\/migrations\//;
/** A file that a script writes says so in its first line. */
export const GENERATED = /^(\/\*|\/\/).*\b(generated|made) (by|from)\b/i;
