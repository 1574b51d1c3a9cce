import { defineOperations } from '../operation';

export const inviteOperations = defineOperations({});
