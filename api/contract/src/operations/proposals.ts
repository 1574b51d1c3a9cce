import { defineOperations } from '../operation';

export const proposalOperations = defineOperations({});
