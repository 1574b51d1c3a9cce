import type PDFDocument from 'pdfkit';
import { colours, goalColours } from './colours';

type Doc = typeof PDFDocument.prototype;

/** The sun whose rays are goals, risen at `x`, `y`; all sizes in points. */
interface Sun {
  x: number;
  y: number;
  inner: number;
  outer: number;
  rays: readonly string[];
  /** The part of a half circle that the rays fill. */
  spread: number;
}

const point = ({ x, y }: Sun, radius: number, angle: number) =>
  `${(x + radius * Math.cos(angle)).toFixed(2)} ${(y + radius * Math.sin(angle)).toFixed(2)}`;

function drawRays(doc: Doc, sun: Sun): void {
  const { inner, outer, rays, spread } = sun;
  const start = Math.PI * (1 + (1 - spread) / 2);
  const width = Math.PI * spread;
  for (const [index, colour] of rays.entries()) {
    const from = start + (width * (index + 0.05)) / rays.length;
    const to = start + (width * (index + 0.95)) / rays.length;
    const reach = outer * (index % 2 ? 0.94 : 1);
    const far = `L${point(sun, reach, from)}A${reach} ${reach} 0 0 1 ${point(sun, reach, to)}`;
    const near = `L${point(sun, inner, to)}A${inner} ${inner} 0 0 0 ${point(sun, inner, from)}Z`;
    doc.path(`M${point(sun, inner, from)}${far}${near}`).fill(colour);
  }
}

/** The sunrise of the seventeen goals behind a horizon at `y`. */
export function drawSunrise(doc: Doc, x: number, y: number): void {
  drawRays(doc, { x, y, inner: 58, outer: 186, rays: goalColours, spread: 0.86 });
  doc.circle(x, y, 61).fill(colours.sun);
  doc.circle(x, y, 42).fill(colours.sunCore);
}

const ofMark = [1, 2, 4, 7, 11, 15, 14, 16].map((goal) => goalColours[goal - 1] ?? '');

/** The small sun of the wordmark, standing on `y`. */
export const drawMark = (doc: Doc, x: number, y: number): void =>
  drawRays(doc, { x, y, inner: 7, outer: 17, rays: ofMark, spread: 1 });

/** A strip of the seventeen colours across the page. */
export function drawStrip(doc: Doc, y: number, height: number): void {
  const width = doc.page.width / goalColours.length;
  for (const [index, colour] of goalColours.entries()) doc.rect(index * width, y, width + 0.5, height).fill(colour);
}
