import { defineOperations } from '../operation';

export const csrOperations = defineOperations({});
