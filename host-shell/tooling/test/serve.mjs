/**
 * Serves the built product for journeys at E2E_BASE_URL until it is stopped: one process, or two behind one address on
 * PostgreSQL if E2E_PROCESSES is 2.
 */
import { startProduct } from './product.mjs';
import { startTwoProcesses } from './two-processes.mjs';

const portOf = (name) => Number(new URL(process.env[name]).port);
const ports = { port: portOf('E2E_BASE_URL'), partnerPort: portOf('E2E_PARTNER_URL') };
if (process.env.E2E_PROCESSES === '2') await startTwoProcesses(ports);
else await startProduct(ports);
