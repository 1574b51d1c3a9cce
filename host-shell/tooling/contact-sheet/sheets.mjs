import { mkdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const COLUMNS = 4;
const ROWS = 3;
const CELL = { width: 480, height: 532 };
const LABEL = 28;
const GAP = 16;
const PAPER = '#8a8a86';

const label = ({ story }, width) =>
  Buffer.from(
    `<svg width="${width}" height="24"><text x="0" y="17" font-family="sans-serif" font-size="15" fill="#fff">${`${story.title} · ${story.name}`.replace(/[<&]/g, '')}</text></svg>`,
  );

/** A row is as high as its highest picture, so that small components are close together. */
async function sheet(folder, shots, file) {
  const parts = [];
  let top = GAP;
  for (let from = 0; from < shots.length; from += COLUMNS) {
    const row = await Promise.all(
      shots.slice(from, from + COLUMNS).map(async (shot, column) => {
        const size = { width: CELL.width, height: CELL.height, fit: 'inside', withoutEnlargement: true };
        const { data, info } = await sharp(path.join(folder, 'pictures', shot.file))
          .resize(size)
          .toBuffer({ resolveWithObject: true });
        return { shot, data, height: info.height, left: GAP + column * (CELL.width + GAP) };
      }),
    );
    for (const { shot, data, left } of row) {
      parts.push({ input: label(shot, CELL.width), left, top }, { input: data, left, top: top + LABEL });
    }
    top += LABEL + Math.max(...row.map(({ height }) => height)) + GAP;
  }
  const width = GAP + COLUMNS * (CELL.width + GAP);
  await sharp({ create: { width, height: top, channels: 3, background: PAPER } })
    .composite(parts)
    .jpeg({ quality: 80 })
    .toFile(path.join(folder, 'sheets', file));
}

/** Writes large sheets for an overview: twelve stories of one view on each. */
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
