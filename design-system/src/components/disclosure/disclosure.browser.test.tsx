import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../../../tokens/styles.css';
import { Accordion } from '../accordion/accordion';
import { Disclosure } from './disclosure';

afterEach(cleanup);

const focused = () => document.activeElement?.textContent;

test('Tab reaches the summary and skips closed content; Enter and Space open and close it', async () => {
  render(
    <>
      <Disclosure summary="Filters">
        <a href="#clear">Clear</a>
      </Disclosure>
      <a href="#after">After</a>
    </>,
  );
  await userEvent.tab();
  expect(focused()).toBe('Filters');
  await userEvent.tab();
  expect(focused()).toBe('After');
  await userEvent.tab({ shift: true });
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  expect(focused()).toBe('Clear');
  await userEvent.tab({ shift: true });
  await userEvent.keyboard(' ');
  await userEvent.tab();
  expect(focused()).toBe('After');
});

test('with a shared name, Enter on one item closes the other', async () => {
  render(
    <Accordion
      name="questions"
      items={[
        { id: '1', summary: 'What is it?', content: 'An event', open: true },
        { id: '2', summary: 'What does it cost?', content: 'Nothing' },
      ]}
    />,
  );
  await userEvent.tab();
  await userEvent.tab();
  expect(focused()).toBe('What does it cost?');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => screen.getByText('Nothing').checkVisibility({ contentVisibilityAuto: true })).toBe(true);
  expect(document.querySelectorAll('details[open]')).toHaveLength(1);
});
