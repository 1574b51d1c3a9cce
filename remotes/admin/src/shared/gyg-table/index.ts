export { deskAddress } from './gyg-address';
export { GygDate } from './gyg-date';
export { GygName } from './gyg-name';
export { GygStatus } from './gyg-status';
export { GygTable } from './gyg-table';
export { GygTableSkeleton } from './gyg-table-skeleton';
export { orderNames } from './order-names';
export { stateLook } from './state-look';
