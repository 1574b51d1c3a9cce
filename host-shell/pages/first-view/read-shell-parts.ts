import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { ShellParts } from './first-view-parts';

const schema = z.record(z.string(), z.array(z.string()));

/** Reads what pages load of packages that the shell provides on demand, as its build has written it. Once. */
export function createShellPartsReader(distDir: string): () => Promise<ShellParts> {
  let parts: Promise<ShellParts> | undefined;
  return () => {
    parts ??= readFile(path.join(distDir, 'shell', 'server', 'parts.json'), 'utf8').then((text) =>
      schema.parse(JSON.parse(text)),
    );
    return parts;
  };
}
