import { defineOperations } from '../operation';

export const catalogOperations = defineOperations({});
