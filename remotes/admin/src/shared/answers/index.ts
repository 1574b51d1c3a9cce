export { type Answer, AnswerButtons } from './answer-buttons';
export { useOneRefresh } from './use-one-refresh';
export { useRefreshAnswered } from './use-refresh-answered';
