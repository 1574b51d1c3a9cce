import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { MemoryRouter, parsePath } from 'react-router-dom';
import type { Area } from '../area/area';
import { addAreaTexts, missingTexts } from '../i18n/area-texts';
import { addOwnTexts, startI18n } from '../i18n/i18n';
import type { Language } from '../i18n/language';
import { session } from '../page/page';
import { PageRoutes } from '../routing/page-routes';
import { guestSession, type Session } from '../session/session-state';
import en from '../translations/en.json';
import sv from '../translations/sv.json';

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
  // Before the first await, so that the next render has the texts that are not loaded from files.
  addOwnTexts({ en, sv });
  for (const area of areas) addAreaTexts(area);
  await startI18n(language);
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
  /** Whether another page of the site led to the screen. */
  inside?: boolean;
}

const Screen = createContext<ReactNode>(null);

/** Starts the texts, and returns whether they are there: an area may load each language from a file of its own. */
function useTexts(language: Language, areas: PlatformProviderProps['areas']): boolean {
  const areaNames = areas.map(({ name }) => name).join();
  const key = `${language} ${areaNames}`;
  // Renders again when they are.
  const [, setLoaded] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: area names identify texts; the list is new on each render.
  const started = useMemo(() => startTestTexts(language, areas), [language, areaNames]);
  useEffect(() => {
    let active = true;
    void started.then(() => active && setLoaded(key));
    return () => {
      active = false;
    };
  }, [started, key]);
  return missingTexts(language).length === 0;
}

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
  inside = false,
}: PlatformProviderProps) {
  const hasTexts = useTexts(language, areas);
  const client = useMemo(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }), []);
  const entries = [...(inside ? ['/'] : []), { ...parsePath(at), state }];
  const routes = useMemo(
    () => [
      { path: pattern, element: <ShownScreen /> },
      { path: '*', element: null },
    ],
    [pattern],
  );
  return (
    <QueryClientProvider client={client}>
      <Screen value={hasTexts ? children : null}>
        <MemoryRouter key={`${pattern} ${at}`} initialEntries={entries}>
          <PageRoutes routes={routes} />
        </MemoryRouter>
      </Screen>
    </QueryClientProvider>
  );
}
