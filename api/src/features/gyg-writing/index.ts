export { publishProblemsOf } from './gyg-rules.policy';
export { gygWritingHandlers } from './gyg-writing.routes';
