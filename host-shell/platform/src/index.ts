export { ApiError, isApiError } from './api/api-error';
export { type CallInput, call } from './api/call';
export { configOptions, useConfig, useOwnAccounts } from './api/config';
export { callOptions, keepPreviousData, useMutation, useQuery, useQueryClient } from './api/queries';
export { type UploadName, upload } from './api/upload';
export { useErrorText } from './api/use-error-text';
export { type Area, type AreaDialogProps, type AreaRoute, defineArea } from './area/area';
export type { Format } from './format/format';
export { Controller, type SubmitHandler, useForm, useWatch } from './forms/forms';
export { Trans, useFormat, useLanguage, useTranslation } from './i18n/i18n';
export { type Language, toLanguage, toLocale } from './i18n/language';
export {
  defaultPluginOptions,
  givenPluginOptions,
  type PluginOptions,
  readColour,
  readPluginOptions,
  readTags,
} from './plugins/plugin-options';
export { lastPage, pageFrom } from './routing/paging';
export { paths } from './routing/paths';
export { Navigate, useLocation, useNavigate, useParams, useSearchParams } from './routing/router';
export { safeTarget } from './routing/safe-target';
export { usePageTitle } from './routing/use-page-title';
export { type Paging, usePager } from './routing/use-pager';
export { useSendHome } from './routing/use-send-home';
export { forgetErased } from './session/forget-erased';
export { RequireAdmin, RequireSuperUser, RequireUser } from './session/guards';
export { type PoolAnswer, type PoolOutcome, type PoolRefusal, pool } from './session/pool';
export { lookAtRights, noteMemberships, switchToAdmin, switchToUser } from './session/rights';
export { refreshNotificationCount, signIn, signOut, updateSessionUser } from './session/session';
export { isSignedIn, isSuperUser, type LoginRole, type Session, useSession } from './session/session-store';
export { beginSignUp, type SigningUp, useSigningUp } from './session/signing-up';
export { keep, readKept } from './storage/browser-storage';
export { toast } from './toasts/toasts';
