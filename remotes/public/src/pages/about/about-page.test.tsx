import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeScreen, openScreen } from '../../testing/open-screen';
import { AboutPage } from './about-page';

afterEach(closeScreen);

test('leads webmasters on, and credits the source of the towns and its licence', async () => {
  await openScreen({ screen: <AboutPage /> });
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href('GeoNames')).toBe('https://www.geonames.org/');
  expect(href('Gygs on your own website')).toBe('/developers');
  expect(href('CC BY 4.0')).toBe('https://creativecommons.org/licenses/by/4.0/');
});
