/** Who sees a navigation entry: a role of the session, or a right beside it (platform administrators, managers of gygs). */
export type NavigationRole = 'GUEST' | 'USER' | 'ADMIN' | 'SUPER' | 'MANAGER';

export interface NavigationEntry {
  readonly path: string;
  readonly labels: { readonly en: string; readonly sv: string };
  readonly roles: readonly NavigationRole[];
  readonly order: number;
  /** `menu`: in the slide-out menu alone; specification 2.2 says what stands in the bar. */
  readonly place?: 'bar' | 'menu';
}

/** One row of /remotes.json: a deployed remote (host-shell/docs/architecture.md, Federation). */
export interface RemoteRow {
  readonly entry: string;
  readonly integrity?: string;
  readonly version: string;
  readonly platform: string;
  readonly basePaths: readonly string[];
  /** Fragments by which any page opens a dialog of this remote. */
  readonly dialogs?: readonly string[];
  readonly prefetch: readonly { readonly href: string; readonly integrity: string }[];
  readonly navigation: readonly NavigationEntry[];
  /** Loaded from a developer's own address instead of the deployed one. */
  readonly overridden?: true;
}

export type RemoteTable = Readonly<Record<string, RemoteRow>>;
