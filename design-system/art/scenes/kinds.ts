import { bike } from './bike';
import { boat } from './boat';
import { cafe } from './cafe';
import { care } from './care';
import { code } from './code';
import { council } from './council';
import { dayRoom } from './day-room';
import { dip } from './dip';
import { food } from './food';
import { football } from './football';
import { harvest } from './harvest';
import { kitchen } from './kitchen';
import { lab } from './lab';
import { mire } from './mire';
import { move } from './move';
import { mowing } from './mowing';
import { music } from './music';
import { mussels } from './mussel';
import { nets } from './nets';
import { papers } from './papers';
import { pier } from './pier';
import { planning } from './planning';
import { plant } from './plant';
import { playground } from './playground';
import { printing } from './printing';
import { quay } from './quay';
import { repair } from './repair';
import type { Scene } from './scene';
import { sewing } from './sewing';
import { shelter } from './shelter';
import { shore } from './shore';
import { skerry } from './skerry';
import { solar } from './solar';
import { swap } from './swap';
import { tutor } from './tutor';
import { waitingRoom } from './waiting-room';
import { walk } from './walk';
import { welding } from './welding';
import { well } from './well';
import { workshop } from './workshop';

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
  boat,
  care,
  dip,
  kitchen,
  lab,
  move,
  mowing,
  papers,
  quay,
  skerry,
  workshop,
  welding,
  pier,
  sewing,
  nets,
  waitingRoom,
  dayRoom,
  planning,
  printing,
} as const satisfies Record<string, Scene>;

/** The activity in a picture. */
export type SceneKind = keyof typeof scenes;

/** Every kind of scene. */
export const sceneKinds = Object.keys(scenes) as readonly SceneKind[];

/** The number of different compositions of a kind; a variant shows the one at its remainder. */
export const compositionCount = (kind: SceneKind): number => scenes[kind].compositions.length;
