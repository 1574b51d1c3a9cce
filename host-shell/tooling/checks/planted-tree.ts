import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { writeBelow } from '../build/files.mjs';

interface PlantedTree {
  readonly root: string;
  write(file: string, text: string): void;
  /** Makes `file` a link to `target`, both relative to the root. */
  link(file: string, target: string): void;
}

/** Creates a folder of files to check. It is removed after the test. */
export function plantTree(texts: Readonly<Record<string, string>>): PlantedTree {
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'gyg-planted-')));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const tree: PlantedTree = {
    root,
    write: (file, text) => writeBelow(path.join(root, file), text),
    link(file, target) {
      mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
      symlinkSync(path.join(root, target), path.join(root, file), 'junction');
    },
  };
  for (const [file, text] of Object.entries(texts)) tree.write(file, text);
  return tree;
}
