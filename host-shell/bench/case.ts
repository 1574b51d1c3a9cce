export const groups = ['steps', 'lists', 'search', 'bookings', 'pages', 'start', 'holds'] as const;
export type Group = (typeof groups)[number];
export type ServerName = 'floor' | 'plain' | 'product';

/** One request of a case. */
export interface Call {
  path: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
}

/** A kind of request that is measured in bursts. */
export interface Case {
  group: Group;
  name: string;
  /** The server, if it is not the product. */
  server?: ServerName;
  /** The request with this number. Numbers only grow, so a case can make sure that no two requests are equal. */
  call: (index: number) => Call;
  /** The status of its responses; 200 by default. */
  expected?: number;
  /** How many requests are under way at a time; 32 by default. */
  atOnce?: number;
}
