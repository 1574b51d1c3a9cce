import { HOUSES } from '../config/imports/places.mjs';

/** The only folders at the top level, and the only files: those that npm, git and editors require there. */
const TOP_FOLDERS = ['.ci', '.storybook', 'api', 'design-system', 'host-shell', 'remotes', 'widgets'];
const TOP_FILES =
  /^(README\.md|LICENSE|package(-lock)?\.json|tsconfig\.json|biome\.json|\.npmrc|\.dockerignore|\.gitignore|\.gitattributes|\.git|\.env|.+\.log)$/;

/** Folders with a fixed list of subfolders. `*` matches any folder name. `files` restricts the files too. */
const CLOSED = [
  ...HOUSES.map(({ folder, floors }) => ({ folder, folders: [...floors.flat(), 'testing', 'foundations', 'samples'] })),
  { folder: 'remotes/*/src', folders: ['app', 'pages', 'features', 'shared', 'testing', 'translations'] },
  { folder: 'remotes/*/src/features/*', folders: ['api', 'model', 'ui'], files: ['index.ts'] },
].map((closed) => ({ ...closed, pattern: new RegExp(`^(${closed.folder.replaceAll('*', '[^/]+')})/([^/]+)(/?)`) }));

/** Names that do not describe the content. */
const EMPTY = /^(utils?|helpers?|misc|managers?|common-utils)$|(^|-)(utils?|helpers?|misc|manager)$/;
/** Names that a tool or a convention requires, and scripts, whose names Biome checks. */
const REQUIRED = /^(\..+|(README|LICENSE|CHANGELOG|NOTICE|OFL|Caddyfile|Dockerfile)(\.[a-z]+)?|.+\.[mc]?[jt]sx?)$/;
const REQUIRED_PATHS = /^(\.storybook\/manager\.tsx?$|api\/migrations\/)/;
const KEBAB = /^\.?[a-z0-9]+([-.][a-z0-9]+)*$/;

function* problemsOf(file) {
  const folders = file.split('/');
  const base = folders.pop();
  if (folders.length > 0 ? !TOP_FOLDERS.includes(folders[0]) : !TOP_FILES.test(base))
    yield `does not belong at the top level, which has the folders ${TOP_FOLDERS.join(', ')}; a tool's configuration belongs in host-shell/tooling/config`;
  for (const folder of folders) {
    if (EMPTY.test(folder)) yield `lies in "${folder}", which says nothing; name the folder after what is inside`;
    else if (!KEBAB.test(folder)) yield `lies in "${folder}"; folders are kebab-case`;
  }
  for (const { pattern, folders: subfolders, files } of CLOSED) {
    const [, folder, entry, slash] = pattern.exec(file) ?? [];
    if (entry === undefined || (slash === '/' ? subfolders : (files ?? [entry])).includes(entry)) continue;
    const named = subfolders.filter((name) => !name.includes('.')).join(', ');
    yield `${folder} has no place for "${entry}": put it into one of ${named}, or name a new one in the table of this check`;
  }
  if (REQUIRED_PATHS.test(file)) return;
  const [name] = base.split('.');
  if (EMPTY.test(name)) yield `is called "${name}", which says nothing; name it after its main export`;
  else if (!REQUIRED.test(base) && !KEBAB.test(name)) yield 'is not kebab-case';
}

/**
 * Checks top-level folders, closed folders and names. Biome counts lines.
 * @param {import('./source-tree.mjs').SourceTree} tree
 * @returns {import('./source-tree.mjs').Problem[]}
 */
export const checkLayout = (tree) =>
  tree.files.flatMap((file) => [...problemsOf(file)].map((message) => ({ file, message })));
