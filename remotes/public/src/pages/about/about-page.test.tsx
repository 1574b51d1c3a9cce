import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeScreen, openScreen } from '../../testing/open-screen';
import { AboutPage } from './about-page';

afterEach(closeScreen);

test.each(['en', 'sv'] as const)(
  'leads webmasters on, and credits the source of the towns and its licence in %s',
  async (language) => {
    await openScreen({ screen: <AboutPage />, language });
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('GeoNames')).toBe('https://www.geonames.org/');
    expect(href(language === 'en' ? 'Gygs on your own website' : 'Gygar på er egen webbplats')).toBe('/developers');
    expect(href('CC BY 4.0')).toBe('https://creativecommons.org/licenses/by/4.0/');
  },
);
