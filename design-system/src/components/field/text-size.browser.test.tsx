import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import '../../../tokens/styles.css';
import { DateField } from '../date-time-field/date-field';
import { SearchBar, SearchBarPart } from '../search-bar/search-bar';
import { SearchField } from '../search-field/search-field';
import { SelectField } from '../select-field/select-field';
import { TextArea } from '../text-area/text-area';
import { TextField } from '../text-field/text-field';

afterEach(cleanup);
const options = [{ value: 'a', label: 'A' }];

test('phones do not zoom into a field: its text has at least 16 px', () => {
  const { container } = render(
    <>
      <TextField label="Name" />
      <TextField label="Code" look="code" />
      <TextArea label="Text" />
      <DateField label="Day" value="" onValueChange={() => undefined} />
      <SelectField label="Goal" options={options} />
      <SelectField label="Sort by" look="inline" options={options} />
      <SearchField label="Search" clearLabel="Clear" />
      <SearchBar label="Search gygs" submitLabel="Search" onSearch={() => undefined}>
        <SearchBarPart>
          <TextField label="Where" />
          <SelectField label="Within" labelHidden options={options} />
        </SearchBarPart>
      </SearchBar>
    </>,
  );
  const fields = [...container.querySelectorAll('input, select, textarea')];
  expect(fields).toHaveLength(9);
  for (const field of fields)
    expect(Number.parseFloat(getComputedStyle(field).fontSize), field.outerHTML).toBeGreaterThanOrEqual(16);
});
