export { presentBookedGyg, presentGygLine, presentGygPicture } from './booked-gyg.presenter';
export {
  gygFacts,
  gygHero,
  gygMailFacts,
  gygTextsIn,
  languagesOf,
  needTitleFor,
  presentGyg,
  presentGygPage,
  type TitledNeed,
} from './gyg.presenter';
export type { GygPageRow, GygRow } from './gyg.repository';
export {
  type Asked,
  getGyg,
  getGygByUrl,
  getGygPageRow,
  getGygRowByUrl,
  getVisibleGyg,
  isAnyPartner,
  listGygPages,
  listGygRowsById,
  listParticipantInfo,
  queueDeliveriesOfChange,
} from './gyg.service';
export {
  cancellableUntil,
  type GygTimes,
  gygStateAt,
  isListed,
  isOpen,
  isOpenState,
  isPublished,
  openGygStates,
} from './gyg-state';
export { lockGygForDelete, lockGygForUpdate, renameGyg, requireOpenAt, requireStillOpen } from './lock-gyg.service';
export { linkGyg, makeGyg } from './make-gyg.service';
export { gygSearchText, listUnsearchableGygs, refreshSearchText } from './refresh-search-text.service';
export { type SafeTexts, safePage } from './safe-page';
