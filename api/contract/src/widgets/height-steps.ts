/** Heights in pixels by the width from which they apply, the widest first. */
export type Steps = readonly (readonly [from: number, height: number])[];

/**
 * The height of elements with a form, before anyone is logged in. Their texts have no fixed number of lines: the steps
 * fit those of usual length.
 */
export const heightSteps: Readonly<Record<string, Steps | undefined>> = {
  'gyg-need': [
    [480, 324],
    [360, 366],
    [0, 412],
  ],
  'gyg-proposal': [
    [900, 162],
    [760, 216],
    [430, 250],
    [0, 324],
  ],
};

/** The margins inside an element with a ground of its own, in pixels. These elements have the same type on every page. */
const margins = 32;

/** The height at a width, in pixels. */
export const stepAt = (steps: Steps, width: number, isFilled: boolean): number =>
  (steps.find(([from]) => width >= from)?.[1] ?? 0) + (isFilled ? margins : 0);
