export {
  createSearchParams,
  generatePath,
  Link,
  type LinkProps,
  type Location,
  matchPath,
  type NavigateFunction,
  type NavigateOptions,
  NavLink,
  type NavLinkProps,
  Outlet,
  type Params,
  Route,
  type RouteObject,
  Routes,
  type To,
  useHref,
  useLocation,
  useMatch,
  useNavigate,
  useOutletContext,
  useParams,
  useResolvedPath,
  useRoutes,
  useSearchParams,
} from 'react-router-dom';
export { type HeldAnswer, type HeldAnswers, useHeldAnswers } from './answers/use-held-answers';
export type { CallInput, DownloadName, UploadName } from './api/api-client';
export { ApiError, isApiError } from './api/api-error';
export type { UploadState } from './api/patient-upload';
export { type Area, type AreaDialogProps, type AreaRoute, type BothLanguages, defineArea } from './area/area';
export type { CalendarGyg } from './calendar/calendar-links';
export { directionsUrl } from './calendar/directions-url';
export { useCalendarMenu } from './calendar/use-calendar-menu';
export type { Format } from './format/format';
export { useFormat } from './i18n/i18n';
export { Trans, useLanguage, useTranslation } from './i18n/instance';
export { type Language, textLang, toLanguage, toLocale } from './i18n/language';
export { TextIn, type TextInProps } from './i18n/text-in';
export type { Texts } from './i18n/texts';
export { useErrorText, usePageErrorText } from './i18n/use-error-text';
export { useErrorToast } from './i18n/use-error-toast';
export { type LoadFailure, useLoadFailure } from './i18n/use-load-failure';
export { call, saveDownload, upload } from './page/calls';
export { configOptions, useConfig, useOwnAccounts } from './page/config';
export { RequireAdmin, RequireSuperUser, RequireUser } from './page/guards';
export { useLoginRequired } from './page/login-reason';
export { ownBookingsOptions } from './page/own-bookings';
export {
  callOptions,
  invalidateCalls,
  keepPreviousData,
  queryOptions,
  useQuery,
  useQueryClient,
} from './page/queries';
export { type SessionActions, session } from './page/session-actions';
export { readJson, writeJson } from './page/stored-json';
export { useHostPath } from './page/use-host-path';
export { type AfterChange, type Mutation, useMutation } from './page/use-mutation';
export { usePatientUpload } from './page/use-patient-upload';
export { usePendingSignUp, useSession } from './page/use-session';
export { useSettled } from './page/use-settled';
export { useShareRow } from './page/use-share-row';
export { Navigate } from './routing/navigate';
export { useLocationOver } from './routing/page-routes';
export { lastPage, listAddress, pageFrom } from './routing/paging';
export { paths } from './routing/paths';
export { safeTarget } from './routing/safe-target';
export { useListFoot } from './routing/use-list-foot';
export { type ListInAddress, useListInAddress } from './routing/use-list-in-address';
export { useMissing } from './routing/use-missing';
export { usePageTitle } from './routing/use-page-title';
export { type Paging, usePager } from './routing/use-pager';
export { useSendHome } from './routing/use-send-home';
export { useTopOn } from './routing/use-top-on';
export { type LoginWindow, type PoolAnswer, type PoolOutcome, type PoolRefusal, pool } from './session/issuer/pool';
export type { PendingSignUp } from './session/pending-sign-up';
export { isSignedIn, isSuperUser, type LoginRole, type Session } from './session/session-state';
export { copyText } from './toasts/copy-text';
export { toast } from './toasts/toasts';
