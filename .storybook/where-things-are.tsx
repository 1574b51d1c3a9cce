import { type MouseEvent, useEffect, useState } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { type Group, groupsOf, type IndexEntry } from './groups';
import s from './where-things-are.module.css';

interface Place {
  /** The first part of the titles in this section. */
  readonly root: string;
  readonly what: string;
  /** The folder or file with its source. */
  readonly where: string;
}

const places: readonly Place[] = [
  { root: 'Principles', what: 'Our rules, with do and don’t.', where: '.storybook/principles.stories.tsx' },
  { root: 'Writing', what: 'Voice, dates, numbers, terms.', where: '.storybook/writing.stories.tsx' },
  {
    root: 'Foundations',
    what: 'Colours by role with their contrast, goals, scale, pictures.',
    where: 'design-system/',
  },
  { root: 'Components', what: 'The parts of screens, in every state.', where: 'design-system/src/components/' },
  { root: 'Screens', what: 'Whole pages with sample data.', where: 'remotes/*/src/pages/, host-shell/src/' },
  { root: 'Widgets', what: 'The elements that partners embed on their pages.', where: 'widgets/elements/' },
  { root: 'Mail', what: 'Every e-mail, as HTML and as text.', where: 'api/mail/src/templates/' },
];

/** Navigates without reloading Storybook; opening a link in another tab works as usual. */
function go(event: MouseEvent<HTMLAnchorElement>, href: string) {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  addons.getChannel().emit(NAVIGATE_URL, href);
}

const GroupLink = ({ group: { href, name } }: { group: Group }) => (
  <a className={s.link} href={`./${href}`} target="_top" onClick={(event) => go(event, href)}>
    {name}
  </a>
);

/** One root of the sidebar; for a root with one page, the heading is the link. */
function PlaceRow({ place: { root, what, where }, groups }: { place: Place; groups: readonly Group[] }) {
  const [first] = groups;
  const whole = first?.name === root;
  return (
    <section className={s.place} aria-labelledby={`place-${root}`}>
      <div>
        <h3 id={`place-${root}`} className={s.name}>
          {whole ? <GroupLink group={first} /> : root}
        </h3>
        <p className={s.what}>{what}</p>
        <code className={s.where}>{where}</code>
      </div>
      {!whole && (
        <ul className={s.groups}>
          {groups.map((group) => (
            <li key={group.href}>
              <GroupLink group={group} />
              {group.pieces > 1 && <span className={s.count}>{group.pieces}</span>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The start page's links to everything, read from Storybook's own index, so new stories appear automatically. */
export function WhereThingsAre() {
  const [entries, setEntries] = useState<readonly IndexEntry[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    const read = async () => {
      const response = await fetch('./index.json', { signal: controller.signal });
      const index: { entries: Record<string, IndexEntry> } = await response.json();
      setEntries(Object.values(index.entries));
    };
    read().catch((thrown: unknown) => {
      if (!controller.signal.aborted) throw thrown;
    });
    return () => controller.abort();
  }, []);
  return (
    <div className={`sb-unstyled ${s.places}`}>
      {places.map((place) => (
        <PlaceRow key={place.root} place={place} groups={groupsOf(entries, place.root)} />
      ))}
    </div>
  );
}
