export { CodeFigure } from './code-figure';
export { asSentence, Said } from './said';
