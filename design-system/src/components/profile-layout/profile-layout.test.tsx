import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { ProfileLayout } from './profile-layout';

it('ProfileLayout has the reading order header, facts, body, wide content', () => {
  const ref = createRef<HTMLDivElement>();
  render(
    <ProfileLayout ref={ref} id="gyg" hero="picture " head="head " side="facts " body="body ">
      wide
    </ProfileLayout>,
  );
  expect(ref.current?.textContent).toBe('picture head facts body wide');
  expect(screen.getByText('facts').dataset.sticky).toBeUndefined();
});
