export { AskForStories } from './ui/ask-for-stories';
