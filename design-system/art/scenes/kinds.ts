import { bike } from './bike';
import { cafe } from './cafe';
import { code } from './code';
import { council } from './council';
import { food } from './food';
import { football } from './football';
import { harvest } from './harvest';
import { mire } from './mire';
import { music } from './music';
import { mussels } from './mussel';
import { plant } from './plant';
import { playground } from './playground';
import { repair } from './repair';
import type { Scene } from './scene';
import { shelter } from './shelter';
import { shore } from './shore';
import { solar } from './solar';
import { swap } from './swap';
import { tutor } from './tutor';
import { walk } from './walk';
import { well } from './well';

/** Every scene by its kind. */
export const scenes = {
  shore,
  repair,
  plant,
  tutor,
  food,
  shelter,
  solar,
  bike,
  walk,
  mire,
  mussels,
  cafe,
  code,
  music,
  swap,
  council,
  playground,
  well,
  harvest,
  football,
} as const satisfies Record<string, Scene>;

/** The activity in a picture. */
export type SceneKind = keyof typeof scenes;

/** Every kind of scene. */
export const sceneKinds = Object.keys(scenes) as readonly SceneKind[];
