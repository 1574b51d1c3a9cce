import { defineOperations } from '../operation';

export const portfolioOperations = defineOperations({});
