import { beforeAll, describe } from 'vitest';
import { defineElement } from '../../core/define-element';
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
      defineElement('gyg-list', (await import('../../elements/gyg-list/gyg-list')).GygListElement);
      defineElement('gyg-card', (await import('../../elements/gyg-card/gyg-card')).GygCardElement);
      defineElement('gyg-need', (await import('../../elements/gyg-need/gyg-need')).GygNeedElement);
    });
    describe('content', () => children(stage));
    describe('options', () => options(stage));
    describe('events', () => events(stage));
    describe('coming and going', () => comingAndGoing(stage));
  });
  return stage;
}
