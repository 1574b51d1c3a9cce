import path from 'node:path';
import { lineAt } from './source-tree.mjs';

const ENTRY = /^remotes\/[^/]+\/src\/remote-entry\.tsx$/;
const LOADED = /import\('\.\/(pages\/[^']+)'\)/g;
const STORIES = /\.stories\.tsx$/;

/**
 * Every screen and dialog of a remote must have stories beside it, so that Storybook shows every path, and all are
 * tested in both themes.
 * @param {import('./source-tree.mjs').SourceTree} tree
 * @returns {import('./source-tree.mjs').Problem[]}
 */
export function checkScreenStories(tree) {
  const shown = new Set(tree.files.filter((file) => STORIES.test(file)).map((file) => path.posix.dirname(file)));
  return tree.files
    .filter((file) => ENTRY.test(file))
    .flatMap((file) => {
      const text = tree.read(file);
      return [...text.matchAll(LOADED)]
        .filter(([, place]) => !shown.has(path.posix.dirname(path.posix.join(path.posix.dirname(file), place))))
        .map(({ 1: place, index }) => ({
          file,
          line: lineAt(text, index),
          message: `loads ${place}, which has no stories beside it (decision 0050)`,
        }));
    });
}
