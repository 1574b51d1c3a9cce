export { CodeFigure } from './code-figure';
export { Said } from './said';
