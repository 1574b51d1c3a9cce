import { emblemSvg, portraitSvg, type SceneKind, sceneSvg, storySvg } from '@gyg/design-system/art';
import { demoProposals } from '../content/desk/proposals';
import { hostedGygs, organizations } from '../content/organizations';
import { people, personKeys } from '../content/people';
import type { DemoGyg } from '../content/shapes';
import { mediaOf } from '../plan/media-of';
import {
  heroOfGoal,
  heroOfGyg,
  heroOfOrganization,
  logoOf,
  pictureOfProposal,
  portraitOf,
  storyPictureOf,
} from './picture-addresses';

/** A drawing and its stored sizes: `address` is the largest, `widths` the others that pages derive. */
export interface Picture {
  address: string;
  width: number;
  height: number;
  /** Smaller copies, named by the same convention; all in the shape of the largest. */
  widths: readonly number[];
  /** A JPEG of 1200 by 630 beside it, for share cards. */
  share?: true;
  svg: () => string;
}

const hero = { width: 1600, height: 900, widths: [960, 480], share: true } as const;
const story = { width: 960, height: 720, widths: [480] } as const;
const square = { width: 256, height: 256, widths: [] } as const;

/** The picture of a gyg without one, by its goal: index 0 is goal 1. */
const goalScenes: readonly SceneKind[] = [
  'shelter',
  'food',
  'football',
  'tutor',
  'code',
  'well',
  'solar',
  'repair',
  'bike',
  'cafe',
  'playground',
  'swap',
  'mire',
  'mussels',
  'plant',
  'council',
  'music',
];

function momentsOf(gyg: DemoGyg): Picture[] {
  const { kind, variant, night = false } = gyg.scene;
  const count = (gyg.stories?.length ?? 0) + mediaOf(gyg).length;
  return Array.from({ length: count }, (_, index) => ({
    ...story,
    address: storyPictureOf(gyg.key, index + 1),
    svg: () => storySvg({ kind, goalId: gyg.goal, variant: variant + index + 1, night, ...size(story) }),
  }));
}

/** Those of proposals that are not a gyg yet. */
function proposalPictures(): Picture[] {
  return demoProposals.flatMap(({ key, goal, scene }) =>
    scene === undefined
      ? []
      : [
          {
            ...hero,
            address: pictureOfProposal(key),
            svg: () => sceneSvg({ ...scene, goalId: goal, ...size(hero) }),
          },
        ],
  );
}

const size = ({ width, height }: { width: number; height: number }) => ({ width, height });

/** The pictures of gygs without one, by their goal; needed without the demo too. */
export function goalPictures(): Picture[] {
  return goalScenes.map((kind, index) => ({
    ...hero,
    address: heroOfGoal(index + 1),
    svg: () => sceneSvg({ kind, goalId: index + 1, variant: 11, ...size(hero) }),
  }));
}

/** Every picture of the demo, with those of the home page first. */
export function pictureList(): Picture[] {
  return [
    ...hostedGygs.map(({ gyg: { key, goal, scene } }) => ({
      ...hero,
      address: heroOfGyg(key),
      svg: () => sceneSvg({ ...scene, goalId: goal, ...size(hero) }),
    })),
    ...organizations.flatMap(({ key, emblem, hero: { goal, ...scene } }): Picture[] => [
      { ...square, address: logoOf(key), svg: () => emblemSvg(emblem.kind, emblem.color, square.width) },
      { ...hero, address: heroOfOrganization(key), svg: () => sceneSvg({ ...scene, goalId: goal, ...size(hero) }) },
    ]),
    ...hostedGygs.flatMap(({ gyg }) => momentsOf(gyg)),
    ...goalPictures(),
    ...proposalPictures(),
    ...personKeys.map((key) => ({
      ...square,
      address: portraitOf(key),
      svg: () => portraitSvg(people[key].portrait, square.width),
    })),
  ];
}
