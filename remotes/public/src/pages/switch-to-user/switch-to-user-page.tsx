import {
  isSignedIn,
  paths,
  session,
  toast,
  useNavigate,
  usePageTitle,
  useSession,
  useTranslation,
} from '@gyg/platform';
import { useEffect, useRef } from 'react';
import { TextSkeleton } from '../../shared/text-skeleton';

/** Leaves admin mode, shows a toast and redirects to home. */
export function SwitchToUserPage() {
  const { t } = useTranslation('public');
  const navigate = useNavigate();
  const ready = useSession((state) => state.status === 'ready');
  const signedIn = useSession(isSignedIn);
  const done = useRef(false);
  usePageTitle(t('session.toUser.title'));
  useEffect(() => {
    if (!ready || done.current) return;
    done.current = true;
    if (signedIn) {
      session.switchToUser();
      toast.success(t('session.toUser.switched'));
    } else toast.error(t('session.toUser.failed'));
    void navigate(paths.home(), { replace: true });
  }, [ready, signedIn, navigate, t]);
  return <TextSkeleton />;
}
