import { type ImageKind, imageLimits, imageRules } from '@gyg/contract';

const inWords: Record<ImageKind, string> = {
  profile: 'profile picture',
  hero: 'hero image of a gyg or an organisation',
  logo: 'logo',
  story: 'picture of a story',
  media: 'picture of a gyg',
  proposal: 'picture of a proposal',
};

function shapeOf(aspect: number | null): string {
  if (aspect === null) return `any; no side longer than ${imageLimits.widest} times the other`;
  return aspect === 1 ? 'square' : '16:9';
}

/** The requirements for pictures, as a Markdown table. */
export function describeUploads(): string {
  const kinds = Object.keys(imageRules).filter((kind): kind is ImageKind => kind in imageRules);
  const rows = kinds.map((kind) => {
    const { aspect, minHeight } = imageRules[kind];
    return `| ${inWords[kind]} | ${shapeOf(aspect)} | ${minHeight} pixels |`;
  });
  return ['| picture | aspect ratio | minimum height |', '|---|---|---|', ...rows].join('\n');
}
