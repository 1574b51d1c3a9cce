export { presentBookedGyg, presentGygLine, presentGygPicture } from './booked-gyg.presenter';
export { callWebhooksOfChange } from './call-webhooks-of-change.service';
export { gygFacts, gygHero, gygTextsIn, languagesOf, presentGyg, presentGygPage } from './gyg.presenter';
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
} from './gyg.service';
export { gygMailFacts, needTitleFor, type TitledNeed } from './gyg-mail';
export { gygSearchText } from './gyg-search-text';
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
export { listUnsearchableGygs, refreshSearchText } from './refresh-search-text.service';
export { type SafeTexts, safePage } from './safe-page';
