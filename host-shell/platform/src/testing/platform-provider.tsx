import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { createMemoryRouter, parsePath, RouterProvider } from 'react-router';
import type { Area } from '../area/area';
import { addAreaTexts, startI18n } from '../i18n/i18n';
import type { Language } from '../i18n/language';
import { session } from '../page/page';
import { guestSession, type Session } from '../session/session-state';

/** Sets the session for tests and stories: a guest's unless `over` changes it. */
export function setTestSession(over: Partial<Session> = {}): void {
  // It is scheduled at most every five seconds and would call the fake API of a later test.
  session.refreshMemberships = () => undefined;
  session.startsAsAdmin = () => (over.organizationId ?? '') !== '';
  session.store.setState({ ...guestSession, ...over }, true);
}

/** Starts the texts for tests and stories. */
export async function startTestTexts(
  language: Language,
  areas: readonly Pick<Area, 'name' | 'texts'>[],
): Promise<void> {
  const started = startI18n(language);
  // Before the first await, so that the next render has the texts.
  for (const area of areas) addAreaTexts(area);
  await started;
}

export interface PlatformProviderProps {
  children: ReactNode;
  areas: readonly Pick<Area, 'name' | 'texts'>[];
  language?: Language;
  /** The route pattern of the screen. The URL supplies its parameters and query. */
  pattern?: string;
  at?: string;
  /** The state of the history entry. */
  state?: unknown;
}

const Screen = createContext<ReactNode>(null);

/** Renders the screen from a context, so that a re-rendered screen keeps its history and state. */
const ShownScreen = () => useContext(Screen);

/** Provides the platform to one screen without the shell: new cache, new history, texts loaded. */
export function PlatformProvider({
  children,
  areas,
  language = 'en',
  pattern = '*',
  at = '/',
  state,
}: PlatformProviderProps) {
  const areaNames = areas.map(({ name }) => name).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: area names identify texts; the list is new on each render.
  useMemo(() => void startTestTexts(language, areas), [language, areaNames]);
  const client = useMemo(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }), []);
  const router = useMemo(
    () =>
      createMemoryRouter(
        [
          { path: pattern, element: <ShownScreen /> },
          { path: '*', element: null },
        ],
        { initialEntries: [{ ...parsePath(at), state }] },
      ),
    [pattern, at, state],
  );
  return (
    <QueryClientProvider client={client}>
      <Screen value={children}>
        <RouterProvider router={router} />
      </Screen>
    </QueryClientProvider>
  );
}
