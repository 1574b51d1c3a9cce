import {
  CLOSED,
  COUNTED,
  EMPTY_NAMES,
  GENERATED,
  GIVEN_NAMES,
  MAX_LINES,
  TOOL_FILES,
  TOP_FILES,
  TOP_FOLDERS,
  UNCOUNTED,
} from './layout-table.mjs';

const KEBAB = /^\.?[a-z0-9]+(-[a-z0-9]+)*$/;
/** Biome checks the names of scripts (useFilenamingConvention). */
const SCRIPT = /\.[mc]?[jt]sx?$/;

const closed = CLOSED.map((place) => ({
  ...place,
  pattern: new RegExp(`^(${place.folder.replaceAll('*', '[^/]+')})/([^/]+)(/?)`),
}));

function checkTop(file) {
  const [first, ...rest] = file.split('/');
  if (rest.length > 0 ? TOP_FOLDERS.includes(first) : TOP_FILES.test(first)) return [];
  return [
    `does not belong at the top level, which has the folders ${TOP_FOLDERS.join(', ')}; a tool's configuration belongs in host-shell/tooling/config`,
  ];
}

function checkFolders(file) {
  return file
    .split('/')
    .slice(0, -1)
    .flatMap((folder) => {
      if (EMPTY_NAMES.test(folder))
        return [`lies in "${folder}", which says nothing; name the folder after what is inside`];
      return KEBAB.test(folder.replaceAll('.', '-').replace(/^-/, '.'))
        ? []
        : [`lies in "${folder}"; folders are kebab-case`];
    });
}

function checkName(file) {
  const base = file.split('/').at(-1);
  if (TOOL_FILES.test(file) || GIVEN_NAMES.test(base) || base.startsWith('.') || file.startsWith('api/migrations/'))
    return [];
  const [name] = base.split('.');
  if (EMPTY_NAMES.test(name)) return [`is called "${name}", which says nothing; name it after its main export`];
  return SCRIPT.test(base) || KEBAB.test(name) ? [] : ['is not kebab-case'];
}

/** Files in a folder that does not allow them. */
function checkRooms(file) {
  return closed.flatMap(({ pattern, folders, files }) => {
    const [, folder, entry, slash] = pattern.exec(file) ?? [];
    if (entry === undefined || (slash === '/' ? folders : (files ?? [entry])).includes(entry)) return [];
    const rooms = folders.filter((name) => /^[^.]+$/.test(name)).join(', ');
    return [
      `${folder} has no place for "${entry}": put it into one of ${rooms}, or name a new one in the table of this check`,
    ];
  });
}

function checkLength(file, tree) {
  if (!COUNTED.test(file) || UNCOUNTED.test(file)) return [];
  const text = tree.read(file);
  if (GENERATED.test(text)) return [];
  const lines = text.trimEnd().split('\n').length;
  return lines > MAX_LINES ? [`has ${lines} lines; split it at ${MAX_LINES} (one idea a file)`] : [];
}

/**
 * Checks top-level folders, file names and file lengths.
 * @param {import('./source-tree.mjs').SourceTree} tree
 * @returns {import('./source-tree.mjs').Problem[]}
 */
export function checkLayout(tree) {
  return tree.files.flatMap((file) =>
    [...checkTop(file), ...checkFolders(file), ...checkRooms(file), ...checkName(file), ...checkLength(file, tree)].map(
      (message) => ({ file, message }),
    ),
  );
}
