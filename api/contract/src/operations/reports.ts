import { defineOperations } from '../operation';

export const reportOperations = defineOperations({});
