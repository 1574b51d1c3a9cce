import type { OperationDefinition } from '../operation';
import type { OperationName } from '../routes';
import { bookingOperations } from './bookings';
import { gygOperations } from './gygs';
import { needOperations } from './needs';
import { organizationOperations } from './organizations';
import { otherOperations } from './others';
import { userOperations } from './users';

/** Every call with its schemas. A route without a definition, or the reverse, does not compile. */
export const operations = {
  ...userOperations,
  ...organizationOperations,
  ...gygOperations,
  ...needOperations,
  ...bookingOperations,
  ...otherOperations,
} as const satisfies Record<OperationName, OperationDefinition>;

export type Operations = typeof operations;
