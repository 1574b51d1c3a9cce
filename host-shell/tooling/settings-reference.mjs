/** `node host-shell/tooling/settings-reference.mjs`: writes the files that are made from the settings' schema. */
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { settingsFiles } from './checks/settings-reference.mjs';
import { at } from './paths.mjs';

const files = await settingsFiles((file) => tsImport(pathToFileURL(at(file)).href, import.meta.url));
for (const [file, text] of Object.entries(files)) writeFileSync(at(file), text);
