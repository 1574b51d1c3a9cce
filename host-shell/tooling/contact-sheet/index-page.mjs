import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const STYLE = `
:root { color-scheme: light dark; font: 15px/1.5 "Hanken Grotesk", system-ui, sans-serif; }
body { margin: 0; display: grid; grid-template-columns: 18rem minmax(0, 1fr); }
nav { position: sticky; top: 0; height: 100vh; overflow: auto; padding: 1rem; box-sizing: border-box; }
nav a { display: block; padding: 2px 0; color: inherit; text-decoration: none; }
nav a:hover { text-decoration: underline; }
main { padding: 1rem 2rem; }
h1 { margin: 0 0 .5rem; font-size: 1.5rem; }
section { padding: 1.5rem 0; border-top: 1px solid #8886; }
h2 { margin: 0 0 .75rem; font-size: 1.1rem; }
ul { display: flex; flex-wrap: wrap; gap: 1rem; margin: 0; padding: 0; list-style: none; align-items: start; }
li { max-width: 22rem; }
img { display: block; max-width: 100%; max-height: 26rem; border: 1px solid #8886; }
.fault { color: #c5192d; font-weight: 600; }
@media (max-width: 700px) { body { display: block; } nav { position: static; height: auto; } }
`;

const picture = ({ view, file, faults }) => `<li>
  <p>${escaped(view.name)}${faults.map((fault) => ` <span class="fault">${escaped(fault)}</span>`).join('')}</p>
  ${file ? `<a href="pictures/${file}"><img loading="lazy" src="pictures/${file}" alt=""></a>` : ''}
</li>`;

const part = ([id, shots]) => `<section id="${id}">
  <h2>${escaped(`${shots[0].story.title}: ${shots[0].story.name}`)}</h2>
  <ul>${shots.map(picture).join('\n')}</ul>
</section>`;

const entry = ([id, shots]) => {
  const mark = shots.some(({ faults }) => faults.length > 0) ? ' class="fault"' : '';
  return `<a href="#${id}"${mark}>${escaped(`${shots[0].story.title}: ${shots[0].story.name}`)}</a>`;
};

/** Writes a page to browse the stories, with the large sheets first. It needs only files in this folder. */
export function writeIndex(folder, shots) {
  const byStory = new Map();
  for (const shot of shots) byStory.set(shot.story.id, [...(byStory.get(shot.story.id) ?? []), shot]);
  const stories = [...byStory];
  const sheets = readdirSync(path.join(folder, 'sheets')).toSorted();
  const links = sheets.map((file) => `<li><a href="sheets/${file}">${file.replace('.jpg', '')}</a></li>`).join(' ');
  const faulty = shots.filter(({ faults }) => faults.length > 0).length;
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Contact sheet</title>
<style>${STYLE}</style>
<nav aria-label="Stories">${stories.map(entry).join('\n')}</nav>
<main>
<h1>Contact sheet</h1>
<p>${stories.length} stories, ${shots.length} pictures, ${faulty} with a fault. Sheets of twelve:</p>
<ul>${links}</ul>
${stories.map(part).join('\n')}
</main>
</html>
`;
  writeFileSync(path.join(folder, 'index.html'), html);
}
