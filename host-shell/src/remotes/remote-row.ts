import type { HotRemoteRow } from '@gyg/contract/remotes';

/** One row of /remotes.json as this page uses it (host-shell/docs/architecture.md, Federation). */
export interface LoadedRow extends HotRemoteRow {
  /** Whether it was loaded from a developer's override instead of the deployed entry. */
  readonly overridden?: true;
}

export type RemoteTable = Readonly<Record<string, LoadedRow>>;
