import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import '../../../tokens/styles.css';
import { DefinitionList } from '../definition-list/definition-list';
import { Section } from '../layout/section';
import { PersonCard } from '../person-card/person-card';
import { Table } from '../table/table';
import { NeedsTable } from './needs-table';

afterEach(cleanup);

const word = 'Nordvästersjökustartilleriflygspaningssimulatoranläggningsmate';
const headers = { title: 'Skill', amount: 'Hours', left: 'Left', action: 'Action' };
const need = { id: 1, title: word, amount: '4.0', badge: { label: '2 positions', tone: 'good' as const } };

test.each([
  ['the title of a need', <NeedsTable key="" caption="Skills" icon="clock" headers={headers} rows={[need]} />],
  [
    'the title of a need with a description',
    <NeedsTable key="" caption="Skills" icon="clock" headers={headers} rows={[{ ...need, description: 'Words' }]} />,
  ],
  ['the title of a section', <Section key="" title={word} />],
  ['a fact', <DefinitionList key="" rows={[{ term: 'Host', value: word }]} />],
  ['the name of a person', <PersonCard key="" name={word} />],
  [
    'a heading in a row',
    <div key="" style={{ display: 'flex' }}>
      <h3>{word}</h3>
    </div>,
  ],
  [
    'the name of a row',
    <table key="">
      <tbody>
        <tr>
          <th scope="row">{word}</th>
        </tr>
      </tbody>
    </table>,
  ],
  [
    'a cell of a table',
    <Table
      key=""
      caption="Stories"
      columns={[{ key: 'told', header: 'Told by', phone: 'third', cell: ({ told }: { told: string }) => told }]}
      rows={[{ told: word }]}
      rowKey={({ told }) => told}
    />,
  ],
])('a word of 62 letters wraps at 320 px: %s', (_what, part) => {
  const { container } = render(<div style={{ display: 'grid', width: 288 }}>{part}</div>);
  const right = container.firstElementChild?.getBoundingClientRect().right ?? 0;
  const text = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  for (let node = text.nextNode(); node; node = text.nextNode()) {
    if (node.textContent !== word) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    expect(range.getBoundingClientRect().right).toBeLessThanOrEqual(right + 0.5);
    return;
  }
  throw new Error('The word is not there');
});

test('a name that is written from right to left does not change the order of what stands beside it', () => {
  const { getByText } = render(
    <p>
      <span>ليلى</span> <span>12</span> gygs
    </p>,
  );
  const name = getByText('ليلى').getBoundingClientRect();
  expect(getByText('12').getBoundingClientRect().left).toBeGreaterThanOrEqual(name.right);
});

test('a field writes in the direction of what is typed', () => {
  const { getByRole } = render(<input aria-label="Name" defaultValue="ليلى" />);
  expect(getComputedStyle(getByRole('textbox')).unicodeBidi).toBe('plaintext');
});
