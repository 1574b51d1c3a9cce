import type { Locale } from '@gyg/contract';
import { type SceneKind, storyFaces } from '@gyg/design-system/art';
import { content, type DemoGyg } from '../content/content';

/** What a gyg's picture shows, in the language its host wrote it in. */
export function heroAltOf({ scene: { kind, variant }, written }: Pick<DemoGyg, 'scene' | 'written'>): string {
  const { shows } = content().scenes[kind];
  return (shows[variant % shows.length] ?? shows[0])[written];
}

const faces: Record<Locale, readonly string[]> = {
  en: ['One person', 'Two people', 'Three people'],
  se: ['En person', 'Två personer', 'Tre personer'],
};

/** What a story's picture shows, in the language of its caption: how many people, and where. */
export const storyWords = (kind: SceneKind, variant: number, language: Locale): string =>
  `${faces[language][storyFaces(variant) - 1]} ${content().scenes[kind].place[language]}`;
