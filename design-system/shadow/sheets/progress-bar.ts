import progressBarCss from '../../src/components/progress-bar/progress-bar.module.css?inline';
import type { SheetTexts } from './sheet-texts';

// Apart from other messages, which elements load without it.

export const progressBar = (): SheetTexts => [progressBarCss];
