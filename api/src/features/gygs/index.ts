export { requireHost, requireHostRead } from './gyg.policy';
export { gygHero, presentGyg, presentGygPage } from './gyg.presenter';
export { type GygRow, isPartnerAmong, listGygRowsById, selectGygs } from './gyg.repository';
export { gygHandlers } from './gyg.routes';
export { getGygByUrl, getGygPageRow, getVisibleGyg } from './gyg.service';
export { gygMailFacts } from './gyg-mail';
export { cancellableUntil, gygStateAt } from './gyg-state';
export { linkGyg, makeGyg } from './make-gyg.service';
