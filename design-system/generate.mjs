// Writes the generated files: tokens.css (pages), tokens.host.css (shadow roots), widths.css (breakpoints for @media),
// and the home page's two bay pictures.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const here = (name) => fileURLToPath(new URL(name, import.meta.url));
const { module } = await runnerImport(here('tokens/render.ts'));
writeFileSync(here('tokens/tokens.css'), module.renderTokens(module.pageScope));
writeFileSync(here('tokens/tokens.host.css'), module.renderTokens(module.hostScope));
writeFileSync(here('tokens/widths.css'), module.renderWidths());

const art = await runnerImport(here('art/hero/bay-svg.ts'));
for (const [name, night] of [
  ['bay-day', false],
  ['bay-night', true],
]) {
  writeFileSync(
    here(`src/components/hero/${name}.svg`),
    `${art.module.baySvg(night).replace('slice">', 'slice"><title>Bay</title>')}\n`,
  );
}
