import type PDFDocument from 'pdfkit';
import { type Face, faces, partsOf, registerFonts } from './fonts';

type Doc = typeof PDFDocument.prototype;

interface TextStyle {
  face: Face;
  /** In points. */
  size: number;
  colour: string;
}

/** A text with a style of its own within a paragraph. */
export type Span = TextStyle & { text: string };

interface Box {
  x: number;
  y: number;
  width: number;
}

export interface PaperOptions {
  title: string;
  subject: string;
  author: string;
  /** BCP 47 */
  language: string;
  /** Dates it, so that one certificate is always the same file. */
  at: Date;
}

/**
 * One page of A4 with tagged content: `art` is skipped by screen readers, everything else is in the order of writing.
 * Sizes are points; the origin is the top left corner.
 */
export async function openPaper({ title, subject, author, language, at }: PaperOptions) {
  // Loaded with the first certificate: no other call needs the library.
  const { default: Document } = await import('pdfkit');
  const doc = new Document({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: language,
    displayTitle: true,
    info: { Title: title, Subject: subject, Author: author, CreationDate: at, ModDate: at },
  });
  registerFonts(doc);
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  const content = doc.struct('Document');
  doc.addStructure(content);

  /** Writes spans as one paragraph and returns the height below it. */
  function write(spans: readonly Span[], { x, y, width }: Box, link?: string): number {
    const parts = spans.flatMap(({ text, ...style }) => partsOf(text).map((part) => ({ ...part, ...style })));
    const largest = Math.max(...spans.map(({ size }) => size));
    // Spans of different sizes stand on one baseline; they are short and stay on one line.
    const mixed = spans.some(({ size }) => size !== largest);
    doc.x = x;
    doc.y = mixed ? y + largest : y;
    for (const [index, { text, subset, isRightToLeft, face, size, colour }] of parts.entries()) {
      doc.font(`${face} ${subset}`).fontSize(size).fillColor(colour);
      doc.text(text, {
        width,
        lineGap: size * 0.12,
        continued: index < parts.length - 1,
        // With a list of features, even an empty one, a line is laid out whole and not word by word, which would be
        // in the wrong order.
        ...(isRightToLeft ? { features: [] } : {}),
        // Letters of another script are on the baseline of the face.
        baseline: mixed ? 'alphabetic' : -faces[face].ascent * size,
        ...(link === undefined ? {} : { link }),
      });
    }
    return mixed ? y + largest * 1.35 : doc.y;
  }

  return {
    doc,
    /** Draws what has no meaning. */
    art(draw: (doc: Doc) => void): void {
      doc.markContent('Artifact', { type: 'Layout' });
      draw(doc);
      doc.endMarkedContent();
    },
    /** Writes a heading or a paragraph; returns where it ends. */
    text(tag: 'H1' | 'P', spans: readonly Span[], box: Box): number {
      let end = box.y;
      const element = doc.struct(tag, {}, () => {
        end = write(spans, box);
      });
      content.add(element);
      element.end();
      return end;
    },
    /** Writes a link to a page; returns where it ends. */
    link(spans: readonly Span[], box: Box, href: string): number {
      let end = box.y;
      const element = doc.struct('Link', { alt: href }, () => {
        end = write(spans, box, href);
      });
      content.add(element);
      element.end();
      return end;
    },
    /** Whether everything is on one page. */
    isOnePage: () => doc.bufferedPageRange().count === 1,
    /** The file. */
    close(): Promise<Buffer> {
      content.end();
      doc.end();
      return done;
    },
  };
}
export type Paper = Awaited<ReturnType<typeof openPaper>>;
