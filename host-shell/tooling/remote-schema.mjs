/** `node host-shell/tooling/remote-schema.mjs`: writes the JSON schema of remote.json, which editors use. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { SCHEMA_FILE } from './checks/remote-schema.mjs';
import { at, binScript, root } from './paths.mjs';
import { editorSchema } from './remote-schema/remote-json.mjs';
import { say } from './terminal.mjs';

writeFileSync(at(SCHEMA_FILE), editorSchema());
execFileSync(process.execPath, [binScript('biome', '@biomejs/biome'), 'format', '--write', at(SCHEMA_FILE)], {
  cwd: root,
});
say(`Wrote ${SCHEMA_FILE}`);
