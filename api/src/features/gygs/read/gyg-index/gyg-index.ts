import { type GygState, gygStates, publicGygStates } from '@gyg/contract';
import { TypedFastBitSet } from 'typedfastbitset';
import type { GygFacts } from './card-feed.repository';
import { comparingTitles, createGygColumns, SortedSeqs, StateSets, sortValuesOf, sumOf } from './gyg-columns';
import { type GygConditions, type HostScope, keepMatching, type Location } from './gyg-conditions';
import { type GygPage, pageOf } from './gyg-page';

const goalNumbers = Array.from({ length: 17 }, (_, index) => index + 1);
/** From this number of changes on, sorting everything is faster than moving each. */
const manyChanges = 1_000;

/** The gygs of one host, and the normalised name in which searches look. */
interface Host {
  /** Few, so not bits: a set of those is as large as its largest number. */
  seqs: Set<number>;
  searchText: string;
}

/** The gygs that match all conditions, and those that match all but goals, or all but states. */
interface Matched {
  withStates: TypedFastBitSet;
  withGoals: TypedFastBitSet;
  all: TypedFastBitSet;
}

export interface GygFacets {
  /** The gygs in each state that match all other conditions. */
  states: Record<GygState, number>;
  /** The gyg with each goal that match all other conditions, by goal number; without zeros. */
  goals: Record<string, number>;
  /** Free positions of those that match everything and are not past. */
  openPositions: number;
}

interface FoundSeqs {
  seqs: number[];
  total: number;
  facets: GygFacets | undefined;
}

const copyOf = (set: TypedFastBitSet) => set.clone();
const setOf = (seqs: Iterable<number>) => (seqs instanceof TypedFastBitSet ? seqs : new TypedFastBitSet(seqs));

/**
 * What conditions, orders and counts of gygs need, in memory: a bit for each gyg and condition, so that a search of a
 * hundred thousand takes a fraction of a millisecond, counts included. What is shown is read from the database.
 */
export class GygIndex {
  readonly #columns = createGygColumns();
  readonly #present = new TypedFastBitSet();
  readonly #published = new TypedFastBitSet();
  readonly #hidden = new TypedFastBitSet();
  readonly #online = new TypedFastBitSet();
  readonly #open = { SKILL: new TypedFastBitSet(), COMMODITY: new TypedFastBitSet() };
  readonly #places = new TypedFastBitSet();
  readonly #goals = new Map(goalNumbers.map((goal) => [goal, new TypedFastBitSet()]));
  readonly #hosts = new Map<string, Host>();
  readonly #states = new StateSets(this.#columns, this.#published);
  readonly #byStart = new SortedSeqs((a, b) => this.#columns.start.get(a) - this.#columns.start.get(b) || a - b);
  readonly #byOver = new SortedSeqs((a, b) => this.#columns.over.get(a) - this.#columns.over.get(b) || a - b);
  readonly #byLat = new SortedSeqs((a, b) => this.#columns.lat.get(a) - this.#columns.lat.get(b) || a - b);
  readonly #byTitle = new SortedSeqs(comparingTitles(this.#columns.titleOf));
  readonly #byPlainTitle = new SortedSeqs(comparingTitles(this.#columns.plainTitleOf));
  readonly #orders = [this.#byStart, this.#byOver, this.#byLat, this.#byTitle, this.#byPlainTitle];

  #changes = 0;
  /** Rises with everything that is taken in. */
  get changes(): number {
    return this.#changes;
  }

  /** The number of gygs. */
  get size(): number {
    return this.#byStart.seqs.length;
  }

  /** The version of a gyg's card in this index; cards that are read later must have it. */
  versionOf(seq: number): number {
    return this.#columns.version.get(seq);
  }

  stateOf(seq: number, now: Date): GygState {
    if (!this.#published.has(seq)) return 'CREATED';
    const { PUBLISHED, ONGOING } = this.#states.at(now.getTime());
    return PUBLISHED.has(seq) ? 'PUBLISHED' : ONGOING.has(seq) ? 'ONGOING' : 'FINISHED';
  }

  /** Undefined if it is not known. */
  placeOf(seq: number): Location | undefined {
    const place = { lat: this.#columns.lat.get(seq), lng: this.#columns.lng.get(seq) };
    return Number.isFinite(place.lat) && Number.isFinite(place.lng) ? place : undefined;
  }

  /** When the next gyg starts or ends, in milliseconds: until then the same gygs match. */
  nextChange(now: Date): number {
    return this.#states.nextChange(now.getTime());
  }

  /** Takes in a part of all gygs, of which none is known yet. Call `sort` after the last part. */
  load(rows: readonly GygFacts[]): void {
    for (const row of rows) this.#set(row);
  }

  /** Puts all gygs in order, which is faster at once than one by one. */
  sort(): void {
    for (const order of this.#orders) order.fill(this.#present.array());
    this.#states.forget();
  }

  /** Takes over what has changed. */
  apply(rows: readonly GygFacts[]): void {
    if (rows.length > manyChanges) {
      this.load(rows);
      this.sort();
      return;
    }
    for (const row of rows) {
      const moves = this.#ordersThatChange(row);
      for (const order of moves) order.remove(row.seq);
      this.#set(row);
      if (!row.removed) for (const order of moves) order.insert(row.seq);
      this.#states.change(row.seq);
    }
  }

  /** The orders in which a gyg gets another place: a booking, for example, changes none. */
  #ordersThatChange(row: GygFacts): readonly SortedSeqs[] {
    const { seq, removed } = row;
    if (removed || !this.#present.has(seq)) return this.#orders;
    const { start, over, lat, titleOf } = this.#columns;
    const next = sortValuesOf(row);
    const changed: SortedSeqs[] = [];
    if (start.get(seq) !== next.start) changed.push(this.#byStart);
    if (over.get(seq) !== next.over) changed.push(this.#byOver);
    if (lat.get(seq) !== next.lat) changed.push(this.#byLat);
    if (titleOf(seq) !== next.title) changed.push(this.#byTitle, this.#byPlainTitle);
    return changed;
  }

  #set(row: GygFacts): void {
    this.#changes += 1;
    const { seq, organizationId } = row;
    this.#columns.set(row);
    const put = (set: TypedFastBitSet, isIn: boolean) => (isIn && !row.removed ? set.add(seq) : set.remove(seq));
    put(this.#present, true);
    put(this.#published, row.publishedAt !== null);
    put(this.#hidden, row.hidden);
    put(this.#online, row.online);
    put(this.#open.SKILL, row.openPositions > 0);
    put(this.#open.COMMODITY, row.openItems > 0);
    put(this.#places, row.placesLeft > 0);
    for (const [goal, set] of this.#goals) put(set, (row.goals & (1 << (goal - 1))) !== 0);
    if (row.removed) {
      // Its card no longer says whose it was.
      for (const { seqs } of this.#hosts.values()) seqs.delete(seq);
      return;
    }
    const host = this.#hosts.get(organizationId) ?? { seqs: new Set<number>(), searchText: '' };
    host.seqs.add(seq);
    host.searchText = row.orgSearchText;
    this.#hosts.set(organizationId, host);
  }

  /** The gygs whose host's name contains a normalised text. */
  ofHostsNamed(text: string): TypedFastBitSet {
    const hosted = new TypedFastBitSet();
    for (const { seqs, searchText } of this.#hosts.values()) {
      if (searchText.includes(text)) for (const seq of seqs) hosted.add(seq);
    }
    return hosted;
  }

  /** Those of these gygs that are in a scope. */
  inScope(seqs: Iterable<number>, scope: HostScope): number[] {
    return this.#inScope(scope).intersection(setOf(seqs)).array();
  }

  /** The numbers of a page of the gygs that match, and how many match; with facets if they are wanted. */
  search(conditions: GygConditions, page: GygPage, now: Date, withFacets = false): FoundSeqs {
    const matched = this.#match(conditions, now);
    const total = matched.all.size();
    const facets = withFacets ? this.#facets(matched, now) : undefined;
    return { seqs: this.#page(matched.all, total, page, now), total, facets };
  }

  #facets(matched: Matched, now: Date): GygFacets {
    const open = matched.all.new_difference(this.#states.at(now.getTime()).FINISHED);
    const openPositions = sumOf(open, this.#columns.positionsLeft.get);
    return { states: this.#countStates(matched, now), goals: this.#countGoals(matched), openPositions };
  }

  /** The number of gygs in each state that match all other conditions; drafts of the scope too. */
  countStates(conditions: GygConditions, now: Date): Record<GygState, number> {
    return this.#countStates(this.#match({ ...conditions, states: gygStates }, now), now);
  }

  #countStates({ withGoals }: Matched, now: Date): Record<GygState, number> {
    const { PUBLISHED, ONGOING, FINISHED } = this.#states.at(now.getTime());
    return {
      CREATED: withGoals.difference_size(this.#published),
      PUBLISHED: withGoals.intersection_size(PUBLISHED),
      ONGOING: withGoals.intersection_size(ONGOING),
      FINISHED: withGoals.intersection_size(FINISHED),
    };
  }

  #countGoals({ withStates }: Matched): Record<string, number> {
    const goals: Record<string, number> = {};
    for (const [goal, set] of this.#goals) {
      const count = withStates.intersection_size(set);
      if (count > 0) goals[goal] = count;
    }
    return goals;
  }

  #match(conditions: GygConditions, now: Date): Matched {
    const { states, goals = [] } = conditions;
    const common = this.#common(conditions, now);
    const sets = this.#states.at(now.getTime());
    const withStates = publicGygStates.every((state) => states.includes(state)) ? common : new TypedFastBitSet();
    for (const state of withStates === common ? [] : new Set(states)) {
      withStates.union(
        state === 'CREATED' ? common.new_difference(this.#published) : common.new_intersection(sets[state]),
      );
    }
    if (goals.length === 0) return { withStates, withGoals: common, all: withStates };
    const wanted = new TypedFastBitSet();
    for (const goal of goals) wanted.union(this.#goals.get(goal) ?? new TypedFastBitSet());
    return {
      withStates,
      withGoals: common.new_intersection(wanted),
      all: withStates.new_intersection(wanted),
    };
  }

  /** The gygs that match all conditions but states and goals; drafts only if they are meant and may be seen. */
  #common(conditions: GygConditions, now: Date): TypedFastBitSet {
    const { scope, hidden, states, hostId, notHostId, within = [] } = conditions;
    const matching =
      hostId === undefined ? copyOf(this.#published) : this.#published.new_intersection(this.#ofHost(hostId));
    const wantsDrafts = states.includes('CREATED');
    if (wantsDrafts || hidden === 'ofHosts') {
      const own = this.#inScope(scope);
      if (hostId !== undefined) own.intersection(this.#ofHost(hostId));
      if (wantsDrafts) matching.union(own);
      if (hidden === 'ofHosts') matching.difference(this.#hidden.new_difference(own));
    }
    if (hidden === 'no') matching.difference(this.#hidden);
    if (notHostId !== undefined) matching.difference(this.#ofHost(notHostId));
    for (const set of within) matching.intersection(setOf(set));
    if (conditions.online) matching.intersection(this.#online);
    if (conditions.kind !== undefined) matching.intersection(this.#open[conditions.kind]);
    if (conditions.recipients) matching.intersection(this.#places);
    if (conditions.kind !== undefined || conditions.recipients)
      matching.difference(this.#states.at(now.getTime()).FINISHED);
    const sorted = { byStart: this.#byStart.seqs, byOver: this.#byOver.seqs, byLat: this.#byLat.seqs };
    return keepMatching(matching, this.#columns, sorted, conditions, now);
  }

  #ofHost(organizationId: string): TypedFastBitSet {
    return new TypedFastBitSet(this.#hosts.get(organizationId)?.seqs);
  }

  #inScope({ everything, organizationIds, seqs }: HostScope): TypedFastBitSet {
    if (everything) return copyOf(this.#present);
    const own = this.#present.new_intersection(new TypedFastBitSet(seqs));
    for (const organizationId of organizationIds) own.union(this.#ofHost(organizationId));
    return own;
  }

  #page(matching: TypedFastBitSet, total: number, page: GygPage, now: Date): number[] {
    return pageOf(matching, total, page, {
      time: now.getTime(),
      states: this.#states.at(now.getTime()),
      columns: this.#columns,
      byStart: this.#byStart.seqs,
      byTitle: (page.language === 'se' ? this.#byTitle : this.#byPlainTitle).seqs,
    });
  }
}
