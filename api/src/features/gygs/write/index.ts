export { publishProblemsOf } from './gyg-rules.policy';
export { writeTranslation } from './gyg-translation.service';
export { gygWriteHandlers } from './gyg-write.routes';
