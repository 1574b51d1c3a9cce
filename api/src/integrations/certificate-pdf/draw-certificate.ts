import type { CertificateCheck, Locale } from '@gyg/contract';
import { createDateFormat } from '@gyg/contract/dates';
import { goalTitle } from '@gyg/contract/goals';
import { gygPeriod } from '@gyg/contract/gyg-dates';
import { certificateWords } from './certificate-words';
import { colours, goalColour, goalTint, onGoal } from './colours';
import { openPaper, type Paper, type Span } from './paper';
import { drawMark, drawStrip, drawSunrise } from './sunrise';

/** All that a certificate shows. */
export interface ShownCertificate extends NonNullable<CertificateCheck['certified']> {
  code: string;
  /** ISO 8601 */
  issued: string;
  /** The address of the page that checks it. */
  page: string;
  language: Locale;
}

const languages = { en: 'en', se: 'sv' } as const;
const [margin, horizon, footTop, pageWidth, pageHeight] = [64, 226, 700, 595.28, 841.89];
const width = pageWidth - 2 * margin;
/** Text is drawn smaller until the longest titles and names fit above the foot. */
const scales = [1, 0.92, 0.84, 0.76, 0.68, 0.6, 0.52];

const ink = (text: string, size: number, face: Span['face'] = 'text', colour: string = colours.ink): Span => ({
  ...{ text, size, face, colour },
});
const soft = (text: string, size: number) => ink(text, size, 'text', colours.inkSoft);

function drawScenery({ art }: Paper, goal: number): void {
  art((doc) => {
    doc.rect(0, 0, pageWidth, pageHeight).fill(colours.ground);
    doc.save();
    doc.rect(0, 0, pageWidth, horizon).clip();
    doc.rect(0, 0, pageWidth, horizon).fill(goalTint(goal));
    drawSunrise(doc, 412, horizon);
    doc.restore();
    doc.rect(0, horizon, pageWidth, 3).fill(goalColour(goal));
    drawMark(doc, margin + 17, 74);
    drawStrip(doc, pageHeight - 14, 14);
  });
}

/** A number on the goal's colour. */
function drawGoalTile(
  { doc, art }: Paper,
  goal: number,
  { x, y, scale }: { x: number; y: number; scale: number },
): number {
  const size = 17 * scale;
  art(() => {
    doc.roundedRect(x, y - 1.5 * scale, size, size, 3).fill(goalColour(goal));
    doc
      .font('strong latin')
      .fontSize(9.5 * scale)
      .fillColor(onGoal(goal));
    doc.text(`${goal}`, x, y + 2.4 * scale, { width: size, align: 'center', lineBreak: false });
  });
  return size + 7 * scale;
}

/** The sentence and the facts; returns where they end. */
function writeBody(paper: Paper, shown: ShownCertificate, scale: number): number {
  const { person, hours, hostName, gygTitle, needTitle, sdgGoalId, language } = shown;
  const words = certificateWords[language];
  const box = (y: number) => ({ x: margin, y, width });
  let y = paper.text('H1', [ink(words.title, 34 * scale, 'heading')], box(horizon + 34));
  y = paper.text('P', [soft(words.recorded(hostName), 13 * scale)], box(y + 20 * scale));
  y = paper.text('P', [ink(person, 28 * scale, 'heading')], box(y + 3 * scale));
  const hoursText = ink(words.hours(hours), 19 * scale, 'heading', colours.action);
  const gave = [soft(`${words.gave} `, 13 * scale), hoursText, soft(` ${words.to}`, 13 * scale)];
  y = paper.text('P', gave, box(y + 4 * scale));
  y = paper.text('P', [ink(gygTitle, 21 * scale, 'heading')], box(y + 4 * scale));
  y += 20 * scale;
  const facts = [
    [words.need, needTitle],
    [words.when, gygPeriod(shown, languages[language], 'long')],
    [words.host, hostName],
    [words.goal, goalTitle(sdgGoalId, language)],
  ] as const;
  for (const [index, [label, value]] of facts.entries()) {
    paper.art((doc) => doc.rect(margin, y, width, 0.75).fill(colours.line));
    y += 8 * scale;
    const labelled = paper.text('P', [soft(label, 11 * scale)], { x: margin, y, width: 96 });
    const tile = index === facts.length - 1 ? drawGoalTile(paper, sdgGoalId, { x: margin + 110, y, scale }) : 0;
    const x = margin + 110 + tile;
    y = Math.max(labelled, paper.text('P', [ink(value, 12 * scale, 'strong')], { x, y, width: width - 110 - tile }));
    y += 7 * scale;
  }
  return y;
}

function writeFoot({ text, link, art }: Paper, { code, page, issued, language }: ShownCertificate): void {
  const words = certificateWords[language];
  const [left, right] = [
    { x: margin, width: 190 },
    { x: margin + 210, width: width - 210 },
  ];
  art((doc) => doc.rect(margin, footTop, width, 1.5).fill(colours.ink));
  const y = text('P', [soft(words.code, 10.5)], { ...left, y: footTop + 14 });
  const below = text('P', [ink(code, 15, 'strong')], { ...left, y: y + 1 });
  const date = createDateFormat(languages[language], 'long').date(new Date(issued));
  text('P', [soft(words.issued(date), 10.5)], { ...left, y: below + 6 });
  const check = text('P', [ink(words.check, 12, 'strong')], { ...right, y: footTop + 14 });
  const address = page.replace(/^https?:\/\//, '');
  const linked = link([ink(address, 10.5, 'text', colours.action)], { ...right, y: check + 3 }, page);
  text('P', [soft(words.checkDetail, 10.5)], { ...right, y: linked + 4 });
}

/** A certificate as a PDF: one page of A4, tagged, in its language, with embedded fonts. */
export async function drawCertificate(shown: ShownCertificate): Promise<Buffer> {
  const { person, hostName, language, issued, sdgGoalId } = shown;
  const words = certificateWords[language];
  for (const scale of scales) {
    const paper = await openPaper({
      title: words.title,
      subject: words.subject(person, hostName),
      author: 'Gyg',
      language: languages[language],
      at: new Date(issued),
    });
    drawScenery(paper, sdgGoalId);
    paper.art((doc) => {
      doc.font('mark latin').fontSize(25).fillColor(colours.action);
      doc.text('gyg', margin + 40, 53, { lineBreak: false });
    });
    const end = writeBody(paper, shown, scale);
    const fits = paper.isOnePage() && end <= footTop - 6;
    if (!fits && scale !== scales.at(-1)) continue;
    writeFoot(paper, shown);
    return paper.close();
  }
  throw new Error('A certificate has no size');
}
