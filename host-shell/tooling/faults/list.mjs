import { adminEditingFaults } from './planted/admin-editing.mjs';
import { adminGygFaults } from './planted/admin-gygs.mjs';
import { adminListFaults } from './planted/admin-lists.mjs';
import { adminOrganizationFaults } from './planted/admin-organizations.mjs';
import { apiFaults } from './planted/api.mjs';
import { apiAccessFaults } from './planted/api-access.mjs';
import { apiHttpFaults } from './planted/api-http.mjs';
import { bookingFaults } from './planted/booking.mjs';
import { databaseFaults } from './planted/database.mjs';
import { designSystemFaults } from './planted/design-system.mjs';
import { identityFaults } from './planted/identity.mjs';
import { journeyFaults } from './planted/journeys.mjs';
import { mailAndDemoFaults } from './planted/mail-and-demo.mjs';
import { platformFaults } from './planted/platform.mjs';
import { platformOperationsFaults } from './planted/platform-operations.mjs';
import { remoteFaults } from './planted/remotes.mjs';
import { serverFaults } from './planted/server.mjs';
import { shellFaults } from './planted/shell.mjs';
import { toolingFaults } from './planted/tooling.mjs';
import { widgetFaults } from './planted/widgets.mjs';

/**
 * The cheapest run that should see a fault: files of a Vitest project, a check, or a journey by its title.
 * @typedef {{ project: string, files: string[], title?: string } | { check: string } | { journey: string, title: string }} Run
 */

/**
 * A mistake in the code that a test must notice.
 * @typedef {object} Fault
 * @property {string} id
 * @property {string} package the folder of the package
 * @property {string} kind
 * @property {string} what what the product then does, in a sentence
 * @property {string} file
 * @property {string | RegExp} find matches exactly once in the file
 * @property {string} replace
 * @property {Run} run
 */

/** @type {readonly Fault[]} */
export const faults = [
  ...apiFaults,
  ...apiHttpFaults,
  ...apiAccessFaults,
  ...bookingFaults,
  ...adminGygFaults,
  ...adminOrganizationFaults,
  ...databaseFaults,
  ...identityFaults,
  ...mailAndDemoFaults,
  ...platformFaults,
  ...platformOperationsFaults,
  ...shellFaults,
  ...serverFaults,
  ...toolingFaults,
  ...remoteFaults,
  ...adminEditingFaults,
  ...adminListFaults,
  ...widgetFaults,
  ...designSystemFaults,
  ...journeyFaults,
];
