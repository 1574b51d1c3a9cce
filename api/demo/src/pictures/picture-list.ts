import {
  goalPictureOf,
  nightMoment,
  nightMomentWidths,
  nightWidths,
  sceneVariants,
  wideAspect,
  wideWidths,
} from '@gyg/contract/images';
import { emblemSvg, portraitSvg, type SceneKind, type SceneOptions, sceneSvg, storySvg } from '@gyg/design-system/art';
import { demoProposals } from '../content/desk/proposals';
import { hostedGygs, organizations } from '../content/organizations';
import { people, personKeys } from '../content/people';
import type { DemoGyg } from '../content/shapes';
import { mediaOf } from '../plan/media-of';
import {
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
type Shape = Pick<Picture, 'width' | 'height' | 'widths' | 'share'>;
/** The shape of a variant that is stored in these widths. */
const shapeOf = (widths: readonly number[], aspect: number): Shape => {
  const width = Math.max(...widths);
  return { width, height: Math.round(width / aspect), widths: widths.filter((one) => one < width) };
};
const heroNight = shapeOf(nightWidths, hero.width / hero.height);
const storyNight = shapeOf(nightMomentWidths, story.width / story.height);
const wide = shapeOf(wideWidths, wideAspect);
const square = { width: 256, height: 256, widths: [] } as const;

/** The pictures of gygs without one, by their goal: index 0 is goal 1. Those of a goal differ in scene, light and place. */
const goalScenes: readonly (readonly [SceneKind, number][])[] = [
  [
    ['shelter', 11],
    ['food', 5],
    ['swap', 4],
  ],
  [
    ['food', 11],
    ['harvest', 3],
    ['kitchen', 2],
  ],
  [
    ['football', 11],
    ['walk', 3],
    ['dip', 2],
  ],
  [
    ['tutor', 11],
    ['code', 4],
    ['music', 3],
  ],
  [
    ['code', 11],
    ['welding', 1],
    ['football', 4],
  ],
  [
    ['well', 11],
    ['mire', 4],
    ['lab', 2],
  ],
  [
    ['solar', 11],
    ['solar', 6],
    ['bike', 4],
  ],
  [
    ['workshop', 6],
    ['welding', 2],
    ['cafe', 3],
  ],
  [
    ['bike', 11],
    ['solar', 4],
    ['workshop', 3],
  ],
  [
    ['cafe', 11],
    ['move', 2],
    ['kitchen', 3],
  ],
  [
    ['playground', 11],
    ['bike', 4],
    ['quay', 2],
  ],
  [
    ['swap', 11],
    ['repair', 4],
    ['papers', 2],
  ],
  [
    ['mire', 11],
    ['plant', 3],
    ['solar', 6],
  ],
  [
    ['mussels', 10],
    ['shore', 4],
    ['skerry', 2],
  ],
  [
    ['plant', 11],
    ['mowing', 2],
    ['mire', 6],
  ],
  [
    ['council', 11],
    ['papers', 3],
    ['care', 2],
  ],
  [
    ['music', 11],
    ['cafe', 6],
    ['council', 4],
  ],
];

type Drawn = Pick<SceneOptions, 'kind' | 'goalId' | 'variant' | 'night'>;

/** A scene by day and by night, each also as a wide composition. One that is always at night is so in all of them. */
function scenePictures(address: string, { night: always = false, ...scene }: Drawn): Picture[] {
  const drawn = (name: string | undefined, shape: Shape, night: boolean): Picture[] =>
    name === undefined
      ? []
      : [{ ...shape, address: name, svg: () => sceneSvg({ ...scene, night: night || always, ...size(shape) }) }];
  const variants = sceneVariants(address);
  return [
    ...drawn(address, hero, false),
    ...drawn(variants?.night, heroNight, true),
    ...drawn(variants?.wide, wide, false),
    ...drawn(variants?.wideNight, wide, true),
  ];
}

function momentsOf(gyg: DemoGyg): Picture[] {
  const { key, goal, scene } = gyg;
  const count = (gyg.stories?.length ?? 0) + mediaOf(gyg).length;
  return Array.from({ length: count }, (_, index) => index + 1).flatMap((number) => {
    const teller = gyg.stories?.[number - 1]?.by;
    const author = teller && people[teller].portrait;
    const drawn = (address: string, shape: Shape, night: boolean): Picture => ({
      ...shape,
      address,
      svg: () =>
        storySvg({ kind: scene.kind, goalId: goal, variant: scene.variant + number, author, night, ...size(shape) }),
    });
    const address = storyPictureOf(key, number);
    const night = nightMoment(address);
    return [
      drawn(address, story, scene.night ?? false),
      ...(night === undefined ? [] : [drawn(night, storyNight, true)]),
    ];
  });
}

/** Those of proposals that are not a gyg yet. */
const proposalPictures = (): Picture[] =>
  demoProposals.flatMap(({ key, goal, scene }) =>
    scene === undefined ? [] : scenePictures(pictureOfProposal(key), { ...scene, goalId: goal }),
  );

const size = ({ width, height }: { width: number; height: number }) => ({ width, height });

/** The pictures of gygs without one, by their goal; needed without the demo too. */
export function goalPictures(): Picture[] {
  return goalScenes.flatMap((ofGoal, index) =>
    ofGoal.flatMap(([kind, variant], number) =>
      scenePictures(goalPictureOf(index + 1, number + 1), { kind, goalId: index + 1, variant }),
    ),
  );
}

/** Every picture of the demo, with those of the home page first. */
export function pictureList(): Picture[] {
  return [
    ...hostedGygs.flatMap(({ gyg: { key, goal, scene } }) => scenePictures(heroOfGyg(key), { ...scene, goalId: goal })),
    ...organizations.flatMap(({ key, emblem, hero: { goal, ...scene } }): Picture[] => [
      { ...square, address: logoOf(key), svg: () => emblemSvg(emblem.kind, emblem.color, square.width) },
      ...scenePictures(heroOfOrganization(key), { ...scene, goalId: goal }),
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
