import fieldCss from '../../src/components/field/field.module.css?inline';
import iconCss from '../../src/components/icon/icon.module.css?inline';
import numberStepperCss from '../../src/components/number-stepper/number-stepper.module.css?inline';
import visuallyHiddenCss from '../../src/components/visually-hidden/visually-hidden.module.css?inline';
import type { SheetTexts } from './sheet-texts';

// Apart from other fields, which elements load without it.

export const numberStepper = (): SheetTexts => [iconCss, fieldCss, visuallyHiddenCss, numberStepperCss];
