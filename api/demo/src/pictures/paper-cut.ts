import sharp from 'sharp';

/** A drawing as raw pixels, three bytes each. */
export interface Raster {
  data: Buffer;
  info: { width: number; height: number; channels: 3 };
}

/** The scenes' shadow filters; the soft light is cheap and stays. */
const shadows = / filter="url\(#(?:low|high)\)"/g;
/** Soft shadows of large drawings come from a smaller copy, because they cost most of the time. */
const shadowScale = (width: number) => (width >= 1400 ? 6 : 4);

async function drawn(svg: string, width: number, height: number): Promise<Buffer> {
  return sharp(Buffer.from(svg)).resize(width, height, { fit: 'fill' }).removeAlpha().raw().toBuffer();
}

/** The same drawing in another size, rasterised directly. */
function sized(svg: string, width: number, height: number): string {
  return svg.replace(/ width="[\d.]+" height="[\d.]+"/, ` width="${width}" height="${height}"`);
}

/**
 * Rasterises a paper-cut scene. Its soft shadows cost forty times as much as everything else, so they are taken from a
 * drawing of a quarter of the size or less, and edges from one of full size without shadows: edges + (small with - small
 * without).
 */
export async function rasterisePaperCut(svg: string, width: number, height: number): Promise<Raster> {
  const scale = shadowScale(width);
  const [w, h] = [Math.round(width / scale), Math.round(height / scale)];
  const plain = svg.replace(shadows, '');
  const small = await drawn(sized(svg, w, h), w, h);
  const smallPlain = await drawn(sized(plain, w, h), w, h);
  const shade = Buffer.alloc(small.length);
  for (let i = 0; i < small.length; i++) shade[i] = 128 + (((small[i] ?? 0) - (smallPlain[i] ?? 0)) >> 1);
  const [edges, shading] = await Promise.all([
    drawn(sized(plain, width, height), width, height),
    sharp(shade, { raw: { width: w, height: h, channels: 3 } })
      .resize(width, height, { kernel: 'cubic' })
      .raw()
      .toBuffer(),
  ]);
  for (let i = 0; i < edges.length; i++) {
    const value = (edges[i] ?? 0) + 2 * ((shading[i] ?? 128) - 128);
    edges[i] = Math.max(0, Math.min(255, value));
  }
  return { data: edges, info: { width, height, channels: 3 } };
}
