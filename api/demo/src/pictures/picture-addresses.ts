/** Where the demo's pictures are served; their files have the same path below the media folder. */
export const mediaPath = '/media';

/** Heroes have their largest size in the name; pages derive the others (heroSizes of the contract). */
export const heroOfGyg = (key: string): string => `${mediaPath}/gygs/${key}-1600.webp`;
export const heroOfOrganization = (key: string): string => `${mediaPath}/organizations/${key}-1600.webp`;
export const logoOf = (key: string): string => `${mediaPath}/organizations/${key}-logo.webp`;
export const portraitOf = (key: string): string => `${mediaPath}/people/${key.toLowerCase()}.webp`;
export const pictureOfProposal = (key: string): string => `${mediaPath}/proposals/${key}-1600.webp`;
/** Story pictures of a gyg are numbered from 1, followed by the hosts' pictures. */
export const storyPictureOf = (gygKey: string, number: number): string =>
  `${mediaPath}/stories/${gygKey}-${number}-960.webp`;
