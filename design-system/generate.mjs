// Writes the generated files: tokens.css (pages), tokens.host.css and tokens.small.css (shadow roots), widths.css (breakpoints for @media),
// tokens.light.json and tokens.dark.json (for design tools), the home page's two bay pictures, the scenes of DrawnPicture by day and by night,
// and the towns of maps without tiles.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const here = (name) => fileURLToPath(new URL(name, import.meta.url));
const { module } = await runnerImport(here('tokens/render.ts'));
writeFileSync(here('tokens/tokens.css'), module.renderTokens(module.pageScope));
writeFileSync(here('tokens/tokens.host.css'), module.renderTokens(module.hostScope));
writeFileSync(here('tokens/tokens.small.css'), module.renderSmallTokens());
writeFileSync(here('tokens/widths.css'), module.renderWidths());
const { renderDesignTokens } = (await runnerImport(here('tokens/design-tokens.ts'))).module;
for (const theme of ['light', 'dark']) writeFileSync(here(`tokens/tokens.${theme}.json`), renderDesignTokens(theme));

const art = await runnerImport(here('art/bay-svg.ts'));
for (const [name, night] of [
  ['bay-day', false],
  ['bay-night', true],
]) {
  writeFileSync(
    here(`src/components/hero/${name}.svg`),
    `${art.module.baySvg(night).replace('slice">', 'slice"><title>Bay</title>')}\n`,
  );
}

const { drawnPictures, drawnPictureSvg } = (await runnerImport(here('art/drawn-pictures.ts'))).module;
for (const name of Object.keys(drawnPictures)) {
  for (const [time, night] of [
    ['day', false],
    ['night', true],
  ]) {
    const svg = drawnPictureSvg(name, night).replace(/(<svg[^>]*>)/, `$1<title>${name}</title>`);
    writeFileSync(here(`src/components/drawn-picture/scenes/${name}-${time}.svg`), `${svg}\n`);
  }
}

// The largest of the platform's own towns come first; the rest would not have room on a drawn map.
const towns = JSON.parse(readFileSync(here('../api/src/features/lookups/swedish-towns.json'), 'utf8'));
writeFileSync(
  here('src/components/map/ground/towns.json'),
  `[\n${towns
    .slice(0, 320)
    .map(({ name, lat, lng }) => `  { "name": ${JSON.stringify(name)}, "lat": ${lat}, "lng": ${lng} }`)
    .join(',\n')}\n]\n`,
);
