import type { Engine } from '@gyg/database';
import type { Group } from '../cases/case';
import type { FigureName } from '../goals';

export type ServerName = 'floor' | 'plain' | 'product';
export type Figures = Partial<Record<FigureName, number>>;

/** What was measured of one case on one server. */
export interface Row {
  engine: Engine;
  group: Group;
  case: string;
  server: ServerName;
  /** How many gygs the server's data have; 0 for the demo's data. */
  gygs: number;
  figures: Figures;
}
