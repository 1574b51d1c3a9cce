/** An entry of Storybook's index: a story or a docs page. */
export interface IndexEntry {
  readonly id: string;
  readonly title: string;
  readonly type: 'story' | 'docs';
}

export interface Group {
  readonly name: string;
  /** The group's first page, as a Storybook URL. */
  readonly href: string;
  /** The number of components, screens or pages in it. */
  readonly pieces: number;
}

/** The groups below one root of the sidebar, in its order; a root with one page is its own group. */
export function groupsOf(entries: readonly IndexEntry[], root: string): Group[] {
  const groups = new Map<string, { first: IndexEntry; titles: Set<string> }>();
  for (const entry of entries) {
    const [top, name = root] = entry.title.split('/');
    if (top !== root) continue;
    const group = groups.get(name) ?? { first: entry, titles: new Set<string>() };
    groups.set(name, { ...group, titles: group.titles.add(entry.title) });
  }
  return [...groups].map(([name, { first, titles }]) => ({
    name,
    href: `?path=/${first.type}/${first.id}`,
    pieces: titles.size,
  }));
}
