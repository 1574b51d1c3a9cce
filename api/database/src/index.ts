export { type Engine, engine } from './engine-choice';
