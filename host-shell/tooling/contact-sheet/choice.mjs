import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

const list = (text) => text.split(',').filter(Boolean);

/** The requested stories, and the requested positions of the toolbar. */
export function choose(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      widths: { type: 'string', default: '375,800,1440' },
      themes: { type: 'string', default: 'light,dark' },
      languages: { type: 'string', default: 'en,sv' },
    },
  });
  // Languages outermost, then widths, so that stories reload and the window resizes as rarely as possible.
  const views = list(values.languages).flatMap((language) =>
    list(values.widths).flatMap((width) =>
      list(values.themes).map((theme) => ({
        width: Number(width),
        theme,
        language,
        name: `${width}-${language}-${theme}`,
      })),
    ),
  );
  const wanted = positionals.map((word) => word.toLowerCase());
  const fits = ({ id, title }) =>
    wanted.length === 0 || wanted.some((word) => id.includes(word) || title.toLowerCase().includes(word));
  const stories = (storybook) =>
    Object.values(JSON.parse(readFileSync(path.join(storybook, 'index.json'), 'utf8')).entries)
      .filter(({ type }) => type === 'story')
      .filter(fits);
  return { views, stories };
}
