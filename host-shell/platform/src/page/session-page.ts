import type { QueryClient } from '@tanstack/react-query';
import { clearPersonalCache } from '../api/query-client';
import { changeLanguage } from '../i18n/i18n';
import { i18n } from '../i18n/instance';
import { toLanguage } from '../i18n/language';
import type { SessionPage } from '../session/session-context';
import { toast } from '../toasts/toasts';

/** Connects a session to this page's texts, toasts and cache. */
export function createSessionPage(queryClient: QueryClient): SessionPage {
  return {
    notify(message) {
      const t = i18n.getFixedT(null, 'platform');
      if (message.key === 'adminRightLost') {
        toast.error(t('session.adminRightLost', { name: message.name }));
        return;
      }
      const show = message.key === 'signedOutElsewhere' ? toast.info : toast.error;
      show(t(`session.${message.key}`));
    },
    clearPersonalCache: () => clearPersonalCache(queryClient),
    language: () => toLanguage(document.documentElement.lang),
    changeLanguage: (language) => void changeLanguage(language),
    onReturn(listener, signal) {
      const onEvent = () => {
        if (document.visibilityState === 'visible') listener();
      };
      addEventListener('focus', onEvent, { signal });
      addEventListener('online', onEvent, { signal });
      document.addEventListener('visibilitychange', onEvent, { signal });
    },
  };
}
