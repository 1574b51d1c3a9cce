import type { ReactNode } from 'react';
import {
  createPath,
  type Location,
  MemoryRouter,
  type NavigateFunction,
  type RouteObject,
  useLocation,
  useNavigate,
} from 'react-router-dom';
import { PageRoutes } from '../routing/page-routes';

export interface MemoryPage {
  readonly element: ReactNode;
  /** The current location, once the page is rendered. */
  location: Location | undefined;
  navigate: NavigateFunction;
  address: () => string;
}

/** A page with its routes and history, for tests that watch or change its address. The last entry is the current one. */
export function memoryPage(routes: RouteObject[], ...entries: string[]): MemoryPage {
  function Page() {
    page.location = useLocation();
    page.navigate = useNavigate();
    return <PageRoutes routes={routes} />;
  }
  const page: MemoryPage = {
    element: (
      <MemoryRouter initialEntries={entries}>
        <Page />
      </MemoryRouter>
    ),
    location: undefined,
    navigate: () => undefined,
    address: () => createPath(page.location ?? {}),
  };
  return page;
}
