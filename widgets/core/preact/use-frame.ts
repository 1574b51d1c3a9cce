import { roomSteps, stepAt } from '@gyg/contract/widgets/room-steps';
import { groundTheme } from '../ground-theme';
import type { Surroundings } from '../surroundings';
import type { Language } from '../texts';
import { useSurroundings } from '../use-surroundings';
import { useSize } from './use-size';

/** The options that every element with a session has. */
export interface FrameOptions {
  readonly language: Language | undefined;
  readonly theme: 'light' | 'dark' | 'auto';
  readonly api: string | undefined;
  readonly bg: string | undefined;
  readonly width: number;
}

export interface FrameLook {
  around: Surroundings;
  language: Language;
  theme: 'light' | 'dark';
  bg: string | undefined;
  width: number;
  /** The height that is reserved, in pixels. */
  room: number;
  /** The author has set the theme. */
  isOwn: boolean;
  /** The platform's origin: the attribute, else the loader's, else this page's. */
  origin: string;
}

/** Language, theme and platform of an element, from its options and the page around it. */
export function useFrame(element: HTMLElement, options: FrameOptions): FrameLook {
  const around = useSurroundings(element);
  const { bg, width } = options;
  const room = useSize(element, () => {
    const steps = roomSteps[element.localName];
    return steps ? stepAt(steps, (element.clientWidth * width) / 100, bg !== undefined) : 0;
  });
  return {
    around,
    language: options.language ?? around.language,
    theme: options.theme === 'auto' ? groundTheme(bg, around.theme) : options.theme,
    bg,
    width,
    room,
    isOwn: options.theme !== 'auto',
    origin: options.api ?? globalThis.__gygWidgets?.origin ?? location.origin,
  };
}
