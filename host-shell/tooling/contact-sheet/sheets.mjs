import { mkdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const COLUMNS = 4;
const ROWS = 3;
const CELL = { width: 480, height: 560 };
const GAP = 16;
const PAPER = '#8a8a86';

const label = ({ story }, width) =>
  Buffer.from(
    `<svg width="${width}" height="24"><text x="0" y="17" font-family="sans-serif" font-size="15" fill="#fff">${`${story.title} · ${story.name}`.replace(/[<&]/g, '')}</text></svg>`,
  );

async function sheet(folder, shots, file) {
  const rows = Math.ceil(shots.length / COLUMNS);
  const parts = await Promise.all(
    shots.map(async (shot, index) => {
      const left = GAP + (index % COLUMNS) * (CELL.width + GAP);
      const top = GAP + Math.floor(index / COLUMNS) * (CELL.height + GAP);
      const size = { width: CELL.width, height: CELL.height - 28, fit: 'inside', withoutEnlargement: true };
      const input = await sharp(path.join(folder, 'pictures', shot.file))
        .resize(size)
        .toBuffer();
      return [
        { input: label(shot, CELL.width), left, top },
        { input, left, top: top + 28 },
      ];
    }),
  );
  const width = GAP + COLUMNS * (CELL.width + GAP);
  const height = GAP + rows * (CELL.height + GAP);
  await sharp({ create: { width, height, channels: 3, background: PAPER } })
    .composite(parts.flat())
    .jpeg({ quality: 80 })
    .toFile(path.join(folder, 'sheets', file));
}

/** Big sheets to look over: twelve stories of one view on each. */
export async function writeSheets(folder, shots, views) {
  mkdirSync(path.join(folder, 'sheets'), { recursive: true });
  for (const view of views) {
    const ofView = shots.filter((shot) => shot.file !== undefined && shot.view.name === view.name);
    for (let from = 0; from < ofView.length; from += COLUMNS * ROWS) {
      const number = String(from / (COLUMNS * ROWS) + 1).padStart(2, '0');
      await sheet(folder, ofView.slice(from, from + COLUMNS * ROWS), `${view.name}-${number}.jpg`);
    }
  }
}
