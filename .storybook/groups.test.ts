import { expect, it } from 'vitest';
import { groupsOf } from './groups';

const story = (title: string, id: string) => ({ title, id, type: 'story' as const });
const index = [
  { title: 'Start here', id: 'start-here--docs', type: 'docs' as const },
  { title: 'Components/Fields/Select', id: 'select--docs', type: 'docs' as const },
  story('Components/Fields/Select', 'select--plain'),
  story('Components/Fields/Checkbox', 'checkbox--plain'),
  story('Components/Cards/Avatar', 'avatar--plain'),
  story('Writing', 'writing--writing'),
];

it('a group links to its first page, and counts each component once', () => {
  expect(groupsOf(index, 'Components')).toEqual([
    { name: 'Fields', href: '?path=/docs/select--docs', pieces: 2 },
    { name: 'Cards', href: '?path=/story/avatar--plain', pieces: 1 },
  ]);
});

it('a root with one page is its own group', () => {
  expect(groupsOf(index, 'Writing')).toEqual([{ name: 'Writing', href: '?path=/story/writing--writing', pieces: 1 }]);
});
