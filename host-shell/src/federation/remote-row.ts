import type { HotRemoteRow } from '@gyg/contract/remotes';

/** One row of /remotes.json as this page uses it (host-shell/docs/architecture.md, Federation). */
export interface LoadedRow extends HotRemoteRow {
  /** Loaded from a developer's own address instead of the deployed one. */
  readonly overridden?: true;
}

export type RemoteTable = Readonly<Record<string, LoadedRow>>;
