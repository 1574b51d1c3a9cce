export { gygListHandlers } from './gyg-list.routes';
export { listGygsPartneredBy } from './partnered-gygs.service';
