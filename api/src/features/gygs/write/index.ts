export { publishProblemsOf } from './gyg-rules.policy';
export { gygWriteHandlers } from './gyg-write.routes';
export { writeTranslation } from './save-translation.service';
