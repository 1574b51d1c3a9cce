import { beforeAll, describe } from 'vitest';
import { beforeDefinition } from './cases/before-definition';
import { children } from './cases/children';
import { comingAndGoing } from './cases/coming-and-going';
import { events } from './cases/events';
import { options } from './cases/options';
import type { ShowPage } from './framework';
import { type Stage, stageFor } from './stage';

/**
 * Proves that elements work on pages of a framework: the cases of custom-elements-everywhere.com, with ours, and those of
 * a script that loads elements late.
 */
export function worksIn(showPage: ShowPage): Stage {
  const stage = stageFor(showPage);
  // First, because an element stays defined.
  describe('before an element is defined', () => beforeDefinition(stage));
  describe('when elements are defined', () => {
    beforeAll(async () => {
      await import('../../elements/gyg-list/define');
      await import('../../elements/gyg-card/define');
      await import('../../elements/gyg-need/define');
    });
    describe('content', () => children(stage));
    describe('options', () => options(stage));
    describe('events', () => events(stage));
    describe('coming and going', () => comingAndGoing(stage));
  });
  return stage;
}
