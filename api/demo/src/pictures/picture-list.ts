import {
  goalPictureOf,
  nightMoment,
  nightMomentWidths,
  nightWidths,
  sceneVariants,
  wideAspect,
  wideWidths,
} from '@gyg/contract/images';
import { emblemSvg, portraitSvg, type SceneOptions, sceneSvg, storySvg } from '@gyg/design-system/art';
import { content, type DemoGyg, readGoalScenes } from '../content/content';
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
  return { width, height: Math.round(width / aspect), widths: widths.filter((smaller) => smaller < width) };
};
const heroNight = shapeOf(nightWidths, hero.width / hero.height);
const storyNight = shapeOf(nightMomentWidths, story.width / story.height);
const wide = shapeOf(wideWidths, wideAspect);
const square = { width: 256, height: 256, widths: [] } as const;

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
  const { key, goal, scene, stories } = gyg;
  const count = stories.length + gyg.pictures.length;
  return Array.from({ length: count }, (_, index) => index + 1).flatMap((number) => {
    const teller = stories[number - 1]?.by;
    const author = teller === undefined ? undefined : content().people[teller]?.portrait;
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
  content().proposals.flatMap(({ key, goal, scene }) =>
    scene === undefined ? [] : scenePictures(pictureOfProposal(key), { ...scene, goalId: goal }),
  );

const size = ({ width, height }: { width: number; height: number }) => ({ width, height });

/** The pictures of gygs without one, by their goal; needed without the demo too. */
export function goalPictures(): Picture[] {
  return readGoalScenes().flatMap((ofGoal, index) =>
    ofGoal.flatMap((scene, number) =>
      scenePictures(goalPictureOf(index + 1, number + 1), { ...scene, goalId: index + 1 }),
    ),
  );
}

/** Every picture of the demo, with those of the home page first. */
export function pictureList(): Picture[] {
  const { organizations, hostedGygs, people } = content();
  return [
    ...hostedGygs.flatMap(({ gyg: { key, goal, scene } }) => scenePictures(heroOfGyg(key), { ...scene, goalId: goal })),
    ...organizations.flatMap(({ key, emblem, hero: { goal, ...scene } }): Picture[] => [
      { ...square, address: logoOf(key), svg: () => emblemSvg(emblem.kind, emblem.color, square.width) },
      ...scenePictures(heroOfOrganization(key), { ...scene, goalId: goal }),
    ]),
    ...hostedGygs.flatMap(({ gyg }) => momentsOf(gyg)),
    ...goalPictures(),
    ...proposalPictures(),
    ...Object.entries(people).map(([key, { portrait }]) => ({
      ...square,
      address: portraitOf(key),
      svg: () => portraitSvg(portrait, square.width),
    })),
  ];
}
