import { defineOperations } from '../operation';

export const partnerOperations = defineOperations({});
