import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildRemoteRow } from '@gyg/contract/testing';
import { writeBelow } from '../../build/files.mjs';
import { integrityOf, writeFilesList } from '../build-files.mjs';
import { withRow } from '../table-text.mjs';

/** Writes the build of a remote as the tools write it: an entry, a chunk, their compressed siblings and the row. */
export function plantBuild(dist: string, name: string, version: string, basePaths = [`/${name}`]): void {
  const hash = version.replaceAll('.', '').padEnd(10, '0');
  const texts = {
    [`remoteEntry.${hash}.js`]: `entry ${version}`,
    [`js/area.${hash}.js`]: `area ${version}`,
    [`remoteEntry.${hash}.manifest.json`]: `{ "id": "${version}" }`,
  };
  const files = Object.keys(texts).flatMap((file) => [file, `${file}.br`]);
  for (const file of files) writeBelow(path.join(dist, 'remotes', name, file), texts[file] ?? 'compressed');
  const link = (file: string) => ({
    href: `/remotes/${name}/${file}`,
    integrity: integrityOf(Buffer.from(texts[file] ?? '')),
  });
  const [entry = '', chunk = ''] = Object.keys(texts);
  const { href, integrity } = link(entry);
  const row = { ...buildRemoteRow({ version, basePaths, prefetch: [link(chunk)] }), entry: href, integrity };
  writeFilesList(dist, name, row, files);
  writeFileSync(path.join(dist, 'remotes.json'), withRow(undefined, name, row));
}
