// Writes tokens.css (pages) and tokens.host.css (shadow roots) from tokens.ts.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const here = (name) => fileURLToPath(new URL(name, import.meta.url));
const { module } = await runnerImport(here('render.ts'));
writeFileSync(here('tokens.css'), module.renderTokens(module.pageScope));
writeFileSync(here('tokens.host.css'), module.renderTokens(module.hostScope));
