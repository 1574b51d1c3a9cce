export { OwnStories } from './ui/own-stories';
